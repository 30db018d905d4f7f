import type { NoRoom, Entry } from '../../../store/calculator/edits';
import type { ImpossibleWin } from '../../../engine/scoring/impossible';
import type { Impossible } from '../../../store/calculator/compare';
import type { WinBy } from '../../../engine/types';
import { total } from '../../text/numbers';

export const words = {
  title: 'Calculator',
  back: 'Back',
  game: 'Rule set',
  /** Whose tiles are shown and added to, by wind. */
  handOf: 'Hand of',
  winner: 'winner',
  count: (held: number, of: number) => `${held} of ${of}`,
  complete: 'complete',
  hand: 'The hand',
  usualRules: 'The usual rules.',
  otherRules: (changes: readonly string[]) => `Not the usual rules: ${changes.join('; ')}.`,
  option: (name: string, value: string) => `${name} ${value}`,
  switches: { yes: 'on', no: 'off', none: 'none' },
  useUsual: 'Usual rules',
  useLast: 'Rules of the last match',
  noTiles: 'No tiles yet',
  clear: 'Clear',
  takeBack: 'Take back',
  wonOn: 'won on',
  openSet: 'Open set',
  bonus: 'Bonus',
  remove: (tile: string) => `Take away ${tile}`,
  makeWinning: (tile: string) => `${tile}, make it the winning tile`,
  isWinning: (tile: string) => `${tile}, winning tile, take it away`,
  circumstances: 'Winds and how it was won',
  summary: (round: string | null, seat: string, way: string) =>
    `${round === null ? 'Seat' : `${round} round, seat`} ${seat}. ${way}`,
  round: 'Round',
  seat: 'Seat',
  from: 'Discard by',
  ways: {
    discard: 'On a discard',
    wall: 'Self-drawn',
    'robbed-kong': 'Robbing a kong',
    'bonus-tiles': 'Bonus tiles',
  } satisfies Record<WinBy, string>,
  how: 'How it was won',
  also: 'What else there was',
  /** Something that was chosen there, and the others without which it counts nothing. */
  idle: (name: string, needs: readonly string[]) => `${name} counts only with ${needs.join(' or ')}.`,
  /** Nothing is chosen yet in a list of tiles that are stated. */
  addTile: 'Add a tile',
  tiles: 'Tiles',
  add: 'Add',
  entries: {
    tile: 'Tile',
    chow: 'Chow',
    pong: 'Pong',
    kong: 'Kong',
    'concealed-kong': 'Closed kong',
    'concealed-pong': 'Closed pong',
  } satisfies Record<Exclude<Entry, number>, string>,
  held: (tile: string, count: number) => `${tile}, ${count} held`,
  noRoom: {
    full: 'There is no room for it.',
    used: 'All of these tiles are used.',
    'no-chow': 'No chow begins with this tile.',
    'no-group': 'It stands in for a tile of a set: add the set first.',
    'no-more-wild': 'One tile of this set must be what it is.',
  } satisfies Record<NoRoom, string>,
  /** Digits were typed. */
  typed: (digits: string) => `${digits}: now the suit, C, D or B (M, P or S).`,
  noTile: (signs: string) =>
    `${signs} is no tile. Digits come before their suit, as in 123C 456D 789B or 123m 456p 789s. Alone: E S W N and R G H.`,
  value: 'What it is worth',
  short: (missing: number) => (missing === 1 ? '1 tile to come' : `${missing} tiles to come`),
  incomplete: (away: number | null) =>
    away === null
      ? 'Not a complete hand'
      : away === 0
        ? 'Not complete: one tile is the wrong one'
        : `Not complete: ${away === 1 ? '1 tile' : `${away} tiles`} from a ready hand`,
  nothingYet: 'Tap the tiles of a hand to see what it is worth.',
  receive: (points: number) => `you receive ${total(points)}`,
  pays: (points: number) => `pays ${total(points)}`,
  gets: (points: number) => `receives ${total(points)}`,
  who: 'Who pays whom',
  allHands: 'Who pays whom follows from all hands: add those of the other seats above.',
  otherReadings: 'Other ways to read the tiles',
  why: 'Why',
  change: 'Change the hand',
  share: 'Share',
  sharing: 'Share this hand',
  compared: 'The same hand under every rule set',
  columns: { game: 'Rule set', value: 'Value', receive: 'You receive' },
  impossible: (reason: Impossible, tile: (kind: number) => string) => {
    switch (reason.why) {
      case 'size':
        return `needs ${reason.size} tiles`;
      case 'tile':
        return `no ${tile(reason.kind)} there`;
      case 'chow':
        return 'no chows there';
      case 'group':
        return 'no such sets there';
      case 'kong':
        return 'no kongs there';
      case 'concealed-kong':
        return 'no closed kongs there';
      case 'concealed-pong':
        return 'no closed pongs there';
      case 'seats':
        return 'fewer seats';
    }
  },
  cannotBe: (reason: ImpossibleWin, tile: (kind: number) => string) => {
    switch (reason.code) {
      case 'robbed-tile-held':
        return `This cannot be: a robbed kong takes all four of ${tile(reason.tile)}, and the hand has another.`;
      case 'no-kong-robbed':
        return 'This cannot be: no kong may be robbed with these rules.';
      case 'kong-after-last-tile':
        return 'This cannot be: a kong needs a tile left to draw, so none is robbed on the last tile.';
      case 'kongs-missing':
        return reason.needs === 1
          ? 'This cannot be: a tile is drawn after a kong, and the hand has none.'
          : `This cannot be: kong on kong takes ${reason.needs} kongs, and the hand has ${reason.has}.`;
      case 'bonus-tile-missing':
        return 'This cannot be: the tile replaces a bonus tile, and none is laid out.';
      case 'wild-tile-taken':
        return `This cannot be: ${tile(reason.tile)} is never taken from another player.`;
      case 'last-tile-first-go':
        return 'This cannot be: the first go does not come with the last tile.';
      case 'bonus-tiles-won':
        return 'This cannot be: with all these bonus tiles the hand had won at once. Choose “Bonus tiles”.';
    }
  },
  notComplete: 'not complete there',
  cannotBeThere: 'cannot be',
  fromAllHands: 'from all hands',
  win: 'a win',
  loading: 'One moment',
  foreign: 'A hand from a link. Your own is kept until you change this one.',
};

export type CalculatorWords = typeof words;

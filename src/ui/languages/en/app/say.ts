import { rankOf, suitOf } from '../../../../engine/tiles';
import type { Action, TileKind, Wind } from '../../../../engine/types';
import type { Person } from '../../../../store/types';
import { total } from '../../../text/numbers';
import { does, listed, object, people, points, tile, tilesLeft, whose, wind } from '../grammar';

/** "5 Dots, 8 Dots or Red dragon"; kinds of one suit share its name: "5 or 8 Dots". */
function anyOf(kinds: readonly TileKind[]): string {
  const parts = kinds.map((kind, at) => {
    const next = kinds[at + 1];
    const joined = next !== undefined && suitOf(kind) < 3 && suitOf(next) === suitOf(kind);
    return joined ? `${rankOf(kind)}` : tile(kind);
  });
  return listed(parts, 'or');
}

const taken: Readonly<Record<Action['type'], string>> = {
  discard: 'discard',
  pass: 'pass',
  win: 'win',
  chow: 'chow',
  pong: 'pong',
  kong: 'kong',
  group: 'claim',
  'concealed-kong': 'concealed kong',
  'added-kong': 'kong',
  exchange: 'exchange',
  declare: 'declaration',
};

interface SpokenWin {
  /** Empty where it is just a win. */
  readonly worth: string;
  /** Whose tile it was won on; null for one that was drawn. */
  readonly from: Person | null;
  /** Null where it is told by itself. */
  readonly gain: number | null;
}

/** What is read out of the table. */
export const say = {
  anyOf,
  discarded: (who: Person, name: string) => `${does(who, 'discarded', 'discarded')} ${name}.`,
  drawnAndThrown: (who: Person, name: string) => `${does(who, 'drew', 'drew')} and discarded ${name}.`,
  chow: (who: Person, name: string) => `${does(who, 'chow', 'chows')} ${name}.`,
  pong: (who: Person, name: string) => `${does(who, 'pong', 'pongs')} ${name}.`,
  kong: (who: Person, name: string) => `${does(who, 'kong', 'kongs')} ${name}.`,
  concealedKong: (who: Person, name: string) =>
    `${does(who, 'declare', 'declares')} a concealed kong of ${name}.`,
  hiddenKong: (who: Person) => `${does(who, 'declare', 'declares')} a concealed kong.`,
  addedKong: (who: Person, name: string) => `${does(who, 'add', 'adds')} ${name} to a pong.`,
  bonus: (who: Person, name: string) => `${does(who, 'lay', 'lays')} out ${name}.`,
  win: (who: Person, { worth, from, gain }: SpokenWin) => {
    const on = from === null ? '' : ` on ${from === 'you' ? 'your' : whose(from)} tile`;
    const won = `${does(who, 'win', 'wins')}${worth === '' ? '' : ` with ${worth}`}${on}`;
    return gain === null ? `${won}.` : `${won}, ${gain < 0 ? 'minus' : 'plus'} ${points(Math.abs(gain))}.`;
  },
  playOn: (count: number): string => (count === 1 ? 'One player plays on.' : `${count} players play on.`),
  exchanged: (gave: string, got: string) => `You gave ${gave} and received ${got}.`,
  keptAll: 'You kept all your tiles.',
  /** Words that stand alone, with a full stop. */
  sentence: (words: string) => `${words}.`,
  /** What is said of some tiles, then their names. */
  named: (words: string, names: readonly string[]) => `${words}: ${names.join(', ')}`,
  tiles: (names: readonly string[]) => listed(names, 'and'),
  wallEmpty: 'The wall is empty. No winner.',
  wallEmptyAfterWins: 'The wall is empty.',
  drew: (name: string) => `You drew ${name}.`,
  yourTurn: 'Your turn.',
  youCan: (options: readonly string[]) => `You can ${listed(options, 'or')}.`,
  /** There is one choice alone. */
  youCanOnly: (option: string) => `You can only ${option}.`,
  youCanOnlyDiscard: (name: string) => `You can only discard ${name}.`,
  verbs: {
    win: 'win',
    pong: 'pong',
    chow: 'chow',
    kong: 'kong',
    pass: 'pass',
    discard: 'discard',
    declare: 'declare',
    exchange: 'exchange',
  },
  takenBack: (type: Action['type'], name: string | null) =>
    `Taken back: your ${taken[type]}${name === null ? '' : ` ${type === 'pass' ? 'on' : 'of'} ${name}`}. It is your choice again.`,
  nothingTaken: 'There is no choice to take back in this hand.',
  silenced: (is: boolean): string => (is ? 'Silence: no sounds, calls or vibration.' : 'No longer silent.'),
  sorted: (is: boolean): string => (is ? 'Your hand is sorted.' : 'Your hand is left as drawn.'),
  notReady: 'Your hand is not ready.',
  untold: 'Strict calling: you judge your hand yourself.',
  ready: (kinds: readonly TileKind[]) => `You are ready, waiting for ${anyOf(kinds)}.`,
  thrown: (parts: readonly string[]) => `Dice for the seats: ${parts.join(', ')}.`,
  youAre: (at: Wind) => `You are ${wind(at)}.`,
  scores: (parts: readonly string[]) => `${parts.join(', ')}.`,
  score: (who: Person, score: number) => `${people[who]} ${total(score)}`,
  lastDiscard: (who: Person, name: string) => `Last discard: ${name}, by ${object(who)}.`,
  noDiscard: 'Nothing lies open to claim.',
  tilesLeft: (count: number) => `${tilesLeft(count)}.`,
  sentences: (parts: readonly string[]) => `${parts.join('. ')}.`,
  waiting: (parts: readonly string[]) => `Waiting for ${listed(parts, 'and')}.`,
};

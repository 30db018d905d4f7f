import type { Hand, Winning } from '../../naive/classical/hand';
import { worths } from '../../naive/classical/score';
import { settle } from '../../naive/classical/settle';
import { fail } from '../breach';
import { situationOf } from '../calls';
import { PLAIN } from '../game';
import { demandKnown, FALSE_WIN, readFlag, readNumber, readWord } from '../options';
import { BANK, PLAYERS, readFields } from '../shape';
import type { Entry, Fields, GameEvent } from '../shape';
import { settleDue } from '../due';
import { count, distance, playerAt, takeOut, wrongTime } from '../table';
import { setWithExtras, WINDS } from '../tiles';
import { demandNoWinInTurn } from '../window';
import { isComplete, isReady } from './classicalForms';
import type { Score, ReadGame, Meld, Play, Call } from '../types';

const OPTION_NAMES =
  'extraTiles robKong readyCall dealerRepeats settle falseWin severalWinners falseWinPoints strictCalling ' +
  'sevenPairsDistinct deadWall hands startPoints limit claimSeconds values';
const EXTRAS = { none: 0, seasons: 8, all: 16 } as const;
const ROB_KONG = ['added', 'any', 'added-or-thirteen-orphans', 'never'] as const;
/** Man, cat, fisherman, rooster; the tile after each is what it catches. */
const OWNERS = [42, 44, 46, 48];

function readOptions(given: Fields) {
  demandKnown(given, OPTION_NAMES);
  const settled = readWord(given, 'settle', ['fines', 'keep']);
  const points = readNumber(given, 'startPoints', 2000);
  return {
    dice: 'two-twice',
    extraTiles: readWord(given, 'extraTiles', ['seasons', 'none', 'all']),
    robKong: readWord(given, 'robKong', ROB_KONG),
    readyCall: readWord(given, 'readyCall', ['automatic', 'off']),
    dealerRepeats: readWord(given, 'dealerRepeats', ['draw', 'always']),
    settle: settled,
    falseWin: readWord(given, 'falseWin', FALSE_WIN),
    severalWinners: readWord(given, 'severalWinners', ['nearest']),
    falseWinPoints: readNumber(given, 'falseWinPoints', 100),
    strictCalling: readFlag(given, 'strictCalling', false),
    sevenPairsDistinct: readFlag(given, 'sevenPairsDistinct', true),
    deadWall: readNumber(given, 'deadWall', [14, 0, 2, 4, 6, 8, 10, 12]),
    hands: readNumber(given, 'hands', [4, 8, 16]),
    startPoints: settled === 'keep' ? 0 : points,
    limit: given['limit'] === 'none' ? null : readNumber(given, 'limit', 300),
    values: readValues(given['values']),
  } as const;
}

type Options = ReturnType<typeof readOptions>;

/** Points and doublings that differ, by item. */
function readValues(value: unknown): Readonly<Record<string, number>> {
  const given = value === undefined ? {} : readFields(value, 'option values');
  return Object.fromEntries(Object.keys(given).map((id) => [id, readNumber(given, id, 0)]));
}

/** Chinese classical. */
export const readClassical: ReadGame = (given) => {
  const options = readOptions(given);
  const distinct = options.sevenPairsDistinct;
  return {
    ...PLAIN,
    options,
    allOptions: options,
    set: setWithExtras(EXTRAS[options.extraTiles]),
    hasBank: true,
    events: {
      capture: { fields: ['p', 'tile', 'from'], read: readCapture },
      ready: { fields: ['p'], read: readReady },
      'concealed-pong': { fields: ['p', 'tile'], read: readConcealedPong },
    },
    afterDeal: (play) => {
      for (const p of PLAYERS) if (p !== play.dealer) awaitReadyCall(play, p, options);
    },
    afterDiscard: (play, { p }) => awaitReadyCall(play, p, options),
    afterBonus: awaitCapture,
    whyNoWin: (play, call) => {
      const held = heldWith(play, call);
      const melds = playerAt(play, call.p).melds.map(laid);
      return isComplete({ held, melds, distinct }) ? null : 'the hand is not complete';
    },
    score: (play, call) => scoreOf(play, call, options),
    payments: (play) => settlementOf(play, options),
  };
};

const SHAPES = ['chow', 'pong', 'kong'] as const;

function laid({ type, tiles, concealed }: Meld) {
  const shape = SHAPES.find((each) => each === type) ?? fail(`there is no ${type} here`);
  return { shape, kind: Math.min(...tiles), concealed };
}

function heldWith(play: Play, { p, by, tile }: Call): readonly number[] {
  const { hand } = playerAt(play, p);
  return by === 'wall' ? hand : [...hand, tile];
}

/** Whoever is ready for the first time must say so. */
function awaitReadyCall(play: Play, p: number, { readyCall, sevenPairsDistinct: distinct }: Options): void {
  const { hand: held, melds, isReady: hasCalled } = playerAt(play, p);
  if (readyCall === 'off' || hasCalled) return;
  if (isReady({ held, melds: melds.map(laid), distinct })) play.due.push({ type: 'ready', p });
}

function readReady(play: Play, e: GameEvent): void {
  settleDue(play, e);
  playerAt(play, e.p).isReady = true;
  count(play, play.phase.at === 'turn' ? 'ready-as-dealt' : 'ready');
}

/** An owner takes its catch over from another before whom it lies. */
function awaitCapture(play: Play, e: GameEvent): void {
  if (!OWNERS.includes(e.tile)) return;
  const tile = e.tile + 1;
  const from = play.players.findIndex(({ bonus }) => bonus.includes(tile));
  if (from >= 0 && from !== e.p) play.due.push({ type: 'capture', p: e.p, tile, from });
}

function readCapture(play: Play, e: GameEvent): void {
  settleDue(play, e);
  takeOut(playerAt(play, Number(e.from)).bonus, [e.tile], `the extra tiles of player ${Number(e.from)}`);
  playerAt(play, e.p).bonus.push(e.tile);
  count(play, 'capture');
}

/** Lays three of the hand out, in the own turn. */
function readConcealedPong(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'turn' && phase.at !== 'discard') wrongTime(play, e);
  if (phase.player !== e.p) wrongTime(play, e);
  demandNoWinInTurn(play, e.p);
  const { hand, melds } = playerAt(play, e.p);
  const tiles = [e.tile, e.tile, e.tile];
  takeOut(hand, tiles, `the hand of player ${e.p}`);
  melds.push({ type: 'pong', tiles, concealed: true });
  count(play, phase.at === 'turn' ? 'concealed-pong' : 'concealed-pong-after-claim');
}

/** All four hands are scored, each by a reading that is worth most. */
function scoreOf(play: Play, call: Call, options: Options): Score {
  const hands = play.players.map((_, p) => handOf(play, p, call));
  const best = hands.map((hand) => worths(hand, options)[0] ?? fail('a hand without a worth'));
  return {
    amounts: best.map(({ score }) => score),
    met: best.flatMap(({ items, limit }) => [
      ...items.map(({ id }) => `item:${id}`),
      ...(limit ? ['at-the-limit'] : []),
    ]),
    faults: (found) => {
      const seats = readFields(readFields(found, 'score')['seats'], 'score.seats');
      return hands.flatMap((hand) => faultOf(hand, seats, options));
    },
  };
}

/** The record says of every hand what a reading of it is worth. */
function faultOf(hand: Hand, seats: Fields, options: Options): string[] {
  const seat = WINDS[hand.seat] ?? '';
  const fields = readFields(seats[seat], seat);
  const found = [fields['points'], fields['doublings'], fields['score'], fields['limit']].join(' ');
  const right = worths(hand, options).map((worth) =>
    [worth.points, worth.doublings, worth.score, worth.limit].join(' '),
  );
  return right.includes(found) ? [] : [`score of ${seat}: expected ${right[0]}, found ${found}`];
}

function handOf(play: Play, p: number, call: Call): Hand {
  const { hand, melds, bonus } = playerAt(play, p);
  const seat = distance(play.dealer, p);
  const own = { seat, melds: melds.map(laid), extras: bonus };
  if (p !== call.p) return { ...own, held: hand, win: null };
  return { ...own, held: heldWith(play, call), win: winningOf(play, call) };
}

function winningOf(play: Play, call: Call): Winning {
  const { tile, by } = call;
  if (by === 'bonus-tiles') return fail('bonus tiles do not win');
  const is = new Set(situationOf(play, call));
  return {
    tile,
    by,
    loose: is.has('kong-replacement') || is.has('bonus-replacement'),
    kongOnKong: is.has('double-kong-replacement'),
    asDealt: is.has('first-draw') && playerAt(play, call.p).melds.length === 0,
    onFirstDiscard: is.has('first-discard'),
  };
}

function settlementOf(play: Play, options: Options): readonly Entry[] {
  const playerAtSeat = (seat: number): number => (seat + play.dealer) % PLAYERS.length;
  return play.wins.flatMap(({ score, index }) => {
    const bySeat = PLAYERS.map((seat) => score.amounts[playerAtSeat(seat)] ?? 0);
    return settle(bySeat, options.settle).map(({ from, to, amount }) => ({
      from: from === null ? BANK : playerAtSeat(from),
      to: playerAtSeat(to),
      amount,
      event: index,
    }));
  });
}

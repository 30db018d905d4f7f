import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import { dealScores, finishDeal } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import { rulesOf } from '../../src/engine/knownRules';
import { kindsOfText } from '../../src/engine/notation';
import type { Action, Deal, Extras } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { wallView } from '../../src/store/match/wallView';
import type { GameState } from '../../src/store/types';
import { dealFixture, emptyState, players } from './fixtures';
import type { SeatText, TableText } from './fixtures';

const rules = 'riichi';
const YOU = 1;
/** Always undrawn. */
const DEAD_WALL = 14;
/** From the end of the wall: the first indicator, and the one under it is the tile before. */
const FIRST_INDICATOR = 5;
/** The dealer's right neighbour dealt first. */
const LAST_SEAT = 3;
const POINTS = [31_200, 24_300, 25_900, 17_600];

interface RiichiText extends Pick<TableText, 'turn' | 'why' | 'isDrawn' | 'options'> {
  readonly seats: readonly SeatText[];
  /** Of the live wall. */
  readonly left: number;
  /** Indicators that are turned up, and those under them. */
  readonly dora: string;
  readonly ura?: string;
  /** By seat: riichi 1, double riichi 2; and the discards before it. */
  readonly riichi?: readonly number[];
  readonly riichiAt?: readonly number[];
  readonly honba?: number;
  readonly sticks?: number;
  readonly extras?: Extras;
  /** Every so manyth discard was claimed by the next seat. */
  readonly claimed?: number;
}

function dealOf(table: RiichiText): { match: Match; deal: Deal } {
  const { dora, ura = '1m', riichi, riichiAt, honba = 0, sticks = 0, left } = table;
  const { match, deal } = dealFixture({ ...table, rules, wallLeft: left });
  const tiles = deal.source.type === 'wall' ? deal.source.tiles : [];
  const back = tiles.length;
  const carry = { honba, sticks, points: POINTS, first: LAST_SEAT };
  const turnedUp = kindsOfText(dora).map((_, at) => back - FIRST_INDICATOR - 2 * at);
  return {
    match: { ...match, scores: POINTS, progress: { ...match.progress!, repeat: honba, carry } },
    deal: {
      ...deal,
      carry,
      extras: {
        ...deal.extras,
        shown: turnedUp,
        dora: kindsOfText(dora),
        ura: kindsOfText(ura),
        ...(riichi && { riichi }),
        ...(riichiAt && { riichiAt }),
        ...table.extras,
      },
      source: { type: 'wall', tiles, front: back - DEAD_WALL - left, back, aside: [] },
      seats: deal.seats.map((seat, at) => ({
        ...seat,
        river: seat.river.map((discard, place) =>
          table.claimed && place % table.claimed === 1 ? { ...discard, claimedBy: (at + 1) % 4 } : discard,
        ),
      })),
    },
  };
}

function shown(table: RiichiText): GameState {
  const { match, deal } = dealOf(table);
  return {
    ...emptyState,
    screen: 'table',
    match,
    players,
    human: YOU,
    humanSeat: YOU,
    view: seatView(deal, YOU),
    choices: legalActions(deal, YOU),
    scores: match.scores,
    wall: wallView(deal),
    lastDiscard: deal.seats[table.turn]?.river.at(-1)?.tile ?? null,
  };
}

/** The hand as it ended after these choices, and passes of all who are asked then. */
function ended(table: RiichiText, actions: readonly Action[]): GameState {
  const { match, deal } = dealOf(table);
  let now = deal;
  for (const action of actions) now = chosen(now, action);
  while (now.phase.type === 'play' && now.pending) {
    const asked = [0, 1, 2, 3].find((seat) => legalActions(now, seat).length > 0);
    if (asked === undefined) break;
    now = chosen(
      now,
      legalActions(now, asked).find(({ type }) => type === 'pass')!,
    );
  }
  const after = finishDeal(match, now);
  return {
    ...emptyState,
    screen: 'result',
    match,
    players,
    human: YOU,
    humanSeat: YOU,
    view: seatView(now, YOU),
    scores: after.scores,
    result: {
      deal: now,
      seated: [0, 1, 2, 3],
      gained: dealScores(now, [0, 1, 2, 3]),
      before: match.scores,
      after: after.scores,
      last: false,
    },
  };
}

function chosen(deal: Deal, action: Action): Deal {
  const made = apply(deal, action);
  if (!made.ok) throw new Error(`The scene does not go on: ${made.code}.`);
  return made.deal;
}

const mei: SeatText = { hand: '?', river: 'N19m9s1s8m6s2p5p' };
const wing: SeatText = { hand: '?', melds: '[WWW]0', river: '9pN7m3s1m9pE5s' };
const chiu: SeatText = { hand: '?', melds: '[345s]2', river: 'EF2m9s1pP8p9m' };

const turn: RiichiText = {
  seats: [mei, { hand: '340m456p22267s99sC', river: '1m9m1sE4s6m7s2m' }, wing, chiu],
  turn: 1,
  why: 'turn',
  isDrawn: true,
  left: 36,
  dora: '8s',
  riichi: [1, 0, 0, 0],
  riichiAt: [5, 0, 0, 0],
  honba: 1,
  sticks: 1,
};

/** Riichi with several tiles, a concealed kong, or a win. */
const declare: RiichiText = {
  ...turn,
  seats: [mei, { hand: '234m345p7777s2266s', river: '1m9m1sE4s6m' }, wing, chiu],
  extras: {},
};

const ready: RiichiText = {
  ...turn,
  seats: [mei, { hand: '234m340p345s2267s', river: '1m9m1sE8s6m7p2m' }, wing, chiu],
  turn: 0,
  why: null,
  isDrawn: false,
};

const bound: RiichiText = {
  ...turn,
  seats: [mei, { hand: '234m340p345s2267sC', river: '1m9m1sE4p6m7p2m' }, wing, chiu],
  riichi: [1, 1, 0, 0],
  riichiAt: [5, 6, 0, 0],
};

/** A win, a pong and four chows, two of them with a red five. */
const claim: RiichiText = {
  ...turn,
  seats: [
    { ...mei, river: 'N9m9s1s8m6s2pP6p' },
    { hand: '3450667p234m678s', river: '1m9m1sE4s6m7s2m' },
    wing,
    chiu,
  ],
  turn: 0,
  why: 'discard',
  isDrawn: false,
};

const worst: RiichiText = {
  seats: [
    { hand: '?', melds: '[123m]3 [4444m]+1 [EEE]2 (1111s)', river: 17 },
    { hand: '8sF', melds: '[CCC]2 [5550p]+0 [789s]0 [999m]3', river: 17 },
    { hand: '?', melds: '[888m]0 [2222s]3 [345s]1 [PPP]0', river: 17 },
    { hand: '?', melds: '[678p]2 [111p]2 [456s]2 [NNN]1', river: 17 },
  ],
  turn: 1,
  why: 'turn',
  isDrawn: true,
  left: 1,
  dora: '8s9m1pWF',
  ura: '2s3s4s6s7s',
  riichi: [1, 2, 1, 1],
  riichiAt: [5, 0, 9, 16],
  honba: 12,
  sticks: 5,
};

/** As many discards as a seat can have, with those that were claimed. */
const long: RiichiText = {
  ...worst,
  seats: [
    { hand: '?', river: 15 },
    { hand: '234m340p345s2267sC', river: 18 },
    { hand: '?', river: 15 },
    { hand: '?', river: 18 },
  ],
  claimed: 6,
};

const won: RiichiText = {
  ...turn,
  seats: [{ ...mei, river: 'N19m9s1s8m6s2p8p' }, { hand: '223344m34067p33s', river: '1m9m1sE' }, wing, chiu],
  turn: 0,
  why: 'discard',
  isDrawn: false,
  riichi: [0, 1, 0, 0],
  riichiAt: [0, 3, 0, 0],
};

/** The last discard: two are ready. */
const last: RiichiText = {
  ...turn,
  seats: [
    { ...mei, hand: '456m456p45678s22p' },
    { hand: '147m258p369sESWFC', river: '1m9m1sE4s6m7s2m' },
    wing,
    { ...chiu, hand: '678m78p11p55m' },
  ],
  left: 0,
};

/** Nine terminals and honours in the first turn. */
const nine: RiichiText = {
  ...turn,
  seats: [{ hand: '?' }, { hand: '19m19p19sESWN258m' }, { hand: '?' }, { hand: '?' }],
  riichi: [0, 0, 0, 0],
  left: 69,
};

/** The winner answers for nothing: yaku of three suits, dora, red fives and what lies under the indicators. */
const dear: RiichiText = {
  ...won,
  seats: [mei, { hand: '234m234p234s067s88s', river: '1m9m1sE' }, wing, chiu],
  turn: 1,
  why: 'turn',
  isDrawn: true,
  dora: '1m7s',
  ura: '1p5s',
  honba: 3,
  sticks: 4,
  extras: { ippatsu: 0b10 },
};

/** The end of a match. */
function standings(): GameState {
  const { match, deal } = dealOf(turn);
  const points = [38_200, 27_400, 24_300, 10_100];
  const closing = rulesOf(match).closing?.(match.progress!, deal, points) ?? [];
  const scores = points.map((score, at) => closing.reduce((sum, line) => sum + line.points[at]!, score));
  return {
    ...emptyState,
    screen: 'standings',
    match: { ...match, scores, closing, progress: null },
    players,
    scores,
    human: YOU,
  };
}

export const riichiScenes: Readonly<Record<string, () => GameState>> = {
  'riichi-turn': () => shown(turn),
  'riichi-last': () => shown({ ...turn, options: { rounds: 1 } }),
  'riichi-declare': () => shown(declare),
  'riichi-ready': () => shown(ready),
  'riichi-bound': () => shown(bound),
  'riichi-claim': () => shown(claim),
  'riichi-worst': () => shown(worst),
  'riichi-long': () => shown(long),
  'riichi-dear': () => ended(dear, [{ type: 'win', seat: YOU }]),
  'riichi-drawn': () => {
    const { hand } = shown(last).view!;
    return ended(last, [{ type: 'discard', seat: YOU, tile: hand.at(-1)! }]);
  },
  'riichi-nine': () =>
    ended(nine, [{ type: 'declare', seat: YOU, what: 'nine-terminals', tile: null, target: null }]),
  'riichi-standings': standings,
  'riichi-result': () => ended(won, [{ type: 'win', seat: YOU }]),
};

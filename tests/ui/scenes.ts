import { apply } from '../../src/engine/apply';
import type { Deal, Seat } from '../../src/engine/types';
import { dealScores, finishDeal } from '../../src/engine/match';
import { seatView } from '../../src/engine/view';
import { sheetSoFar } from '../../src/store/match/runningScores';
import type { GameState } from '../../src/store/types';
import { dealFixture, emptyState, players, tableFixture } from './fixtures';
import type { SeatText, TableText } from './fixtures';

export const mei: SeatText = { hand: '?', melds: '[345m]3', bonus: '13f', river: 'NP9m9s1s8m6s2p5p' };
export const wing: SeatText = { hand: '?', melds: '[888s]0 [2222s]3', bonus: '3y', river: '9pN7m3s1m9pE5s' };
export const chiu: SeatText = { hand: '?', melds: '[345s]2', bonus: '4y', river: 'EF2m9s1pP8p9m' };
export const you: SeatText = { hand: '45566677pSS', melds: '[CCC]2', bonus: '2y', river: '1m9m1sE4s6m7s2m' };

/** A discard that can be won with, claimed for a pong and for two chows. */
export const claimTable: TableText = {
  seats: [mei, you, wing, chiu],
  turn: 0,
  why: 'discard',
  wallLeft: 53,
};

export const turnTable: TableText = {
  seats: [{ ...mei, river: 'NP9m9s1s8m6s2p4m' }, { ...you, hand: '45566677pSSC' }, wing, chiu],
  turn: 1,
  why: 'turn',
  wallLeft: 52,
  isDrawn: true,
};

const full = [
  { hand: '?', melds: '[123m]3 [4444m]1 [EEE]2 (1111s)', bonus: '14f1y', river: 21 },
  { hand: '8sF', melds: '[CCC]2 [5555p]0 [789s]0 [999m]3', bonus: '2y2f', river: 21 },
  { hand: '?', melds: '[888m]0 [2222s]3 [345s]1 [PPPP]0', bonus: '3y3f', river: 21 },
  { hand: '?', melds: '[678p]2 [111p]2 [456s]2 [NNNN]1', bonus: '4y', river: 21 },
] as const satisfies readonly SeatText[];

/** The worst case: four melds a seat, and as many discards as there can be with them. */
export const fullTable: TableText = {
  seats: full,
  turn: 1,
  why: 'turn',
  wallLeft: 1,
  isDrawn: true,
};

/** Every claim there is at once, with full seats around. */
const manyTable: TableText = {
  seats: [
    { ...full[0], river: '2m2m3m3m5m5m6m6m7m7m8mWW2p2p3p3pFFS8p5p' },
    { hand: '3444455567999p', bonus: '2y2f', river: 15 },
    { ...full[2], river: 15 },
    { ...full[3], river: 15 },
  ],
  turn: 0,
  why: 'discard',
  wallLeft: 12,
};

const cheapYou: SeatText = { hand: '12m456p789s99p', melds: '[567s]0', bonus: '2y', river: '1m9m1sE4s6m7s' };

/** Complete with the discard, but worth one faan only; a chow is on offer. */
const cheapTable: TableText = {
  ...claimTable,
  seats: [{ ...mei, river: 'NP9m9s1s8m6s2p3m' }, cheapYou, wing, chiu],
};

/** The same hand while the player across discards: nothing is asked. */
const missedTable: TableText = {
  ...cheapTable,
  seats: [{ ...mei, river: 'NP9m9s1s8m6s2p' }, cheapYou, wing, { ...chiu, river: 'EF2m9s1pP8p3m' }],
  turn: 3,
  why: null,
};

/** Only chows are on offer. */
const chowTable: TableText = {
  ...claimTable,
  seats: [
    { ...mei, river: 'NP9m9s1s8m6s2p3m' },
    { hand: '1245m456p799sWES', bonus: '2y', river: '1m9m1sE4s6m7s' },
    wing,
    chiu,
  ],
};

export const idleTable: TableText = { ...claimTable, why: null, wallLeft: 83 };

/** A hand that waits for every terminal and honour. */
const thirteenTable: TableText = {
  ...idleTable,
  seats: [mei, { hand: '19m19p19sESWNCFP', bonus: '2y', river: '4s6m7s2m' }, wing, chiu],
};

/** The claim of `claimTable` won. */
export function wonState(): GameState {
  return withSheet(wonBy({ table: claimTable, seat: 1 }));
}

/** Wing draws the winning tile. */
function botWonState(): GameState {
  const table: TableText = {
    ...claimTable,
    seats: [mei, you, { ...wing, hand: 'WWW66s777s' }, chiu],
    turn: 2,
    why: 'turn',
    isDrawn: true,
  };
  return withSheet(wonBy({ table, seat: 2 }));
}

function withSheet(state: GameState): GameState {
  const { match, result } = state;
  return match && result ? { ...state, sheet: sheetSoFar({ match, deal: result.deal, sheet: [] }) } : state;
}

interface Won {
  readonly table: TableText;
  readonly seat: Seat;
  /** What was declared and paid before. */
  readonly before?: Partial<Deal>;
}

/** The result of a hand that this seat has won. */
export function wonBy({ table, seat, before }: Won): GameState {
  const { match, deal } = dealFixture({ ...table, asked: seat });
  const won = apply({ ...deal, ...before }, { type: 'win', seat });
  if (!won.ok) throw new Error(`The fixture cannot be won: ${won.code}.`);
  const after = finishDeal(match, won.deal);
  return {
    ...emptyState,
    screen: 'result',
    match,
    players: players.slice(0, won.deal.seats.length),
    human: 1,
    humanSeat: 1,
    view: seatView(won.deal, 1),
    scores: after.scores,
    result: {
      deal: won.deal,
      seated: [0, 1, 2, 3],
      gained: dealScores(won.deal, [0, 1, 2, 3]),
      before: match.scores,
      after: after.scores,
      last: false,
    },
  };
}

export function drawnState(): GameState {
  return endedState(idleTable, { ending: 'exhausted', out: 0 });
}

/** A hand that nobody has won. `out`: the seats that played no further. */
export function endedState(table: TableText, { ending, out }: { ending: string; out: number }): GameState {
  const { match, deal } = dealFixture(table);
  const ended = { ...deal, phase: { type: 'ended', ending } as const, pending: null, out };
  return {
    ...wonState(),
    match,
    view: seatView(ended, 1),
    result: {
      deal: ended,
      seated: [0, 1, 2, 3],
      gained: [0, 0, 0, 0],
      before: match.scores,
      after: match.scores,
      last: true,
    },
  };
}

/** A complete hand that may not win on the discard that was just made. */
function missedState(): GameState {
  const state = tableFixture(missedTable);
  const tile = state.lastDiscard ?? 0;
  return {
    ...state,
    choices: [],
    seen: [{ serial: 1, event: { type: 'discard', seat: 3, tile, drawn: false } }],
  };
}

/** The end of a match of sixteen hands. */
function standingsState(): GameState {
  const { match, ...state } = wonState();
  const scores = [586, 424, 504, 486];
  const gains = scores.map((score, player) => {
    const waves = Array.from({ length: 15 }, (_, at) => 4 * (((at * 7 + player * 13) % 23) - 11));
    return [...waves, score - 500 - waves.reduce((sum, wave) => sum + wave, 0)];
  });
  const sheet = Array.from({ length: 16 }, (_, dealt) => ({
    dealt,
    round: Math.floor(dealt / 4),
    number: (dealt % 4) + 1,
    repeat: 0,
    gained: gains.map((gain) => gain[dealt] ?? 0),
  }));
  return {
    ...state,
    match: match && { ...match, dealt: sheet.length },
    screen: 'standings',
    result: null,
    scores,
    sheet,
  };
}

/** The dice lie; nobody has drawn yet. */
const dealtTable: TableText = {
  seats: [{ hand: '?' }, { hand: '1245m456p799sWES', bonus: '' }, { hand: '?' }, { hand: '?' }],
  turn: 0,
  why: null,
  wallLeft: 83,
};

/** A stand-in has just chosen for one of the others. */
function standInState(): GameState {
  const state = tableFixture(idleTable);
  const seated = state.players.map((info) => (info.person === 'mei' ? { ...info, stoodIn: 3 } : info));
  return { ...state, players: seated, notice: 'bots-replaced' };
}

/** The others were skipped to the own turn. */
function skippedState(): GameState {
  const state = tableFixture(turnTable);
  const discards = [2, 3, 0].map((seat, at) => ({ seat, tile: 40 + at, drawn: false }));
  const claim = { type: 'pong', seat: 3, from: 2, tile: 40, own: [41, 43] } as const;
  const [first, ...others] = discards.map((discard) => ({ type: 'discard', ...discard }) as const);
  const events = [first!, claim, ...others];
  return { ...state, skippedFrom: 0, seen: events.map((event, at) => ({ serial: at + 1, event })) };
}

/** The own discard, while nobody has answered it. */
function slippedState(): GameState {
  const state = tableFixture({ ...turnTable, why: null });
  const tile = state.view?.seats[state.humanSeat]?.river.at(-1)?.tile ?? 0;
  const event = { type: 'discard', seat: state.humanSeat, tile, drawn: false } as const;
  return { ...state, choices: [], seen: [{ serial: 1, event }], lastDiscard: tile, mayTakeBack: true };
}

/** Every picture of the Hong Kong table by name; `toyScenes` has those of other tables. */
export const scenes: Readonly<Record<string, () => GameState>> = {
  claim: () => tableFixture(claimTable),
  turn: () => tableFixture(turnTable),
  worst: () => tableFixture(fullTable),
  many: () => tableFixture(manyTable),
  thirteen: () => tableFixture(thirteenTable),
  idle: () => tableFixture(idleTable),
  doing: () => ({
    ...tableFixture(idleTable),
    forHand: { autoWin: true, discardDrawn: true, onlyWins: true },
  }),
  skipped: skippedState,
  slipped: slippedState,
  cheap: () => tableFixture(cheapTable),
  missed: missedState,
  chow: () => tableFixture(chowTable),
  dice: () => tableFixture(dealtTable),
  toast: () => ({ ...tableFixture(idleTable), notice: 'save-failed' }),
  toasts: () => ({ ...tableFixture(idleTable), notice: 'save-failed', ownership: 'elsewhere' }),
  standin: standInState,
  result: wonState,
  botwin: botWonState,
  drawn: drawnState,
  home: () => emptyState,
  saved: () => ({ ...tableFixture(claimTable), screen: 'home', choices: [] }),
  standings: standingsState,
};

import { apply } from '../../src/engine/apply';
import { finishDeal } from '../../src/engine/match';
import type { DealEvent, Seat } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { wallView } from '../../src/store/match/wallView';
import type { GameState } from '../../src/store/types';
import '../support/toys/loaded';
import { dealFixture, tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { chiu, claimTable, mei, turnTable, wing, you } from './scenes';

/** The table before a hand is won, and after. */
interface WinScene {
  readonly before: GameState;
  readonly after: GameState;
}

/** These seats win with the same tile. */
function wonAt(table: TableText, winners: readonly Seat[]): WinScene {
  const ends = winners.map((seat) => wonBy({ ...table, asked: seat }, seat));
  const [end] = ends;
  if (!end) throw new Error('Nobody wins.');
  const before = { ...tableFixture(table), choices: [], seen: [drawOf(table)].map(numbered) };
  return {
    before,
    after: {
      ...before,
      view: seatView(end.deal, table.humanSeat ?? 1),
      wall: wallView(end.deal),
      scores: end.scores,
      seen: [drawOf(table), ...ends.flatMap(({ events }) => events)].map(numbered),
    },
  };
}

function wonBy(table: TableText, seat: Seat) {
  const { match, deal } = dealFixture(table);
  const won = apply(deal, { type: 'win', seat });
  if (!won.ok) throw new Error(`The fixture cannot be won: ${won.code}.`);
  return { ...won, scores: finishDeal(match, won.deal).scores };
}

/** The tile that was drawn last. */
function drawOf(table: TableText): DealEvent {
  const { deal } = dealFixture(table);
  return { type: 'draw', seat: table.turn, tile: deal.drawn?.tile ?? 0, from: 'front' };
}

function numbered(event: DealEvent, at: number) {
  return { serial: at + 1, event };
}

const right: TableText = {
  ...claimTable,
  seats: [mei, { ...you, river: '1m9m1sE4s6m2m7s' }, { ...wing, hand: 'WWW66s77s' }, chiu],
  turn: 1,
};

const across: TableText = {
  ...claimTable,
  seats: [
    { ...mei, river: 'NP9m9s1s8m6s2pS' },
    { ...you, hand: '45566677p89m' },
    wing,
    { ...chiu, hand: '666sWWW99sSS' },
  ],
};

const left: TableText = {
  ...claimTable,
  seats: [
    { ...mei, hand: '111mWWW22mSS' },
    { ...you, hand: '45566677p89m', river: '1sE4s6m7s' },
    wing,
    { ...chiu, river: 'EF2m9s1pP8pS' },
  ],
  turn: 3,
};

const three: TableText = {
  rules: 'toy-three',
  seats: [
    { hand: '?', melds: '[777p]1', river: '1pEFN2p3pW' },
    { hand: '234p456p88p99p', melds: '[CCC]2', river: '1pWS8sP2pN' },
    { hand: '?', melds: '[FFF]0', river: 'W1pPE8sN6p9p' },
  ],
  turn: 2,
  why: 'discard',
  wallLeft: 38,
};

const sixteenTable: TableText = {
  rules: 'toy-sixteen',
  seats: [
    { hand: '?', river: 'NP9m9s1s8m5p' },
    { hand: '234m789m234p666s11p46p', bonus: '2y', river: '1m9m1sE4s' },
    { hand: '345m789m345s777s22s46p', bonus: '3y', river: '9pN7m3s1m' },
    { hand: '?', river: 'EF2m9s1pP8p' },
  ],
  turn: 0,
  why: 'discard',
  wallLeft: 58,
};

/** By name: who wins, by place or how. */
export const winScenes: Readonly<Record<string, () => WinScene>> = {
  own: () => wonAt(claimTable, [1]),
  drawn: () =>
    wonAt({ ...turnTable, seats: turnTable.seats.with(1, { ...you, hand: '45566677pSS5p' }) }, [1]),
  right: () => wonAt(right, [2]),
  across: () => wonAt(across, [3]),
  left: () => wonAt(left, [0]),
  three: () => wonAt(three, [1]),
  sixteen: () => wonAt(sixteenTable, [1]),
  two: () => wonAt(sixteenTable, [1, 2]),
};

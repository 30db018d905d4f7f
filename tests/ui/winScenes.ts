import { advance } from '../../src/engine/advance';
import { finishDeal } from '../../src/engine/match';
import { copyDeal } from '../../src/engine/state';
import type { DealEvent, Seat } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { wallView } from '../../src/store/match/wallView';
import type { GameState } from '../../src/store/types';
import '../support/toys';
import { dealFixture, tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { claimTable, turnTable } from './scenes';

/** The table before a hand is won, and after. */
interface WinScene {
  readonly before: GameState;
  readonly after: GameState;
}

/** These seats win at the same moment. */
function wonAt(table: TableText, winners: readonly Seat[]): WinScene {
  const { match, deal } = dealFixture(table);
  const waiting = winners.reduce((bits, seat) => bits | (1 << seat), 0);
  const copy = copyDeal({ ...deal, pending: deal.pending && { ...deal.pending, waiting } });
  const events: DealEvent[] = [];
  for (const seat of winners) advance(copy, { type: 'win', seat }, events);
  if (copy.phase.type !== 'ended') throw new Error('The fixture cannot be won.');
  const before = { ...tableFixture(table), choices: [], seen: [drawOf(table)].map(numbered) };
  return {
    before,
    after: {
      ...before,
      match,
      view: seatView(copy, table.humanSeat),
      wall: wallView(copy),
      scores: finishDeal(match, copy).scores,
      seen: [drawOf(table), ...events].map(numbered),
    },
  };
}

/** The tile that was drawn last. */
function drawOf(table: TableText): DealEvent {
  const { deal } = dealFixture(table);
  return { type: 'draw', seat: table.turn, tile: deal.drawn?.tile ?? 0, from: 'front' };
}

function numbered(event: DealEvent, at: number) {
  return { serial: at + 1, event };
}

const [mei = { hand: '?' }, you = { hand: '?' }, wing = { hand: '?' }, chiu = { hand: '?' }] =
  claimTable.seats;

const right: TableText = {
  ...claimTable,
  seats: [mei, { ...you, river: '1m9m1sE4s6m2m7s' }, { ...wing, hand: 'WWW66s77s' }, chiu],
  turn: 1,
  asked: 2,
};

const across: TableText = {
  ...claimTable,
  seats: [
    { ...mei, river: 'NP9m9s1s8m6s2pS' },
    { ...you, hand: '45566677p89m' },
    wing,
    { ...chiu, hand: '111sWWW22sSS' },
  ],
  asked: 3,
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
  asked: 0,
};

const three: TableText = {
  rules: 'toy-three',
  seats: [
    { hand: '?', melds: [['[777p]', 1]], river: '1pEFN2p3pW' },
    { hand: '234p456p88p99p', melds: [['[CCC]', 2]], river: '1pWS8sP2pN' },
    { hand: '?', melds: [['[FFF]', 0]], river: 'W1pPE8sN6p9p' },
  ],
  humanSeat: 1,
  turn: 2,
  why: 'discard',
  wallLeft: 38,
};

const sixteen: TableText = {
  rules: 'toy-sixteen',
  seats: [
    { hand: '?', river: 'NP9m9s1s8m5p' },
    { hand: '234m789m234p666s11p46p', bonus: '2y', river: '1m9m1sE4s' },
    { hand: '345m789m345s777s22s46p', bonus: '3y', river: '9pN7m3s1m' },
    { hand: '?', river: 'EF2m9s1pP8p' },
  ],
  humanSeat: 1,
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
  sixteen: () => wonAt(sixteen, [1]),
  two: () => wonAt(sixteen, [1, 2]),
};

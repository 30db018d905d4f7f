import type { GameState } from '../../src/store/types';
import { dealFixture, tableFixture } from './fixtures';
import type { SeatText, TableText } from './fixtures';
import * as plain from './scenes';
import { wonBy } from './scenes';

const rules = 'classical';
const ALL = { extraTiles: 'all' };

const mei: SeatText = { ...plain.mei, bonus: '1f3y' };
const wing: SeatText = { ...plain.wing, melds: '[888s]0 (2222s)', bonus: '3a4a' };
const chiu: SeatText = { ...plain.chiu, bonus: '4y7a' };
const you: SeatText = { ...plain.you, bonus: '2y1a2a' };

/** A discard that can be won with, claimed for a pong and for two chows. */
const claimed: TableText = {
  rules,
  options: ALL,
  seats: [mei, you, wing, chiu],
  turn: 0,
  why: 'discard',
  wallLeft: 53,
};

/** The own turn with two pongs, and a kong, that may be laid out. */
const layOut: TableText = {
  ...claimed,
  seats: [{ ...mei, river: 'NP9m9s1s8m6s2p' }, { ...you, hand: '4455556667pS', melds: '[CCC]2' }, wing, chiu],
  turn: 1,
  why: 'turn',
  wallLeft: 52,
  isDrawn: true,
};

/** The worst case: four melds a seat, long rivers, and all extra tiles with two seats. */
function fullTable(bonus: readonly string[]): TableText {
  const melds = [
    '[123m]3 [4444m]1 [EEE]2 (1111s)',
    '(CCC) [5555p]0 [789s]0 [999m]3',
    '[888m]0 (2222s) [345s]1 [PPPP]0',
    '[678p]2 (111p) [456s]2 [NNNN]1',
  ];
  const hands = ['?', '8sF', '?', '?'];
  return {
    ...claimed,
    seats: melds.map((laid, at) => ({
      hand: hands[at] ?? '',
      melds: laid,
      bonus: bonus[at] ?? '',
      river: 21,
    })),
    turn: 1,
    why: 'turn',
    wallLeft: 15,
    isDrawn: true,
  };
}

/** Long hands: pongs and kongs, and many extra tiles. */
const longHands: TableText = {
  ...claimed,
  seats: [
    { hand: '333m99pNN', melds: '[EEEE]1 (1111m)', bonus: '1f5a6a', river: '7mS8p' },
    { hand: '555p67pFF', melds: '[CCC]2 (9999s)', bonus: '2f4f7a', river: '6s8m' },
    { hand: '777m444p1s', melds: '[222s]3 [WWW]0', bonus: '3y4y', river: '9pN' },
    { hand: '444m666p777s11pPP', bonus: '1a2a3a4a1y', river: 'S4m' },
  ],
};

/** Two hands at the limit: the winner's by its name, and one that did not win by its count. */
const limitHands: TableText = {
  ...longHands,
  seats: [
    { ...longHands.seats[0], hand: '333m99pNN', river: '7mN6m' },
    { hand: '7855m', melds: '[CCCC]2 [FFFF]0 (PPPP)', bonus: '2f2y', river: '6s8m' },
    { hand: '333p444p9p', melds: '(1111p) [2222p]0', bonus: '3y4y', river: '9pN' },
    { hand: '2389m24678s78pW1s', bonus: '', river: '2m4m' },
  ],
};

/** A hand that scores six figures without a limit. */
const unlimited: TableText = {
  ...limitHands,
  options: { ...ALL, limit: 'none' },
  seats: [
    { hand: '333m99pWN', melds: '[EEE]1 (1111m)', bonus: '', river: '7mNP' },
    { hand: 'P', melds: '[CCCC]2 [FFFF]0 (SSSS) (WWW)', bonus: '1234f2y', river: '6s8m' },
    ...limitHands.seats.slice(2).map((seat) => ({ ...seat, bonus: '', hand: seat.hand.replace('W', '3s') })),
  ],
};

/** These seats have said that they are ready. */
function withReady(state: GameState, ready: readonly number[]): GameState {
  return { ...state, view: state.view && { ...state.view, extras: { ready } } };
}

function drawnState(): GameState {
  const { deal } = dealFixture({ ...claimed, why: null });
  const won = wonBy({ table: longHands, seat: 1 });
  if (!won.result || !won.match) throw new Error('There is no result.');
  const before = won.match.scores;
  const ended = { ...deal, phase: { type: 'ended', ending: 'exhausted' } as const, pending: null };
  return { ...won, result: { ...won.result, deal: ended, gained: [0, 0, 0, 0], before, after: before } };
}

/** Chinese classical: its tables, and its results. */
export const classicalScenes: Readonly<Record<string, () => GameState>> = {
  'classical-claim': () => withReady(tableFixture(claimed), [2]),
  'classical-turn': () => withReady(tableFixture(layOut), [0, 2]),
  'classical-worst': () => withReady(tableFixture(fullTable(['1234f5678a', '1234y1234a'])), [0, 1, 2, 3]),
  'classical-across': () =>
    withReady(tableFixture(fullTable(['', '', '1234f5678a', '1234y1234a'])), [0, 1, 2, 3]),
  'classical-result': () => wonBy({ table: longHands, seat: 1 }),
  'classical-limit': () => wonBy({ table: limitHands, seat: 1 }),
  'classical-keep': () => wonBy({ table: { ...longHands, options: { ...ALL, settle: 'keep' } }, seat: 1 }),
  'classical-unlimited': () => wonBy({ table: unlimited, seat: 1 }),
  'classical-drawn': drawnState,
  'classical-standings': () => ({
    ...wonBy({ table: longHands, seat: 1 }),
    screen: 'standings',
    result: null,
  }),
};

import type { Extras, SeatBits } from '../../src/engine/types';
import type { GameState } from '../../src/store/types';
import { legalActions } from '../../src/engine/legalActions';
import { dealFixture } from './fixtures';
import type { SeatText, TableText } from './fixtures';
import { allPass, playedOn, playedState } from './playedScenes';
import type { Played } from './playedScenes';

const rules = 'taiwan';
const SCORES = [42, -17, 8, -33];

interface TaiwanText extends TableText {
  /** How often the dealer has stayed. */
  readonly streak?: number;
  /** Seats that declared as dealt, and with their first discard. */
  readonly heavenly?: SeatBits;
  readonly earthly?: SeatBits;
  readonly missed?: SeatBits;
}

/** A deal that has begun to be played. */
function dealt({ streak = 0, heavenly, earthly, missed, ...table }: TaiwanText): Played {
  const { match, deal } = dealFixture({ rules, ...table });
  const extras: Extras = {
    ...deal.extras,
    ...(heavenly !== undefined && { heavenly }),
    ...(earthly !== undefined && { earthly }),
    ...(missed !== undefined && { missed }),
  };
  const carry = streak > 0 ? { repeat: streak } : {};
  const progress = match.progress && { ...match.progress, repeat: streak, carry };
  return { match: { ...match, scores: SCORES, progress }, deal: { ...deal, extras, carry }, events: [] };
}

const mei: SeatText = { hand: '?', melds: '[EEE]2', bonus: '3f', river: 'N9m1sP9p4s8s' };
const wing: SeatText = { hand: '?', melds: '[888m]0 [345p]1', bonus: '3y', river: 'S1m9p7m2sW' };
const chiu: SeatText = { hand: '?', bonus: '4f2y', river: 'E1p9s1pF6m' };

/** In a streak of three, with three groups laid out. */
const turn: TaiwanText = {
  streak: 3,
  seats: [
    mei,
    { hand: '2347789m2p567s', melds: '[CCC]0 [234p]0', bonus: '2f', river: 'W1mS9sN4m' },
    wing,
    chiu,
  ],
  turn: 1,
  why: 'turn',
  isDrawn: true,
  wallLeft: 71,
};

/** A discard that wins and that others may win with too: all of them are paid. */
const claim: TaiwanText = {
  streak: 1,
  seats: [
    { ...mei, river: 'N9m1sP9p4s5s' },
    { hand: '234789m22p567s34s', melds: '[CCC]3', bonus: '2f', river: 'W1mS9sN4m' },
    wing,
    chiu,
  ],
  turn: 0,
  why: 'discard',
  wallLeft: 60,
};

/** Five groups a seat, all flowers, long rivers; two have declared, one is locked. */
const worst: TaiwanText = {
  streak: 11,
  heavenly: 0b1000,
  missed: 0b0010,
  seats: [
    { hand: '?', melds: '[123m]3 [4444m]1 [EEE]2 (1111s) [567m]3', bonus: '1f3y', river: 14 },
    { hand: '8sF', melds: '[CCC]2 [5555p]0 [789s]0 [999m]3 [WWW]3', bonus: '24f1y', river: 18 },
    { hand: '?', melds: '[888m]0 [2222s]3 [345s]1 [PPPP]0 [SSS]1', bonus: '3f', river: 14 },
    { hand: '?', bonus: '24y', river: 20 },
  ],
  turn: 1,
  why: 'turn',
  isDrawn: true,
  wallLeft: 18,
};

/** The first turn: three discards leave a ready hand, which may be declared with it. */
const ready: TaiwanText = {
  streak: 2,
  heavenly: 0b0100,
  seats: [
    { hand: '?', bonus: '3f', river: 'N' },
    { hand: '123456m23455p67s345s9m', bonus: '2f', river: '' },
    { hand: '?', river: '' },
    { hand: '?', bonus: '4f2y', river: '' },
  ],
  turn: 1,
  why: 'turn',
  isDrawn: true,
  wallLeft: 76,
};

/** Wing has declared as dealt and discards what it draws; the player has let a win go. */
const missed: TaiwanText = {
  ...turn,
  earthly: 0b0100,
  missed: 0b0010,
  seats: [
    { ...mei, river: 'N9m1sP9p4s8s' },
    { hand: '23478m22p567s', melds: '[CCC]0 [234p]0', bonus: '2f', river: 'W1mS9sN4m' },
    { hand: '?', bonus: '3y', river: 'S1m9p7m2sW' },
    { ...chiu, river: 'E1p9s1pF6m7m' },
  ],
  turn: 3,
  why: null,
  isDrawn: false,
};

/** Chiu throws a tile that two seats win with, one of them the dealer in a streak. */
const two: TaiwanText = {
  streak: 2,
  seats: [
    { hand: '234m345p678s99s67p', melds: '[EEE]2', bonus: '3f', river: 'N9m1sP4s1m' },
    { hand: '456m22p567s345s67p', melds: '[CCC]0', bonus: '2f', river: 'W1mS9sN' },
    { ...wing, river: 'S1m7m2sW' },
    { hand: '2589m147s5pNNWSF8p', bonus: '4f2y', melds: '[9999p]1', river: 'E1p9s1pF6m' },
  ],
  turn: 3,
  why: 'turn',
  asked: 3,
  isDrawn: true,
  front: '',
  wallLeft: 40,
};

function thrown(table: TaiwanText): Played {
  const before = dealt(table);
  const { seat, hand } = { seat: table.turn, hand: before.deal.seats[table.turn]?.hand ?? [] };
  return playedOn(before, [{ type: 'discard', seat, tile: hand.at(-1)! }]);
}

/** Everybody who may wins. */
function allWin(before: Played): Played {
  const wins = [0, 1, 2, 3].filter((seat) =>
    legalActions(before.deal, seat).some(({ type }) => type === 'win'),
  );
  return allPass(
    playedOn(
      before,
      wins.map((seat) => ({ type: 'win', seat })),
    ),
  );
}

export const taiwanScenes: Readonly<Record<string, () => GameState>> = {
  'taiwan-turn': () => playedState(dealt(turn)),
  'taiwan-claim': () => playedState(dealt(claim)),
  'taiwan-ready': () => playedState(dealt(ready)),
  'taiwan-missed': () => playedState(dealt(missed)),
  'taiwan-worst': () => playedState(dealt(worst)),
  'taiwan-two': () => playedState(thrown(two)),
  'taiwan-result': () => playedState(allWin(thrown(two))),
};

import { FIRST_TASTE } from '../../../bots/targets/taste';
import type { Taste } from '../../../bots/targets/taste';

/** How likely small items come about, from 0 to 1. */
export interface Likely {
  /** What the tiles have now is still so after so many new ones; where those only come to pongs. */
  readonly stays: readonly number[];
  readonly staysOfPongs: readonly number[];
  /** So many tiles that are in the way go. */
  readonly goes: readonly number[];
  readonly oneWay: number;
  readonly identical: number;
  readonly oldAndYoung: number;
  /** The pair is of 2, 5 or 8: where all pairs are, where no pair is, where there is no pair, where all sets are pongs. */
  readonly eyes: number;
  readonly otherEyes: number;
  readonly eyesToCome: number;
  readonly eyesOfPongs: number;
  /** All sets are chows, by how many pairs there are; with a pong that may go, or has to stay. */
  readonly chows: readonly number[];
  readonly chowsOfPong: number;
  /** A pair, or a pong, of an honour that counts is one in the end. */
  readonly valuePair: number;
  readonly valuePong: number;
  /** Three concealed pongs, with two of them and with three. */
  readonly thirdPong: number;
  readonly threePongs: number;
  /** A hand that may be laid out stays concealed; the fourth meld is laid out, too. */
  readonly closed: number;
  readonly lastMeld: number;
  /** No bonus tile comes any more, with none of the wall left; what of that is lost with all of it. */
  readonly noBonus: number;
  readonly noBonusLost: number;
  /** The win is drawn, of hands with nothing laid out, and of others. */
  readonly drawnClosed: number;
  readonly drawnOpen: number;
}

/** What a bot makes of the sorts of hands. */
export interface Tuning {
  /** In tiles, how much farther a sort of hand is taken to be than it is; 0 where it is left out. */
  readonly penalties: Readonly<Record<string, number>>;
  readonly likely: Likely;
  /** Useful tiles of a hand that is ready, but has to change to win. */
  readonly changes: number;
  readonly taste: Taste;
}

/** Frozen: `routes-1` plays by these numbers for good. A better tuning has a new name. */
export const tuning: Tuning = {
  penalties: {},
  likely: {
    stays: [1, 0.92, 0.83, 0.75, 0.7, 0.64],
    staysOfPongs: [1, 0.97, 0.94, 0.9, 0.86, 0.82],
    goes: [1, 0.25, 0.12, 0.06],
    oneWay: 0.35,
    identical: 0.08,
    oldAndYoung: 0.14,
    eyes: 0.88,
    otherEyes: 0.1,
    eyesToCome: 0.45,
    eyesOfPongs: 0.45,
    chows: [0.97, 0.94, 0.7, 0.5, 0.22],
    chowsOfPong: 0.2,
    valuePair: 0.5,
    valuePong: 0.95,
    thirdPong: 0.2,
    threePongs: 0.95,
    closed: 0.25,
    lastMeld: 0.45,
    noBonus: 0.98,
    noBonusLost: 0.38,
    drawnClosed: 0.44,
    drawnOpen: 0.33,
  },
  changes: 12,
  taste: { ...FIRST_TASTE, window: 1.6 },
};

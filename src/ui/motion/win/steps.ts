import type { Times } from '../running';

/** When a step begins and when it is over, in milliseconds after the hand was won. */
export interface Step {
  readonly from: number;
  readonly until: number;
}

/** What is seen of one winner: the groups part, the winning tile lands, the stamp comes down. */
export interface HandSteps {
  readonly part: Step;
  readonly land: Step;
  readonly stamp: Step;
}

export interface WinSteps {
  readonly veil: Step;
  /** By winner, in the order in which the hands are shown. */
  readonly hands: readonly HandSteps[];
  /** When the result may come. */
  readonly over: number;
}

const VEIL = 160;
const PART = 160;
const LAND = 120;
const STAMP = 80;
const REST = 700;
/** From one winner to the next. */
const ANOTHER = 300;
const FIRST = VEIL + PART + LAND + STAMP;
/** From the win to the result, for one winner. */
const UNTIL_RESULT = FIRST + REST;

/** Where nothing may move: how long the hand is shown as it lies in the end, and how long it takes to appear. */
const STILL = 600;
const APPEARING = 120;

/** The steps in which so many hands are shown, one after the other. */
export function winSteps(winners: number, { ms, isReduced }: Pick<Times, 'ms' | 'isReduced'>): WinSteps {
  const hands = Array.from({ length: winners }, (_, at) => at);
  const later = ANOTHER * Math.max(0, winners - 1);
  if (isReduced) {
    const appears = (from: number): Step => ({ from, until: from + APPEARING });
    return {
      veil: appears(0),
      hands: hands.map((at) => {
        const step = appears(at * ANOTHER);
        return { part: step, land: step, stamp: step };
      }),
      over: STILL + later,
    };
  }
  const pace = ms.reveal / FIRST;
  const step = (from: number, length: number): Step => ({ from: from * pace, until: (from + length) * pace });
  return {
    veil: step(0, VEIL),
    hands: hands.map((at) =>
      at === 0 ? stepsFrom(VEIL, 1, step) : stepsFrom(FIRST + (at - 1) * ANOTHER, QUICKER, step),
    ),
    over: (UNTIL_RESULT + later) * pace,
  };
}

/** What a later hand takes of the time of the first. */
const QUICKER = ANOTHER / (PART + LAND + STAMP);

function stepsFrom(start: number, share: number, step: (from: number, length: number) => Step): HandSteps {
  return {
    part: step(start, PART * share),
    land: step(start + PART * share, LAND * share),
    stamp: step(start + (PART + LAND) * share, STAMP * share),
  };
}

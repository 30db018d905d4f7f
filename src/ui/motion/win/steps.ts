import type { CSSProperties } from 'react';
import type { Times } from '../running';

/**
 * What is seen of one winner, in milliseconds after the hand was won: when the groups part, the winning tile comes, the
 * stamp comes down, and lies. Each step lasts until the next.
 */
export interface HandTimes {
  readonly part: number;
  readonly land: number;
  readonly stamp: number;
  readonly end: number;
}

/** The steps of the first winner at the pace `normal`; the veil comes down before. */
const VEIL = 160;
const PART = 160;
const LAND = 120;
const STAMP = 80;
const FIRST = VEIL + PART + LAND + STAMP;
/** From one winner to the next, who has less time. */
const ANOTHER = 300;
const QUICKER = ANOTHER / (PART + LAND + STAMP);
/** Where nothing may move, the hands appear one after the other, and the last one is seen so long. */
const STILL = 600;

/** The times of so many winners, in the order in which their hands are shown. */
export function handTimes(winners: number, { ms, isReduced }: Pick<Times, 'ms' | 'isReduced'>): HandTimes[] {
  const pace = ms.reveal / FIRST;
  return Array.from({ length: winners }, (_, at) => {
    if (isReduced) return timesFrom(at * ANOTHER, 0);
    return at === 0
      ? timesFrom(VEIL * pace, pace)
      : timesFrom((FIRST + (at - 1) * ANOTHER) * pace, QUICKER * pace);
  });
}

function timesFrom(part: number, pace: number): HandTimes {
  const land = part + PART * pace;
  const stamp = land + LAND * pace;
  return { part, land, stamp, end: stamp + STAMP * pace };
}

/** When the result comes where nothing may move. */
export function stillUntil(winners: number): number {
  return STILL + (winners - 1) * ANOTHER;
}

/** Tells the style sheet these times. */
export function timesStyle(times: Readonly<Record<string, number | undefined>>): CSSProperties {
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [`--${name}`, `${time ?? 0}ms`]));
}

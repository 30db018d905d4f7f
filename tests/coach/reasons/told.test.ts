import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import type { ReasonCode } from '../../../src/coach/reasons/reason';
import { codesOf } from '../../support/reasonPairs';
import type { ReasonPair } from '../../support/reasonPairs';

/** What must be told of a pair of choices, and what must not. */
interface Told extends ReasonPair {
  readonly told: readonly ReasonCode[];
  readonly not: readonly ReasonCode[];
}

const positions: Readonly<Record<string, Told>> = {
  // With 8 Bamboo it would wait for 2 Bamboo, and all four lie in sight.
  'no tile helps a hand whose last tile cannot come': {
    rules: 'hong-kong-common',
    term: 'likelier',
    better: '-2m',
    other: '-6s',
    position:
      'EE +2m 2m2667s [345s]N[213s]N[789s]N|34y:9m6m3p3p^S2m7m!E1m^W8m9p^SF4p!/[324p]E[978p]E|3f1y:6m1p7m7m5s4s6s!9m!8s9s9s/[111m]E|2y:5s2p^N4p5p2m5m8s!1p1s7s!5s!9s/[213p]W|4f:3s^E2m7m4m5m4m!4m!2s^E7s^E2s!4s!2s!',
    told: ['breaks-pair'],
    not: ['bad-shape'],
  },
};

it.each(Object.entries(positions))('%s', (_, { told, not, ...pair }) => {
  const codes = codesOf(pair) ?? [];
  expect(codes).toEqual(expect.arrayContaining([...told]));
  expect(codes.filter((code) => not.includes(code))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { OUTCOMES } from '../../../src/bots/value/network';
import type { Outcome } from '../../../src/bots/value/network';
import type { Ending } from '../../../src/bots/value/ending';
import type { JudgedChoice } from '../../../src/coach/judgement';
import { courseOf, sharesOf } from '../../../src/coach/reasons/terms';

/** Endings by outcome: how likely, and what each brings. */
const endings = (ways: Partial<Record<Outcome, readonly [number, number]>>): readonly Ending[] =>
  OUTCOMES.map((outcome) => ({ outcome, chance: ways[outcome]?.[0] ?? 0, points: ways[outcome]?.[1] ?? 0 }));

const usual = {
  won: [0.2, 10],
  'self-drawn': [0.1, 16],
  'dealt-in': [0.14, -8],
  'others-won': [0.21, -1],
  'others-self-drawn': [0.14, -4],
  drawn: [0.21, 0],
} as const;

const judged = (part: object) =>
  ({ points: 0, endings: null, after: null, ...part }) as unknown as JudgedChoice;

describe('the course of deals', () => {
  it('is told by who wins', () => {
    const course = courseOf(endings(usual));
    expect(course.wins).toBeCloseTo(0.3);
    expect(course.won).toBeCloseTo(12);
    expect(course.feeds).toBeCloseTo(0.2);
    expect(course.fed).toBeCloseTo(-8);
    expect(course.rest).toBeCloseTo((-0.21 - 0.56) / 0.56);
    expect(course.lost).toBeCloseTo((-0.21 - 0.56) / 0.35);
  });

  it('has nothing of what never comes', () => {
    expect(courseOf(endings({ won: [1, 7] }))).toEqual({
      wins: 1,
      won: 7,
      feeds: 0,
      fed: 0,
      rest: 0,
      lost: 0,
    });
  });
});

describe('what a gap is made of', () => {
  const base = judged({ points: 0, endings: endings(usual) });
  const shares = (ways: object, points = 0.1) =>
    sharesOf(judged({ points, endings: endings({ ...usual, ...ways }) }), base)!;
  const sum = (parts: object) => Object.values(parts).reduce((all: number, part) => all + Number(part), 0);

  it('is the term that differs', () => {
    const dearer = shares({ won: [0.2, 14] });
    expect(dearer.dearer).toBeCloseTo(1);
    expect(dearer.likelier).toBeCloseTo(0);
    const feeding = shares({ 'dealt-in': [0.07, -8], drawn: [0.28, 0] });
    expect(feeding.feeding).toBeGreaterThan(0.5);
    const others = shares({ 'others-self-drawn': [0.14, -1] });
    expect(others.others).toBeCloseTo(1);
    const likelier = shares({ won: [0.3, 10], drawn: [0.11, 0] });
    expect(likelier.likelier).toBeGreaterThan(0.5);
  });

  it('adds up to one, with what speaks for the other choice below 0', () => {
    const both = shares({ won: [0.3, 8], drawn: [0.11, 0] });
    expect(sum(both)).toBeCloseTo(1);
    expect(both.dearer).toBeLessThan(0);
  });

  it('is not told by ends that say the contrary, or too little', () => {
    expect(sharesOf(base, judged({ points: -1, endings: endings({ ...usual, won: [0.2, 14] }) }))).toBeNull();
    expect(shares({ won: [0.2, 14] }, 100)).toBeNull();
    expect(shares({ won: [0.2, 14] }, 3.2)).not.toBeNull();
  });

  it('is told by the hands where nothing is known of ends', () => {
    const hand = (hope: number, value: number) => judged({ after: { hope, value } });
    expect(sharesOf(hand(2, 4), hand(1, 4))).toEqual({ likelier: 1, dearer: 0, feeding: 0, others: 0 });
    const dearer = sharesOf(hand(2, 8), hand(1, 4))!;
    expect(dearer.dearer).toBeCloseTo(1);
    expect(dearer.likelier).toBeCloseTo(0);
    expect(sharesOf(hand(1, 4), hand(2, 4))).toBeNull();
    expect(sharesOf(hand(0, 4), hand(0, 4))).toBeNull();
    expect(sharesOf(hand(1, 4), base)).toBeNull();
    expect(sharesOf(base, hand(1, 4))).toBeNull();
  });
});

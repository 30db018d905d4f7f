import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_CLASSES } from '../../../src/coach/practice/answer';
import {
  difficultyOf,
  FIRST_RATING,
  isRated,
  RATING_LIMITS,
  ratingAfter,
  ratingOfAll,
  ratingRange,
  type Rating,
} from '../../../src/coach/practice/rating';
import { stream } from '../../../src/engine/random';
import { drillOf, verdict } from './someDrills';

const drill = drillOf(1);
const someRating = fc.record({
  value: fc.double({ min: RATING_LIMITS.low, max: RATING_LIMITS.high, noNaN: true }),
  deviation: fc.double({ min: 50, max: 350, noNaN: true }),
});
const played = fc.constantFrom('best', 'good', 'inaccuracy', 'mistake', 'blunder');

describe('a rating', () => {
  it('rises with the best choice, falls with a blunder, and is surer after each', () => {
    fc.assert(
      fc.property(someRating, fc.nat({ max: 5 }), (rating, seen) => {
        const up = ratingAfter(rating, { drill, answer: 'best', seen });
        const down = ratingAfter(rating, { drill, answer: 'blunder', seen });
        expect(up.value).toBeGreaterThanOrEqual(rating.value);
        expect(down.value).toBeLessThanOrEqual(rating.value);
        if (rating.value > 500 && rating.value < 2500) expect(up.value - down.value).toBeGreaterThan(0.5);
        for (const after of [up, down]) {
          expect(after.deviation).toBeLessThanOrEqual(rating.deviation);
          expect(after.value).toBeGreaterThanOrEqual(RATING_LIMITS.low);
          expect(after.value).toBeLessThanOrEqual(RATING_LIMITS.high);
        }
      }),
    );
  });

  it('is the higher the less was lost', () => {
    const values = ANSWER_CLASSES.filter((each) => each !== 'unknown').map(
      (answer) => ratingAfter(FIRST_RATING, { drill, answer, seen: 0 }).value,
    );
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(5);
  });

  it('stays as it is when the player does not know', () => {
    fc.assert(
      fc.property(someRating, (rating) => {
        expect(ratingAfter(rating, { drill, answer: 'unknown', seen: 0 })).toBe(rating);
      }),
    );
  });

  it('becomes narrower by answers down to a floor', () => {
    fc.assert(
      fc.property(fc.array(played, { minLength: 150, maxLength: 150 }), (answers) => {
        let rating: Rating = FIRST_RATING;
        for (const [at, answer] of answers.entries()) {
          const after = ratingAfter(rating, { drill, answer, seen: 0 });
          if (at < 10 && rating.value > 1000 && rating.value < 2000)
            expect(after.deviation).toBeLessThan(rating.deviation);
          rating = after;
        }
        expect(rating.deviation).toBeGreaterThanOrEqual(50);
        expect(rating.deviation).toBeLessThan(260);
      }),
      { numRuns: 30 },
    );
  });

  it.each([1100, 1500, 1900])('finds a player of %d nine times in ten', (truth) => {
    let within = 0;
    for (let player = 0; player < 200; player++) {
      const random = stream(`player ${player}`, 'rating');
      let rating = FIRST_RATING;
      for (let answers = 0; answers < 60; answers++) {
        const met = drillOf(1, { lead: 1 + random.below(8) });
        const chance = 1 / (1 + 10 ** ((difficultyOf(met, 0) - truth) / 400));
        const answer = random.below(1_000_000) < chance * 1_000_000 ? 'best' : 'blunder';
        rating = ratingAfter(rating, { drill: met, answer, seen: 0 });
      }
      const { low, high } = ratingRange(rating);
      if (low <= truth && truth <= high) within++;
    }
    expect(within).toBeGreaterThan(170);
    expect(within).toBeLessThanOrEqual(200);
  });

  it('moves little with a drill that was seen before and is right again', () => {
    const gain = (seen: number): number =>
      ratingAfter(FIRST_RATING, { drill, answer: 'best', seen }).value - FIRST_RATING.value;
    expect(gain(1)).toBeLessThan(gain(0) / 2);
    expect(gain(2)).toBeLessThan(gain(1));
    expect(gain(3)).toBe(gain(2));
  });
});

describe('the difficulty of a drill', () => {
  it('is less the plainer the answer is, and more the more choices there are', () => {
    const leads = [0.5, 2, 3, 4, 8, 90].map((lead) => difficultyOf(drillOf(1, { lead }), 0));
    expect(leads).toEqual(leads.toSorted((a, b) => b - a));
    expect(leads[0]).toBe(1600);
    expect(leads.at(-1)).toBe(1300);
    const three = [...drill.verdicts, verdict('67p', -9)];
    expect(difficultyOf({ verdicts: three }, 0)).toBe(difficultyOf(drill, 0) + 75);
  });

  it('is known without ranges', () => {
    expect(difficultyOf({ verdicts: [verdict('pass', 2, 0), verdict('pong', 1, 0)] }, 0)).toBe(1300);
  });
});

describe('the range of a rating', () => {
  it('is nine in ten either side, in whole points', () => {
    expect(ratingRange({ value: 1500.4, deviation: 100 })).toEqual({ middle: 1500, low: 1336, high: 1665 });
  });
});

describe('the rating of a bot', () => {
  const rights = (count: number, of: number) =>
    Array.from({ length: of }, (_, at) => ({ drill, answer: at < count ? 'best' : 'blunder' }) as const);

  it('is the difficulty of its drills where it answers every second one', () => {
    expect(ratingOfAll(rights(50, 100)).value).toBeCloseTo(difficultyOf(drill, 0), -1);
  });

  it('is said of players only after more answers than one set has', () => {
    const after = (answers: number) => {
      let rating: Rating = FIRST_RATING;
      for (let at = 0; at < answers; at++)
        rating = ratingAfter(rating, { drill, answer: at % 4 === 0 ? 'mistake' : 'best', seen: 0 });
      return isRated(rating);
    };
    expect([0, 1, 10, 30].map(after)).toEqual([false, false, false, true]);
  });

  it('rises with what it answers, and is surer of more answers', () => {
    const [poor, good, more] = [rights(40, 100), rights(80, 100), rights(320, 400)].map(ratingOfAll);
    expect(poor!.value).toBeLessThan(good!.value - 200);
    expect(more!.value).toBeCloseTo(good!.value, 0);
    expect(more!.deviation).toBeCloseTo(good!.deviation / 2, 0);
  });

  it('is what the rating of a player comes to who gives the same answers for long', () => {
    let rating: Rating = FIRST_RATING;
    for (let at = 0; at < 3000; at++)
      rating = ratingAfter(rating, { drill, answer: at % 4 === 0 ? 'blunder' : 'best', seen: 0 });
    expect(Math.abs(ratingOfAll(rights(75, 100)).value - rating.value)).toBeLessThan(40);
  });

  it('stays within its limits where all or no answers are right', () => {
    expect(ratingOfAll(rights(9, 9)).value).toBeLessThanOrEqual(RATING_LIMITS.high);
    expect(ratingOfAll(rights(0, 9)).value).toBeGreaterThanOrEqual(RATING_LIMITS.low);
  });
});

import { exp } from '../../bots/value/arithmetic';
import type { Drill } from '../drills/drill';
import { NINE_IN_TEN } from '../estimate';
import { rangeOfGap, type AnswerClass } from './answer';

/** How well a player decides. The screens show it as a range only: `ratingRange`. */
export interface Rating {
  /** The likeliest value; an average player of average drills has 1500. */
  readonly value: number;
  /** The standard deviation of what is not known about it. */
  readonly deviation: number;
}

/** The rating of a player who has not answered anything. */
export const FIRST_RATING: Rating = { value: 1500, deviation: 350 };

/** Above this nothing is known yet that could be compared with anybody. */
const KNOWN_DEVIATION = 110;

/** Whether enough was answered to say a rating. */
export function isRated({ deviation }: Rating): boolean {
  return deviation <= KNOWN_DEVIATION;
}

/** A rating stays between these: the expected scores are exact there. */
export const RATING_LIMITS = { low: 100, high: 2900 };

/** The deviation falls no lower, so that a player who improves is still followed. */
const LEAST_DEVIATION = 50;

/** How far the difficulty of a drill may be off: it is worked out, not learned from players. */
const DIFFICULTY_DEVIATION = 150;

/** ln(10) / 400: what one point of rating is worth in the logarithm of the odds. */
const ODDS_OF_POINT = Math.LN10 / 400;

/** How much a game counts, given that the opponent's rating is uncertain too. */
const TRUST =
  1 /
  Math.sqrt(
    1 +
      (3 * (ODDS_OF_POINT * DIFFICULTY_DEVIATION) * (ODDS_OF_POINT * DIFFICULTY_DEVIATION)) /
        (Math.PI * Math.PI),
  );

/** How fast the odds grow with the rating. */
const SLOPE = ODDS_OF_POINT * TRUST;

function expectedScore(rating: number, difficulty: number): number {
  return 1 / (1 + exp(-SLOPE * (rating - difficulty)));
}

/** What an answer scores. A class stands for points lost as a share of the noise of the table. */
const SCORES: Readonly<Record<Exclude<AnswerClass, 'unknown'>, number>> = {
  best: 1,
  good: 0.95,
  inaccuracy: 0.6,
  mistake: 0.3,
  blunder: 0,
};

/**
 * The rating after an answer (Glickman's Glicko, one game at a time). The drill is the opponent with its difficulty as
 * rating (`difficultyOf`), and the score of the game goes by what was lost: 1 for nothing down to 0 for a blunder. A
 * result that was expected hardly moves the rating; every result lowers the deviation, most where it was least certain.
 * "I do not know" changes nothing. `seen` is how often the player has met the drill before.
 */
export function ratingAfter(
  rating: Rating,
  { drill, answer, seen }: { drill: Drill; answer: AnswerClass; seen: number },
): Rating {
  if (answer === 'unknown') return rating;
  const expected = expectedScore(rating.value, difficultyOf(drill, seen));
  const known = 1 / (rating.deviation * rating.deviation);
  const variance = 1 / (known + SLOPE * SLOPE * expected * (1 - expected));
  const value = rating.value + variance * SLOPE * (SCORES[answer] - expected);
  return {
    value: Math.min(RATING_LIMITS.high, Math.max(RATING_LIMITS.low, value)),
    deviation: Math.min(rating.deviation, Math.max(LEAST_DEVIATION, Math.sqrt(variance))),
  };
}

/** A drill with the answer that a player gave when it met the drill for the first time. */
export interface Answered {
  readonly drill: Pick<Drill, 'verdicts'>;
  readonly answer: Exclude<AnswerClass, 'unknown'>;
}

/**
 * The rating of a player that does not learn from its answers, a bot: the rating at which the expected score equals the
 * real one. The more answers there are, the smaller its deviation.
 */
export function ratingOfAll(answers: readonly Answered[]): Rating {
  const scored = answers.reduce((sum, { answer }) => sum + SCORES[answer], 0);
  const difficulties = answers.map(({ drill }) => difficultyOf(drill, 0));
  let { low, high } = RATING_LIMITS;
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    const expected = difficulties.reduce((sum, each) => sum + expectedScore(middle, each), 0);
    if (expected < scored) low = middle;
    else high = middle;
  }
  const value = (low + high) / 2;
  const known = difficulties.reduce((sum, each) => {
    const expected = expectedScore(value, each);
    return sum + SLOPE * SLOPE * expected * (1 - expected);
  }, 0);
  return { value, deviation: known > 0 ? 1 / Math.sqrt(known) : FIRST_RATING.deviation };
}

/**
 * The difficulty of a drill, on the scale of ratings. It is 1600 where the best choice leads the second by no more than
 * half the width of that lead's range, 80 less for every further half, and 1300 at the least. A third and a fourth choice
 * add 75 each. A drill that was seen is easier by 250, and by 500 from the third time on: its answer was shown.
 */
export function difficultyOf({ verdicts }: Pick<Drill, 'verdicts'>, seen: number): number {
  const [best, second] = verdicts;
  if (!best || !second) throw new Error('A drill has two choices at least.');
  const range = rangeOfGap(best, second);
  const widths = range > 0 ? (best.points - second.points) / range : Infinity;
  const more = Math.min(2, verdicts.length - 2);
  return Math.max(1300, 1600 - 80 * Math.max(0, widths - 1)) + 75 * more - 250 * Math.min(2, seen);
}

/** The rating as it is shown, in whole points: nine times in ten the true one lies between `low` and `high`. */
export function ratingRange({ value, deviation }: Rating): { middle: number; low: number; high: number } {
  const spread = NINE_IN_TEN * deviation;
  return { middle: Math.round(value), low: Math.round(value - spread), high: Math.round(value + spread) };
}

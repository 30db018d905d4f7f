import type { Outcome } from '../../bots/value/network';
import type { Ending } from '../../bots/value/ending';
import type { JudgedChoice } from '../judgement';

/** What a gap between two choices is made of. */
export const TERMS = ['likelier', 'dearer', 'feeding', 'others'] as const;
export type Term = (typeof TERMS)[number];

/** The share of the gap that each term makes up; they add up to 1. Terms that speak for the other choice are negative. */
export type Shares = Readonly<Record<Term, number>>;

/** How deals go on from a choice, from the seat's side. */
export interface Course {
  /** The chance of winning, and the points of a win. */
  readonly wins: number;
  readonly won: number;
  /** Of the other deals: the share in which it deals in, and the points then and else. */
  readonly feeds: number;
  readonly fed: number;
  readonly rest: number;
  /** The points where another seat wins, and not on an own discard. */
  readonly lost: number;
}

const WINS: readonly Outcome[] = ['self-drawn', 'won'];
const FEEDS: readonly Outcome[] = ['dealt-in'];
const LOST: readonly Outcome[] = ['others-self-drawn', 'others-won'];
const REST: readonly Outcome[] = ['others-self-drawn', 'others-won', 'drawn'];

export function courseOf(endings: readonly Ending[]): Course {
  const [win, feed, rest, lost] = [WINS, FEEDS, REST, LOST].map((outcomes) => summed(endings, outcomes));
  const others = feed!.chance + rest!.chance;
  return {
    wins: win!.chance,
    won: win!.points,
    feeds: others > 0 ? feed!.chance / others : 0,
    fed: feed!.points,
    rest: rest!.points,
    lost: lost!.points,
  };
}

function summed(endings: readonly Ending[], outcomes: readonly Outcome[]): Pick<Ending, 'chance' | 'points'> {
  let [chance, sum] = [0, 0];
  for (const ending of endings) {
    if (!outcomes.includes(ending.outcome)) continue;
    chance += ending.chance;
    sum += ending.chance * ending.points;
  }
  return { chance, points: chance > 0 ? sum / chance : 0 };
}

/** Endings are believed only if they explain at least this share of the gap that was judged. */
const LEAST_TOLD = 0.25;

/**
 * How a gap is shared among its terms: by how deals ended, if that is known and agrees with the judgement; else by what
 * the hands can still become. Null if neither says anything.
 */
export function sharesOf(better: JudgedChoice, other: JudgedChoice): Shares | null {
  return sharesOfEndings(better, other) ?? sharesOfHands(better, other);
}

/** Each difference is multiplied by the mean of what it is multiplied with, so that the terms add up to the gap. */
function sharesOfEndings(better: JudgedChoice, other: JudgedChoice): Shares | null {
  if (!better.endings || !other.endings) return null;
  const [a, b] = [courseOf(better.endings), courseOf(other.endings)];
  const mean = (of: (course: Course) => number): number => (of(a) + of(b)) / 2;
  const lost = 1 - mean(({ wins }) => wins);
  const terms = {
    likelier: (a.wins - b.wins) * mean((course) => course.won - lossOf(course)),
    dearer: (a.won - b.won) * mean(({ wins }) => wins),
    feeding:
      lost *
      ((a.feeds - b.feeds) * mean(({ fed, rest }) => fed - rest) +
        (a.fed - b.fed) * mean(({ feeds }) => feeds)),
    others: lost * (a.rest - b.rest) * (1 - mean(({ feeds }) => feeds)),
  };
  const gap = terms.likelier + terms.dearer + terms.feeding + terms.others;
  return gap > 0 && gap >= LEAST_TOLD * (other.points < better.points ? better.points - other.points : 0)
    ? inShares(terms, gap)
    : null;
}

/** Points of a deal that is not won. */
function lossOf({ feeds, fed, rest }: Course): number {
  return feeds * fed + (1 - feeds) * rest;
}

/** Hope is taken to be the chance of winning times what is won. */
function sharesOfHands({ after: a }: JudgedChoice, { after: b }: JudgedChoice): Shares | null {
  if (!a || !b || a.hope <= 0) return null;
  const dearer = (a.value - b.value) / Math.max(1, a.value, b.value);
  const likelier = (a.hope - b.hope) / Math.max(a.hope, b.hope) - dearer;
  const gap = likelier + dearer;
  return gap > 0 ? inShares({ likelier, dearer, feeding: 0, others: 0 }, gap) : null;
}

function inShares(terms: Shares, gap: number): Shares {
  return {
    likelier: terms.likelier / gap,
    dearer: terms.dearer / gap,
    feeding: terms.feeding / gap,
    others: terms.others / gap,
  };
}

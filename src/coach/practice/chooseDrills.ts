import { shuffle, type Random } from '../../engine/random';
import type { Drill } from '../drills/drill';
import type { Card, Progress } from './progress';

/** What the choice of a set goes by. */
interface Draw {
  readonly progress: Progress;
  /** The day of the set, `YYYY-MM-DD`. */
  readonly date: string;
  /** Drills of the set, at most. */
  readonly size: number;
  /** Decides what is left open. */
  readonly random: Random;
}

/**
 * The drills of a set, in order. Of those that may be answered by a pass, about as many are as are not, as far as there
 * are enough of both. Of each kind come first the player's mistakes that are due, up to half of the set; then what is new, twins of
 * missed drills at the head; then what need not be repeated yet; and mistakes beyond the half only where all that is too
 * little. Twins are kept apart, and left out where that cannot be.
 */
export function chooseDrills(drills: readonly Drill[], draw: Draw): Drill[] {
  const pool = shuffle(drills, draw.random);
  const size = Math.min(draw.size, pool.length);
  const half = Math.floor(size / 2);
  const passes = pool.filter(isPass);
  const claims = pool.filter((drill) => !isPass(drill));
  const share = pool.length > 0 ? pool.filter(mayPass).length / pool.length : 0;
  const passCount = Math.min(passes.length, Math.max(Math.round(half * share), size - claims.length));
  const rank = ranking(pool, draw);
  const mistakes = [
    ...byRank(passes.filter(isDueMistake(draw)), dueRank(draw)).slice(0, passCount),
    ...byRank(claims.filter(isDueMistake(draw)), dueRank(draw)).slice(0, size - passCount),
  ];
  const first = new Set(byRank(mistakes, dueRank(draw)).slice(0, half));
  const order = (drill: Drill): string => (first.has(drill) ? '' : rank(drill));
  const chosen = [
    ...byRank(passes, order).slice(0, passCount),
    ...byRank(claims, order).slice(0, size - passCount),
  ];
  return keptApart(shuffle(chosen, draw.random), draw.random);
}

/** True if the best choice is to pass. */
function isPass({ verdicts }: Drill): boolean {
  return verdicts[0]?.choice === 'pass';
}

function mayPass({ verdicts }: Drill): boolean {
  return verdicts.some(({ choice }) => choice === 'pass');
}

function isDueMistake({ progress, date }: Draw): (drill: Drill) => boolean {
  return ({ id }) => {
    const card: Card | undefined = progress.cards[id];
    return card !== undefined && card.missed > 0 && card.due <= date;
  };
}

/** Mistakes that were not put right since come first, then those due longest. */
function dueRank({ progress }: Draw): (drill: Drill) => string {
  return ({ id }) => `${progress.cards[id]?.box} ${progress.cards[id]?.due}`;
}

/** Where a drill that is no due mistake stands among the others: twins of missed drills, new ones, then by due date. */
function ranking(pool: readonly Drill[], draw: Draw): (drill: Drill) => string {
  const isMissed = (id: string): boolean => (draw.progress.cards[id]?.missed ?? 0) > 0;
  const twins = new Set(pool.flatMap(({ id, twin }) => (twin !== null && isMissed(id) ? [twin] : [])));
  const isDue = isDueMistake(draw);
  return (drill) => {
    const { id, twin } = drill;
    const card: Card | undefined = draw.progress.cards[id];
    if (!card) return twins.has(id) || (twin !== null && isMissed(twin)) ? '1' : '2';
    return isDue(drill) ? '4' : `3 ${card.due}`;
  };
}

/** Drills in the order of a text; those with the same text stay as they are. */
function byRank(drills: readonly Drill[], rank: (drill: Drill) => string): Drill[] {
  const ranked = drills.map((drill) => ({ drill, rank: rank(drill) }));
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .map(({ drill }) => drill);
}

/** True if the two are near-twins. */
function areTwins(one: Drill | undefined, other: Drill | undefined): boolean {
  if (!one || !other) return false;
  return one.twin === other.id || other.twin === one.id;
}

/**
 * The drills in an order in which no twins are next to each other: each is put in a place drawn from those that are
 * free of its twins, drills with most twins first. One that has no such place is left out.
 */
function keptApart(drills: readonly Drill[], random: Random): Drill[] {
  const order: Drill[] = [];
  const twinsOf = (drill: Drill): number => drills.filter((each) => areTwins(each, drill)).length;
  let waiting = drills.toSorted((a, b) => twinsOf(b) - twinsOf(a));
  for (;;) {
    const next = waiting.find((drill) => placesFor(drill, order).length > 0);
    if (!next) return order;
    const places = placesFor(next, order);
    order.splice(places[random.below(places.length)]!, 0, next);
    waiting = waiting.filter((each) => each !== next);
  }
}

/** Places of a row where a drill would have no twin beside it. */
function placesFor(drill: Drill, order: readonly Drill[]): number[] {
  const places = Array.from({ length: order.length + 1 }, (_, at) => at);
  return places.filter((at) => !areTwins(drill, order[at - 1]) && !areTwins(drill, order[at]));
}

import type { Meld } from '../readings';
import { isDragon, isNumbered, isWind, rankOf, suitOf } from '../tiles';
import type { Reading } from './readings';

/** A combination item with the knots that it ties: sets by their place, and the pair as `PAIR`. */
export interface Tie {
  readonly id: string;
  readonly knots: readonly number[];
}

const PAIR = 4;

/** Every choice of combination items that the rule of ties allows and to which none can be added. */
export function completeChoices(reading: Reading): Tie[][] {
  const ties = allTies(reading);
  const choices: Tie[][] = [];
  const extend = (chosen: readonly Tie[], from: number): void => {
    if (!ties.some((tie) => canBeAdded(chosen, tie))) choices.push([...chosen]);
    for (let at = from; at < ties.length; at += 1) {
      const tie = ties[at];
      if (tie && canBeAdded(chosen, tie)) extend([...chosen, tie], at + 1);
    }
  };
  extend([], 0);
  return choices;
}

/** No two knots of the tie are connected yet. */
function canBeAdded(chosen: readonly Tie[], tie: Tie): boolean {
  const groupOf = [0, 1, 2, 3, PAIR];
  for (const { knots } of chosen) {
    const joined = knots.map((knot) => groupOf[knot]);
    for (const [knot, group] of groupOf.entries()) if (joined.includes(group)) groupOf[knot] = joined[0] ?? 0;
  }
  const groups = tie.knots.map((knot) => groupOf[knot]);
  return new Set(groups).size === groups.length;
}

/** Every combination item on every set of knots that makes it. */
function allTies(reading: Reading): Tie[] {
  const [pair = -1] = reading.pairs;
  const ties: Tie[] = [];
  for (let bits = 0; bits < 32; bits += 1) {
    const knots = [0, 1, 2, 3, PAIR].filter((knot) => (bits & (1 << knot)) !== 0);
    const sets = knots.flatMap((knot) => (knot === PAIR ? [] : (reading.melds[knot] ?? [])));
    const withPair = knots.includes(PAIR) ? pair : null;
    for (const id of combinationsOf(sets, withPair)) ties.push({ id, knots });
  }
  return ties;
}

function combinationsOf(sets: readonly Meld[], pair: number | null): string[] {
  if (pair !== null) return ofSetsAndPair(sets, pair);
  if (sets.every(({ shape }) => shape === 'chow')) return ofChows(sets.map(({ kind }) => kind));
  if (sets.every(({ shape }) => shape !== 'chow')) return ofPungs(sets.map(({ kind }) => kind));
  return [];
}

function ofSetsAndPair(sets: readonly Meld[], pair: number): string[] {
  const kinds = sets.map(({ kind }) => kind).toSorted((a, b) => a - b);
  if (sets.every(({ shape }) => shape === 'chow')) {
    if (sets.length !== 4 || !isNumbered(pair) || rankOf(pair) !== 5) return [];
    const own = 9 * suitOf(pair);
    const others = [0, 9, 18].filter((first) => first !== own);
    if (sameList(kinds, [own, own, own + 6, own + 6])) return ['pure-terminal-chows'];
    return sameList(
      kinds,
      others.flatMap((first) => [first, first + 6]),
    )
      ? ['three-suited-terminal-chows']
      : [];
  }
  if (sets.some(({ shape }) => shape === 'chow')) return [];
  const honours = [...kinds, pair];
  if (sets.length === 3 && honours.every(isWind)) return ['little-four-winds'];
  return sets.length === 2 && honours.every(isDragon) ? ['little-three-dragons'] : [];
}

function ofPungs(kinds: readonly number[]): string[] {
  const found: string[] = [];
  const number = kinds.length;
  if (number >= 2 && kinds.every(isDragon))
    found.push(number === 3 ? 'big-three-dragons' : 'two-dragon-pungs');
  if (number >= 3 && kinds.every(isWind)) found.push(number === 4 ? 'big-four-winds' : 'big-three-winds');
  if (!kinds.every(isNumbered)) return found;
  const ranks = kinds.map(rankOf).toSorted((a, b) => a - b);
  const suits = new Set(kinds.map(suitOf)).size;
  const alike = ranks.every((rank) => rank === ranks[0]);
  if (number === 4 && suits === 1 && hasSteps(ranks, 1)) found.push('four-pure-shifted-pungs');
  if (number === 3 && suits === 1 && hasSteps(ranks, 1)) found.push('pure-shifted-pungs');
  if (number === 3 && suits === 3 && hasSteps(ranks, 1)) found.push('mixed-shifted-pungs');
  if (number === 3 && suits === 3 && alike) found.push('triple-pung');
  if (number === 2 && suits === 2 && alike) found.push('double-pung');
  return found;
}

function ofChows(kinds: readonly number[]): string[] {
  const ranks = kinds.map(rankOf).toSorted((a, b) => a - b);
  const suits = new Set(kinds.map(suitOf)).size;
  switch (kinds.length) {
    case 4:
      return suits === 1 ? fourPureChows(ranks) : [];
    case 3:
      return threeChows(ranks, suits);
    case 2:
      return twoChows(ranks, suits);
    default:
      return [];
  }
}

function fourPureChows(ranks: readonly number[]): string[] {
  if (hasSteps(ranks, 0)) return ['quadruple-chow'];
  return hasSteps(ranks, 1) || hasSteps(ranks, 2) ? ['four-pure-shifted-chows'] : [];
}

function threeChows(ranks: readonly number[], suits: number): string[] {
  if (suits === 1) {
    if (hasSteps(ranks, 0)) return ['pure-triple-chow'];
    if (hasSteps(ranks, 3)) return ['pure-straight'];
    return hasSteps(ranks, 1) || hasSteps(ranks, 2) ? ['pure-shifted-chows'] : [];
  }
  if (suits !== 3) return [];
  if (hasSteps(ranks, 0)) return ['mixed-triple-chow'];
  if (hasSteps(ranks, 3)) return ['mixed-straight'];
  return hasSteps(ranks, 1) ? ['mixed-shifted-chows'] : [];
}

function twoChows(ranks: readonly number[], suits: number): string[] {
  if (hasSteps(ranks, 0)) return [suits === 1 ? 'pure-double-chow' : 'mixed-double-chow'];
  if (suits !== 1) return [];
  if (hasSteps(ranks, 3)) return ['short-straight'];
  return hasSteps(ranks, 6) ? ['two-terminal-chows'] : [];
}

/** Each rank is that much above the last. */
function hasSteps(ranks: readonly number[], step: number): boolean {
  return ranks.every((rank, at) => at === 0 || rank - (ranks[at - 1] ?? 0) === step);
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

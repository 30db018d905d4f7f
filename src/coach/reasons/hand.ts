import { rulesOf } from '../../engine/knownRules';
import { usefulTiles } from './reading';
import type { Useful } from './reading';
import type { Fact } from './reason';
import { passesClaim } from './pair';
import type { Pair } from './pair';
import { waitsOf } from './waits';

/** Live tiles that are so many times as many are told. */
const MORE = 1.25;
const MUCH_MORE = 2;
/** One kind with at most so many live tiles is a bad shape, if it is all that helps a hand with so few tiles missing. */
const FEW_LIVE = 4;
const NEAR = 2;
/** With so few own draws left they count. */
const FEW_DRAWS = 4;

/** Ready after the better choice alone, and with what. */
export function ready({ view, better, other }: Pair): Fact | null {
  const waits = waitsOf(view, better.hand);
  if (waits.length === 0 || waitsOf(view, other.hand).length > 0) return null;
  return { code: 'ready', tiles: kindsOf(waits), live: liveOf(waits) };
}

/** Ready after both, with more live tiles after the better one. */
export function moreWaits({ view, better, other }: Pair): Fact | null {
  const [waits, others] = [waitsOf(view, better.hand), waitsOf(view, other.hand)];
  const live = { better: liveOf(waits), other: liveOf(others) };
  return live.other > 0 && live.better > live.other
    ? { code: 'more-waits', tiles: kindsOf(waits), live }
    : null;
}

/** The other choice leaves a hand that one kind alone helps. */
export function badShape({ better, other }: Pair): Fact | null {
  const { missing } = other.hand;
  if (missing === null || missing > NEAR || better.hand.missing !== missing) return null;
  const useful = usefulTiles(other.hand);
  const isBad = useful.length === 1 && liveOf(useful) <= FEW_LIVE;
  if (!isBad || liveOf(usefulTiles(better.hand)) <= liveOf(useful)) return null;
  return { code: 'bad-shape', tiles: kindsOf(useful), live: liveOf(useful) };
}

/** The nearest hand that may be won with is nearer. */
export function faster({ better, other }: Pair): Fact | null {
  const [a, b] = [better.hand.missing, other.hand.missing];
  if (a === null || b === null || a >= b || usefulTiles(better.hand).length === 0) return null;
  return { code: 'faster', missing: { better: a, other: b } };
}

/** A meld that could be claimed brings the nearest hand no nearer. */
export function noNearer(pair: Pair): Fact | null {
  const { better, other } = pair;
  const { missing } = other.hand;
  return passesClaim(pair) && missing !== null && missing === better.hand.missing
    ? { code: 'no-nearer', missing }
    : null;
}

/** More live tiles bring the nearest hand nearer; twice as many where that hand is a tile farther away. */
export function moreUseful({ better, other }: Pair): Fact | null {
  const [a, b] = [better.hand.missing, other.hand.missing];
  if (a === null || b === null || a < b || a > b + 1) return null;
  const live = { better: liveOf(usefulTiles(better.hand)), other: liveOf(usefulTiles(other.hand)) };
  const more = a === b ? MORE : MUCH_MORE;
  return live.better >= more * live.other && live.better > live.other ? { code: 'more-useful', live } : null;
}

/** As near, and some more live tiles bring the nearest hand nearer: says more than the chances that come of it. */
export function someMoreUseful({ better, other }: Pair): Fact | null {
  if (better.hand.missing === null || better.hand.missing !== other.hand.missing) return null;
  const live = { better: liveOf(usefulTiles(better.hand)), other: liveOf(usefulTiles(other.hand)) };
  return live.better > live.other ? { code: 'more-useful', live } : null;
}

/** The nearest hand is nearer, and with the other choice there are hardly draws enough for it. */
export function fewDraws({ view, better, other }: Pair): Fact | null {
  const draws = Math.floor(Math.max(0, view.wallLeft) / rulesOf(view).geometry.seats);
  const [a, b] = [better.hand.missing, other.hand.missing];
  if (draws > FEW_DRAWS || a === null || b === null || a >= b || b < draws) return null;
  if (usefulTiles(better.hand).length === 0) return null;
  return { code: 'few-draws', draws, missing: { better: a, other: b } };
}

function kindsOf(tiles: readonly Useful[]) {
  return tiles.map(({ kind }) => kind);
}

function liveOf(tiles: readonly Useful[]): number {
  return tiles.reduce((sum, { live }) => sum + live, 0);
}

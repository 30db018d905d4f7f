import type { Geometry } from '../../engine/geometry';
import { kindsOfMeld } from '../../engine/meldKinds';
import type { Forms, WinContext } from '../../engine/rules';
import { isComplete as hasSets } from '../../engine/scoring/forms';
import { wholeHand } from '../../engine/scoring/groups';
import { RANKS } from '../../engine/scoring/packed';
import type { SetReading } from '../../engine/scoring/setReadings';
import { FIRST_WIND, FLOWERS_AND_SEASONS, KONG_SIZE, PLAYING_KINDS, tileList } from '../../engine/tiles';
import type { MeldShape, TileKind } from '../../engine/types';
import { evenStacks, THREE_DICE, TWO_TWICE } from '../../engine/wall';
import { SEATS } from './data';
import type { TaiwanOptions } from './options';

const SETS = 5;

/** Four seats, hands of sixteen tiles, and a wall of which the last tiles are never drawn. Source: `RULES.md#equipment`, `#wall`. */
export function geometryOf({ bonusTiles, dice, deadWall }: TaiwanOptions): Geometry {
  return {
    seats: SEATS,
    tiles: tileList(bonusTiles ? FLOWERS_AND_SEASONS : []),
    handSize: 16,
    sets: SETS,
    stacks: evenStacks(SEATS, bonusTiles ? 18 : 17),
    deadWall,
    dice: dice === 'three' ? THREE_DICE : TWO_TWICE,
  };
}

/** Five sets and a pair. Source: `RULES.md#complete-hand`. */
export const FORMS: Forms = { sets: SETS, sevenPairs: 'none', thirteenOrphans: false };

/** A hand as it lies. */
export interface Held {
  readonly counts: readonly number[];
  readonly melds: readonly MeldShape[];
}

const PAIRS = 8;

/** Seven different pairs and three of an eighth kind, and nothing laid out. Of seventeen tiles in eight kinds one is there three times. */
function areEightPairs({ counts, melds }: Held): boolean {
  if (melds.length > 0) return false;
  let kinds = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 1 || count > 3) return false;
    if (count > 1) kinds++;
  }
  return kinds === PAIRS;
}

/** Whether a hand is complete, winning tile included. */
export type IsComplete = (held: Held) => boolean;

const areSets: IsComplete = ({ counts, melds }) => hasSets(FORMS, counts, melds);

export function isCompleteBy({ eightPairs }: Pick<TaiwanOptions, 'eightPairs'>): IsComplete {
  return eightPairs ? (held) => areSets(held) || areEightPairs(held) : areSets;
}

/** The reading of a hand as eight pairs; none where it is not. */
export function eightPairsIn(win: WinContext): SetReading[] {
  if (!areEightPairs(win)) return [];
  const groups = [wholeHand({ type: 'special', id: 'eight-pairs' }, win)];
  return [{ form: 'eight-pairs', sets: [], eyes: null, groups }];
}

/**
 * How many kinds complete a hand that lacks one tile, up to so many. Kinds of which all four lie in it and its melds are
 * left out. Source: `RULES.md#ready`.
 */
export function waitsUpTo(most: number, { counts: before, melds }: Held, isComplete: IsComplete): number {
  const counts = before.slice();
  const used = before.slice();
  for (const meld of melds) for (const kind of kindsOfMeld(meld)) used[kind]!++;
  let waits = 0;
  for (let kind = 0; kind < PLAYING_KINDS && waits < most; kind++) {
    if (used[kind]! >= KONG_SIZE || !isNear(before, kind)) continue;
    counts[kind]!++;
    if (isComplete({ counts, melds })) waits++;
    counts[kind]!--;
  }
  return waits;
}

/** Whether a tile of this kind can go with one that is there: nothing else completes a hand. */
function isNear(counts: readonly number[], kind: TileKind): boolean {
  if (counts[kind]! > 0) return true;
  if (kind >= FIRST_WIND) return false;
  const rank = kind % RANKS;
  const [below, above] = [rank > 0 && counts[kind - 1]! > 0, rank < RANKS - 1 && counts[kind + 1]! > 0];
  if (below && above) return true;
  return (below && rank > 1 && counts[kind - 2]! > 0) || (above && rank < RANKS - 2 && counts[kind + 2]! > 0);
}

/** How many tiles eight pairs lack until one more would complete them. */
export function lackOfEightPairs({ counts, melds }: Held): number {
  if (melds.length > 0) return Infinity;
  const best = counts
    .slice(0, PLAYING_KINDS)
    .toSorted((a, b) => b - a)
    .slice(0, PAIRS);
  const kept = best.reduce((sum, count) => sum + Math.min(count, 2), 0) + (best[0]! > 2 ? 1 : 0);
  return 2 * PAIRS - kept;
}

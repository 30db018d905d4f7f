import type { Rules } from '../../engine/rules';
import { arrange } from '../../engine/scoring/arrangements';
import { isComplete } from '../../engine/scoring/forms';
import { completingKinds } from '../../engine/scoring/waitShape';
import { PONG_SIZE } from '../../engine/tiles';
import type { MeldShape, TileKind } from '../../engine/types';
import { FORMS, tilesOf } from './tiles';

/** A hand as it lies: concealed tiles by kind, and melds. */
export interface Lying {
  readonly counts: readonly number[];
  readonly melds: readonly MeldShape[];
}

/** No meld is laid out but concealed kongs. */
export function isClosed({ melds }: Pick<Lying, 'melds'>): boolean {
  return melds.every(({ concealed }) => concealed);
}

/** Whether one more tile of this kind completes thirteen tiles in form. */
export function completes({ counts, melds }: Lying, kind: TileKind): boolean {
  return isComplete(FORMS, counts.with(kind, counts[kind]! + 1), melds);
}

/** The form alone, with any number of red fives. */
const IN_FORM: Pick<Rules, 'isComplete' | 'tiles'> = {
  isComplete: (counts, melds) => isComplete(FORMS, counts, melds),
  tiles: tilesOf(0),
};

/** Kinds that complete thirteen tiles in form; not those of which the hand and its melds have all four. Source: `RULES.md#words`. */
export function waitsOf({ counts, melds }: Lying): TileKind[] {
  return completingKinds(IN_FORM, { counts, melds, extras: {} }, 'ignore');
}

/** Kinds of fourteen tiles after whose discard the hand is ready. */
export function readyDiscards({ counts, melds }: Lying): TileKind[] {
  const kinds = [...counts.keys()].filter((kind) => counts[kind]! > 0);
  return kinds.filter((kind) => waitsOf({ counts: counts.with(kind, counts[kind]! - 1), melds }).length > 0);
}

/** Whether three alike are a pong in every division of the hand with each of its waits. */
export function isPongAlways(hand: Lying, kind: TileKind): boolean {
  return waitsOf(hand).every((wait) => {
    const complete = hand.counts.with(wait, hand.counts[wait]! + 1);
    const all = arrange(complete).count;
    const left = complete[kind]! - PONG_SIZE;
    return left >= 0 && arrange(complete.with(kind, left)).count === all;
  });
}

import { FIRST_DRAGON, FIRST_WIND, rankOf, suitOf } from '../../engine/tiles';
import type { Thrown } from './play';
import type { Row } from './row';
import { THIRDS } from '../value/table';

const NEIGHBOURS = 4;
const LIVE = 4;
/** A suited tile: of the main suit or not, its neighbours, alone or not, at the end of the suit or not. */
const SUITED = 2 * NEIGHBOURS * 2 * 2;
/** An honour: worth a faan to this seat or not, alone or not, copies that may still come. */
const HONOURS = 2 * 2 * LIVE;

export const SHAPE_TRAITS = THIRDS * (SUITED + HONOURS);

/** How a thrown tile stood among the own ones. */
export function describeShape({ view, kind, third, holding }: Thrown, row: Row): void {
  const { counts, live, sizes } = holding;
  const paired = counts[kind]! > 0 ? 1 : 0;
  if (kind < FIRST_WIND) {
    const suit = suitOf(kind);
    const isMain = sizes[suit]! >= Math.max(sizes[0]!, sizes[1]!, sizes[2]!) ? 1 : 0;
    const isEnd = rankOf(kind) === 1 || rankOf(kind) === 9 ? 1 : 0;
    const place = ((isMain * NEIGHBOURS + neighboursOf(kind, counts)) * 2 + paired) * 2 + isEnd;
    row.pick(THIRDS * SUITED, third * SUITED + place);
    row.leave(THIRDS * HONOURS);
  } else {
    const counting =
      kind >= FIRST_DRAGON || kind === FIRST_WIND + view.seat || kind === FIRST_WIND + view.prevailing
        ? 1
        : 0;
    const place = (counting * 2 + paired) * LIVE + Math.max(0, Math.min(LIVE - 1, live[kind]!));
    row.leave(THIRDS * SUITED);
    row.pick(THIRDS * HONOURS, third * HONOURS + place);
  }
}

/** Bits: a tile next to it is held, a tile one further away is held. */
function neighboursOf(kind: number, counts: readonly number[]): number {
  const rank = rankOf(kind);
  const holds = (steps: number): boolean =>
    rank + steps >= 1 && rank + steps <= 9 && counts[kind + steps]! > 0;
  return (holds(-1) || holds(1) ? 1 : 0) + (holds(-2) || holds(2) ? 2 : 0);
}

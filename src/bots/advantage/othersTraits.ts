import { FIRST_WIND, suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { PublicSeat } from '../../engine/view';
import type { Thrown } from './play';
import type { Row } from './row';
import { spreads } from './spread';
import { EXPOSED, exposedOf, THIRDS } from '../value/table';
import { suitCollected } from '../targets/suitCollected';

/** What a tile is to a seat by its melds. */
const SORTS = ['of its suit', 'honour', 'of another suit', 'pongs', 'mixed', 'no melds'] as const;
const OTHERS = 3;
/** Fewer discards do not show which suits a seat throws. */
const TELLING = 3;

/** In the order in which the traits are put: others matter little to a discard, as a loser pays for most wins anyway. */
export const OTHERS_SPREADS = [
  ...spreads(THIRDS * EXPOSED * SORTS.length, 0.0028),
  ...spreads(THIRDS * OTHERS, 0.0057),
];

/** What a thrown tile is to the other seats: by what they have laid out, thrown themselves, and which suits they throw. */
export function describeOthers({ view, kind, third, holding }: Thrown, row: Row): void {
  const wanted = row.leave(THIRDS * EXPOSED * SORTS.length);
  const isLast = kind >= FIRST_WIND && holding.live[kind]! <= 0;
  for (let turns = 1; turns <= OTHERS; turns++) {
    const other = view.seats[(view.seat + turns) % view.seats.length]!;
    const exposed = exposedOf(other);
    const { hasThrown, suitShare } = riverOf(other, kind, holding.kinds);
    row.pick(THIRDS, third, suitShare);
    if (!hasThrown && !isLast)
      row.add(wanted + (exposed * SORTS.length + SORTS.indexOf(sortFor(other, kind))) * THIRDS + third, 1);
  }
}

/** Whether a seat has thrown this kind itself, and the share of its discards that are of the kind's suit. */
function riverOf({ river }: PublicSeat, kind: TileKind, kinds: readonly TileKind[]) {
  let hasThrown = false;
  let same = 0;
  for (const { tile } of river) {
    const thrown = kinds[tile]!;
    if (thrown === kind) hasThrown = true;
    if (suitOf(thrown) === suitOf(kind)) same++;
  }
  return { hasThrown, suitShare: kind < FIRST_WIND && river.length >= TELLING ? same / river.length : 0 };
}

function sortFor(other: PublicSeat, kind: TileKind): (typeof SORTS)[number] {
  const { melds } = other;
  if (melds.length === 0) return 'no melds';
  const suit = suitCollected(other);
  if (suit >= 0)
    return kind >= FIRST_WIND ? 'honour' : suitOf(kind) === suit ? 'of its suit' : 'of another suit';
  return melds.some(({ type }) => type === 'chow') ? 'mixed' : 'pongs';
}

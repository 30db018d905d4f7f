import { Holding } from '../../bots/targets/holding';
import { rulesOf } from '../../engine/knownRules';
import type { Seat, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { exposedOf, liveTiles, otherSeats } from './others';
import type { Pair } from './pair';
import { planFor, readHolding, takes } from './reading';
import type { HandReading } from './reading';
import type { Fact } from './reason';

/** So few hands are named. */
const NAMED = 2;

/** Fewer hands of the card can be won with after the other choice, which lays tiles out. */
export function narrows({ view, better, other }: Pair): Fact | null {
  const lays = other.hand.holding.laid.length > better.hand.holding.laid.length;
  if (!rulesOf(view).card || !lays) return null;
  const [kept, left] = [idsOf(better.hand), idsOf(other.hand)];
  if (left.length === 0 || left.length >= kept.length) return null;
  const hands = { better: kept.length, other: left.length };
  return { code: 'narrows', hands, ids: left.length <= NAMED ? left : [] };
}

/** More wild tiles stay in the hand: they stand for whatever is missing. */
export function moreWild({ view, better, other }: Pair): Fact | null {
  const [kept, left] = [better.hand.holding.wilds, other.hand.holding.wilds];
  if (!rulesOf(view).card || kept.length <= left.length) return null;
  return {
    code: 'more-wild',
    tiles: [...new Set(kept)],
    count: { better: kept.length, other: left.length },
  };
}

/** The other choice throws what is in the few hands that a seat can still have, by what it has laid out; the better one does not. */
export function wantedBy({ view, better, other }: Pair): Fact | null {
  const { thrown } = other;
  if (!rulesOf(view).card || thrown === null || thrown === better.thrown) return null;
  for (const seat of otherSeats(view)) {
    if (exposedOf(view.seats[seat]!) === 0) continue;
    const open = handsOf(view, seat);
    const ids = idsOf({ open });
    if (ids.length > NAMED) continue;
    const using = (kind: TileKind | null): readonly string[] =>
      kind === null ? [] : idsOf({ open: open.filter((each) => takes(each, kind)) });
    const wanting = using(thrown);
    if (wanting.length > 0 && using(better.thrown).length === 0)
      return { code: 'wanted-by', tiles: [thrown], seat, ids: wanting };
  }
  return null;
}

/** The hands that a seat can still have, by what it has laid out and what is in sight. */
function handsOf(view: SeatView, seat: Seat): HandReading['open'] {
  const theirs: SeatView = { ...view, seat, hand: [], counts: view.counts.map(() => 0), drawn: null };
  const plan = planFor(theirs);
  const holding = new Holding();
  holding.read(rulesOf(view), theirs, plan.wild);
  holding.live = [...liveTiles(view)];
  return readHolding(holding, plan).open;
}

function idsOf({ open }: Pick<HandReading, 'open'>): readonly string[] {
  return [...new Set(open.map(({ target }) => target.id))];
}

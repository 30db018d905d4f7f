import { rulesOf } from '../../engine/knownRules';
import type { Action, TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Side } from './pair';
import { planFor, readHolding } from './reading';
import { Holding } from '../../bots/targets/holding';
import type { Fact } from './reason';

/** A hand of the card is near if it misses at most so many tiles more than the nearest. */
const BEHIND = 1;

/** Two choices of a decision. */
interface Compared {
  readonly view: SeatView;
  readonly better: Pick<Side, 'judged'>;
  readonly other: Pick<Side, 'judged'>;
}

/** By a card: of the two tiles that two discards or packets differ in, fewer of the near hands need the one that the better choice lets go. */
export function fewerNeed({ view, better, other }: Compared): Fact | null {
  if (!rulesOf(view).card) return null;
  const [given, kept] = [
    lessOf(view, better.judged.action, other.judged.action),
    lessOf(view, other.judged.action, better.judged.action),
  ];
  if (given === null || kept === null) return null;
  const plan = planFor(view);
  const holding = new Holding();
  holding.read(rulesOf(view), view, plan.wild);
  const { open, missing } = readHolding(holding, plan);
  const near = open.filter((each) => each.missing <= (missing ?? 0) + BEHIND);
  const idsNeeding = (kind: TileKind): number =>
    new Set(
      near.filter(({ reach }) => reach.measure(holding) < reach.without(kind)).map(({ target }) => target.id),
    ).size;
  const hands = { better: idsNeeding(given), other: idsNeeding(kept) };
  const of = new Set(near.map(({ target }) => target.id)).size;
  return hands.better < hands.other ? { code: 'fewer-need', tiles: [given, kept], hands, of } : null;
}

/** The one kind that a choice lets go and another does not; null where there are more, or none. */
function lessOf(view: SeatView, action: Action, other: Action): TileKind | null {
  const left = kindsLetGo(view, other);
  const only: TileKind[] = [];
  for (const kind of kindsLetGo(view, action)) {
    const at = left.indexOf(kind);
    if (at < 0) only.push(kind);
    else left.splice(at, 1);
  }
  return only.length === 1 ? only[0]! : null;
}

function kindsLetGo(view: SeatView, action: Action): TileKind[] {
  const { kinds } = rulesOf(view).tiles;
  const tiles: readonly TileId[] =
    action.type === 'discard' ? [action.tile] : action.type === 'exchange' ? action.tiles : [];
  return tiles.map((tile) => kinds[tile]!);
}

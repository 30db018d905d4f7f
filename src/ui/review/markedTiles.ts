import type { ReviewedDecision } from '../../coach/review/review';
import type { Action, TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { kindsOf } from '../../store/selectors/tiles';

/** What is marked in the hand: the tiles of the best choice, and those of the one that was made. */
export type HandMark = 'best' | 'chosen';

/** The tiles of the own hand that the two choices use. Where both use a tile, or are the same, it is the best. */
export function markedTiles(
  view: SeatView,
  { choices, chosen }: Pick<ReviewedDecision, 'choices' | 'chosen'>,
): ReadonlyMap<TileId, HandMark> {
  const of = (at: number, mark: HandMark) =>
    tilesOf(view, choices[at]?.action).map((tile): [TileId, HandMark] => [tile, mark]);
  return new Map([...of(chosen, 'chosen'), ...of(0, 'best')]);
}

/** The tiles of the own hand that a choice uses. */
export function tilesOf(view: SeatView, action: Action | undefined): readonly TileId[] {
  if (!action) return [];
  switch (action.type) {
    case 'pass':
    case 'win':
      return [];
    case 'discard':
    case 'added-kong':
      return [action.tile];
    case 'exchange':
      return action.tiles;
    case 'concealed-kong': {
      const kinds = kindsOf(view);
      return view.hand.filter((tile) => kinds[tile] === action.kind);
    }
    case 'declare':
      return action.lays ?? (action.tile === null ? [] : [action.tile]);
    default:
      return action.own;
  }
}

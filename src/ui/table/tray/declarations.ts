import type { TileId, TileKind } from '../../../engine/types';
import { withKeys } from './choices';
import type { TrayOption } from './choices';

/** So many declarations of one kind have a button each; of more a tile of the hand chooses. */
const MOST = 3;
/** What lays tiles out pictures them all, and may be on offer turn after turn. */
const MOST_LAID = 1;

/** The options with no more declarations of one kind than there is room for; `selected` is the tile that chooses. */
export function withFewDeclarations(
  options: readonly TrayOption[],
  selected: TileId | null,
  kinds: readonly TileKind[],
): TrayOption[] {
  const isSelected = ({ own: [tile] }: TrayOption) => tile !== undefined && tile === selected;
  const isLike = ({ own: [tile] }: TrayOption) =>
    tile !== undefined && selected !== null && kinds[tile] === kinds[selected];
  const shown = options.flatMap((option) => {
    if (option.what === null) return [option];
    const alike = distinct(
      options.filter(({ what }) => what === option.what),
      isSelected,
    );
    if (alike.length <= mostOf(option)) return alike.includes(option) ? [option] : [];
    const fitting = alike.filter(isLike);
    if (fitting.length > 0) return fitting.includes(option) ? [option] : [];
    return option === alike[0] ? [{ ...option, tiles: [], own: [], needsTile: true }] : [];
  });
  return withKeys(shown);
}

function mostOf({ action }: TrayOption): number {
  return action.type === 'declare' && action.lays ? MOST_LAID : MOST;
}

/** One of those that differ only in which of equal tiles they use, the preferred one if there is one. */
function distinct(
  options: readonly TrayOption[],
  isPreferred: (option: TrayOption) => boolean,
): readonly TrayOption[] {
  return options.filter((option) => {
    const alike = options.filter((other) => faceOf(other) === faceOf(option));
    return option === (alike.find(isPreferred) ?? alike[0]);
  });
}

function faceOf({ tiles, action }: TrayOption): string {
  const aim = action.type === 'declare' ? action.target : null;
  return [...tiles.map(({ kind }) => kind), aim?.seat, aim?.tile].join();
}

import { rulesOf } from '../../engine/knownRules';
import type { TileId } from '../../engine/types';
import type { SeatView, VisibleEvent } from '../../engine/view';
import { sortTiles } from './tiles';

type WinEvent = Extract<VisibleEvent, { type: 'win' }>;

/** Tiles that lie side by side. */
export interface OpenGroup {
  readonly tiles: readonly TileId[];
  /** The place of the winning tile in it; null where that lies elsewhere. */
  readonly won: number | null;
}

/** More tiles than lie in one group. */
const LONG = 6;

/** A winner's concealed tiles in the groups that were scored, the winning tile among them. */
export function openGroups(view: SeatView, hand: readonly TileId[], win: WinEvent): OpenGroup[] {
  return groupsIn(view, hand, win).flatMap(inPieces);
}

/** The concealed tiles in the groups that were scored; a tile that no group names lies with the rest. */
function groupsIn(view: SeatView, hand: readonly TileId[], { sheet, tile, by }: WinEvent): OpenGroup[] {
  const { kinds } = rulesOf(view).tiles;
  const groups = sheet.groups.filter(({ meld }) => meld === null);
  const isNamed = groups.some(({ won }) => won !== null);
  const isAlone = !isNamed && by !== 'bonus-tiles';
  const left = sortTiles(hand, kinds).filter((held) => held !== tile || by === 'bonus-tiles');
  const take = (fits: (held: TileId) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const named = groups.map(({ kinds: wanted, won }) =>
    wanted.map((kind, at) => (at === won ? tile : take((held) => kinds[held] === kind))),
  );
  // What stands for another tile is none of the kind that it is counted as.
  const laid = named.map((group, at): OpenGroup => {
    const tiles = group.flatMap((held) => held ?? take(() => true) ?? []);
    return { tiles, won: (groups[at]?.won ?? null) === null ? null : tiles.indexOf(tile) };
  });
  const rest = isAlone ? [...left, tile] : left;
  return [...laid, { tiles: rest, won: isAlone ? rest.length - 1 : null }].filter(
    ({ tiles }) => tiles.length > 0,
  );
}

/** A long group lies in pieces of equal length, so that each finds room on a line. */
function inPieces({ tiles, won }: OpenGroup): OpenGroup[] {
  if (tiles.length <= LONG) return [{ tiles, won }];
  const length = Math.ceil(tiles.length / Math.ceil(tiles.length / (LONG + 1)));
  return Array.from({ length: Math.ceil(tiles.length / length) }, (_, piece) => {
    const at = won === null ? -1 : won - piece * length;
    return {
      tiles: tiles.slice(piece * length, (piece + 1) * length),
      won: at >= 0 && at < length ? at : null,
    };
  });
}

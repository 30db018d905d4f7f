import type { PicturedTile } from '../table/tray/choices';
import { Tile } from '../tile/Tile';

interface ChoiceTilesProps {
  readonly tiles: readonly PicturedTile[];
  readonly className: string;
}

/** The tiles of a choice, the one that is claimed marked. Words beside them name them. */
export function ChoiceTiles({ tiles, className }: ChoiceTilesProps) {
  return (
    <span className={className}>
      {tiles.map(({ kind, taken }, at) => (
        <Tile key={at} kind={kind} className={taken ? 'tile--taken' : ''} silent />
      ))}
    </span>
  );
}

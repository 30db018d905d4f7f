import type { PicturedTile } from '../table/tray/choices';
import { Tile } from '../tile/Tile';

/** The tiles of a choice, the one that is claimed marked. Words beside them name them. */
export function ChoiceTiles({ tiles }: { readonly tiles: readonly PicturedTile[] }) {
  return (
    <span className="choice-tiles">
      {tiles.map(({ kind, taken }, at) => (
        <Tile key={at} kind={kind} className={taken ? 'tile--taken' : ''} silent />
      ))}
    </span>
  );
}

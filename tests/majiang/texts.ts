import { faceOf } from '../../src/engine/draw';
import { rulesOf } from '../../src/engine/knownRules';
import { countsAs, FIRST_WIND, isRedFive } from '../../src/engine/tiles';
import type { Action, Deal, TileId, TileKind } from '../../src/engine/types';

const HONOURS = [1, 2, 3, 4, 7, 6, 5];
/** Signs of who gave a tile, by how many seats on that player sits. */
const SIGNS = ['', '+', '=', '-'];

/** A tile as the package writes it: `m1`, a red five `p0`, white `z5`. */
export function tileText(face: TileKind): string {
  const kind = countsAs(face);
  if (kind >= FIRST_WIND) return `z${HONOURS[kind - FIRST_WIND]}`;
  return `${'mps'[Math.floor(kind / 9)]}${isRedFive(face) ? 0 : (kind % 9) + 1}`;
}

/** A tile that was taken from the player so many seats on. */
export function takenText(tile: string, on: number): string {
  return `${tile}${SIGNS[on]}`;
}

/** A claimed chow, pong or kong: by rank, the taken tile with its sign; of tiles alike it comes last, red ones late among the others. */
export function calledText(own: readonly string[], taken: string, on: number): string {
  const rank = (tile: string): number => Number(tile[1]!.replace('0', '5'));
  const isAlike = own.every((tile) => rank(tile) === rank(taken));
  const sign = takenText(taken[1]!, on);
  if (isAlike) return `${taken[0]}${redLast(own)}${sign}`;
  const parts = [...own.map((tile) => ({ at: rank(tile), text: tile[1]! })), { at: rank(taken), text: sign }];
  return `${taken[0]}${parts
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join('')}`;
}

/** A concealed kong. */
export function kongText(tiles: readonly string[]): string {
  return `${tiles[0]![0]}${redLast(tiles)}`;
}

function redLast(tiles: readonly string[]): string {
  return tiles
    .map((tile) => tile[1]!)
    .toSorted()
    .toReversed()
    .join('');
}

/** A tile of a deal, red fives as such. */
export function nameIn(deal: Deal, tile: TileId): string {
  return tileText(faceOf(rulesOf(deal), tile));
}

/** A tile without its colour. */
export function plain(name: string): string {
  return name.replace('0', '5');
}

/** Which tile a kong of the own turn is of. */
export function kongTile(kong: string): string {
  return plain(`${kong[0]}${kong.at(-1)}`);
}

/** A claim of the tile that a deal asks about; null for other choices. */
export function claimText(deal: Deal, action: Action): string | null {
  if (action.type !== 'chow' && action.type !== 'pong' && action.type !== 'kong') return null;
  const { tile, from } = deal.pending!;
  const own = action.own.map((each) => nameIn(deal, each));
  return calledText(own, nameIn(deal, tile!), (from! - action.seat + 4) % 4);
}

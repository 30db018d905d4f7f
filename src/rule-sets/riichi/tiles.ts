import type { Forms, Geometry } from '../../engine/rules';
import { tileSet } from '../../engine/tileSet';
import type { TileSet } from '../../engine/tileSet';
import { countsAs, FIRST_DRAGON, FIRST_RED_FIVE, FIRST_WIND, rankOf, tileList } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { evenStacks } from '../../engine/wall';

export const SEATS = 4;
export const DEALER = 0;
export const DEAD_WALL = 14;
const STACKS = 17;
const FIVES: readonly TileKind[] = [4, 13, 22];
const LAST_WIND: TileKind = 30;

export const FORMS: Forms = { sets: 4, sevenPairs: 'distinct', thirteenOrphans: true };

/** The first five of each suit is red. */
function tilesWith(redFives: number): TileKind[] {
  const list = tileList([]);
  if (redFives === 0) return list;
  return list.map((kind, id) => {
    const suit = FIVES.indexOf(kind);
    return suit >= 0 && list.indexOf(kind) === id ? FIRST_RED_FIVE + suit : kind;
  });
}

const PLAIN = tileSet(tilesWith(0));
const WITH_REDS = tileSet(tilesWith(FIVES.length));

export function tilesOf(redFives: number): TileSet {
  return redFives === 0 ? PLAIN : WITH_REDS;
}

/** Two dice choose the side and count its stacks. Source: `RULES.md#wall`. */
export function geometryOf(tiles: TileSet): Geometry {
  return {
    seats: SEATS,
    tiles: tiles.faces,
    handSize: 13,
    sets: 4,
    stacks: evenStacks(SEATS, STACKS),
    deadWall: DEAD_WALL,
    dice: { thrown: 2, side: 2, stacks: 2, counts: 'total' },
  };
}

/** The dora that an indicator shows: the next in its suit, of winds by E S W N, of dragons by white, green, red. */
export function doraOf(indicator: TileKind): TileKind {
  const kind = countsAs(indicator);
  if (kind < FIRST_WIND) return kind % 9 === 8 ? kind - 8 : kind + 1;
  if (kind < FIRST_DRAGON) return kind === LAST_WIND ? FIRST_WIND : kind + 1;
  return kind === FIRST_DRAGON ? FIRST_DRAGON + 2 : kind - 1;
}

export function isTerminal(kind: TileKind): boolean {
  return kind < FIRST_WIND && (rankOf(kind) === 1 || rankOf(kind) === 9);
}

/** A terminal or an honour. */
export function isOuter(kind: TileKind): boolean {
  return kind >= FIRST_WIND || isTerminal(kind);
}

export function isWind(kind: TileKind): boolean {
  return kind >= FIRST_WIND && kind < FIRST_DRAGON;
}

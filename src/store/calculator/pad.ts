import { rulesOf } from '../../engine/knownRules';
import { kindsOfMeld } from '../../engine/meldKinds';
import type { MeldShape } from '../../engine/rules';
import { countsAs } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { playingRows } from '../selectors/playingRows';
import type { Draft } from './draft';

/** At most so many tiles in a row. */
const ROW = 9;

/** The tiles that can be added, in rows: those of hands, red fives by themselves, then those that are laid out as bonus. */
export function padRows(
  draft: Draft,
): Readonly<Record<'playing' | 'bonus', readonly (readonly TileKind[])[]>> {
  const { copies, bonus } = rulesOf(draft).tiles;
  const laidOut = [...copies.keys()].filter((kind) => bonus[kind] && copies[kind]! > 0);
  return { playing: [...playingRows(draft), ...inRows(redFives(draft))], bonus: inRows(laidOut) };
}

/** The faces of the game that count as others. */
export function redFives(draft: Draft): TileKind[] {
  const { printed } = rulesOf(draft).tiles;
  return [...printed.keys()].filter((face) => printed[face]! > 0 && countsAs(face) !== face);
}

/** Every tile of the game once, in the order of the pad. */
export function tilesOfGame(draft: Draft): TileKind[] {
  const { playing, bonus } = padRows(draft);
  return [...playing, ...bonus].flat();
}

/** As few rows as there can be, of one length. */
function inRows(kinds: readonly TileKind[]): TileKind[][] {
  const rows = Math.ceil(kinds.length / ROW);
  const each = Math.ceil(kinds.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => kinds.slice(row * each, (row + 1) * each));
}

/** The tiles of a meld, and which of them lie face down. */
export function meldTiles(meld: MeldShape): { readonly kind: TileKind; readonly isDown: boolean }[] {
  const kinds = kindsOfMeld(meld);
  const isClosedKong = meld.concealed && meld.type === 'kong';
  return kinds.map((kind, at) => ({ kind, isDown: isClosedKong && (at === 0 || at === kinds.length - 1) }));
}

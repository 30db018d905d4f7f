import { byFace, countsAs, KONG_SIZE } from './tiles';
import type { MeldShape, TileKind } from './types';

/** What is printed on a meld's tiles, each in its place. */
export function kindsOfMeld({
  type,
  kind,
  faces,
}: Pick<MeldShape, 'type' | 'kind' | 'faces'>): readonly TileKind[] {
  if (faces) return faces;
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return Array<TileKind>(type === 'kong' ? KONG_SIZE : 3).fill(kind);
}

/** A meld of which nobody knows who fed it. `faces` are in order (`inOrder`). */
export function shapeOf(type: MeldShape['type'], faces: readonly TileKind[], concealed: boolean): MeldShape {
  const isPlain = type !== 'group' && faces.every((face) => face === countsAs(face));
  return { type, kind: countsAs(faces[0]!), concealed, from: null, ...(isPlain ? {} : { faces }) };
}

/** The faces of a meld as it is written: by kind, wild ones after what they stand with. */
export function inOrder(faces: readonly TileKind[], wild: readonly TileKind[]): readonly TileKind[] {
  return faces.toSorted((a, b) => Number(wild.includes(a)) - Number(wild.includes(b)) || byFace(a, b));
}

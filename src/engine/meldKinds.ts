import { KONG_SIZE } from './tiles';
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

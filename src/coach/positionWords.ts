import { rulesOf } from '../engine/knownRules';
import type { TileId, TileKind } from '../engine/types';
import type { SeatView } from '../engine/view';

/**
 * Four words that stand for a position and a seed. They depend on what the seat may know alone, tiles told apart by
 * their kind: so the same decision is thought through in the same way at the table, in a review and in practice.
 */
export function positionWords(view: SeatView, seed: string): readonly number[] {
  const text = `${seed}|${JSON.stringify(positionOf(view))}`;
  return [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f].map((basis) => hash(text, basis));
}

function positionOf(view: SeatView): unknown {
  const { faces } = rulesOf(view).tiles;
  const kinds = (tiles: readonly TileId[]): readonly TileKind[] => tiles.map((tile) => faces[tile]!);
  const sorted = (tiles: readonly TileId[]): readonly TileKind[] => kinds(tiles).toSorted((a, b) => a - b);
  const { pending, drawn, phase } = view;
  return [
    view.rules,
    Object.entries(view.options).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    [view.prevailing, view.seat, view.turn, view.wallLeft, view.dealerKong, view.out, view.called],
    [view.carry, view.extras],
    ...(phase.type === 'before-play' ? [phase.step] : []),
    sorted(view.hand),
    drawn && [faces[drawn.tile], drawn.from, drawn.kongs],
    pending && [pending.why, pending.from, pending.tile === null ? null : faces[pending.tile], pending.kong],
    view.seats.map(({ handSize, melds, bonus, river, open, barred }) => [
      handSize,
      melds.map(({ type, concealed, tiles, from }) => [type, concealed, sorted(tiles), from]),
      sorted(bonus),
      river.map(({ tile, drawn: asDrawn, claimedBy }) => [faces[tile], asDrawn, claimedBy]),
      open && sorted(open),
      barred,
    ]),
  ];
}

/** FNV-1a over the characters, spread over all bits; never 0. */
function hash(text: string, basis: number): number {
  let value = basis | 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0 || 1;
}

import type { TileKind } from '../../../../engine/types';
import { isOuter } from '../../tiles';
import { PONG } from './divisions';

export function isOpenEnd(chow: number, tile: TileKind): boolean {
  return (tile === chow && chow % 9 !== 6) || (tile === chow + 2 && chow % 9 !== 0);
}

export function pongFu(kind: TileKind, concealed: boolean, isKong: boolean): number {
  return 2 * (concealed ? 2 : 1) * (isOuter(kind) ? 2 : 1) * (isKong ? 4 : 1);
}

/** One for two chows alike, three for two such pairs. */
export function twinHan(sets: readonly number[]): number {
  let twins = 0;
  const left = sets.filter((set) => set < PONG).toSorted((a, b) => a - b);
  for (let at = 0; at + 1 < left.length; at++) {
    if (left[at] !== left[at + 1]) continue;
    twins++;
    at++;
  }
  return twins === 2 ? 3 : twins;
}

export function hasThreeSuits(all: readonly number[], offset: number): boolean {
  return all.some((set) => {
    const kind = set - offset;
    if (kind < 0 || kind >= 9) return false;
    return all.includes(set + 9) && all.includes(set + 18);
  });
}

export function hasStraight(all: readonly number[]): boolean {
  return [0, 9, 18].some(
    (start) => all.includes(start) && all.includes(start + 3) && all.includes(start + 6),
  );
}

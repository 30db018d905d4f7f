import { Shoupai, Util } from './majiangCore';
import type { MajiangHand } from './majiangCore';

/** `counts` by kind; which dragon is which does not matter. */
export function majiangHand(counts: readonly number[]): MajiangHand {
  const tiles = counts.flatMap((count, kind) => {
    const tile = `${'mpsz'[Math.floor(kind / 9)]}${(kind % 9) + 1}`;
    return Array.from({ length: count }, () => tile);
  });
  return new Shoupai(tiles);
}

/** The peer's shanten of the standard form. A hand that waits for a fifth tile of a kind counts as ready there. */
export const majiangShanten = (hand: MajiangHand): number => Util.xiangting_yiban(hand);

/** The peer's shanten of seven different pairs. */
export const majiangPairs = (hand: MajiangHand): number => Util.xiangting_qidui(hand);

/** The peer's shanten of thirteen orphans. */
export const majiangOrphans = (hand: MajiangHand): number => Util.xiangting_guoshi(hand);

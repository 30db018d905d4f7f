import { createRequire } from 'node:module';

/** The few parts used of a package that brings no types. */
interface MajiangCore {
  readonly Shoupai: new (tiles: readonly string[]) => MajiangHand;
  readonly Util: Readonly<
    Record<'xiangting_yiban' | 'xiangting_qidui' | 'xiangting_guoshi', (hand: MajiangHand) => number>
  >;
}

/** A hand in the peer's own form. */
export type MajiangHand = object;

const require = createRequire(import.meta.url);
const core: unknown = require('@kobalab/majiang-core');
if (!isMajiangCore(core)) throw new Error('The package @kobalab/majiang-core has not the expected parts.');
const { Shoupai, Util } = core;

function isMajiangCore(value: unknown): value is MajiangCore {
  return typeof value === 'object' && value !== null && 'Shoupai' in value && 'Util' in value;
}

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

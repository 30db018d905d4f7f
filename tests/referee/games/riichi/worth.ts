import type { Call, Play } from '../../types';
import { readingOf } from './majiang';
import type { Counted } from './majiang';
import type { Options } from './options';

/** What a hand is worth: han and fu from outside, limits and base by our own rules. */

export const YAKUMAN = 8000;
const MANGAN = 2000;
const ALMOST_MANGAN = 1920;
const DORA = ['dora', 'red-fives', 'ura-dora'];

export interface Worth {
  readonly isYakuman: boolean;
  readonly han: number;
  readonly fu: number;
  readonly items: readonly Counted[];
  readonly base: number;
  readonly limit: string | null;
}

/** Han at which a limit begins, its base and name. */
const LIMITS: readonly (readonly [number, number, string])[] = [
  [13, YAKUMAN, 'yakuman'],
  [11, 6000, 'sanbaiman'],
  [8, 4000, 'baiman'],
  [6, 3000, 'haneman'],
  [5, MANGAN, 'mangan'],
];

function limitOf(han: number, fu: number, options: Options): Pick<Worth, 'base' | 'limit'> {
  const counted = options.countedYakuman ? han : Math.min(han, 12);
  const found = LIMITS.find(([least]) => counted >= least);
  if (found) return { base: found[1], limit: found[2] };
  const base = fu * 2 ** (han + 2);
  const isMangan = base > MANGAN || (options.roundUpMangan && base === ALMOST_MANGAN);
  return isMangan ? { base: MANGAN, limit: 'mangan' } : { base, limit: null };
}

/** Null where a complete hand is not worth enough to win with. */
export function worthOf(play: Play, call: Call, options: Options): Worth | null {
  const reading = readingOf(play, call, options);
  if (!reading) return null;
  const { isYakuman, han, fu, items } = reading;
  if (isYakuman) {
    const times = options.yakumanStack ? items.reduce((sum, each) => sum + each.times, 0) : 1;
    return { ...reading, base: YAKUMAN * times, limit: 'yakuman' };
  }
  const yaku = items.filter(({ id }) => !DORA.includes(id)).reduce((sum, each) => sum + each.times, 0);
  return yaku < options.minimumHan ? null : { ...reading, ...limitOf(han, fu, options) };
}

/** As the calculator writes it, without payments. */
export function scoreText({ isYakuman, han, fu, items, base, limit }: Worth): object {
  return {
    legal: true,
    han: isYakuman ? null : han,
    fu: isYakuman ? null : fu,
    yakuman: isYakuman ? base / YAKUMAN : 0,
    limit,
    base,
    items: items.map(({ id, times }) => (isYakuman ? { id, yakuman: times } : { id, han: times })),
  };
}

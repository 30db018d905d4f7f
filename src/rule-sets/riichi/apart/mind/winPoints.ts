import { limitOf } from '../../limits';
import type { Facts } from './facts';

/** A win by its han, which need not be whole, and its fu. */
interface Won {
  readonly han: number;
  readonly fu: number;
  readonly fromWall: boolean;
}

const COUNTER = 300;
const LEAST_FU = 20;
const YAKUMAN_HAN = 13;

/** Points that a win brings its seat, with counters and deposits. */
export function winPoints(facts: Facts, { han, fu, fromWall }: Won): number {
  const low = Math.floor(han);
  const part = han - low;
  const least = paid(facts, { han: low, fu, fromWall });
  const most = part > 0 ? paid(facts, { han: low + 1, fu, fromWall }) : least;
  return least + part * (most - least) + COUNTER * facts.honba + facts.deposits;
}

function paid({ options, isDealer }: Facts, { han, fu, fromWall }: Won): number {
  const times = han >= 2 * YAKUMAN_HAN ? Math.floor(han / YAKUMAN_HAN) : 1;
  const base = limitOf(options, han, Math.max(LEAST_FU, fu)).base * times;
  if (!fromWall) return raised(base * (isDealer ? 6 : 4));
  return isDealer ? 3 * raised(2 * base) : raised(2 * base) + 2 * raised(base);
}

function raised(points: number): number {
  return 100 * Math.ceil(points / 100);
}

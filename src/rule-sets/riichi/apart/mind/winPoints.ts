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

/** What a win brings its seat, with counters and deposits. */
export function winPoints(facts: Facts, { han, fu, fromWall }: Won): number {
  const low = Math.floor(han);
  const part = han - low;
  const beside = COUNTER * facts.honba + facts.deposits;
  const worth = (whole: number): number =>
    facts.standing.won(paid(facts, { han: whole, fu, fromWall }) + beside, fromWall);
  const least = worth(low);
  return part > 0 ? least + part * (worth(low + 1) - least) : least;
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

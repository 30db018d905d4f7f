import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { Outlook } from '../targets/outlook';
import { ROUTE_SORTS } from '../routes/route';
import { FEATURES } from '../value/position';
import type { Row } from './row';
import { THIRDS } from '../value/table';
import { spreads } from './spread';

const SORTS = ROUTE_SORTS.length;
const PONGS = ROUTE_SORTS.indexOf('pongs');
/** Useful tiles are told apart by the tiles missing, up to three. */
const MISSING = 4;
const MOST_USEFUL = 40;

/** What the position's numbers say of a tile thrown, at their end, tells little of the own hand. */
const THROWN = 5;

/** In the order in which the traits are put. */
export const HAND_SPREADS = [
  ...spreads(FEATURES - THROWN, 0.11),
  ...spreads(THROWN, 0.011),
  ...spreads(THIRDS, 0.11),
  ...spreads(SORTS * (THIRDS + 2), 0.057),
  ...spreads(MISSING * THIRDS, 0.057),
  ...spreads(2 + THIRDS + THIRDS + 1, 0.042),
];

/** What is held after a choice. `position`: the numbers that its worth is told from. */
interface HandDescribed {
  readonly position: Float64Array;
  readonly outlook: Outlook;
  readonly third: number;
  /** The logarithm of the share of the most hopeful choice's hope. */
  readonly lnShare: number;
}

/** What a choice leaves: the routes that its hope lies in, useful tiles, pairs, and tiles outside the main suit. */
export function describeHand({ position, outlook, third, lnShare }: HandDescribed, row: Row): void {
  const { shares, holding } = outlook;
  const { sizes, suits, exposed } = holding;
  for (const number of position) row.put(number);
  row.pick(THIRDS, third, lnShare);
  for (let sort = 0; sort < SORTS; sort++) {
    row.pick(THIRDS, third, shares[sort]);
    row.put(exposed === 1 ? shares[sort]! : 0);
    row.put(exposed > 1 ? shares[sort]! : 0);
  }
  const useful = Math.min(outlook.useful, MOST_USEFUL) / 20;
  for (let missing = 0; missing < MISSING; missing++)
    row.pick(THIRDS, third, missing === outlook.missing ? useful : 0);
  const { pairs, valued } = countsOf(outlook);
  row.put(pairs / 4);
  row.put((pairs / 4) * shares[PONGS]!);
  const most = Math.max(sizes[0]!, sizes[1]!, sizes[2]!);
  row.pick(THIRDS, third, (sizes[0]! + sizes[1]! + sizes[2]! - most) / 5);
  row.pick(THIRDS, third, valued / 3);
  row.put((suits & (suits - 1)) === 0 ? 0 : 1);
}

/** Kinds held twice or more, and single honours that would count and may still come. */
function countsOf({ values, holding: { counts, live } }: Outlook) {
  let pairs = 0;
  let valued = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (counts[kind]! >= 2) pairs++;
    const isLone = kind >= FIRST_WIND && counts[kind] === 1 && live[kind]! > 0;
    if (isLone && values[kind]! > 0) valued++;
  }
  return { pairs, valued };
}

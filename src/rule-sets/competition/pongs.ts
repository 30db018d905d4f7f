import type { ReadSet, SetReading } from '../../engine/scoring/setReadings';
import { FIRST_DRAGON, FIRST_WIND, rankOf } from '../../engine/tiles';
import type { TileKind, WinContext } from '../../engine/types';
import type { Times } from './tilePatterns';

export const isPong = ({ type }: ReadSet): boolean => type === 'pong' || type === 'kong';

/** A suited 1 or 9. */
const isTerminal = (kind: TileKind): boolean =>
  kind < FIRST_WIND && (rankOf(kind) === 1 || rankOf(kind) === 9);
export const isOuter = (kind: TileKind): boolean => kind >= FIRST_WIND || isTerminal(kind);

/** Each pong or kong that is of such a kind, for itself. */
const each =
  (holds: (kind: TileKind, win: WinContext) => boolean): Times =>
  ({ sets }, win) =>
    sets.flatMap((set, at) => (isPong(set) && holds(set.kind, win) ? [[at]] : []));

const isWindOf = (kind: TileKind, wind: number): boolean => kind === FIRST_WIND + wind;

/** Source: `RULES.md#single-pongs`. */
export const dragonPongs = each((kind) => kind >= FIRST_DRAGON);
export const prevalentWind = each((kind, { round }) => isWindOf(kind, round));
export const seatWind = each((kind, { seat }) => isWindOf(kind, seat));
export const outerPongs = each((kind, { seat, round }) => {
  if (kind >= FIRST_DRAGON) return false;
  return isTerminal(kind) || (kind >= FIRST_WIND && !isWindOf(kind, seat) && !isWindOf(kind, round));
});

function count({ sets }: SetReading, holds: (set: ReadSet) => boolean): number {
  let found = 0;
  for (const set of sets) if (holds(set)) found++;
  return found;
}

const isKong = ({ type }: ReadSet): boolean => type === 'kong';
const isConcealedKong = (set: ReadSet): boolean => isKong(set) && set.concealed;

/** So many kongs, so many of them concealed; null: any. Source: `RULES.md#kongs-and-concealed-pongs`. */
export const kongs =
  (all: number, concealed: number | null = null): Times =>
  (reading) => {
    if (count(reading, isKong) !== all) return 0;
    return Number(concealed === null || count(reading, isConcealedKong) === concealed);
  };

/** So many concealed pongs; two concealed kongs that count as such are not two of them as well. Source: `RULES.md#kongs-and-concealed-pongs`. */
export const concealedPongs =
  (all: number): Times =>
  (reading) => {
    if (count(reading, (set) => isPong(set) && set.concealed) !== all) return 0;
    const areKongs = all === 2 && count(reading, isConcealedKong) === 2 && count(reading, isKong) === 2;
    return Number(!areKongs);
  };

export const allPongs: Times = ({ sets }) => Number(sets.every(isPong));
export const allEvenPongs: Times = ({ sets, eyes }) =>
  Number(sets.every((set) => isPong(set) && isEven(set.kind)) && eyes !== null && isEven(eyes.kind));

function isEven(kind: TileKind): boolean {
  return kind < FIRST_WIND && rankOf(kind) % 2 === 0;
}

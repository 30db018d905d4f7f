import { canStartChow, KONG_SIZE, PONG_SIZE } from './tiles';
import type { MeldShape, TileKind, WinBy } from './types';

/** What may be laid out, and in which ways a hand may be won: play, notation, calculator and tray read it. */
export interface LayOuts {
  /** Who may take a discard for a chow; null where there are no chows. */
  readonly chows: 'next' | 'anyone' | null;
  /** How many tiles alike may be laid out with a discard, whoever threw it; the fewest first. */
  readonly alike: readonly number[];
  /** How many tiles alike may be laid out of the hand alone, closed. */
  readonly closed: readonly number[];
  /** The most wild tiles among tiles alike. Where there may be any, tiles alike are a `group`, whose size never changes. */
  readonly wild: number;
  /** After a kong a tile is drawn from the back, so that its fourth tile does not count among those of a hand. */
  readonly replaced: boolean;
  /** The ways of winning. */
  readonly wins: readonly WinBy[];
  /** A discarded wild tile may be taken, for a win at least. */
  readonly wildTaken: boolean;
}

/** All ways of winning, in the order in which they are named. */
export const WAYS: readonly WinBy[] = ['wall', 'discard', 'robbed-kong', 'bonus-tiles'];

/** Chows from the seat before, pongs and kongs from anybody. Source: `rule-sets/hong-kong-old/RULES.md#claims`. */
export const STANDARD_LAY_OUTS: LayOuts = {
  chows: 'next',
  alike: [PONG_SIZE, KONG_SIZE],
  closed: [KONG_SIZE],
  wild: 0,
  replaced: true,
  wins: WAYS,
  wildTaken: true,
};

/** Whether a kong may be made in the own turn. */
export function hasOwnKongs({ closed }: LayOuts): boolean {
  return closed.includes(KONG_SIZE);
}

/** What so many tiles alike are called where they may lie so, closed or with a discard; null where they may not. */
export function typeOfAlike(
  layOuts: LayOuts,
  { size, concealed }: { readonly size: number; readonly concealed: boolean },
): 'pong' | 'kong' | 'group' | null {
  const { alike, closed, wild } = layOuts;
  if (!(concealed ? closed : alike).includes(size)) return null;
  if (wild > 0 && !concealed) return 'group';
  return size === PONG_SIZE ? 'pong' : 'kong';
}

interface Laid {
  /** Playing kinds, wild ones last. */
  readonly kinds: readonly TileKind[];
  readonly concealed: boolean;
  readonly wild: readonly TileKind[];
}

/** What these tiles are when they lie together; null where they may not. */
export function typeOfMeld(layOuts: LayOuts, { kinds, concealed, wild }: Laid): MeldShape['type'] | null {
  const [first] = kinds;
  if (first === undefined || wild.includes(first)) return null;
  const wildOnes = kinds.filter((kind) => wild.includes(kind)).length;
  if (kinds.every((kind) => kind === first || wild.includes(kind)))
    return wildOnes > layOuts.wild ? null : typeOfAlike(layOuts, { size: kinds.length, concealed });
  return !concealed && layOuts.chows !== null && isChow(kinds) ? 'chow' : null;
}

function isChow(kinds: readonly TileKind[]): boolean {
  const [first] = kinds;
  if (first === undefined || kinds.length !== PONG_SIZE || !canStartChow(first)) return false;
  return kinds.every((kind, at) => kind === first + at);
}

/** The tiles that something laid out stands for in the size of a hand. */
export function sizeInHand({ replaced }: LayOuts, type: MeldShape['type'], tiles: number): number {
  return replaced && type === 'kong' ? tiles - 1 : tiles;
}

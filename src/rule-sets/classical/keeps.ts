import type { HeldHand } from '../../engine/rules';
import { PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { MeldShape, Seat, TileKind } from '../../engine/types';
import { isOfValue, pongPoints } from './count';
import { bouquets, ownSeasons, specialPairs } from './extraTiles';

const EXTRA_TILE = 4;
const PAIR = 2;
const PAIR_POINTS = 2;
const PONG = 3;
const BOUQUET = 3;
/** What a pair is worth as the pong that it may become: the share of the points, and of the doubling. */
const LATER_POINTS = 0.45;
const LATER_DOUBLING = 0.4;
const ONE_SUIT = 8;
const ONE_SUIT_AND_HONOURS = 2;
const HONOURS = 0b1000;
const WINNER = 20;
const NO_TILES: readonly number[] = Array<number>(PLAYING_KINDS).fill(0);

/** Points so far, what doublings make of them, and the suits seen, as bits. */
interface Count {
  points: number;
  times: number;
  suits: number;
}

/** A hand during play. */
export interface KeptHand extends Pick<HeldHand, 'seat' | 'counts' | 'bonus'> {
  readonly melds: readonly LaidMeld[];
  /** By kind: copies that may still come. */
  readonly live: readonly number[];
}

/** Points if another seat wins, and about, if the hand wins itself. */
interface Score {
  readonly kept: number;
  readonly won: number;
}

type LaidMeld = Pick<MeldShape, 'type' | 'kind' | 'concealed'>;

/** What a hand would score if another seat won now. A pair counts in part as the pong that it may become. */
export function keptPoints(hand: KeptHand, limit: number): number {
  const { points, times, suits } = countHand(hand);
  return Math.min(points * times * timesBySuits(suits), limit);
}

/** What a hand would score if another seat won now, and with what the winner is sure to have beside it. */
export function handScore(hand: KeptHand, limit: number): Score {
  const { points, times, suits } = countHand(hand);
  return scoreOf({ points, times: times * timesBySuits(suits) }, limit);
}

/** The same of what a seat has laid out. Its suits tell nothing: the rest of the hand may lie in others. */
export function laidScore(laid: Pick<KeptHand, 'seat' | 'melds' | 'bonus'>, limit: number): Score {
  return scoreOf(countHand({ ...laid, counts: NO_TILES, live: NO_TILES }), limit);
}

function scoreOf({ points, times }: Pick<Count, 'points' | 'times'>, limit: number): Score {
  const won = (points + WINNER) * times;
  return { kept: Math.min(points * times, limit), won: Math.min(won, limit) };
}

function countHand(hand: KeptHand): Count {
  const { seat, bonus, melds, counts } = hand;
  const doublings = ownSeasons(bonus, seat) + BOUQUET * bouquets(bonus) + specialPairs(bonus);
  const count: Count = { points: EXTRA_TILE * bonus.length, times: 2 ** doublings, suits: 0 };
  for (const meld of melds) addMeld(count, meld, seat);
  for (let kind = 0; kind < PLAYING_KINDS; kind++) if (counts[kind]! > 0) addKind(count, hand, kind);
  return count;
}

function addMeld(count: Count, { type, kind, concealed }: LaidMeld, seat: Seat): void {
  count.suits |= 1 << suitOf(kind);
  if (type === 'pong' || type === 'kong') addPong(count, { type, kinds: [kind], concealed }, seat);
}

function addPong(count: Count, pong: Parameters<typeof pongPoints>[0], seat: Seat): void {
  count.points += pongPoints(pong);
  if (isOfValue(pong.kinds[0]!, seat)) count.times *= 2;
}

function addKind(count: Count, { counts, live, seat }: KeptHand, kind: TileKind): void {
  const held = counts[kind]!;
  count.suits |= 1 << suitOf(kind);
  const kinds = [kind];
  const type = held > PONG ? 'kong' : 'pong';
  if (held >= PONG) return addPong(count, { type, kinds, concealed: true }, seat);
  if (held < PAIR) return;
  const isValued = isOfValue(kind, seat);
  if (isValued) count.points += PAIR_POINTS;
  if (live[kind] === 0) return;
  count.points += LATER_POINTS * pongPoints({ type, kinds, concealed: false });
  if (isValued) count.times *= 1 + LATER_DOUBLING;
}

/** A hand in one suit, with honours or without, or in honours alone. */
function timesBySuits(suits: number): number {
  const numbered = suits & ~HONOURS;
  const isOne = (numbered & (numbered - 1)) === 0;
  if (!isOne) return 1;
  return numbered !== 0 && numbered !== suits ? ONE_SUIT_AND_HONOURS : ONE_SUIT;
}

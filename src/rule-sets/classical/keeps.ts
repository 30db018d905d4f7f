import type { HeldHand } from '../../engine/rules';
import { FIRST_DRAGON, PLAYING_KINDS, suitOf } from '../../engine/tiles';
import type { MeldShape, Seat, TileKind } from '../../engine/types';
import { isOfValue, pongPoints } from './count';
import { bouquets, ownSeasons, specialPairs } from './extraTiles';
import type { Worth } from './items';
import type { Scoring } from './sheets';

const PAIR = 2;
const PONG = 3;
/** What a pair is worth as the pong that it may become: the share of the points, and of the doubling. */
const LATER_POINTS = 0.45;
const LATER_DOUBLING = 0.4;
const HONOURS = 0b1000;
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

/** The limit, and what items count. */
export type Counting = Pick<Scoring, 'limit' | 'worth'>;

type LaidMeld = Pick<MeldShape, 'type' | 'kind' | 'concealed'>;

/** What a hand would score if another seat won now. A pair counts in part as the pong that it may become. */
export function keptPoints(hand: KeptHand, { limit, worth }: Counting): number {
  const { points, times, suits } = countHand(hand, worth);
  return Math.min(points * times * timesBySuits(suits, worth), limit);
}

/** What a hand would score if another seat won now, and with what the winner is sure to have beside it. */
export function handScore(hand: KeptHand, counting: Counting): Score {
  const { points, times, suits } = countHand(hand, counting.worth);
  return scoreOf({ points, times: times * timesBySuits(suits, counting.worth) }, counting);
}

/** The same of what a seat has laid out. Its suits tell nothing: the rest of the hand may lie in others. */
export function laidScore(laid: Pick<KeptHand, 'seat' | 'melds' | 'bonus'>, counting: Counting): Score {
  return scoreOf(countHand({ ...laid, counts: NO_TILES, live: NO_TILES }, counting.worth), counting);
}

function scoreOf({ points, times }: Pick<Count, 'points' | 'times'>, { limit, worth }: Counting): Score {
  const won = (points + worth['mah-jong']) * times;
  return { kept: Math.min(points * times, limit), won: Math.min(won, limit) };
}

function countHand(hand: KeptHand, worth: Worth): Count {
  const { seat, bonus, melds, counts } = hand;
  const doublings =
    worth['own-season'] * ownSeasons(bonus, seat) +
    worth['season-bouquet'] * bouquets(bonus) +
    worth['special-pair'] * specialPairs(bonus);
  const count: Count = { points: worth['extra-tile'] * bonus.length, times: 2 ** doublings, suits: 0 };
  for (const meld of melds) addMeld(count, meld, { seat, worth });
  for (let kind = 0; kind < PLAYING_KINDS; kind++)
    if (counts[kind]! > 0) addKind(count, { hand, kind, worth });
  return count;
}

type Pong = Parameters<typeof pongPoints>[0] & { readonly type: 'pong' | 'kong' };

/** Whose tiles are counted, and by what. */
interface Counter {
  readonly seat: Seat;
  readonly worth: Worth;
}

function addMeld(count: Count, { type, kind, concealed }: LaidMeld, counter: Counter): void {
  count.suits |= 1 << suitOf(kind);
  if (type === 'pong' || type === 'kong') addPong(count, { type, kinds: [kind], concealed }, counter);
}

function addPong(count: Count, pong: Pong, { seat, worth }: Counter): void {
  count.points += pongPoints(pong, worth[pong.type]);
  count.times *= timesOf(pong.kinds[0]!, seat, worth);
}

/** What a pong of this tile does to the points. */
function timesOf(kind: TileKind, seat: Seat, worth: Worth): number {
  return isOfValue(kind, seat) ? 2 ** doublingsOf(kind, worth) : 1;
}

/** Doublings of a pong of a dragon, or of the own wind. */
export function doublingsOf(kind: TileKind, worth: Worth): number {
  return worth[kind >= FIRST_DRAGON ? 'dragon-pong' : 'seat-wind'];
}

interface OneKind {
  readonly hand: KeptHand;
  readonly kind: TileKind;
  readonly worth: Worth;
}

function addKind(count: Count, { hand: { counts, live, seat }, kind, worth }: OneKind): void {
  const held = counts[kind]!;
  count.suits |= 1 << suitOf(kind);
  const kinds = [kind];
  const type = held > PONG ? 'kong' : 'pong';
  if (held >= PONG) return addPong(count, { type, kinds, concealed: true }, { seat, worth });
  if (held < PAIR) return;
  if (isOfValue(kind, seat)) count.points += worth.pair;
  if (live[kind] === 0) return;
  count.points += LATER_POINTS * pongPoints({ kinds, concealed: false }, worth[type]);
  count.times *= 1 + LATER_DOUBLING * (timesOf(kind, seat, worth) - 1);
}

/** A hand in one suit, with honours or without, or in honours alone. */
function timesBySuits(suits: number, worth: Worth): number {
  const numbered = suits & ~HONOURS;
  if ((numbered & (numbered - 1)) !== 0) return 1;
  if (numbered === 0) return 2 ** worth['all-honors'];
  return 2 ** worth[numbered === suits ? 'one-suit' : 'one-suit-and-honors'];
}

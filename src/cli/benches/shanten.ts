import { shuffle, stream, type Random } from '../../engine/random';
import { ANY_ROUTE, type Route } from '../../engine/shanten/route';
import { distancesAfterDiscards, routeHand } from '../../engine/shanten/routes';
import { RouteTables } from '../../engine/shanten/routeTables';
import { shanten } from '../../engine/shanten/shanten';
import { ShantenTables } from '../../engine/shanten/shantenTables';
import { PLAYING_KINDS, tileList } from '../../engine/tiles';
import { majiangHand, majiangShanten } from './majiang';

const SETS = 4;
const ROUNDS = 5;
/** How often our side goes through the hands while the peer does once: it is that much faster. */
const REPEATS = 40;

/** What is timed: each goes once through the same hands and gives a sum, so that nothing can be left out. */
export interface ShantenWork {
  readonly hands: number;
  readonly ours: () => number;
  readonly peer: () => number;
  /** The distances of twelve routes after every discard. */
  readonly routes: () => number;
  /** Hands on which the peer gives another shanten of the standard form. */
  readonly disagreements: number;
}

/** Hands from a full set, 13 and 14 tiles in turn, the same every time, in each library's own form. */
export function prepareShanten(hands = 10_000): ShantenWork {
  const random = stream('bench', 'shanten');
  const counts = Array.from({ length: hands }, (_, at) => dealCounts(13 + (at % 2), random));
  const peerHands = counts.map(majiangHand);
  return {
    hands,
    ours: () => sumOf(counts, (hand) => shanten(hand, SETS)),
    peer: () => sumOf(peerHands, majiangShanten),
    routes: () => sumOf(counts, sumOfRoutes),
    disagreements: counts.filter((hand, at) => shanten(hand, SETS) !== majiangShanten(peerHands[at]!)).length,
  };
}

/** The least, the middle and the greatest of some measurements. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface ShantenFigures {
  readonly hands: number;
  readonly disagreements: number;
  /** How many times as fast as the peer. */
  readonly ratio: Spread;
  /** A hand. */
  readonly nanoseconds: { readonly ours: Spread; readonly peer: Spread; readonly routes: Spread };
  /** Making the tables; the first time in a process if nothing has used them yet. */
  readonly milliseconds: { readonly shanten: number; readonly routes: number };
  readonly bytes: { readonly shanten: number; readonly routes: number };
}

/** Measures tables and speed, warm, in rounds that go through all hands with the peer and without. */
export function measureShanten(): ShantenFigures {
  const [tables, shantenTime] = timed(() => new ShantenTables());
  const work = prepareShanten();
  const [routeTables, routesTime] = timed(() => new RouteTables());
  const measure = (go: () => number, repeats: number) =>
    (timed(() => repeat(go, repeats))[1] * 1e6) / (repeats * work.hands);
  const round = () => ({
    peer: measure(work.peer, 1),
    ours: measure(work.ours, REPEATS),
    routes: measure(work.routes, 1),
  });
  round();
  round();
  const rounds = Array.from({ length: ROUNDS }, round);
  return {
    hands: work.hands,
    disagreements: work.disagreements,
    ratio: spreadOf(rounds.map(({ peer, ours }) => peer / ours)),
    nanoseconds: {
      ours: spreadOf(rounds.map(({ ours }) => ours)),
      peer: spreadOf(rounds.map(({ peer }) => peer)),
      routes: spreadOf(rounds.map(({ routes }) => routes)),
    },
    milliseconds: { shanten: shantenTime, routes: routesTime },
    bytes: { shanten: tables.byteLength(), routes: routeTables.byteLength() },
  };
}

function dealCounts(tiles: number, random: Random): number[] {
  const counts = Array.from({ length: PLAYING_KINDS }, () => 0);
  for (const kind of shuffle(tileList([]), random).slice(0, tiles)) counts[kind]!++;
  return counts;
}

function sumOf<T>(hands: readonly T[], value: (hand: T) => number): number {
  let sum = 0;
  for (const hand of hands) sum += value(hand);
  return sum;
}

/** Five pongs of value, all pongs, one suit with honours and one suit alone. */
const routes: readonly Route[] = [
  ...[0, 1, 4, 5, 6].map((honour): Route => ({ ...ANY_ROUTE, pongs: 1 << honour })),
  { ...ANY_ROUTE, suits: ['pongs', 'pongs', 'pongs'] },
  ...(['any', 'none'] as const).flatMap((honours): Route[] => [
    { ...ANY_ROUTE, honours, suits: ['any', 'none', 'none'] },
    { ...ANY_ROUTE, honours, suits: ['none', 'any', 'none'] },
    { ...ANY_ROUTE, honours, suits: ['none', 'none', 'any'] },
  ]),
];

function sumOfRoutes(counts: readonly number[]): number {
  const hand = routeHand(counts, SETS);
  return sumOf(routes, (route) => distancesAfterDiscards(hand, route)[0]!);
}

function repeat(go: () => number, times: number): number {
  let sum = 0;
  for (let time = 0; time < times; time++) sum += go();
  return sum;
}

/** What a function gives, and the milliseconds it took. */
function timed<T>(go: () => T): [T, number] {
  const start = performance.now();
  const result = go();
  return [result, performance.now() - start];
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { min: sorted[0]!, median: sorted[sorted.length >> 1]!, max: sorted.at(-1)! };
}

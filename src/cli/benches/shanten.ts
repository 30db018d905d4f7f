import { shuffle, stream, type Random } from '../../engine/random';
import { ANY_ROUTE, type Route } from '../../engine/shanten/route';
import { distancesAfterDiscards, routeHand } from '../../engine/shanten/routes';
import { RouteTables } from '../../engine/shanten/routeTables';
import { shanten } from '../../engine/shanten/shanten';
import { ShantenTables } from '../../engine/shanten/shantenTables';
import { PLAYING_KINDS, tileList } from '../../engine/tiles';
import type { Bench, Measured } from './bench';
import { majiangHand, majiangShanten } from './majiang';

const SETS = 4;
/** How often our side goes through the hands while the peer does once: it is that much faster. */
const REPEATS = 40;

/** What is timed: each goes once through the same hands and gives a sum, so that nothing can be left out. */
interface ShantenWork {
  readonly hands: number;
  readonly ours: () => number;
  readonly peer: () => number;
  /** The distances of twelve routes after every discard. */
  readonly routes: () => number;
  /** Hands on which the peer gives another shanten of the standard form. */
  readonly disagreements: number;
}

/** Hands from a full set, 13 and 14 tiles in turn, the same every time, in each library's own form. */
function prepareShanten(hands = 10_000): ShantenWork {
  const random = stream('bench', 'shanten');
  const counts = Array.from({ length: hands }, (_, at) => dealCounts(13 + (at % 2), random));
  const peerHands = counts.map(majiangHand);
  return {
    hands,
    ours: () => {
      let sum = 0;
      for (const hand of counts) sum += shanten(hand, SETS);
      return sum;
    },
    peer: () => {
      let sum = 0;
      for (const hand of peerHands) sum += majiangShanten(hand);
      return sum;
    },
    routes: () => {
      let sum = 0;
      for (const hand of counts) sum += sumOfRoutes(hand);
      return sum;
    },
    disagreements: counts.filter((hand, at) => shanten(hand, SETS) !== majiangShanten(peerHands[at]!)).length,
  };
}

/** Shanten and the distances of routes; throws when the peer gives another shanten for one of the hands. */
export function shantenBenches(): Bench[] {
  const { hands, ours, peer, routes: distances, disagreements } = prepareShanten();
  if (disagreements > 0)
    throw new Error(`${disagreements} of ${hands} hands have another shanten at the peer.`);
  const against = 'majiang-core xiangting_yiban';
  return [
    { name: against, unit: 'hands', operations: hands, run: peer },
    {
      name: 'shanten',
      unit: 'hands',
      operations: hands * REPEATS,
      run: () => repeat(ours, REPEATS),
      against,
    },
    { name: 'twelve routes, every discard', unit: 'hands', operations: hands, run: distances },
  ];
}

/** Making the tables in this process, and how large they are. Call it before anything else has warmed them up. */
export function tableFigures(): Measured[] {
  const [shantenTables, shantenTime] = timed(() => new ShantenTables());
  const [routeTables, routesTime] = timed(() => new RouteTables());
  return [
    figure('shanten tables, ready in', shantenTime, 'ms'),
    figure('shanten tables', shantenTables.byteLength(), 'bytes'),
    figure('route tables, ready in', routesTime, 'ms'),
    figure('route tables', routeTables.byteLength(), 'bytes'),
  ];
}

function figure(name: string, value: number, unit: string): Measured {
  return { name, median: value, min: value, max: value, unit, ratio: null, against: null };
}

function dealCounts(tiles: number, random: Random): number[] {
  const counts = Array.from({ length: PLAYING_KINDS }, () => 0);
  for (const kind of shuffle(tileList([]), random).slice(0, tiles)) counts[kind]!++;
  return counts;
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
  let sum = 0;
  for (const route of routes) sum += distancesAfterDiscards(hand, route)[0]!;
  return sum;
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

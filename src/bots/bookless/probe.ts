import { Random } from '../../engine/random';
import { rulesOf } from '../../engine/knownRules';
import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { withoutCovered } from '../routes/buildRoutes';
import type { Route } from '../routes/route';
import { ln } from '../value/arithmetic';
import { ANY_WAY, totalOf, WAYS, type Way } from './asking';
import { honoursIn, Sampler, type HandSort, type Sample } from './samples';
import { wildKinds } from './wild';

/** Hands of each sort that the game is asked about: the sort is worth what the least of them is. */
const SAMPLES = 4;
const TRIES = 60;
const ALL_SUITS = 0b111;
const ONE_SUIT: readonly number[] = [0b001, 0b010, 0b100];
const HONOURS = PLAYING_KINDS - FIRST_WIND;
const MOST_FORCED = 3;
/** Hands worth more than so many of the least are counted as this. */
const MOST_TIMES = 16;
/** How much likelier a win is with one tile fewer missing. */
const NEARER = 7;

const PLAIN: HandSort = {
  form: 'sets',
  family: 'any',
  suits: ALL_SUITS,
  honours: true,
  forced: 0,
  eyes: 0,
};

/** What a game lets hands become, found out by asking its rules about made-up hands of every sort. */
export interface Findings {
  readonly routes: readonly Route[];
  /** By kind: what a pong of it adds, in doublings of the payments. */
  readonly values: readonly number[];
}

/** The totals of some made-up hands, by this view's bonus tiles and `extras`. Views with the same totals have the same findings. */
export function worthNow(view: SeatView): string {
  const asked = new Probe(view);
  const sorts = [
    PLAIN,
    ...SORTS.filter(({ family, suits }) => family === 'pongs' && ONE_SUIT.includes(suits)),
  ];
  return sorts.map((sort) => asked.totals(sort).join()).join(' ');
}

/** Asks for one seat of a table. The same view asks the same questions everywhere. */
export function probe(view: SeatView): Findings {
  const asked = new Probe(view);
  const routes = asked.routes();
  return { routes: routes.length > 0 ? routes : [routeOf(PLAIN, ANY_WAY, 1)], values: asked.values() };
}

class Probe {
  private readonly view: SeatView;
  private readonly wild: readonly TileKind[];
  private readonly sampler: Sampler;

  constructor(view: SeatView) {
    const rules = rulesOf(view);
    this.view = view;
    this.wild = wildKinds(rules, view.extras);
    this.sampler = new Sampler(rules, new Random([1, 2, 3, 4]), this.wild);
  }

  /** Every sort of hand that may be won with, the dearer ones nearer by their penalty. */
  routes(): readonly Route[] {
    const plain = this.routesOf(PLAIN);
    const found = [...plain, ...SORTS.flatMap((sort) => this.routesOf(sort))];
    const mayBePlain = plain.some(({ closed, selfDrawn }) => !closed && !selfDrawn);
    if (!mayBePlain) found.push(...FORCED.flatMap((sort) => this.routesOf(sort, [ANY_WAY])));
    const least = found.reduce((total, { value }) => Math.min(total, value), Infinity);
    return withoutCovered(found.map((route) => ({ ...route, penalty: -liking(route.value / least) })));
  }

  /** In any hand, or in hands of one suit where plain ones may not win. */
  values(): readonly number[] {
    const bases = [
      PLAIN,
      ...SORTS.filter(({ family, honours, suits }) => family === 'any' && honours && suits > 0),
    ];
    for (const base of bases) {
      const least = this.worth(this.samples(base), ANY_WAY);
      if (least > 0) return Array.from({ length: PLAYING_KINDS }, (_, kind) => this.added(base, least, kind));
    }
    return Array<number>(PLAYING_KINDS).fill(0);
  }

  /** What a pong of the kind adds to hands of a sort that are worth so much, in doublings. */
  private added(base: HandSort, least: number, kind: TileKind): number {
    if (kind < FIRST_WIND) return 0;
    const total = this.worth(this.samples({ ...base, forced: bitOf(kind) }), ANY_WAY);
    return total > least ? ln(total / least) / ln(2) : 0;
  }

  /** The ways to win with a sort, with wild tiles in it or without. */
  private routesOf(sort: HandSort, ways = WAYS): Route[] {
    const samples = this.samples(sort);
    const natural = this.waysToWin(sort, samples, ways);
    const [wild] = this.wild;
    if (wild === undefined) return natural;
    const filled = samples.map(({ sets, rest }) => ({ sets, rest: [...rest.slice(0, -1), wild] }));
    return [...this.waysToWin(sort, filled, ways).map((route) => ({ ...route, wild: true })), ...natural];
  }

  /** Each way that asks for more worth more than those that ask for less. */
  private waysToWin(sort: HandSort, samples: readonly Sample[], ways: readonly Way[]): Route[] {
    const routes: Route[] = [];
    let most = 0;
    for (const way of ways) {
      if (sort.form !== 'sets' && way.exposed) continue;
      const total = this.worth(samples, way);
      if (total <= most) continue;
      most = total;
      routes.push(routeOf(sort, way, total));
    }
    return routes;
  }

  /** What one hand of a sort is worth, won in each way. */
  totals(sort: HandSort): number[] {
    const [sample] = this.samples(sort, 1);
    return sample ? WAYS.map((way) => totalOf(this.view, sample, way)) : [];
  }

  private samples(sort: HandSort, wanted = SAMPLES): readonly Sample[] {
    const samples: Sample[] = [];
    for (let tries = 0; tries < TRIES && samples.length < wanted; tries++) {
      const sample = this.sampler.draw(sort);
      if (sample) samples.push(sample);
    }
    return samples;
  }

  private worth(samples: readonly Sample[], way: Way): number {
    let least = samples.length > 0 ? Infinity : 0;
    for (const sample of samples) {
      least = Math.min(least, totalOf(this.view, sample, way));
      if (least === 0) break;
    }
    return least;
  }
}

/** In tiles: what a hand worth so many times as much makes up for. */
function liking(times: number): number {
  return ln(Math.min(times, MOST_TIMES)) / ln(NEARER);
}

function routeOf(sort: HandSort, { exposed, selfDrawn }: Way, value: number): Route {
  return {
    ...sort,
    id: 'asked',
    sort: 'other',
    concealedPongs: 0,
    concealed: !exposed,
    selfDrawn,
    closed: !exposed,
    distinctPairs: true,
    wild: false,
    value,
    penalty: 0,
  };
}

function bitOf(kind: TileKind): number {
  return 1 << (kind - FIRST_WIND);
}

/** Other forms, fewer suits, only pongs, only chows. */
const SORTS: readonly HandSort[] = mostSorts();

function mostSorts(): HandSort[] {
  const found: HandSort[] = [];
  for (let suits = 0; suits <= ALL_SUITS; suits++) {
    for (const honours of [true, false]) {
      if (suits === 0 && !honours) continue;
      for (const family of ['any', 'pongs', 'chows'] as const) {
        if (family === 'chows' && (honours || suits === 0)) continue;
        found.push({ ...PLAIN, family, suits, honours });
      }
      found.push({ ...PLAIN, form: 'seven-pairs', suits, honours });
    }
  }
  return [...found, { ...PLAIN, form: 'thirteen-orphans' }];
}

/** Any hand with pongs of up to three honours. */
const FORCED: readonly HandSort[] = Array.from({ length: 1 << HONOURS }, (_, forced) => ({
  ...PLAIN,
  forced,
})).filter(({ forced }) => forced > 0 && honoursIn(forced).length <= MOST_FORCED);

import { rulesOf } from '../../engine/knownRules';
import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { isPartOf, sortByTiles, withoutCovered } from '../routes/buildRoutes';
import type { Route } from '../routes/route';
import { ln } from '../value/arithmetic';
import { ANY_WAY, asAsked, askerOf, totalOf, WAYS, type Asker, type Way } from './asking';
import { honoursIn, samplerOf, type HandSort, type Samples } from './samples';
import { wildKinds } from './wild';

/** Hands of each sort that the game is asked about: the sort is worth what the least of them is. */
const SAMPLES = 4;
/** Worths are told apart by this share of a doubling. */
const STEPS = 8;
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

/** What some made-up hands are worth, as far as it is more than the least of them: in steps too small to choose by. */
export function worthNow(asked: SeatView): { readonly least: number; readonly ratios: string } {
  const probing = new Probe(asked);
  const sorts = [
    PLAIN,
    ...SORTS.filter(({ family, suits }) => family === 'pongs' && ONE_SUIT.includes(suits)),
  ];
  const totals = sorts.flatMap((sort) => probing.totals(sort));
  const least = Math.min(...totals.filter((total) => total > 0), Infinity);
  if (least === Infinity) return { least: 1, ratios: '' };
  const ratios = totals.map((total) => (total > 0 ? Math.round(STEPS * doublings(total / least)) : '-'));
  return { least, ratios: ratios.join() };
}

/** Asks for one seat of a table. The same view asks the same questions everywhere. */
export function probe(view: SeatView): Findings {
  const probing = new Probe(asAsked(view));
  const routes = probing.routes();
  return { routes: routes.length > 0 ? routes : [routeOf(PLAIN, ANY_WAY, 1)], values: probing.values() };
}

/** In which ways hands are asked about, and whether wild tiles are in them. */
interface Asking {
  readonly ways: readonly Way[];
  readonly wild: boolean;
}

class Probe {
  private readonly asker: Asker;
  private readonly wild: readonly TileKind[];
  private readonly samples: ReturnType<typeof samplerOf>;
  private readonly found: Route[] = [];

  constructor(view: SeatView) {
    const rules = rulesOf(view);
    this.asker = askerOf(view);
    this.wild = wildKinds(rules, view.extras);
    this.samples = samplerOf(rules, this.wild);
  }

  /** Every sort of hand that may be won with, the dearer ones nearer by their penalty. */
  routes(): readonly Route[] {
    const { found } = this;
    this.ask(PLAIN);
    const mayBePlain = found.some(({ closed, selfDrawn }) => !closed && !selfDrawn);
    for (const sort of SORTS) this.ask(sort);
    if (!mayBePlain) for (const sort of FORCED) this.ask(sort, [ANY_WAY]);
    const least = found.reduce((total, { value }) => Math.min(total, value), Infinity);
    return withoutCovered(found.map((route) => ({ ...route, penalty: -liking(route.value / least) })));
  }

  /** In any hand, or in hands of one suit where plain ones may not win. */
  values(): readonly number[] {
    const bases = [
      PLAIN,
      ...SORTS.filter(({ family, honours, suits }) => family === 'any' && honours && suits > 0),
    ];
    const base = bases.find((each) => this.worth(this.samples.of(each), ANY_WAY) > 0);
    if (!base) return Array<number>(PLAYING_KINDS).fill(0);
    const totals = Array.from({ length: PLAYING_KINDS }, (_, kind) => this.withPong(base, kind));
    const least = Math.min(
      this.worth(this.samples.of(base), ANY_WAY),
      ...totals.filter((total) => total > 0),
    );
    return totals.map((total) => (total > 0 ? doublings(total / least) : 0));
  }

  /** What hands of a sort are worth with a pong of an honour; 0 for other kinds. */
  private withPong(base: HandSort, kind: TileKind): number {
    return kind < FIRST_WIND ? 0 : this.worth(this.samples.of({ ...base, forced: bitOf(kind) }), ANY_WAY);
  }

  /** Finds the ways to win with a sort, with wild tiles in it or without. */
  private ask(sort: HandSort, ways = WAYS): void {
    const samples = this.samples.of(sort);
    const [wild] = this.wild;
    if (wild !== undefined) this.waysToWin(sort, samples.withLast(wild), { ways, wild: true });
    this.waysToWin(sort, samples, { ways, wild: false });
  }

  /**
   * Each way that asks for more is worth more than those that ask for less, and than wider sorts. A sort of which one
   * hand is worth no more in the easiest way or the hardest is left out.
   */
  private waysToWin(sort: HandSort, samples: Samples, { ways, wild }: Asking): void {
    const own = sort.form === 'sets' ? ways : ways.filter(({ exposed }) => !exposed);
    const routes = own.map((way) => ({ way, route: { ...routeOf(sort, way, 0), wild } }));
    const [easiest, hardest] = [routes[0]!, routes.at(-1)!];
    if (!this.isDearer(samples, easiest) && !this.isDearer(samples, hardest)) return;
    let most = 0;
    for (const { way, route } of routes) {
      most = Math.max(most, this.coverOf(route));
      const value = this.worth(samples, way, most);
      if (value === 0) continue;
      most = value;
      this.found.push({ ...route, value });
    }
  }

  /** Whether the first hand is worth more than what was found of wider sorts. */
  private isDearer(samples: Samples, { way, route }: { readonly way: Way; readonly route: Route }): boolean {
    const sample = samples.at(0);
    return sample !== undefined && totalOf(this.asker, sample, { way, over: this.coverOf(route) }) > 0;
  }

  /** The most that is known of hands to which all of a route belong. */
  private coverOf(route: Route): number {
    let most = 0;
    for (const other of this.found) if (other.value > most && isPartOf(route, other)) most = other.value;
    return most;
  }

  /** What one hand of a sort is worth, won in each way. */
  totals(sort: HandSort): number[] {
    const sample = this.samples.of(sort).at(0);
    return sample ? WAYS.map((way) => totalOf(this.asker, sample, { way })) : [];
  }

  /** The least that hands of a sort are worth; 0 where that is no more than `over`. */
  private worth(samples: Samples, way: Way, over = 0): number {
    let least = Infinity;
    for (let at = 0; at < SAMPLES; at++) {
      const sample = samples.at(at);
      if (!sample) break;
      least = Math.min(least, totalOf(this.asker, sample, { way, over }));
      if (least === 0) break;
    }
    return least < Infinity ? least : 0;
  }
}

function doublings(times: number): number {
  return ln(times) / ln(2);
}

/** In tiles: what a hand worth so many times as much makes up for. */
function liking(times: number): number {
  return ln(Math.min(times, MOST_TIMES)) / ln(NEARER);
}

function routeOf(sort: HandSort, { exposed, selfDrawn }: Way, value: number): Route {
  return {
    ...sort,
    id: 'asked',
    sort: sortByTiles(sort),
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

/** Other forms, fewer suits, only pongs, only chows: the widest first. */
const SORTS: readonly HandSort[] = mostSorts();

function mostSorts(): HandSort[] {
  const found: HandSort[] = [];
  for (let suits = ALL_SUITS; suits >= 0; suits--) {
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

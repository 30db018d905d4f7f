import { FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { blockTables } from './blockTables';
import type { Holding } from './holding';
import { PongsReach } from './pongsReach';
import { powersOf } from './powers';
import { DEAD, type Reach } from './reach';
import type { Route } from './route';
import { SetsReach } from './setsReach';
import { OrphansReach, PairsReach } from './specialReach';

/** How a bot weighs what it sees; all in tiles of distance. */
export interface Taste {
  /** What very many useful tiles are worth, and the number of them that is worth half of it. */
  readonly useful: number;
  readonly half: number;
  /** How much likelier a tile comes that may be claimed for a pong, for a chow, to win. */
  readonly pong: number;
  readonly chow: number;
  readonly win: number;
  /** How much likelier a win is with one tile fewer missing: the 64th root of the factor. */
  readonly root: number;
  readonly early: number;
  readonly late: number;
  /** A pong, and a pair, of an honour that counts, for each faan. */
  readonly valuePong: number;
  readonly valuePair: number;
  /** What claiming a meld costs, and what a replacement tile is worth. */
  readonly claim: number;
  readonly kong: number;
  /** Routes this far behind the nearest are not looked at. */
  readonly window: number;
  /** Discarding a tile of which copies are out. */
  readonly live: number;
}

/** The routes of a seat, and the faan of a pong of each kind. */
export interface Plan {
  readonly routes: readonly Route[];
  readonly values: readonly number[];
}

const HOPELESS = 100;
/** No useful tile is left: at least one more exchange is needed first. */
const STUCK = -0.5;

/** A discard and the value of what is left. Higher is better. */
export interface Verdict {
  kind: TileKind;
  value: number;
}

export class Judge {
  private readonly taste: Taste;
  private readonly reaches = new Map<string, Reach>();
  private readonly missing: number[] = [];
  private readonly openWeights: number[] = Array<number>(PLAYING_KINDS).fill(0);
  private readonly winWeights: number[] = Array<number>(PLAYING_KINDS).fill(0);
  private readonly first: number[] = Array<number>(PLAYING_KINDS).fill(0);
  private readonly held: TileKind[] = [];
  /** What honours that count are worth after a discard, by kind; last: without one. */
  private readonly extras: number[] = Array<number>(PLAYING_KINDS + 1).fill(0);
  private holding!: Holding;
  private plan!: Plan;
  /** The nearest route of the holding looked at last, its penalty included. */
  nearest = HOPELESS;
  private haste = 1;

  private readonly chance: (x: number) => number;

  constructor(taste: Taste) {
    this.taste = taste;
    this.chance = powersOf(taste.root);
  }

  /** Measures every route of a holding; the questions below are about it. Gives the distance of the nearest, penalty included. */
  look(holding: Holding, plan: Plan): number {
    const { routes } = plan;
    const { early, late } = this.taste;
    this.haste = early + (late - early) * Math.max(0, 1 - holding.wallLeft / 84);
    this.holding = holding;
    this.plan = plan;
    let best = HOPELESS;
    for (let at = 0; at < routes.length; at++) {
      const route = routes[at]!;
      const most = best + this.taste.window - route.penalty;
      const missing = isOpen(route, holding) && leastMissing(route, holding) <= most ? this.measure(route) : DEAD;
      this.missing[at] = missing;
      if (missing < DEAD && missing + route.penalty < best) best = missing + route.penalty;
    }
    this.nearest = best;
    return best;
  }

  private measure(route: Route): number {
    return this.reachOf(route).measure(route, this.holding);
  }

  private reachOf(route: Route): Reach {
    const key = route.form === 'sets' ? route.family : route.form;
    let reach = this.reaches.get(key);
    if (!reach) this.reaches.set(key, (reach = newReach(route)));
    return reach;
  }

  /** Routes further away than this do not count; with none alive nothing does. */
  private get limit(): number {
    return this.nearest < HOPELESS ? this.nearest + this.taste.window : -Infinity;
  }

  /** The value of a holding that waits for its next tile. */
  keep(): number {
    const { routes } = this.plan;
    const { limit } = this;
    this.weigh();
    let sum = 0;
    for (let at = 0; at < routes.length; at++) {
      const route = routes[at]!;
      if (this.missing[at]! + route.penalty > limit) continue;
      const reach = this.reachOf(route);
      reach.measure(route, this.holding);
      reach.prepare();
      sum += this.chance(this.valueOf(route, reach, { kind: -1, missing: this.missing[at]! }));
    }
    return sum;
  }

  /** The best discard of a holding with a tile too many. */
  discard(into: Verdict): void {
    const { first, held, holding } = this;
    const { routes } = this.plan;
    const { limit } = this;
    this.weigh();
    held.length = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (holding.counts[kind] === 0) continue;
      held.push(kind);
      first[kind] = 0;
    }
    for (let at = 0; at < routes.length; at++) {
      if (this.missing[at]! + routes[at]!.penalty <= limit) this.weighDiscards(routes[at]!, limit);
    }
    into.value = -1;
    for (const kind of held) {
      const value = first[kind]! * (1 - this.taste.live * holding.live[kind]!);
      if (value <= into.value) continue;
      into.value = value;
      into.kind = kind;
    }
  }

  private weighDiscards(route: Route, limit: number): void {
    const { first } = this;
    const reach = this.reachOf(route);
    reach.measure(route, this.holding);
    reach.prepare();
    let outside = NaN;
    for (const kind of this.held) {
      const missing = reach.without(kind);
      if (missing + route.penalty > limit) continue;
      let value = outside;
      if (reach.uses(kind)) value = this.chance(this.valueOf(route, reach, { kind, missing }));
      else if (Number.isNaN(outside)) {
        value = this.chance(this.valueOf(route, reach, { kind: -1, missing }));
        outside = value;
      }
      first[kind]! += value;
    }
  }

  private valueOf(route: Route, reach: Reach, after: { kind: TileKind | -1; missing: number }): number {
    const { useful, half } = this.taste;
    const { kind, missing } = after;
    const sum = reach.useful(kind, missing, this.weightsOf(route, missing));
    const hope = sum === 0 ? STUCK : (useful * sum) / (sum + half);
    const value = (missing - hope) * this.haste + route.penalty;
    return route.honours ? value - this.extras[kind < 0 ? PLAYING_KINDS : kind]! : value;
  }

  private weightsOf(route: Route, missing: number): readonly number[] {
    if (missing <= 1) return route.selfDrawn ? this.holding.live : this.winWeights;
    return route.closed ? this.holding.live : this.openWeights;
  }

  private weigh(): void {
    const { counts, live } = this.holding;
    const { pong, chow, win } = this.taste;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const left = live[kind]!;
      this.winWeights[kind] = left * win;
      if (left === 0) this.openWeights[kind] = 0;
      else if (counts[kind]! >= 2) this.openWeights[kind] = left * pong;
      else this.openWeights[kind] = kind < FIRST_WIND && canChow(counts, kind) ? left * chow : left;
    }
    this.weighHonours();
  }

  private weighHonours(): void {
    const { counts, live, honours } = this.holding;
    const { values } = this.plan;
    const { extras } = this;
    const { valuePong, valuePair } = this.taste;
    let all = 0;
    for (let kind = FIRST_WIND; kind < PLAYING_KINDS; kind++) {
      const value = values[kind]!;
      extras[kind] = 0;
      if (value === 0) continue;
      const held = ((honours >> (kind - FIRST_WIND)) & 1) === 1 ? 4 : counts[kind]!;
      if (held >= 3) all += value * valuePong;
      else if (held === 2 && live[kind]! > 0) all += value * valuePair;
      if (held === 3) extras[kind] = value * (live[kind]! > 0 ? valuePong - valuePair : valuePong);
      else if (held === 2 && live[kind]! > 0) extras[kind] = value * valuePair;
    }
    for (let kind = 0; kind < PLAYING_KINDS; kind++) extras[kind] = kind < FIRST_WIND ? all : all - extras[kind]!;
    extras[PLAYING_KINDS] = all;
  }
}

function newReach(route: Route): Reach {
  if (route.form === 'seven-pairs') return new PairsReach();
  if (route.form === 'thirteen-orphans') return new OrphansReach();
  return route.family === 'pongs' ? new PongsReach() : new SetsReach(blockTables(route.family));
}

const ALL_HONOURS = 0b1111111;

/** Whether the melds leave the route open. */
function isOpen(route: Route, { melds, exposed, chows, pongs, suits, honours }: Holding): boolean {
  if (melds === 0) return true;
  if (route.form !== 'sets' || (route.concealed && exposed > 0)) return false;
  if (route.family === 'pongs' ? chows > 0 : route.family === 'chows' && pongs > 0) return false;
  const allowed = route.honours ? ALL_HONOURS : route.forced | route.eyes;
  return (suits & ~route.suits) === 0 && (honours & ~allowed) === 0;
}

/** Tiles missing at least, from what the route forces: a quick look before it is measured. */
function leastMissing(route: Route, holding: Holding): number {
  let missing = 0;
  if (route.concealedPongs > holding.concealedPongs) missing = holding.pongsMissing(route.concealedPongs - holding.concealedPongs);
  for (let left = route.forced & ~holding.honours; left !== 0; left &= left - 1) {
    const kind = FIRST_WIND + 31 - Math.clz32(left & -left);
    const held = holding.counts[kind]!;
    if (held + holding.live[kind]! < 3) return DEAD;
    if (held < 3) missing += 3 - held;
  }
  return missing;
}

/** Whether two tiles are held that make a chow with this kind. */
function canChow(counts: readonly number[], kind: TileKind): boolean {
  const rank = kind % 9;
  const below = rank > 0 && counts[kind - 1]! > 0;
  const above = rank < 8 && counts[kind + 1]! > 0;
  return (below && above) || (below && rank > 1 && counts[kind - 2]! > 0) || (above && rank < 7 && counts[kind + 2]! > 0);
}

import { ALL_KINDS, FIRST_WIND, PLAYING_KINDS } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { Danger } from './danger';
import type { Holding } from './holding';
import type { Outlook } from './outlook';
import type { Plan } from './plan';
import { powersOf } from './powers';
import { DEAD, NO_TILE, type Reach } from './reach';
import { ROUTE_SORTS, type Route } from './route';
import type { Taste } from './taste';
import { Extras, Weights } from './weights';

/** Farther than any hand. */
const NOWHERE = 100;
/** No useful tile is left: at least part of an exchange is needed first. */
const STUCK = -0.5;
const PAIRS = 7;
const ALL_HONOURS = 0b1111111;

/** A discard, and what the tiles that stay may be hoped to bring: more is better. */
export interface Verdict {
  kind: TileKind;
  hope: number;
}

/**
 * Weighs a holding. Each route has hope, which falls with the tiles missing and grows with the useful tiles left; the
 * hopes of all routes that are near are added up.
 */
export class Judge {
  private readonly taste: Taste;
  private readonly power: (x: number) => number;
  private readonly weights = new Weights();
  private readonly extras = new Extras();
  private readonly danger = new Danger();
  /** By route: tiles missing, whatever wild tiles fill of them. */
  private readonly missing: number[] = [];
  private wilds = 0;
  private readonly hopes: number[] = Array<number>(ALL_KINDS).fill(0);
  /** The kinds that may be discarded. */
  private readonly held: TileKind[] = [];
  private holding!: Holding;
  private plan!: Plan;
  /** What a tile of distance counts now. */
  private haste = 1;
  private limit = 0;

  constructor(taste: Taste) {
    this.taste = taste;
    this.power = powersOf(taste.root);
  }

  /** Measures the routes of a holding, which the questions below are about. Gives the distance of the nearest. */
  look(holding: Holding, plan: Plan): number {
    const { routes, reaches } = plan;
    const { early, late, window } = this.taste;
    this.holding = holding;
    this.plan = plan;
    this.wilds = holding.wilds.length;
    this.haste = late - (late - early) * holding.wallShare;
    let nearest = NOWHERE;
    for (let at = 0; at < routes.length; at++) {
      const route = routes[at]!;
      const isNear =
        isOpen(route, holding) && this.distance(route, leastMissing(route, holding)) <= nearest + window;
      const missing = isNear ? reaches[at]!.measure(route, holding) : DEAD;
      this.missing[at] = missing;
      if (missing < DEAD) nearest = Math.min(nearest, this.distance(route, missing));
    }
    this.limit = nearest === NOWHERE ? -NOWHERE : nearest + window;
    return nearest;
  }

  /** The hope of a holding that waits for its next tile. */
  keep(): number {
    this.weigh();
    return this.sumHopes() * this.timesKept(NO_TILE);
  }

  /** The hopes of all routes, whatever the hand brings anyway. */
  private sumHopes(): number {
    const { routes, reaches } = this.plan;
    let hope = 0;
    for (let at = 0; at < routes.length; at++) {
      const missing = this.missing[at]!;
      const route = routes[at]!;
      if (!this.isNear(route, missing)) continue;
      const useful = reaches[at]!.useful(NO_TILE, missing, this.weightsFor(route, missing));
      hope += this.hopeOf(route, missing, useful);
    }
    return hope;
  }

  /** The same hope, and what it is made of. */
  survey(into: Outlook): void {
    const { routes, reaches, values, rare, scores } = this.plan;
    this.weigh();
    into.values = values;
    into.scores = scores ? scores(this.holding) : null;
    into.rare = rare;
    into.hope = 0;
    into.value = 0;
    into.closed = 0;
    into.missing = NOWHERE;
    into.useful = 0;
    into.shares.fill(0);
    into.holding = this.holding;
    for (let at = 0; at < routes.length; at++) {
      const missing = this.missing[at]!;
      const route = routes[at]!;
      if (!this.isNear(route, missing)) continue;
      const useful = reaches[at]!.useful(NO_TILE, missing, this.weightsFor(route, missing));
      const hope = this.hopeOf(route, missing, useful);
      into.hope += hope;
      into.value += hope * Math.min(route.value, rare);
      if (route.closed) into.closed += hope;
      into.shares[ROUTE_SORTS.indexOf(route.sort)]! += hope;
      if (missing > into.missing || (missing === into.missing && useful <= into.useful)) continue;
      into.missing = missing;
      into.useful = useful;
    }
    if (into.hope === 0) return;
    into.value /= into.hope;
    into.closed /= into.hope;
    for (let sort = 0; sort < into.shares.length; sort++) into.shares[sort]! /= into.hope;
    into.hope *= this.timesKept(NO_TILE);
  }

  /** The best discard of a holding with a tile too many. */
  discard(into: Verdict): void {
    const { hopes, held, holding } = this;
    const { routes, reaches } = this.plan;
    this.weigh();
    held.length = 0;
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      if (holding.counts[kind]! > 0) held.push(kind);
      hopes[kind] = 0;
    }
    for (let at = 0; at < routes.length; at++) {
      if (this.isNear(routes[at]!, this.missing[at]!)) this.weighDiscards(routes[at]!, reaches[at]!);
    }
    this.weighOthers();
    if (this.taste.caution > 0) this.danger.read(holding);
    into.hope = -Infinity;
    for (const kind of held) {
      const hope = this.hopeWithout(kind);
      if (hope <= into.hope) continue;
      into.hope = hope;
      into.kind = kind;
    }
  }

  /** Every discard of the holding that `discard` was asked about. */
  discards(): Verdict[] {
    return this.held.map((kind) => ({ kind, hope: this.hopeWithout(kind) }));
  }

  /** What is left once a kind is thrown, less what it costs that others may want it. */
  private hopeWithout(kind: TileKind): number {
    const { live, caution } = this.taste;
    const hope = this.hopes[kind]! * this.timesKept(kind);
    return hope * (1 - live * this.holding.live[kind]!) - caution * this.danger.of[kind]!;
  }

  /** How many times as much hope there is for what the hand brings anyway, after a discard or none (`NO_TILE`). */
  private timesKept(thrown: TileKind): number {
    const { holding, taste, plan } = this;
    if (!plan.keeps) return 1;
    if (thrown !== NO_TILE) holding.counts[thrown]!--;
    const points = plan.keeps(holding);
    if (thrown !== NO_TILE) holding.counts[thrown]!++;
    return 1 + taste.keep * points;
  }

  private weighDiscards(route: Route, reach: Reach): void {
    const { hopes } = this;
    let hopeOfOthers = -1;
    for (const kind of this.held) {
      const missing = reach.without(kind);
      if (!this.isNear(route, missing)) continue;
      if (reach.uses(kind)) {
        const useful = reach.useful(kind, missing, this.weightsFor(route, missing));
        hopes[kind]! += this.hopeOf(route, missing, useful) * this.lossOf(route, kind);
      } else {
        if (hopeOfOthers < 0) {
          const useful = reach.useful(NO_TILE, missing, this.weightsFor(route, missing));
          hopeOfOthers = this.hopeOf(route, missing, useful);
        }
        hopes[kind]! += hopeOfOthers;
      }
    }
  }

  /** Discards of what no route has a use for by itself: kinds that only fill the hand, and a wild tile. */
  private weighOthers(): void {
    const { hopes, held } = this;
    const { counts, wilds } = this.holding;
    for (let kind = PLAYING_KINDS; kind < counts.length; kind++) {
      if (counts[kind] === 0) continue;
      held.push(kind);
      hopes[kind] = this.sumHopes();
    }
    if (wilds.length === 0) return;
    held.push(wilds[0]!);
    this.wilds--;
    hopes[wilds[0]!] = this.sumHopes();
    this.wilds++;
  }

  /** Tiles that a route is away, its penalty added. */
  private distance(route: Route, missing: number): number {
    return this.left(route, missing) + route.penalty;
  }

  private isNear(route: Route, missing: number): boolean {
    return this.distance(route, missing) <= this.limit;
  }

  /** Of the tiles missing those that no wild tile fills. */
  private left(route: Route, missing: number): number {
    return route.wild ? missing - this.wilds : missing;
  }

  /** The part of its hope that is left to a route when a kind that may be worth something is discarded. */
  private lossOf(route: Route, kind: TileKind): number {
    const lost = kind < FIRST_WIND ? 0 : this.extras.lost[kind]!;
    return lost > 0 && route.honours ? this.power(lost) : 1;
  }

  private hopeOf(route: Route, missing: number, useful: number): number {
    const { useful: most, half } = this.taste;
    const left = this.left(route, missing);
    const drawn = route.wild ? useful + this.holding.wildLive : useful;
    const nearer = left <= 0 ? most : drawn === 0 ? STUCK : (most * drawn) / (drawn + half);
    const extra = route.honours ? this.extras.all : 0;
    return this.power((left - nearer) * this.haste + route.penalty - extra);
  }

  private weightsFor(route: Route, missing: number): Float64Array {
    const { open, closed, win } = this.weights;
    if (this.left(route, missing) <= 1) return route.selfDrawn ? closed : win;
    return route.closed ? closed : open;
  }

  private weigh(): void {
    this.weights.read(this.holding, this.taste);
    this.extras.read(this.holding, this.plan.values, this.taste);
  }
}

/** Whether the melds leave the route open. */
export function isOpen(
  route: Route,
  { melds, exposed, chows, pongs, suits, honours, wildLaid }: Holding,
): boolean {
  if (melds === 0) return true;
  if (wildLaid > 0 && !route.wild) return false;
  if (route.form !== 'sets' || (route.concealed && exposed > 0)) return false;
  if (route.family === 'pongs' ? chows > 0 : route.family === 'chows' && pongs > 0) return false;
  const allowed = route.honours ? ALL_HONOURS : route.forced | route.eyes;
  return (suits & ~route.suits) === 0 && (honours & ~allowed) === 0;
}

/** Tiles missing at least: a quick look before a route is measured. */
function leastMissing(route: Route, holding: Holding): number {
  const { sizes, sets } = holding;
  if (route.form !== 'sets')
    return route.form === 'seven-pairs'
      ? PAIRS - holding.kindsHeld[2]! - holding.kindsHeld[3]! - 2 * holding.kindsHeld[4]!
      : 0;
  let missing = 3 * sets + 2 - (route.honours || (route.forced | route.eyes) !== 0 ? sizes[3]! : 0);
  for (let suit = 0; suit < 3; suit++) if (((route.suits >> suit) & 1) === 1) missing -= sizes[suit]!;
  if (route.family === 'pongs') missing = Math.max(missing, holding.pongsMissing(sets, true));
  else if (route.concealedPongs > 0) {
    missing = Math.max(missing, holding.pongsMissing(route.concealedPongs - holding.concealedPongs, false));
  }
  return route.forced === 0 ? missing : Math.max(missing, forcedMissing(route.forced, holding));
}

function forcedMissing(forced: number, { counts, live, honours }: Holding): number {
  let missing = 0;
  for (let left = forced & ~honours; left !== 0; left &= left - 1) {
    const kind = FIRST_WIND + 31 - Math.clz32(left & -left);
    if (counts[kind]! + live[kind]! < 3) return DEAD;
    if (counts[kind]! < 3) missing += 3 - counts[kind]!;
  }
  return missing;
}

import { bookOf, routesOf } from '../../bots/knownBooks';
import { Holding } from '../../bots/targets/holding';
import { newOutlook } from '../../bots/targets/outlook';
import { DEAD } from '../../bots/targets/target';
import type { Plan, Reach, Target } from '../../bots/targets/target';
import type { Route } from '../../bots/routes/route';
import { FIRST_WIND, suitOf as suitOfKind } from '../../engine/tiles';
import { rulesOf } from '../../engine/knownRules';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import type { Advisor } from '../advisor';
import { surveyChoice } from '../surveyed';

/** A hand that may be won with, and how many tiles are missing of it. */
export interface OpenTarget {
  readonly target: Target;
  readonly reach: Reach;
  readonly missing: number;
}

/** What a seat holds after a choice, whatever a bot would like to make of it. */
export interface HandReading {
  /** The tiles after the choice, the best discard thrown if there was one too many. */
  readonly holding: Holding;
  /** The hands that can still be reached, in the order of the book, or of the card. */
  readonly open: readonly OpenTarget[];
  /** Tiles missing of the nearest; null where no hand can be reached. */
  readonly missing: number | null;
}

/** Reads the hand after a choice; `null` reads the hand as it is held. */
export function readHand(view: SeatView, action: Action | null, { mind }: Advisor): HandReading {
  const holding = new Holding();
  const plan = planFor(view);
  if (action === null) holding.read(rulesOf(view), view, plan.wild);
  else {
    const outlook = newOutlook();
    surveyChoice(mind, { view, action }, outlook);
    holding.copy(outlook.holding);
    holding.live = [...outlook.holding.live];
  }
  return readHolding(holding, plan);
}

/** Measures everything that these tiles may become. */
export function readHolding(holding: Holding, { targets, reaches }: Plan): HandReading {
  const open: OpenTarget[] = [];
  let nearest = DEAD;
  for (const [at, target] of targets.entries()) {
    const reach = reaches[at]!;
    if (!reach.isOpen(holding)) continue;
    const missing = reach.measure(holding);
    if (missing >= DEAD) continue;
    open.push({ target, reach, missing });
    if (missing < nearest) nearest = missing;
  }
  return { holding, open, missing: nearest < DEAD ? nearest : null };
}

/** The target as a route, in a game of sets; null elsewhere. */
export function routeOf(target: Target): Route | null {
  return 'family' in target ? (target as Route) : null;
}

/** The one suit of a hand of sets, or null. */
export function suitOf({ target }: OpenTarget): number | null {
  const at = [0b001, 0b010, 0b100].indexOf(routeOf(target)?.suits ?? 0);
  return at < 0 ? null : at;
}

/** Whether tiles of a kind may be in such a hand. */
export function takes({ target, reach }: Pick<OpenTarget, 'target' | 'reach'>, kind: TileKind): boolean {
  const route = routeOf(target);
  if (!route) return reach.uses(kind);
  const { honours, forced, eyes, suits } = route;
  if (kind < FIRST_WIND) return ((suits >> suitOfKind(kind)) & 1) !== 0;
  return honours || (((forced | eyes) >> (kind - FIRST_WIND)) & 1) !== 0;
}

/** A kind that brings the nearest hand nearer, and how many copies of it this seat does not see. */
export interface Useful {
  readonly kind: TileKind;
  readonly live: number;
}

/**
 * The live tiles that bring the nearest hand nearer, in order of kinds. Where two are missing, only those after which
 * the last one can still come.
 */
export function usefulTiles({ holding, open, missing }: HandReading): readonly Useful[] {
  return usefulFor(
    holding,
    open.filter((each) => each.missing === missing),
  );
}

/** The kinds of which a live tile brings this hand nearer, by any of the ways to make it that are as near. */
export function helpfulTo({ holding, open }: HandReading, to: OpenTarget): readonly TileKind[] {
  const ways = open.filter((each) => isSameHand(each, to) && each.missing === to.missing);
  return usefulFor(holding, ways).map(({ kind }) => kind);
}

/** Whether no other way to make this hand is nearer. Hands of sets without a name count as one hand. */
export function isNearestWay({ open, missing }: HandReading, to: OpenTarget): boolean {
  if (to.target.sort === 'other') return to.missing === missing;
  return !open.some((each) => isSameHand(each, to) && each.missing < to.missing);
}

/** Routes over sets are hands of their own. */
function isSameHand(one: OpenTarget, other: OpenTarget): boolean {
  return one.target === other.target || (!routeOf(one.target) && one.target.id === other.target.id);
}

/** True if some live tile brings this hand nearer. */
export function canCome({ holding }: HandReading, open: OpenTarget): boolean {
  return usefulFor(holding, [open]).length > 0;
}

const liveCounts = new WeakMap<OpenTarget, number>();

/** How many live tiles bring this hand nearer; counted once. */
export function liveFor({ holding }: HandReading, open: OpenTarget): number {
  const known = liveCounts.get(open);
  if (known !== undefined) return known;
  const live = usefulFor(holding, [open]).reduce((sum, each) => sum + each.live, 0);
  liveCounts.set(open, live);
  return live;
}

/** `targets`: all with as many tiles missing. Wild tiles are left out: they help any hand that may have them. */
function usefulFor(holding: Holding, targets: readonly OpenTarget[]): readonly Useful[] {
  const { live } = holding;
  const found: Useful[] = [];
  for (let kind = 0; kind < live.length; kind++) {
    const copies = live[kind]!;
    if (copies <= 0) continue;
    holding.add(kind, 1);
    live[kind] = copies - 1;
    if (leadsOn(holding, nearerOf(holding, targets))) found.push({ kind, live: copies });
    holding.add(kind, -1);
    live[kind] = copies;
  }
  return found;
}

/** Those of the targets that have fewer tiles missing now, with how many. */
function nearerOf(holding: Holding, targets: readonly OpenTarget[]): readonly OpenTarget[] {
  return targets.flatMap((open) => {
    const missing = open.reach.measure(holding);
    return missing < open.missing ? [{ ...open, missing }] : [];
  });
}

/** False where there are none, or the last tile of all lies in sight already. Farther ahead nothing is looked at. */
function leadsOn(holding: Holding, targets: readonly OpenTarget[]): boolean {
  if (targets.length === 0) return false;
  const last = targets.filter(({ missing }) => missing === 1);
  return last.length < targets.length || usefulFor(holding, last).length > 0;
}

/** What a pong of each kind is worth for a seat, by the book. */
export function valueOfPong({ rules, options, seat, prevailing }: SeatView, kind: TileKind): number {
  const book = routesOf(rules)?.book;
  return book && kind >= FIRST_WIND ? book.valueOf(options, kind, { seat, round: prevailing }) : 0;
}

/** Every hand that may be won with at this seat, none liked better than another. */
export function planFor(view: SeatView): Plan {
  const book = bookOf(view.rules);
  if (!book) throw new Error(`There is no book of "${view.rules}".`);
  return book.plans.planOf(view);
}

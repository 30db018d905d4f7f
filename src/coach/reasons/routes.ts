import { rulesOf } from '../../engine/knownRules';
import { minimumOf, nearestNames } from './minimum';
import type { Pair, Side } from './pair';
import { canCome, helpfulTo, routeOf, suitOf } from './reading';
import type { HandReading, OpenTarget } from './reading';
import type { Fact } from './reason';

type OfCard = Extract<Fact, { readonly code: 'keeps-route' }>;
import { itemsOfConcealed } from './samples';

/** A sort of hand is told only if it has at least this share of the hope. */
const LEAST_SHARE = 0.2;
/** A hand this many tiles away is no plan. */
const FAR = 9;
/** A hand is near if at most this many tiles are missing, and at most `BEHIND` more than of the nearest hand. */
const NEAR = 6;
const BEHIND = 1;
/** So few tiles that are missing are named. */
const FEW = 4;
/** So many hands that are as near as each other are named. */
const FEW_NAMES = 2;
/** With at most this many tiles missing a hand is likely to be completed. */
const SURELY_NEAR = 2;

/** After the other choice no hand that may be won with is left. */
export function losesMinimum({ view, better, other }: Pair): Fact | null {
  if (better.hand.missing === null || other.hand.missing !== null || !rulesOf(view).scale) return null;
  const minimum = minimumOf(view, other.hand);
  return minimum && { code: 'loses-minimum', ...minimum };
}

/**
 * The better choice makes more of the least value sure, by bonus tiles and pongs. If only a part of it is sure, nothing is
 * told where the other hand is near one that counts enough.
 */
export function securesMinimum({ view, better, other }: Pair): Fact | null {
  const [minimum, before] = [minimumOf(view, better.hand), minimumOf(view, other.hand)];
  if (!minimum || !before || minimum.has <= before.has) return null;
  const isNear = other.hand.missing !== null && other.hand.missing <= SURELY_NEAR;
  if (minimum.has < minimum.needs && isNear) return null;
  return { code: 'secures-minimum', ...minimum, without: before.has };
}

function opens({ better, other }: Pick<Pair, 'better' | 'other'>): boolean {
  return other.hand.holding.exposed > 0 && better.hand.holding.exposed === 0;
}

/** The other choice opens a concealed hand, which loses items. A sort of hand that it rules out is told by `killsRoute`. */
export function opensHand({ view, better, other }: Pair): Fact | null {
  const items = opens({ better, other }) ? itemsOfConcealed(view) : [];
  if (items.length === 0) return null;
  return { code: 'opens-hand', items, nearest: nearestNames(other.hand, FEW_NAMES) };
}

/** After the other choice no hand of a likely sort can be reached, or none of it in a suit; the whole sort is told first. */
export function killsRoute(pair: Pair): Fact | null {
  return killedOf(pair, () => true);
}

/** The same of a sort of hand that counts more than those that the other choice is likely to become. */
export function killsDearRoute(pair: Pair): Fact | null {
  return killedOf(pair, isDearerThan(pair.other));
}

/** After the other choice a likely sort of hand is farther away. */
export function keepsRoute(pair: Pair): Fact | null {
  const { missing } = pair.better.hand;
  return keptOf(pair, (nearest) => nearest.missing <= (missing ?? NEAR) + BEHIND);
}

/** The same of a sort of hand that counts more than those that the other choice is likely to become. */
export function keepsDearRoute(pair: Pair): Fact | null {
  return keptOf(pair, isDearerThan(pair.other));
}

/** Before play every hand is far. */
function nearOf({ view: { phase } }: Pair): number {
  return phase.type === 'before-play' ? FAR : NEAR;
}

type IsTold = (nearest: OpenTarget) => boolean;

function isDearerThan({ judged }: Side): IsTold {
  const { after } = judged;
  return ({ target }) => after !== null && target.value > after.value;
}

/** What opening a hand rules out goes without saying where the game names what that costs. */
function killedOf(pair: Pair, isTold: IsTold): Fact | null {
  const { open } = pair.other.hand;
  const isSaid = rulesOf(pair.view).concealedItems !== null && opens(pair);
  const remains = ({ sort }: LikelySort): boolean => open.some(({ target }) => target.sort === sort);
  const [killed] = sortsOf(pair.better)
    .filter(({ sort, nearest }) => (sort !== 'limit' || nearest.missing <= NEAR) && isTold(nearest))
    .filter(({ nearest }) => !nearestLike(pair.other.hand, nearest) && !(isSaid && nearest.target.closed))
    .toSorted((a, b) => Number(remains(a)) - Number(remains(b)) || b.share - a.share);
  return killed ? { code: 'kills-route', ...named(killed) } : null;
}

function keptOf(pair: Pair, isTold: IsTold): Fact | null {
  for (const each of sortsOf(pair.better)) {
    const { nearest } = each;
    const other = nearestLike(pair.other.hand, nearest);
    if (!other || other.missing <= nearest.missing || nearest.missing > nearOf(pair)) continue;
    if (!isTold(nearest) || !canCome(pair.better.hand, nearest)) continue;
    const missing = { better: nearest.missing, other: other.missing };
    return { code: 'keeps-route', ...named(each), ...wantsOf(pair.better.hand, nearest), missing };
  }
  return null;
}

/** A sort of hand, its share of the hope, and the nearest of it. */
interface LikelySort {
  readonly share: number;
  readonly sort: string;
  readonly nearest: OpenTarget;
}

function named({ sort, nearest }: LikelySort) {
  return { sort, id: nearest.target.id, suit: suitOf(nearest) };
}

/** What a hand of a card misses, where that is little. */
function wantsOf(hand: HandReading, open: OpenTarget): Pick<OfCard, 'wants' | 'wantsOne'> {
  if (routeOf(open.target)) return {};
  const wants = helpfulTo(hand, open);
  if (wants.length > FEW) return {};
  return open.missing === 1 && wants.length > 1 ? { wants, wantsOne: true } : { wants };
}

/** The likely sorts of a side that have a name, with the nearest hand of each, or of each suit; the nearest sort first. */
function sortsOf({ judged, hand }: Side): readonly LikelySort[] {
  return (judged.after?.targets ?? [])
    .flatMap(({ sort, share }) => {
      const isTold = sort !== 'other' && share >= LEAST_SHARE;
      return isTold ? nearestOf(hand, sort).map((nearest) => ({ sort, share, nearest })) : [];
    })
    .filter(({ nearest }) => nearest.missing < FAR)
    .toSorted((a, b) => a.nearest.missing - b.nearest.missing);
}

/** The nearest hand of a sort; of those of one suit, the nearest in each suit that is as near as the nearest. */
function nearestOf({ open }: HandReading, sort: string): readonly OpenTarget[] {
  const like = open.filter(({ target }) => target.sort === sort);
  const nearest = least(like);
  if (!nearest || !ONE_SUIT.includes(sort)) return nearest ? [nearest] : [];
  return like.filter(
    (one, at) =>
      one.missing === nearest.missing &&
      like.findIndex((each) => each.missing === one.missing && suitOf(each) === suitOf(one)) === at,
  );
}

/** The nearest hand that goes by the same name: limit hands by their own, those of one suit in the same suit. */
function nearestLike({ open }: HandReading, nearest: OpenTarget): OpenTarget | null {
  const { sort, id } = nearest.target;
  const isLike = (each: OpenTarget): boolean =>
    each.target.sort === sort &&
    (sort !== 'limit' || each.target.id === id) &&
    (!ONE_SUIT.includes(sort) || suitOf(each) === suitOf(nearest));
  return least(open.filter(isLike));
}

const ONE_SUIT: readonly string[] = ['one-suit-with-honours', 'one-suit'];

function least(targets: readonly OpenTarget[]): OpenTarget | null {
  let nearest: OpenTarget | null = null;
  for (const each of targets) if (!nearest || each.missing < nearest.missing) nearest = each;
  return nearest;
}

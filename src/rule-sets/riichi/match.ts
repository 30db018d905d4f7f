import { placesOf } from '../../engine/match';
import type { ClosingLine, Progress, Rules } from '../../engine/rules';
import type { Deal, Extras } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { STICK } from './choices';
import { isIn, leftOf, ownOf } from './data';
import type { RiichiOptions } from './options';
import { sticksOf } from './settle';
import { DEALER, SEATS } from './tiles';

const THOUSAND = 1000;
const ALL_ROUNDS = 4;

/** How a deal ended; `chombo` also where a player in riichi was not ready. */
function endingOf(deal: Deal, { strictCalling, falseWin }: RiichiOptions): string {
  const ending = deal.phase.type === 'ended' ? deal.phase.ending : '';
  const isFalse = strictCalling && falseWin === 'chombo' && (ownOf(deal).notReady ?? 0) !== 0;
  return ending === 'exhausted' && isFalse ? 'chombo' : ending;
}

/** Whether the dealer deals again. Source: `RULES.md#dealer`. */
function stays(deal: Deal, ending: string, { dealerRepeats }: RiichiOptions): boolean {
  if (ending !== 'won' && ending !== 'exhausted') return true;
  if (dealerRepeats === 'never') return false;
  if (ending === 'won') return deal.wins.some(({ seat }) => seat === DEALER);
  return dealerRepeats === 'draw' || (dealerRepeats === 'ready' && isIn(ownOf(deal).ready, DEALER));
}

/** Where a match stands after a deal. */
interface Ended {
  readonly number: number;
  /** The dealer deals again; after a win or an exhausted wall it may stop instead. */
  readonly again: boolean;
  readonly mayStop: boolean;
  /** The player who dealt. */
  readonly dealer: number;
  readonly scores: readonly number[];
}

/** Why a match ends otherwise than with its last regular hand. */
export type MatchEnd = 'bust' | 'enough' | 'extension-over' | 'ahead';

/** Why no deal follows; null where one does. Source: `RULES.md#end-of-the-match`. */
export function endOf(
  { rounds, returnPoints, bust, extension, agariyame }: RiichiOptions,
  { number, again, mayStop, dealer, scores }: Ended,
): MatchEnd | 'last-hand' | null {
  const regular = rounds * SEATS;
  const first = placesOf(scores)[0]!;
  const hasEnough = scores[first]! >= returnPoints;
  if (bust && scores.some((points) => points < 0)) return 'bust';
  if (number > regular && hasEnough) return 'enough';
  if (!again && number === regular + SEATS) return 'extension-over';
  const isExtended = !hasEnough && extension !== 'none' && rounds !== ALL_ROUNDS;
  if (!again && number === regular && !isExtended) return 'last-hand';
  const isAhead = agariyame && again && mayStop && number === regular && hasEnough && first === dealer;
  return isAhead ? 'ahead' : null;
}

export function nextDealBy(options: RiichiOptions): Rules['nextDeal'] {
  return (progress, deal, scores) => {
    const { ending, again, end } = endBy(options, progress, { deal, scores });
    if (end !== null) return null;
    const next = again ? { ...progress, repeat: progress.repeat + 1 } : passed(progress);
    return { ...next, carry: carryOf(deal, { ending, again, dealer: next.dealer, scores }) };
  };
}

/** Why the match is over, where it ended before its last regular hand or after that. */
export function whyOverBy(options: RiichiOptions): NonNullable<Rules['whyOver']> {
  return (progress, deal, scores) => {
    const { end } = endBy(options, progress, { deal, scores });
    return end === 'last-hand' ? null : end;
  };
}

/** How a deal ended, whether the dealer deals again, and why the match is over. */
function endBy(
  options: RiichiOptions,
  { number, dealer }: Progress,
  { deal, scores }: { readonly deal: Deal; readonly scores: readonly number[] },
) {
  const ending = endingOf(deal, options);
  const again = stays(deal, ending, options);
  const mayStop = ending === 'won' || ending === 'exhausted';
  return { ending, again, end: endOf(options, { number, again, mayStop, dealer, scores }) };
}

function passed({ number }: Progress): Omit<Progress, 'carry'> {
  return { round: Math.floor(number / SEATS), number: number + 1, repeat: 0, dealer: number % SEATS };
}

interface After {
  readonly ending: string;
  readonly again: boolean;
  /** Of the next deal. */
  readonly dealer: number;
  readonly scores: readonly number[];
}

/** Counters, deposits, and the points of each seat of the next deal. Source: `RULES.md#counters`. */
function carryOf(deal: Deal, { ending, again, dealer, scores }: After): Extras {
  const before = leftOf(deal).honba ?? 0;
  const isKept = ending === 'chombo';
  const isCounted = ending !== 'won' || (again && deal.wins.length > 0);
  const honba = isKept ? before : isCounted ? before + 1 : 0;
  const sticks = deal.wins.length > 0 ? 0 : sticksOf(deal);
  const points = Array.from({ length: SEATS }, (_, seat) => scores[(seat + dealer) % SEATS]!);
  return { honba, sticks, points, first: (SEATS - dealer) % SEATS };
}

const UMA: Readonly<Record<RiichiOptions['uma'], readonly [number, number, number]>> = {
  none: [0, 0, 0],
  '5-10': [5, -5, -10],
  '10-20': [10, -10, -20],
  '10-30': [10, -10, -30],
  '20-30': [20, -20, -30],
};

/** By place, the points that it brings: the first has what the others leave. */
export function bonusOf({ uma }: RiichiOptions): readonly number[] {
  const others = UMA[uma].map((thousands) => THOUSAND * thousands);
  return [-others.reduce((sum, points) => sum + points, 0), ...others];
}

/** Whether places bring anything. */
export function doPlacesBring({ uma, startPoints, returnPoints }: RiichiOptions): boolean {
  return uma !== 'none' || returnPoints !== startPoints;
}

/** Whether a seat plays for the result of the match: in the last round, where everybody's points are known. */
export function isForResult({ prevailing, carry }: SeatView, { rounds }: RiichiOptions): boolean {
  const { points, first } = leftOf({ carry });
  return prevailing >= rounds - 1 && points !== undefined && first !== undefined;
}

/** Deposits to the first place; then points over what is returned, and what places bring: the first has what is left. Source: `RULES.md#result`. */
export function closingBy(options: RiichiOptions): NonNullable<Rules['closing']> {
  const { returnPoints } = options;
  const ofPlaces = bonusOf(options);
  return (_progress, deal, scores) => {
    const places = placesOf(scores);
    const toFirst = (points: number): number[] =>
      scores.map((_, player) => (player === places[0] ? points : 0));
    const deposits = deal.wins.length > 0 ? 0 : STICK * sticksOf(deal);
    const all = scores.reduce((sum, points) => sum + points, deposits);
    const oka = scores.length * returnPoints - all;
    const bonus = scores.map((_, player) => ofPlaces[places.indexOf(player)]!);
    const lines: ClosingLine[] = [
      { reason: 'deposits', points: toFirst(deposits) },
      { reason: 'return', points: scores.map(() => -returnPoints) },
      { reason: 'oka', points: toFirst(oka) },
      { reason: 'place', points: bonus },
    ];
    return lines.filter(({ points }) => points.some((each) => each !== 0));
  };
}

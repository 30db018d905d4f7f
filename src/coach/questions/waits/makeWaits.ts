import type { Game } from '../../../bots/knownBooks';
import { rulesOf } from '../../../engine/knownRules';
import { stream } from '../../../engine/random';
import type { Random } from '../../../engine/random';
import { refusalOf } from '../../../engine/refusing';
import type { Rules } from '../../../engine/rules';
import { completingKinds } from '../../../engine/scoring/waitShape';
import { copyDeal } from '../../../engine/state';
import type { Deal, Seat, TileKind } from '../../../engine/types';
import { seatView } from '../../../engine/view';
import type { SeatView } from '../../../engine/view';
import { liveTiles } from '../../reasons/others';
import { sampleContext } from '../../reasons/waits';
import { playedDeal } from '../playedDeal';
import type { WaitAnswer, WaitsQuestion, WaitWorth } from './waitsQuestion';

/** Deals without a ready hand that are played before it is given up. */
const MOST_DEALS = 60;
/** Weights by lot of hands that wait for none, one, two, or more kinds. */
const WEIGHTS = [0, 1, 2, 4] as const;

/** A hand that waits, from a deal that bots play; null if none is found. The same for the same seed. */
export function makeWaits(game: Game, seed: string): WaitsQuestion | null {
  for (let at = 0; at < MOST_DEALS; at++) {
    const chosen = drawn(readyHands(game, `${seed} ${at}`), stream(seed, `waits ${at}`));
    if (chosen) return chosen;
  }
  return null;
}

/** Every hand of a deal that waits, once, as it was when it had first discarded. */
function readyHands(game: Game, seed: string): readonly WaitsQuestion[] {
  const found = new Map<string, WaitsQuestion>();
  const rivers: number[] = [];
  for (const deal of playedDeal(game, seed)) {
    for (const [seat, { river }] of deal.seats.entries()) {
      const hasDiscarded = river.length > (rivers[seat] ?? 0);
      rivers[seat] = river.length;
      const key = `${seat} ${deal.seats[seat]?.counts.join()}`;
      const question = hasDiscarded && !found.has(key) ? waitsAt(deal, seat) : null;
      if (question) found.set(key, question);
    }
  }
  return [...found.values()];
}

function waitsAt(deal: Deal, seat: Seat): WaitsQuestion | null {
  const view = seatView(copyDeal(deal), seat);
  const waits = view.seats[seat]?.barred ? null : waitsOf(view);
  return waits && { type: 'waits', view, waits };
}

/**
 * What the hand of this seat waits for, between its turns. Null if it does not wait. Also null if it waits for a kind of
 * which it holds every copy: whether that is a wait is a matter of opinion.
 */
export function waitsOf(view: SeatView): readonly WaitAnswer[] | null {
  const rules = rulesOf(view);
  const melds = view.seats[view.seat]?.melds ?? [];
  const hand = { counts: view.counts, melds, extras: view.extras };
  const kinds = completingKinds(rules, hand, 'ignore');
  if (kinds.length === 0 || completingKinds(rules, hand, 'count').length > kinds.length) return null;
  const live = liveTiles(view);
  return kinds.map((kind) => ({
    kind,
    left: Math.max(0, live[kind] ?? 0),
    discard: worthOf(rules, view, { kind, taken: true }),
    selfDrawn: worthOf(rules, view, { kind, taken: false }),
  }));
}

interface Completed {
  readonly kind: TileKind;
  /** From a discard. */
  readonly taken: boolean;
}

function worthOf(rules: Rules, view: SeatView, { kind, taken }: Completed): WaitWorth {
  const counts = view.counts.map((count, at) => (at === kind ? count + 1 : count));
  const melds = view.seats[view.seat]?.melds ?? [];
  const sample = sampleContext(rules, view, { counts, melds, tile: kind, taken });
  const context = taken ? { ...sample, from: seatBefore(view) } : sample;
  const sheet = rules.score(context);
  return { sheet, mayWin: sheet?.legal === true && refusalOf(rules, context, () => sheet) === null };
}

/** Discards of the seat before can be claimed for any hand. */
function seatBefore({ seat, seats }: SeatView): Seat {
  return (seat + seats.length - 1) % seats.length;
}

/** One of them by lot, hands with many waits more often; null where there is none. */
function drawn(found: readonly WaitsQuestion[], random: Random): WaitsQuestion | null {
  const weights = found.map(({ waits }) => WEIGHTS[Math.min(waits.length, WEIGHTS.length - 1)] ?? 0);
  const sum = weights.reduce<number>((total, weight) => total + weight, 0);
  if (sum === 0) return null;
  let left = random.below(sum);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return found[at] ?? null;
}

import { rankOf, suitOf } from '../../engine/tiles';
import type { Action, TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { kindsOf } from '../selectors/tiles';
import type { Plan } from './content';

/** Why a choice is the one to make. */
export type AdviceCode =
  | 'first'
  | 'eyes'
  | 'after-pong'
  | 'after-chow'
  | 'useless'
  | 'other-suit'
  | 'pong'
  | 'chow'
  | 'win';

/** The choice to make now. `kind`: the tile it is about. */
export interface Advice {
  readonly code: AdviceCode;
  readonly action: Action;
  readonly kind: TileKind;
}

/** Why a choice is not made: the tile is part of a set, will be part of one, or fits the suit; the claim is not the one. */
export type FaultCode = 'set' | 'part' | 'honour' | 'claim';

export interface Fault {
  readonly code: FaultCode;
  readonly kind: TileKind;
}

/** What to choose now on the way to the goal; null while nothing is asked. */
export function adviceFor(plan: Plan, view: SeatView, choices: readonly Action[]): Advice | null {
  const { pending } = view;
  if (!pending || choices.length === 0) return null;
  return pending.why === 'turn' ? turnAdvice(plan, view, choices) : claimAdvice(plan, view, choices);
}

function turnAdvice(plan: Plan, view: SeatView, choices: readonly Action[]): Advice | null {
  const spare = spareTiles(plan, view);
  const kinds = kindsOf(view);
  const drawn = view.drawn?.tile ?? null;
  const rank = (tile: TileId) => (tile === drawn ? -1 : plan.spares.indexOf(kinds[tile] ?? 0));
  const [tile] = spare.toSorted((a, b) => rank(a) - rank(b));
  const action = choices.find((choice) => choice.type === 'discard' && choice.tile === tile);
  if (!action || tile === undefined) return null;
  return { code: turnCode(view, drawn !== null && spare.includes(drawn)), action, kind: kinds[tile] ?? 0 };
}

function turnCode(view: SeatView, isSpareDrawn: boolean): AdviceCode {
  if (isSpareDrawn) return 'useless';
  if (view.drawn === null) return view.seats[view.seat]?.melds.length === 1 ? 'after-pong' : 'after-chow';
  return suitOf(kindsOf(view)[view.drawn.tile] ?? 0) === 3 ? 'eyes' : 'first';
}

function claimAdvice(plan: Plan, view: SeatView, choices: readonly Action[]): Advice | null {
  const kind = kindsOf(view)[view.pending?.tile ?? 0] ?? 0;
  const win = choices.find(({ type }) => type === 'win');
  if (win) return { code: 'win', action: win, kind };
  const claim = choices.find((choice) => isGoalClaim(plan, view, choice));
  if (claim) return { code: claim.type === 'pong' ? 'pong' : 'chow', action: claim, kind };
  const pass = choices.find(({ type }) => type === 'pass');
  return pass ? { code: 'other-suit', action: pass, kind } : null;
}

/** Whether the claim makes a set of the goal. */
function isGoalClaim(plan: Plan, view: SeatView, action: Action): boolean {
  if (action.type !== 'pong' && action.type !== 'chow') return false;
  const kinds = kindsOf(view);
  const lowest = Math.min(...[...action.own, view.pending?.tile ?? 0].map((tile) => kinds[tile] ?? 0));
  return action.type === 'pong' ? plan.goal.includes(lowest) : plan.chows.includes(lowest);
}

/** The tiles of the hand that the goal does not need. */
function spareTiles(plan: Plan, view: SeatView): TileId[] {
  const kinds = kindsOf(view);
  const needed = countsIn(plan.goal);
  const laid = view.seats[view.seat]?.melds.flatMap(({ tiles }) => tiles) ?? [];
  const takes = (tile: TileId): boolean => {
    const kind = kinds[tile] ?? 0;
    const left = needed.get(kind) ?? 0;
    needed.set(kind, left - 1);
    return left > 0;
  };
  for (const tile of laid) takes(tile);
  return view.hand.filter((tile) => !takes(tile));
}

/** A choice, and the one that was advised. */
interface Judged {
  readonly advice: Advice;
  readonly action: Action;
}

/** Why this choice leads away from the goal; null where it is as good as the one advised. */
export function faultOf(plan: Plan, view: SeatView, { advice, action }: Judged): Fault | null {
  const kinds = kindsOf(view);
  if (action.type === 'discard') {
    const isSpare = spareTiles(plan, view).includes(action.tile);
    return isSpare ? null : discardFault(view, kinds[action.tile] ?? 0);
  }
  const isSame =
    action.type === advice.action.type && (action.type !== 'chow' || isGoalClaim(plan, view, action));
  return isSame ? null : { code: 'claim', kind: advice.kind };
}

function discardFault(view: SeatView, kind: TileKind): Fault {
  if (suitOf(kind) > 2) return { code: 'honour', kind };
  const lowest = kind - ((rankOf(kind) - 1) % 3);
  const isSet = [0, 1, 2].every((at) => (view.counts[lowest + at] ?? 0) > 0);
  return { code: isSet ? 'set' : 'part', kind };
}

/** How many of each kind. */
function countsIn(kinds: readonly TileKind[]): Map<TileKind, number> {
  const counts = new Map<TileKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

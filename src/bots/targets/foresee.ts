import { kindOf, seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import { legalActions } from '../../engine/legalActions';
import { takeClaim } from '../../engine/melds';
import { rulesOf } from '../../engine/knownRules';
import type { Step } from '../../engine/rules';
import { wallSource } from '../../engine/source';
import { takeFromHand } from '../../engine/state';
import type {
  Action,
  AddedKongAction,
  ClaimAction,
  ConcealedKongAction,
  Deal,
  DealEvent,
  DeclareAction,
  TileId,
} from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { dealOf, guessKongs } from '../rollouts/dealOf';

/** What a seat sees after a declaration; `unknown`: tiles of its hand that it will have drawn unseen. */
export interface Foreseen {
  readonly view: SeatView;
  readonly unknown: readonly TileId[];
}

/** A seat's view after its claim, and its legal discards. */
export interface Claimed {
  readonly view: SeatView;
  readonly discards: readonly Action[];
}

export type KongAction = ClaimAction | ConcealedKongAction | AddedKongAction;

/** What comes of a declaration by the rules. Null where the deal ends with it. */
export function foresee(seen: SeatView, action: DeclareAction): Foreseen | null {
  const { view, unseen, step } = guessed(seen);
  const { deal } = step;
  const goesOn = deal.phase.type === 'before-play' ? answer(step, action) : declare(step, action);
  if (!goesOn) return null;
  const unknown = seatState(deal, view.seat).hand.filter((tile) => unseen.includes(tile));
  return { view: seatView(deal, view.seat), unknown };
}

/** What a seat that claims a chow or pong sees then, and what it may discard. */
export function foreseeClaim(seen: SeatView, claim: ClaimAction): Claimed {
  const { view, step } = guessed(seen);
  const { deal } = step;
  const { from, tile } = view.pending!;
  takeClaim(step, claim, { by: 'discard', from, tile: tile!, kong: null });
  const waiting = 1 << claim.seat;
  deal.pending = { why: 'turn', from: null, tile: null, kong: null, waiting, answers: [] };
  const discards = legalActions(deal, claim.seat).filter(({ type }) => type === 'discard');
  return { view: seatView(deal, claim.seat), discards };
}

/** What this seat is paid for a kong as soon as it lies, in points; 0 where kongs are not paid for. */
export function paidForKong(seen: SeatView, action: KongAction): number {
  const { onKong } = rulesOf(seen);
  if (!onKong) return 0;
  const { view, step } = guessed(seen);
  const paid = onKong(step, kongEvent(view, action));
  if ('end' in paid) return 0;
  const { seat } = action;
  return paid.reduce(
    (sum, { from, to, amount }) => sum + (Number(to === seat) - Number(from === seat)) * amount,
    0,
  );
}

function kongEvent({ pending, hand, rules, options }: SeatView, action: KongAction): DealEvent {
  const { type, seat } = action;
  if (type === 'added-kong') return { type, seat, tile: action.tile };
  const { kinds } = rulesOf({ rules, options }).tiles;
  if (type === 'concealed-kong') {
    const tile = hand.find((each) => kinds[each] === action.kind)!;
    return { type, seat, tile };
  }
  return { type: 'kong', seat, tile: pending!.tile!, from: pending!.from!, own: action.own };
}

interface Guessed {
  readonly view: SeatView;
  readonly unseen: readonly TileId[];
  readonly step: Step;
}

/** A deal that looks to the seat as this one, ready to go on. */
function guessed(seen: SeatView): Guessed {
  const { view, unseen } = guessKongs(seen, ([first]) => first!);
  return { view, unseen, step: { rules: rulesOf(view), deal: dealWith(view, unseen), events: [] } };
}

/** What is hidden lies as in the tile list: nothing that is judged here may rest on it. */
function dealWith(view: SeatView, unseen: readonly TileId[]): Deal {
  let dealt = 0;
  const hands = view.seats.map(({ handSize, open }, seat) => {
    if (open || seat === view.seat) return open ?? [];
    dealt += handSize;
    return unseen.slice(dealt - handSize, dealt);
  });
  return dealOf(view, { hands, source: wallSource(unseen.slice(dealt)) });
}

function declare(step: Step, action: DeclareAction): boolean {
  const { rules, deal } = step;
  const { seat, what, tile, target } = action;
  emit(step, { type: 'declare', seat, what, tile, target });
  const next = rules.declare(step, action);
  if (next === 'discard') takeFromHand(seatState(deal, seat), tile!, kindOf(rules, tile!));
  return typeof next === 'string';
}

/** Before play all answer at once: the others as they first may. */
function answer(step: Step, action: DeclareAction): boolean {
  const { rules, deal } = step;
  const phase = rules.phases[deal.phase.type === 'before-play' ? deal.phase.step : 0]!;
  const asked = { why: 'declare', from: null, tile: null, kong: null } as const;
  const all = (1 << deal.seats.length) - 1;
  deal.pending = { ...asked, waiting: all, answers: [] };
  const answers = deal.seats.map((_, seat): Action | null =>
    seat === action.seat ? action : (phase.legal(deal, seat)[0] ?? null),
  );
  deal.pending = { ...asked, waiting: 0, answers };
  phase.resolve(step);
  return deal.phase.type !== 'ended';
}

import { kindOf, seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import { rulesOf } from '../../engine/knownRules';
import type { Step } from '../../engine/rules';
import { wallSource } from '../../engine/source';
import { takeFromHand } from '../../engine/state';
import type { Action, Deal, DeclareAction, TileId } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { dealOf, guessKongs } from '../rollouts/dealOf';

/** What a seat sees after a declaration; `unknown`: tiles of its hand that it will have drawn unseen. */
export interface Foreseen {
  readonly view: SeatView;
  readonly unknown: readonly TileId[];
}

/** What comes of a declaration by the rules. Null where the deal ends with it. */
export function foresee(seen: SeatView, action: DeclareAction): Foreseen | null {
  const { view, unseen } = guessKongs(seen, ([first]) => first!);
  const deal = dealWith(view, unseen);
  const step: Step = { rules: rulesOf(view), deal, events: [] };
  const goesOn = deal.phase.type === 'before-play' ? answer(step, action) : declare(step, action);
  if (!goesOn) return null;
  const unknown = seatState(deal, view.seat).hand.filter((tile) => unseen.includes(tile));
  return { view: seatView(deal, view.seat), unknown };
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

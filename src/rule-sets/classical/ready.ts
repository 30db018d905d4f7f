import { seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import type { PrePlay, Step } from '../../engine/rules';
import { completingKinds } from '../../engine/scoring/waitShape';
import type { DealEvent, Extras, Seat } from '../../engine/types';

const DEALER = 0;

/** The seats that have said that they are ready. */
export function readySeats(extras: Extras): readonly Seat[] {
  const seats: unknown = extras['ready'];
  return Array.isArray(seats) ? seats.map(Number) : [];
}

/** Before the dealer plays, the others say if their dealt hands are ready. Source: `RULES.md#ready`. */
export const readyAsDealt: PrePlay = {
  id: 'ready-as-dealt',
  begin: (step) => step.deal.seats.forEach((_, seat) => seat !== DEALER && sayReady(step, seat)),
  legal: () => [],
  resolve: () => {},
};

/** After a discard its player says so. */
export function sayReadyAfter(step: Step, event: DealEvent): void {
  if (event.type === 'discard') sayReady(step, event.seat);
}

/** The first time in a hand that a seat is ready everybody hears it. */
function sayReady(step: Step, seat: Seat): void {
  const { rules, deal } = step;
  const said = readySeats(deal.extras);
  if (said.includes(seat)) return;
  const { counts, melds } = seatState(deal, seat);
  if (completingKinds(rules, { counts, melds, extras: deal.extras }, 'ignore').length === 0) return;
  deal.extras = { ...deal.extras, ready: [...said, seat] };
  emit(step, { type: 'note', what: 'ready', seat, tiles: [], public: true });
}

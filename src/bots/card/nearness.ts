import type { PublicSeat, SeatView } from '../../engine/view';
import { PHASES, phaseOf } from '../beliefs/shown';

/** Steps before play, and groups that are laid out, that are told apart. */
const STEPS = 8;
const LAID = 4;

export const NEAR_SIZE = STEPS + PHASES * LAID;

/** Where the nearness of a hidden hand is counted: by the step before play, then by how long it has played and what it has laid out. */
export function nearPlace({ phase }: Pick<SeatView, 'phase'>, seat: PublicSeat): number {
  if (phase.type === 'before-play') return Math.min(phase.step, STEPS - 1);
  return STEPS + phaseOf(seat) * LAID + Math.min(seat.melds.length, LAID - 1);
}

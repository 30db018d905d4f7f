import { resolveByPriority } from '../../engine/claims';
import { seatState } from '../../engine/draw';
import { emit } from '../../engine/events';
import type { Card } from '../../engine/card/card';
import type { Fine, Resolution, Rules, Step } from '../../engine/rules';
import { payment } from '../../engine/scoring/payments';
import { hasSeat } from '../../engine/state';
import type { Deal, DealEvent, Seat, SeatBits } from '../../engine/types';
import type { AmericanOptions } from './options';

const ALL_DEAD = 'all-dead';

/** What a false win costs with strict calling. Source: `RULES.md#dead-hands`. */
export function fineOf({ strictCalling, falseWin, falseWinPoints: base }: AmericanOptions): Rules['fine'] {
  if (!strictCalling) return null;
  return (deal, seat): Fine => {
    if (falseWin === 'dead-hand') {
      const end = isOver(deal, deal.out | (1 << seat)) ? ALL_DEAD : null;
      return { payments: [], open: false, barred: true, out: true, end };
    }
    const others = deal.seats.flatMap((_, other) => (other === seat ? [] : [other]));
    const payments = others.map((to) => payment({ from: seat, to, base, reason: 'false-win', factors: [] }));
    return { payments, open: false, barred: false, out: false, end: null };
  };
}

/** Three hands are dead. */
function isOver({ seats }: Deal, dead: SeatBits): boolean {
  return seats.filter((_, seat) => hasSeat(dead, seat)).length >= seats.length - 1;
}

/** Says of a hand that it is dead. A group that fits no hand makes it so; its owner still discards. */
export function deadHands(card: Card, { falseWin }: Pick<AmericanOptions, 'falseWin'>): Rules['onEvent'] {
  return (step, event: DealEvent) => {
    if (event.type === 'false-win' && falseWin === 'dead-hand') tellDead(step, event.seat, 'false-win');
    if (event.type !== 'group') return [];
    const { deal } = step;
    const state = seatState(deal, event.seat);
    if (card.open(state.melds).length > 0) return [];
    state.barred = true;
    deal.out |= 1 << event.seat;
    tellDead(step, event.seat, 'exposure');
    return [];
  };
}

function tellDead(step: Step, seat: Seat, why: 'false-win' | 'exposure'): void {
  emit(step, { type: 'note', what: 'dead', seat, tiles: [], why, public: true });
}

/** As usual; with three dead hands the hand is drawn. */
export function resolve(step: Step): Resolution {
  const resolution = resolveByPriority(step);
  const isDrawn = resolution.winners.length === 0 && isOver(step.deal, step.deal.out);
  return isDrawn ? { ...resolution, end: ALL_DEAD } : resolution;
}

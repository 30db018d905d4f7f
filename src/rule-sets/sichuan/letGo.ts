import { isLegalWin, resolveByPriority } from '../../engine/claims';
import type { Rules, Table } from '../../engine/rules';
import { hasSeat } from '../../engine/state';
import type { Deal, Pending, Seat, WinContext } from '../../engine/types';
import { askWin, wayOf } from '../../engine/winContext';
import { change, NONE, ownOf } from './data';

/** Claims go by the common order; who could win and does not is remembered until the next own draw. Source: `RULES.md#missed-wins`. */
export function resolveNoting(fanOf: (win: WinContext) => number): Rules['resolve'] {
  return (step) => {
    const gone = goneBy(step, fanOf);
    const resolution = resolveByPriority(step);
    const { letGo = step.deal.seats.map(() => NONE) } = ownOf(step.deal);
    if (gone.length > 0)
      change(step.deal, {
        letGo: letGo.map((fan, at) => Math.max(fan, gone.find(({ seat }) => seat === at)?.fan ?? NONE)),
      });
    return resolution;
  };
}

interface Gone {
  readonly seat: Seat;
  readonly fan: number;
}

/** Wins that were there for seats which did not call them. */
function goneBy(table: Table, fanOf: (win: WinContext) => number): Gone[] {
  const { deal } = table;
  const pending = deal.pending as Pending;
  const way = wayOf(pending);
  return deal.seats.flatMap((_, seat) => {
    const isAsked = seat !== pending.from && !hasSeat(deal.out, seat);
    if (!isAsked || pending.answers[seat]?.type === 'win' || !isLegalWin(table, seat, way)) return [];
    return [{ seat, fan: askWin(table, { seat, way }, fanOf) }];
  });
}

/** An own draw ends it. */
export function forgetLetGo(deal: Deal, seat: Seat): void {
  const { letGo } = ownOf(deal);
  if (letGo && letGo[seat] !== NONE) change(deal, { letGo: letGo.with(seat, NONE) });
}

import type { Settlement } from '../../engine/rules';
import { payment } from '../../engine/scoring/payments';
import type { Factor, Payment } from '../../engine/types';
import type { AmericanOptions } from './options';

const EAST = 0;

/** Everybody pays, each doubled by what holds for that payer. Source: `RULES.md#payment`. */
export function settleBy({
  dealerDoubles,
}: Pick<AmericanOptions, 'dealerDoubles'>): (settlement: Settlement) => Payment[] {
  return ({ seats, wins }) =>
    wins.flatMap(({ sheet: { seat: to, total: base }, context }) =>
      Array.from({ length: seats }, (_, from) => from)
        .filter((from) => from !== to)
        .map((from) => {
          const factors = [
            ...twice(context.by === 'wall', 'self-drawn'),
            ...twice(context.from === from, 'discarder'),
            ...twice(dealerDoubles && to === EAST, 'winner-east'),
            ...twice(dealerDoubles && from === EAST, 'loser-east'),
          ];
          return payment({ from, to, base, reason: 'win', factors });
        }),
    );
}

function twice(holds: boolean, id: string): Factor[] {
  return holds ? [{ id, times: 2 }] : [];
}

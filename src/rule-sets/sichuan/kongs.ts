import { kindOf } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Step } from '../../engine/rules';
import { payment } from '../../engine/scoring/payments';
import { hasSeat } from '../../engine/state';
import type { Deal, DealEvent, Payment, Seat, TileKind } from '../../engine/types';
import { ownOf, withoutKong } from './data';

/** What each who pays gives for a kong. Source: `RULES.md#kong-money`. */
export const CLAIMED = 2;
export const CONCEALED = 2;
export const ADDED = 1;

/** A kong that lies is paid for by those who still play, and remembered until the next player draws. */
export function payKong({ rules, deal }: Step, kong: DealEvent): readonly Payment[] {
  if (kong.type !== 'kong' && kong.type !== 'concealed-kong' && kong.type !== 'added-kong') return [];
  const { seat } = kong;
  const draws = kong.type === 'kong' ? [] : drawsOf(deal, seat);
  const from = kong.type === 'kong' ? kong.from : null;
  const base =
    kong.type === 'kong'
      ? CLAIMED
      : kong.type === 'concealed-kong'
        ? CONCEALED
        : addedAt(kindOf(rules, kong.tile), draws);
  const payers = from === null ? stillBeside(deal, seat) : [from];
  deal.extras = {
    ...withoutKong(deal.extras),
    kongBy: seat,
    kongFrom: from,
    kongEarned: base * payers.length,
    ...(draws.length > 0 ? { turnDraws: draws } : {}),
  };
  return payers.map((payer) => payment({ from: payer, to: seat, base, reason: 'kong', factors: [] }));
}

/** The kinds of what the seat in turn has drawn in this turn. */
function drawsOf(deal: Deal, seat: Seat): readonly TileKind[] {
  const { kongBy, turnDraws = [] } = ownOf(deal);
  const before = kongBy === seat ? turnDraws : [];
  return deal.drawn ? [...before, kindOf(rulesOf(deal), deal.drawn.tile)] : before;
}

/** A tile that was held since an earlier turn earns nothing: there is one of its kind beside the pong. */
function addedAt(kind: TileKind, draws: readonly TileKind[]): number {
  return draws.includes(kind) ? ADDED : 0;
}

function stillBeside(deal: Deal, seat: Seat): Seat[] {
  return deal.seats.map((_, other) => other).filter((other) => other !== seat && !hasSeat(deal.out, other));
}

/** A kong is of the last turn no more once another draws, or claims the discard for a pong. */
export function forgetKong(deal: Deal, event: DealEvent): void {
  const isOver = event.type === 'pong' || (event.type === 'draw' && event.from === 'front');
  if (isOver && ownOf(deal).kongBy !== undefined) deal.extras = withoutKong(deal.extras);
}

import { defaultRules } from '../../../../src/engine/defaultRules';
import type { Geometry, Rules } from '../../../../src/engine/rules';
import { tileList } from '../../../../src/engine/tiles';
import type { Seat } from '../../../../src/engine/types';
import { evenStacks, THREE_DICE } from '../../../../src/engine/wall';

/** Four seats, 136 tiles and hands of thirteen, but for what differs. */
export function toyGeometry(own: Partial<Geometry>): Geometry {
  const seats = own.seats ?? 4;
  return {
    seats,
    tiles: tileList([]),
    handSize: 13,
    sets: 4,
    stacks: evenStacks(seats, 17),
    deadWall: 0,
    dice: THREE_DICE,
    ...own,
  };
}

/** What every toy plays alike: a match of so many deals, each seat dealing in turn. */
export function toyPlay({ deals }: { readonly deals: number }): typeof defaultRules {
  return { ...defaultRules, nextDeal: dealsInTurn(deals) };
}

/** So many deals; the deal passes on each time. */
function dealsInTurn(deals: number): Rules['nextDeal'] {
  return (progress, deal) => {
    if (progress.number >= deals) return null;
    const seats = deal.seats.length;
    const round = Math.floor(progress.number / seats);
    return { round, number: progress.number + 1, repeat: 0, dealer: progress.number % seats, carry: {} };
  };
}

export function othersThan(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
}

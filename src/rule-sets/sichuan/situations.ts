import { standardSituations, type Situations } from '../../engine/situations';
import type { Seat, SeatBits } from '../../engine/types';
import { onlyAt, ownOf, voidOf } from './data';

const {
  'last-tile': lastTile,
  'kong-replacement': kongReplacement,
  'first-draw': firstDraw,
  'first-discard': firstDiscard,
} = standardSituations;

/** What the calculator may be told. Source: `RULES.md#calculator`. */
export const situations = {
  'last-tile': lastTile!,
  'kong-replacement': kongReplacement!,
  'first-draw': firstDraw!,
  'first-discard': firstDiscard!,
  'kong-discard': ({ by, from }) => (by === 'discard' ? { extras: { kongBy: from } } : {}),
  void: {
    stated: { sort: 'suit' },
    says: ({ extras, seat }, [suit = null]) => ({ extras: { ...extras, voids: onlyAt(seat, suit, null) } }),
    of: (win) => {
      const suit = voidOf(win, win.seat);
      return suit === null ? [] : [suit];
    },
  },
  out: {
    stated: { sort: 'seats' },
    says: ({ extras }, seats) => ({ extras: { ...extras, won: bitsOf(seats) } }),
    of: ({ extras }) => seatsIn(ownOf({ extras }).won ?? 0),
  },
  fedBy: {
    stated: { sort: 'seat' },
    says: ({ extras }, [seat = null]) => ({ extras: { ...extras, kongFrom: seat } }),
    of: ({ extras, kongs }) => {
      const { kongFrom = null } = ownOf({ extras });
      return kongs > 0 && kongFrom !== null ? [kongFrom] : [];
    },
  },
} satisfies Situations;

function bitsOf(seats: readonly Seat[]): SeatBits {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

function seatsIn(bits: SeatBits): Seat[] {
  return [0, 1, 2, 3].filter((seat) => (bits & (1 << seat)) !== 0);
}

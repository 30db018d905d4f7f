import type { Situations } from '../../../../src/engine/situations';
import { onlyVoidOf, voidOf } from './beforePlay';

/** What the calculator may be told by name: a seat, a suit, seats. */
export const stated: Situations = {
  'kong-by': {
    stated: { sort: 'seat' },
    says: ({ extras }, [seat = null]) => ({ extras: { ...extras, afterKong: seat } }),
    of: ({ extras: { afterKong }, seat }) =>
      typeof afterKong === 'number' && afterKong !== seat ? [afterKong] : [],
  },
  'given-up': {
    stated: { sort: 'suit' },
    says: ({ extras, seat }, [suit = null]) => {
      const voids = Array.from({ length: 4 }, (_, at) => (at === seat ? suit : null));
      return { extras: { ...extras, ...onlyVoidOf({ voids }, seat) } };
    },
    of: ({ extras, seat }) => {
      const suit = voidOf(extras, seat);
      return suit === null ? [] : [suit];
    },
  },
  'won-before': {
    stated: { sort: 'seats' },
    says: ({ extras }, seats) => ({ extras: { ...extras, won: seats } }),
    of: ({ extras: { won } }) => (Array.isArray(won) ? won.filter((seat) => typeof seat === 'number') : []),
  },
};

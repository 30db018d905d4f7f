import { expect, test, vi } from 'vitest';
import type * as HiddenHands from '../../src/bots/beliefs/hiddenHands';
import { botCalled } from '../../src/bots/registry';
import type { Deal } from '../../src/engine/types';
import { findPeeks } from '../verify/hidden';

/** The deal that is decided in, which no bot may know. */
const secret = vi.hoisted((): { deal: Deal | null } => ({ deal: null }));

/** Futures in which the others hold what they really do. */
vi.mock('../../src/bots/beliefs/hiddenHands', async (importOriginal) => {
  const { dealHidden } = await importOriginal<typeof HiddenHands>();
  return {
    dealHidden: ((view, source) => {
      if (!secret.deal) return dealHidden(view, source);
      const { piles, kinds } = source;
      return secret.deal.seats.map(({ hand }, seat) =>
        seat === view.seat ? [] : hand.flatMap((tile) => piles[kinds[tile]!]?.pop() ?? []),
      );
    }) satisfies typeof HiddenHands.dealHidden,
  };
});

/** Two or three in a hundred positions tell: mostly the best claim is the same whatever the others hold. */
test.each(['sharp', 'master', 'sharp+patient'])(
  '%s is caught when it knows the hands of others',
  (id) => {
    const reveal = (deal: Deal): void => {
      secret.deal = deal;
    };
    expect(findPeeks(botCalled(id), { positions: 150, label: `cheat ${id}`, reveal })).not.toEqual([]);
  },
  60_000,
);

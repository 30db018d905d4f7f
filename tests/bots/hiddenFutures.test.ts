import { expect, test, vi } from 'vitest';
import type * as HiddenHands from '../../src/bots/beliefs/hiddenHands';
import type { Deal } from '../../src/engine/types';

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

// The setup of the tests has loaded every bot: they are loaded anew, so that they meet what is put in their place here.
vi.resetModules();
await import('../../src/rule-sets/everything');
const { botCalled } = await import('../../src/bots/registry');
const { findCoachPeeks, findPeeks } = await import('../verify/hidden');

/** Two or three in a hundred positions tell: mostly the best claim is the same whatever the others hold. */
test.each(['sharp', 'master', 'sharp+patient'])('%s is caught when it knows the hands of others', (id) => {
  const reveal = (deal: Deal): void => {
    secret.deal = deal;
  };
  expect(findPeeks(botCalled(id), { positions: 150, label: `cheat ${id}`, reveal, enough: 1 })).toHaveLength(
    1,
  );
});

test.each(['instant', 'quick'] as const)(
  'the coach is caught when it knows the hands of others: %s',
  (depth) => {
    const reveal = (deal: Deal): void => {
      secret.deal = deal;
    };
    expect(findCoachPeeks(depth, { positions: 3, label: `cheat ${depth}`, reveal, enough: 1 })).toHaveLength(
      1,
    );
  },
);

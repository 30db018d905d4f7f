import { describe, expect, test } from 'vitest';
import { fast } from '../../../src/bots/yardsticks/fast';
import { neverClaims } from '../../../src/bots/yardsticks/neverClaims';
import { playableOptions } from '../../../research/randomOptions';
import { simulateMatches } from '../../../src/cli/simulate';
import { ruleSetOf } from '../../../src/engine/knownRules';
import { orInfinity } from '../../../src/engine/options';
import type { ClassicalOptions } from '../../../src/rule-sets/classical/options';
import { FIRST_SEASON } from '../../../src/engine/tiles';
import { heldHands } from '../../../src/engine/scoring/heldHands';
import { worthOf } from '../../../src/rule-sets/classical/items';
import { handScore, keptPoints, laidScore } from '../../../src/rule-sets/classical/keeps';
import { testRandom } from '../../support/randomPlay';

const counting = (limit: number) => ({ limit, worth: worthOf({}) });
const MATCHES = 60;
const NOTHING = Array<number>(34).fill(0);

const KINDS = { '5m': 4, '9p': 17, C: 31, S: 28 } as const;

/** What South keeps of tiles, so often each, of which one more may come or not. */
function kept(tiles: Partial<Record<keyof typeof KINDS, number>>, comes: boolean): number {
  const counts = NOTHING.slice();
  const live = NOTHING.slice();
  for (const [tile, count] of Object.entries(tiles)) {
    const kind = KINDS[tile as keyof typeof KINDS];
    counts[kind] = count;
    live[kind] = comes ? 1 : 0;
  }
  return keptPoints({ seat: 1, counts, live, melds: [], bonus: [] }, counting(Infinity));
}

test('a hand keeps what it scores when another wins, as far as no pair can become a pong', () => {
  let losers = 0;
  let scoring = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    const options = playableOptions(ruleSetOf('classical'), testRandom(`kept:${seed}`));
    const limit = orInfinity((options as ClassicalOptions).limit);
    const bots = [fast, neverClaims, fast, fast];
    simulateMatches({ rules: 'classical', options, hands: 4, seed, bots }, ({ deal }) => {
      for (const hand of heldHands(deal)) {
        const sheet = deal.sheets[hand.seat];
        if (!sheet || deal.wins.some(({ seat }) => seat === hand.seat)) continue;
        losers++;
        if (sheet.total > 0) scoring++;
        expect(keptPoints({ ...hand, live: NOTHING }, { limit, worth: worthOf(options) })).toBe(sheet.total);
      }
    });
  }
  expect(losers).toBeGreaterThan(400);
  expect(scoring).toBeGreaterThan(100);
});

test('a pair is worth more while a copy is left, most of all one of dragons', () => {
  const others = { '5m': 2, '9p': 3 } as const;
  const later = kept({ ...others, C: 2 }, true) - kept({ ...others, C: 2 }, false);
  expect(kept(others, true)).toBeGreaterThan(kept(others, false));
  expect(later).toBeGreaterThan(kept({ ...others, S: 1 }, true) - kept({ ...others, S: 1 }, false));
  expect(kept({ ...others, C: 3 }, true)).toBeGreaterThan(kept({ ...others, C: 2 }, true));
});

describe('what a hand would count for', () => {
  /** South has laid out a pong of dragons, taken from a discard, and its own season. */
  const laid = {
    seat: 1,
    melds: [{ type: 'pong', kind: KINDS.C, concealed: false }],
    bonus: [FIRST_SEASON + 1],
  } as const;

  test('is more if it wins: twenty points, doubled as often', () => {
    const hand = { ...laid, counts: NOTHING.with(KINDS['5m'], 3), live: NOTHING };
    expect(handScore(hand, counting(Infinity))).toEqual({
      kept: (4 + 4 + 4) * 4 * 2,
      won: (4 + 4 + 4 + 20) * 4 * 2,
    });
    expect(handScore(hand, counting(50))).toEqual({ kept: 50, won: 50 });
  });

  test('is of others what they have laid out, whatever its suits', () => {
    expect(laidScore(laid, counting(Infinity))).toEqual({ kept: (4 + 4) * 4, won: (4 + 4 + 20) * 4 });
    expect(laidScore({ ...laid, bonus: [] }, counting(40))).toEqual({ kept: 4 * 2, won: 40 });
  });
});

import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { bookOf } from '../../../src/bots/knownBooks';
import { playDeal } from '../../../src/bots/playDeal';
import { botCalled } from '../../../src/bots/registry';
import { imagineDeal } from '../../../src/bots/rollouts/imagine';
import { missingOf } from '../../../src/engine/card/card';
import { startNextDeal } from '../../../src/engine/match';
import { rulesOf } from '../../../src/engine/knownRules';
import { Random } from '../../../src/engine/random';
import type { Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { randomMatch } from '../../support/randomPlay';

/** Tiles missing of the nearest hand of each seat but one. */
function missingIn(deal: Deal, own: number): readonly number[] {
  const { card, tiles } = rulesOf(deal);
  return deal.seats.flatMap(({ counts, melds }, seat) => {
    if (seat === own) return [];
    const wild = tiles.wild.reduce((sum, kind) => sum + counts[kind]!, 0);
    return [Math.min(...card!.open(melds).map((form) => missingOf(form, counts, wild)))];
  });
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('hidden hands of a game with a card', () => {
  it('fit what is laid out, and are about as near as real ones', () => {
    const random = new Random([1, 2, 3, 4]);
    const { beliefs } = bookOf('american')!;
    const [real, imagined]: [number[], number[]] = [[], []];
    for (let hand = 0; hand < 6; hand++) {
      const { deal, events } = startNextDeal(randomMatch('american', `card hands ${hand}`));
      playDeal(
        deal,
        (at, seat, choices) => {
          const view = seatView(at, seat);
          if (view.phase.type === 'play' && view.pending?.why === 'turn' && view.discards % 5 === 0) {
            real.push(...missingIn(at, seat));
            imagined.push(...missingIn(imagineDeal(view, beliefs, random), seat));
          }
          return botCalled('routes-1').decide(view, choices, random);
        },
        events,
      );
    }
    expect(imagined.every(Number.isFinite)).toBe(true);
    expect(Math.abs(mean(imagined) - mean(real))).toBeLessThan(0.7);
  });
});

import { describe, expect, test } from 'vitest';
import { Advantage, nearest } from '../../src/bots/advantage/advantage';
import { CLAIM_SPREADS, describeClaim } from '../../src/bots/advantage/claimTraits';
import { HAND_SPREADS } from '../../src/bots/advantage/handTraits';
import { describePlay, PLAY_SPREADS } from '../../src/bots/advantage/playTraits';
import { Row } from '../../src/bots/advantage/row';
import { Describer, TRAITS } from '../../src/bots/advantage/traits';
import worth from '../../src/rule-sets/hong-kong-old/learned/worth.json';
import { playDeal } from '../../src/bots/playDeal';
import { canImagine } from '../../src/bots/rollouts/imagine';
import { mindsFor } from '../../src/bots/players/bookBot';
import { Appraiser } from '../../src/bots/value/appraiser';
import { startMatch, startNextDeal } from '../../src/engine/match';
import type { Action } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';
import { optionsOf } from '../support/rigged';

const rules = 'hong-kong-old';
const mind = mindsFor({ tuning: 'routes-1' })({ rules })!;
const appraiser = new Appraiser(mind, worth);
const describer = new Describer(appraiser);

interface Asked {
  readonly view: SeatView;
  readonly choices: readonly Action[];
}

/** What is asked in some deals, as it was asked: a view shares what changes in a deal. */
function forEachAsked(look: (asked: Asked) => void): void {
  for (const bits of ['1a', '2b', '3c']) {
    const { deal } = startNextDeal(
      startMatch({ rules, options: optionsOf(rules), bits: bits.repeat(16), text: '' }),
    );
    playDeal(
      deal,
      (now, seat, choices) => {
        const view = seatView(now, seat);
        if (choices.length > 1 && canImagine(view)) look({ view, choices });
        return mind.decide(view, choices);
      },
      [],
    );
  }
}

describe('the traits of a choice', () => {
  test('fill the places that are counted for them, whatever the choice', () => {
    const seen = new Set<string>();
    forEachAsked(({ view, choices }) => {
      for (const action of choices) {
        if (action.type === 'win') continue;
        const isClaim = view.pending?.why === 'discard';
        describer.describe({ view, action, share: 1 });
        const { holding } = appraiser.outlook;
        const row = new Row(TRAITS + 1);
        if (isClaim) describeClaim({ view, action, third: 2 }, row);
        else describePlay({ view, action, third: 2, holding }, row);
        seen.add(action.type);
        if (action.type === 'pass') expect(row.leave(0)).toBe(0);
        else if (isClaim) expect(row.leave(0)).toBe(CLAIM_SPREADS.length);
        else if (action.type === 'discard') expect(row.leave(0)).toBe(PLAY_SPREADS.length);
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(['pass', 'pong', 'chow', 'discard']));
  });

  test('are numbers of about one; those of a turn and those about a discard have places of their own', () => {
    const turns = HAND_SPREADS.length + PLAY_SPREADS.length;
    forEachAsked(({ view, choices }) => {
      for (const action of choices) {
        if (action.type === 'win') continue;
        const traits = describer.describe({ view, action, share: 0.5 });
        expect(traits.every((trait) => Math.abs(trait) < 20)).toBe(true);
        const others = view.pending?.why === 'discard' ? traits.slice(0, turns) : traits.slice(turns);
        expect(others.every((trait) => trait === 0)).toBe(true);
      }
    });
  });
});

describe('the price of choices', () => {
  const none = Array<number>(TRAITS).fill(0);

  test('orders them: by what was learned, and as they came where nothing tells them apart', () => {
    let turned = 0;
    forEachAsked(({ view, choices }) => {
      const ranked = mind.rank(view, choices);
      const near = nearest(view, ranked).map(({ action }) => action);
      expect(
        new Advantage(appraiser, { weights: none, noise: 1 }).price(view, ranked).map(({ action }) => action),
      ).toEqual(near);
      const traits = near.map((action) => [...describer.describe({ view, action, share: 1 })]);
      const last = traits.at(-1)!;
      const distinct = last.findIndex((trait, at) =>
        traits.every((each) => each === last || each[at]! < trait),
      );
      if (distinct < 0 || near.length < 2) return;
      turned++;
      const weights = none.with(distinct, 2);
      expect(new Advantage(appraiser, { weights, noise: 1 }).price(view, ranked)[0]?.action).toEqual(
        near.at(-1),
      );
    });
    expect(turned).toBeGreaterThan(20);
  });

  test('leaves aside what has little of the most hopeful choice', () => {
    forEachAsked(({ view, choices }) => {
      const ranked = mind.rank(view, choices);
      const most = Math.max(...ranked.map(({ hope }) => hope));
      for (const { action, share } of nearest(view, ranked)) {
        const hope = ranked.find((each) => each.action === action)?.hope ?? 0;
        expect(hope).toBeGreaterThan(most / 5);
        expect(share).toBe(hope / most);
      }
    });
  });
});

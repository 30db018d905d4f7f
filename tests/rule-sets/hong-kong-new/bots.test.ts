import { describe, expect, test } from 'vitest';
import { Holding } from '../../../src/bots/targets/holding';
import { DEAD, NO_TILE } from '../../../src/bots/targets/target';
import type { Reach } from '../../../src/bots/targets/target';
import { rulesOf } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { formatTile, kindsOfText } from '../../../src/engine/notation';
import { ALL_KINDS, PLAYING_KINDS } from '../../../src/engine/tiles';
import type { Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { gameBook } from '../../../src/rule-sets/hong-kong-new/apart/book';
import { FiveTypesReach } from '../../../src/rule-sets/hong-kong-new/apart/mind/fiveTypes';
import { Hand } from '../../../src/rule-sets/hong-kong-new/apart/mind/held';
import { plansBy } from '../../../src/rule-sets/hong-kong-new/apart/mind/plans';
import { Worth } from '../../../src/rule-sets/hong-kong-new/apart/mind/worth';
import type { Made } from '../../../src/rule-sets/hong-kong-new/apart/mind/worth';
import { tuning } from '../../../src/rule-sets/hong-kong-new/apart/tunings';
import type { NewOptions } from '../../../src/rule-sets/hong-kong-new/options';
import { testRandom } from '../../support/randomPlay';
import { rig } from '../../support/rigged';
import { play } from '../../support/script';

const game = { rules: 'hong-kong-new' };
const ONE_EACH = new Float64Array(ALL_KINDS).fill(1);
const kindOf = (text: string): number => kindsOfText(text)[0]!;

function holdingOf(deal: Deal, seat: number): Holding {
  const holding = new Holding();
  holding.read(rulesOf(deal), seatView(deal, seat));
  return holding;
}

/** What the dealer holds with a fourteenth tile. */
function held(hand: string, drawn: string, options: object = { bonusTiles: false }): Holding {
  return holdingOf(rig({ ...game, options, hands: [hand], front: drawn }).deal, 0);
}

/** The target of hands that are ready, as a bot sees it. */
function readyIn(holding: Holding): Reach {
  const { targets, reaches } = plansBy(tuning).planOf(holding.view);
  return reaches[targets.findIndex(({ id }) => id === 'ready')]!;
}

describe('hands that are ready', () => {
  test('are those that may be won with, by what is discarded', () => {
    // All chows, concealed, a pair of 2s: three faan, and five if it is drawn.
    const holding = held('23m456m789p345s22s', 'N');
    const ready = readyIn(holding);
    expect(ready.measure(holding)).toBe(1);
    expect([ready.without(kindOf('N')), ready.without(kindOf('2m'))]).toEqual([1, DEAD]);
    // 1m, 4m and 7m, to be drawn alone.
    expect(ready.useful(kindOf('N'), 1, ONE_EACH)).toBe(4 + 3 + 4);
    expect(ready.worth!(kindOf('N'), 1)).toBeCloseTo((1.5 * 5) / 5);
  });

  test('with enough of small items may be won by discards, too', () => {
    const holding = held('46m123m789p345s22s', 'N');
    const ready = readyIn(holding);
    expect(ready.measure(holding)).toBe(1);
    // 5m alone: six faan drawn, five by a discard; weights of discards count.
    expect(ready.useful(kindOf('N'), 1, ONE_EACH)).toBe(1);
    expect(ready.worth!(kindOf('N'), 1)).toBeCloseTo((2 * 5 + 1.5 * 7) / 3 / 5);
  });

  test('are none where nothing may be won with', () => {
    const holding = held('23m456m111p77s345s', 'N');
    const ready = readyIn(holding);
    // Concealed and self-drawn: three faan, and nothing else for certain.
    expect(ready.measure(holding)).toBe(DEAD);
  });
});

describe('five types', () => {
  const reach = new FiveTypesReach();

  test.each([
    ['123m456p78sEEECC', '9s', 0],
    ['123m456p78sEEECC', 'S', 1],
    ['123m456p22sEECCC', 'E', 0],
    ['123m456m78sEEECC', '9s', 3],
    ['147m258p369sESWN', '1p', 9],
  ])('%s with %s lack %i', (hand, drawn, missing) => {
    expect(reach.measure(held(hand, drawn))).toBe(missing);
  });

  test('a second set of one type leaves no way', () => {
    const { deal } = rig({
      ...game,
      options: { bonusTiles: false },
      hands: ['1m4mPN', '23m56m99pEEECC78sS'],
      front: 'W7pS',
    });
    const once = play(deal, ['0 discard 1m', '1 chow 2m 3m']).deal;
    expect(reach.isOpen(holdingOf(once, 1))).toBe(true);
    const twice = holdingOf(once, 1);
    twice.lay({ type: 'chow', kind: kindOf('4m'), concealed: false, size: 3 });
    expect(reach.isOpen(twice)).toBe(false);
  });

  test('useful are the tiles with which one fewer is missing', () => {
    const random = testRandom('five types');
    const holding = held('1m', 'W');
    for (let hand = 0; hand < 40; hand++) {
      holding.counts.fill(0);
      for (let tile = 0; tile < 13; tile++) holding.counts[random.below(PLAYING_KINDS)]!++;
      const missing = reach.measure(holding);
      const useful = Array.from({ length: PLAYING_KINDS }, (_, kind) => {
        holding.counts[kind]!++;
        const isNearer = reach.measure(holding) < missing;
        holding.counts[kind]!--;
        return isNearer ? kind : [];
      }).flat();
      reach.measure(holding);
      expect(reach.useful(NO_TILE, missing, ONE_EACH)).toBe(useful.length);
    }
  });
});

describe('what small items are likely to add', () => {
  const any: Made = {
    base: 3,
    suits: 0b111,
    honours: true,
    counted: 0,
    closed: false,
    claimed: 0,
    drawn: 1,
    family: 'any',
    hasFive: false,
    hasOuter: false,
  };

  /** What such a hand is worth after a discard, two tiles missing. */
  function worthOf(holding: Holding, discarded: string, made: Made = any): number {
    const hand = new Hand();
    hand.read(holding);
    return new Worth(holding.view.options as NewOptions, hand, tuning.likely).of(made, kindOf(discarded), 2);
  }

  test('a hand without 5s, or of 2 to 8 alone, is worth more', () => {
    const fives = held('2334m67m3446s667p', '5m');
    expect(worthOf(fives, '5m')).toBeGreaterThan(worthOf(fives, '2m'));
    const outer = held('2334m67m3446s667p', 'N');
    expect(worthOf(outer, 'N')).toBeGreaterThan(worthOf(outer, '2m'));
  });

  test('as is one with a pair of dragons, where honours are of use', () => {
    const dragons = held('2334m67m344s66pCC', 'N');
    const outer = { ...any, hasOuter: true };
    const kept = worthOf(dragons, 'N', outer);
    expect(kept).toBeGreaterThan(worthOf(dragons, 'C', outer));
    expect(kept).toBeGreaterThan(worthOf(dragons, 'N', { ...outer, honours: false }));
  });

  test('the own flower counts, one of another seat spoils having none', () => {
    const withFlower = (flower: string): number => {
      const { deal } = rig({ ...game, hands: [`2334m67m344s66p${flower}`], front: 'NC', back: '8p' });
      return worthOf(holdingOf(deal, 0), 'N');
    };
    expect(withFlower('1f')).toBeGreaterThan(withFlower('2f'));
  });

  test('less than the minimum is worth nothing', () => {
    const hand = held('1119m1119p55s66sE', 'N');
    expect(worthOf(hand, 'N', { ...any, base: 0, honours: false })).toBeLessThan(0.1);
    expect(worthOf(hand, 'N', { ...any, base: 10 })).toBeGreaterThan(1.9);
  });
});

describe('a bot', () => {
  const decide = (deal: Deal, seat: number): string => {
    const choice = gameBook
      .newMind({ tuning: 'routes-1' })
      .decide(seatView(deal, seat), legalActions(deal, seat));
    if (choice.type !== 'discard') return choice.type;
    return formatTile(rulesOf(deal).tiles.kinds[choice.tile]!);
  };
  const options = { bonusTiles: false };

  test('keeps three chows that meet, and gives up the sets beside them', () => {
    const { deal } = rig({ ...game, options, hands: ['234m24p34s67m99sNW'], front: 'S' });
    expect(['N', 'W', 'S']).toContain(decide(deal, 0));
  });

  test('does not lay out a hand that wins concealed alone', () => {
    const { deal } = rig({
      ...game,
      options,
      hands: ['1mPNW', '23m456m789p345s9sC'],
      front: 'E',
    });
    const asked = play(deal, ['0 discard 1m']).deal;
    expect(decide(asked, 1)).toBe('pass');
  });

  test('always wins', () => {
    const { deal } = rig({ ...game, options, hands: ['23m456m789p345s22s'], front: '1m' });
    expect(decide(deal, 0)).toBe('win');
  });
});

test('aims are told as they are: how far they are, and what they are worth', () => {
  const { deal } = rig({
    ...game,
    options: { bonusTiles: false },
    hands: ['234m234p23s678m99s'],
    front: 'N',
  });
  const view = seatView(deal, 0);
  const { targets, reaches } = gameBook.plans.planOf(view);
  const holding = holdingOf(deal, 0);
  const near = targets.filter((_, at) => reaches[at]!.isOpen(holding) && reaches[at]!.measure(holding) === 1);
  expect(near.map(({ id }) => id)).toContain('three-meet');
  expect(targets.every(({ penalty }) => penalty === 0)).toBe(true);
});

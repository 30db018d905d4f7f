import { describe, expect, test } from 'vitest';
import { botCalled } from '../../src/bots/registry';
import { CardDanger } from '../../src/bots/card/cardDanger';
import { Holding } from '../../src/bots/targets/holding';
import { playDeal } from '../../src/bots/playDeal';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import { startNextDeal } from '../../src/engine/match';
import { seatView } from '../../src/engine/view';
import { randomMatch, testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';
import { findPeeks } from '../verify/hidden';

const withCard = ruleSetIds().filter((rules) => rulesOf({ rules, options: optionsOf(rules) }).card);

describe.each(withCard)('under %s', (rules) => {
  test.each(['gentle-2', 'routes-1', 'sharp'])('nothing hidden changes a decision of %s', (id) => {
    expect(findPeeks(botCalled(id), { positions: 40, label: `cards ${id}`, rules: [rules] })).toEqual([]);
  });

  test('wild tiles are neither thrown nor passed while others are held', () => {
    const { tiles } = rulesOf({ rules, options: optionsOf(rules) });
    const isWild = (tile: number): boolean => tiles.wild.includes(tiles.kinds[tile]!);
    let held = 0;
    let thrown = 0;
    for (let index = 0; index < 3; index++) {
      const { deal, events } = startNextDeal(randomMatch(rules, `wild ${index}`));
      playDeal(
        deal,
        (now, seat, choices) => {
          const view = seatView(now, seat);
          const choice = botCalled('sharp').decide(view, choices, testRandom('wild'));
          if (choice.type !== 'discard' || !view.hand.some(isWild)) return choice;
          held++;
          if (isWild(choice.tile)) thrown++;
          return choice;
        },
        events,
      );
    }
    expect(held).toBeGreaterThan(20);
    expect(thrown).toBeLessThan(held / 20);
  });

  test('a seat is feared for tiles of hands that its groups leave open', () => {
    const { card, tiles, ...table } = rulesOf({ rules, options: optionsOf(rules) });
    const open = card!
      .open([])
      .find(({ form }) => form.hand.exposed && form.groups.some(({ alike }) => alike))!;
    const group = open.form.groups.find(({ alike }) => alike)!;
    const kind = group.kinds[0]!;
    const { deal } = startNextDeal(randomMatch(rules, 'feared'));
    const laid = tiles.kinds
      .flatMap((each, tile) => (each === kind ? [tile] : []))
      .slice(0, group.kinds.length);
    const melds = [
      {
        type: 'group' as const,
        kind,
        tiles: laid,
        concealed: false,
        from: 1,
        claimed: laid[0]!,
        faces: group.kinds,
      },
    ];
    const base = seatView(deal, 0);
    const seats = base.seats.map((seat, at) =>
      at === 1 ? { ...seat, melds, handSize: seat.handSize - laid.length } : seat,
    );
    const view = { ...base, seats };
    const holding = new Holding();
    holding.read({ tiles, ...table }, view, tiles.wild);
    const danger = new CardDanger();
    danger.readSeat(view, holding, { seat: seats[1]!, card: card! });
    const fits = new Set(card!.open(melds).flatMap(({ needs }) => needs.map((need) => need.kind)));
    expect(fits.size).toBeGreaterThan(0);
    danger.waits.forEach((waits, each) => {
      if (!fits.has(each)) expect(waits).toBe(0);
    });
    expect(Math.max(...danger.waits)).toBeGreaterThan(0);
  });
});

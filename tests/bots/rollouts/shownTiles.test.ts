import { describe, expect, test } from 'vitest';
import { EVEN } from '../../../src/bots/beliefs/beliefs';
import { imagineDeal } from '../../../src/bots/rollouts/imagine';
import { Holding } from '../../../src/bots/targets/holding';
import { rulesOf } from '../../../src/engine/knownRules';
import { Random } from '../../../src/engine/random';
import type { PrePlay } from '../../../src/engine/rules';
import { setAside, undrawn } from '../../../src/engine/source';
import { seatView } from '../../../src/engine/view';
import { unseenKinds } from '../../../src/store/selectors/unseen';
import { rig } from '../../support/rigged';
import { toyWith } from '../../support/toys/base';
import { toyGeometry } from '../../support/toys/shared/rules';

const FROM_THE_END = 5;

/** A tile of the dead wall is turned up; it stays there or lies apart. */
function turning(isApart: boolean): PrePlay {
  return {
    id: 'indicator',
    begin: ({ deal }) => {
      const { source } = deal;
      if (source.type !== 'wall') return;
      const place = source.tiles.length - FROM_THE_END;
      deal.extras = { indicator: source.tiles[place]! };
      if (isApart) deal.source = setAside(source, place);
    },
    legal: () => [],
    resolve: () => {},
  };
}

describe.each([
  ['in the dead wall', false],
  ['apart', true],
])('a tile that is shown %s', (where, isApart) => {
  const rules = toyWith(`test-shown ${where}`, {
    geometry: toyGeometry({ deadWall: 14 }),
    phases: [turning(isApart)],
    shownInWall: !isApart,
    shownTiles: ({ indicator }) => (typeof indicator === 'number' ? [indicator] : []),
    visibleExtras: ({ extras }) => extras,
  });
  const { deal } = rig({ rules, hands: [] });
  const view = seatView(deal, 0);
  const [indicator] = view.shown;
  const { kinds } = rulesOf(deal).tiles;
  const kind = kinds[indicator!]!;

  test('is not among those that a seat cannot see, nor among those a bot still hopes for', () => {
    const holding = new Holding();
    holding.read(rulesOf(deal), view);
    const unseen = 4 - view.counts[kind]! - 1;
    expect([unseenKinds(view)[kind], holding.live[kind]]).toEqual([unseen, unseen]);
  });

  test('is in no hand that is imagined, and never drawn', () => {
    const random = new Random([1, 2, 3, 4]);
    for (let times = 0; times < 20; times++) {
      const imagined = imagineDeal(view, EVEN, random);
      expect(seatView(imagined, 0)).toEqual(view);
      expect(imagined.seats.some(({ hand }) => hand.includes(indicator!))).toBe(false);
      expect(undrawn(imagined.source).includes(indicator!)).toBe(!isApart);
    }
  });
});

import { expect, test } from 'vitest';
import { EVEN } from '../../../src/bots/beliefs/beliefs';
import { Comparison } from '../../../src/bots/rollouts/compare';
import { routes1 } from '../../../src/bots/players/routes1';
import { legalActions } from '../../../src/engine/legalActions';
import { startMatch, startNextDeal } from '../../../src/engine/match';
import { Random } from '../../../src/engine/random';
import { seatView } from '../../../src/engine/view';
import { optionsOf } from '../../support/rigged';

const options = optionsOf('hong-kong-old');
const { deal } = startNextDeal(
  startMatch({ rules: 'hong-kong-old', options, bits: 'cd'.repeat(16), text: '' }),
);
const view = seatView(deal, deal.turn);
const discards = legalActions(deal, deal.turn).filter(({ type }) => type === 'discard');
const [first, second, third] = discards as [(typeof discards)[0], (typeof discards)[0], (typeof discards)[0]];

/** What is chosen when the second choice is surely worth so much more than the others; and how often that was asked. */
function chosenWith(gain: number, { spread = 1, behind = 0.1 } = {}) {
  let futures = 0;
  const held = (kind: number) => view.hand.filter((tile) => tile === kind).length;
  const worth: (seen: typeof view) => number = (seen) => {
    futures++;
    const thrown = seen.seats[seen.seat]!.river[0]?.tile;
    return thrown === (second as { tile: number }).tile && held(thrown) === 1 ? gain : 0;
  };
  const search = { budget: { choices: 3, deals: 4, rounds: 4 }, spread };
  const priced = [first, second, third].map((action, at) => ({ action, points: at === 0 ? 3 : 3 - behind }));
  const players = { policy: routes1, random: new Random([1, 2, 3, 4]), turns: 0, worth, most: null, unit: 1 };
  const best = new Comparison(search, view, { priced, players, beliefs: EVEN, noise: 1 }).best();
  return { best, futures };
}

test('a choice that brings more is made', () => {
  expect(chosenWith(5).best).toEqual(second);
});

test('one that brings no more is not', () => {
  expect(chosenWith(0).best).toEqual(first);
});

test('one that promised little needs more to be believed', () => {
  expect(chosenWith(0.2, { spread: 0.3, behind: 6 }).best).toEqual(first);
});

test('choices that are surely worse are given up before the last round', () => {
  expect(chosenWith(-20).futures).toBeLessThan(3 * 16);
});

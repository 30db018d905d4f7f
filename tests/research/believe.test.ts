import { expect, test } from 'vitest';
import { heldPlace, mainPlace } from '../../src/bots/beliefs/beliefs';
import type { Shown } from '../../src/bots/beliefs/shown';
import { believeCommand } from '../../research/believe/believe';
import { ClumpingTrial } from '../../research/believe/clumping';
import { Tally } from '../../research/believe/tally';
import { watchDeals } from '../../research/believe/watchDeals';
import { Random } from '../../src/engine/random';
import { optionsOf } from '../support/rigged';

const rules = 'hong-kong-old';
const watched = { rules, options: optionsOf(rules), hands: 40, seed: 1 };

test('a request says what it leaves out', () => {
  expect(believeCommand.parse(['--out', 'a'])).toMatchObject({
    ok: true,
    value: { rules, hands: 20000, seed: 1, out: 'a' },
  });
});

test.each([
  [[], '--out'],
  [['--out', 'no such folder/a'], 'cannot be written'],
  [['--out', 'a', '--hands', '0'], '--hands'],
  [['--out', 'a', '--seed', '20261122'], 'held out'],
  [['--out', 'a', '--rules', 'x'], 'rule set'],
  [['--into', 'a'], 'into'],
])('a request like %j is refused', (args, words) => {
  const request = believeCommand.parse(args);
  expect(request.ok ? '' : request.error).toContain(words);
});

test('what seats hide is told by what they throw, and more so the later it is', () => {
  const tally = new Tally();
  watchDeals(watched, 1, (view, deal) => tally.add(view, deal));
  const beliefs = tally.beliefs();
  const shown = (changed: Partial<Shown>): Shown => ({
    phase: 2,
    exposed: 0,
    thrown: Array<boolean>(34).fill(false),
    discards: [0, 3, 3, 1],
    melds: [0, 0, 0, 0],
    ...changed,
  });
  const thrown = Array<boolean>(34).fill(true);
  expect(beliefs.main[mainPlace(shown({}), 0)]).toBeGreaterThan(2);
  expect(beliefs.main[mainPlace(shown({}), 1)]).toBeLessThan(0.3);
  expect(beliefs.held[heldPlace(shown({}), 3, 0)]).toBeGreaterThan(1.2);
  expect(beliefs.held[heldPlace(shown({}), 3, 1)]).toBeLessThan(0.8);
  expect(beliefs.held[heldPlace(shown({ thrown }), 3, 1)]).toBeLessThan(0.3);

  const trial = new ClumpingTrial(rules, beliefs, new Random([1, 2, 3, 4]));
  watchDeals({ ...watched, hands: 10 }, 5, (view, deal) => trial.add(view, deal));
  const found = trial.found();
  expect(found.at(-1)).toBeGreaterThan(1);
  expect(found.at(-1)).toBeGreaterThan(found[0]!);
});

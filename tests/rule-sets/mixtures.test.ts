import { describe, expect, test } from 'vitest';
import { randomMixture } from '../../research/randomOptions';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { ruleSetIds, ruleSetOf } from '../../src/engine/knownRules';
import { impossibleMixture } from '../../src/engine/mixtures';
import { parseOptions } from '../../src/engine/options';
import type { Options } from '../../src/engine/types';
import { games } from '../../src/rule-sets/registry';
import { generateRequests } from '../naive/generateHands';
import { testRandom } from '../support/randomPlay';
import { wordFilesOf } from '../support/gameWordFiles';

function complete(rules: string, options: object): Options {
  const parsed = parseOptions(ruleSetOf(rules).options, options);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const problem = (rules: string, options: object) =>
  impossibleMixture({ rules, options: complete(rules, options) });

/** Every item of a game at this value. */
function allAt(rules: string, value: number): Record<string, number> {
  const spec = ruleSetOf(rules).options['values'];
  return spec?.type === 'values' ? Object.fromEntries(Object.keys(spec.items).map((id) => [id, value])) : {};
}

describe('what cannot be played together', () => {
  test.each(ruleSetIds())('is nothing of %s as it comes, nor of its ready-made tables', async (rules) => {
    const presets = Object.values(
      (
        await games()
          .find(({ id }) => id === rules)!
          .table()
      ).presets,
    );
    for (const options of [{}, ...presets]) expect(problem(rules, options)).toBeNull();
  });

  test('is a minimum that no hand reaches', () => {
    const values = allAt('hong-kong-old', 0);
    expect(problem('hong-kong-old', { values, limitHands: [] })).toEqual({
      code: 'minimum-unreachable',
      figures: { most: 0, needs: 3 },
    });
    expect(problem('hong-kong-old', { values })).toBeNull();
    expect(problem('hong-kong-old', { values, limitHands: [], minimumFaan: 0 })).toBeNull();
    const only = { ...allAt('hong-kong-common', 0), 'all-kongs': 2 };
    expect(problem('hong-kong-common', { values: only })?.figures).toEqual({ most: 2, needs: 3 });
    expect(problem('hong-kong-common', { values: { ...only, 'self-drawn': 1 } })).toBeNull();
  });

  test('is a limit below what the least hand pays', () => {
    expect(problem('hong-kong-old', { limitPoints: 0 })?.code).toBe('limit-below-hand');
    expect(problem('hong-kong-old', { limitPoints: 0, limitHands: [] })).toBeNull();
    expect(problem('classical', { limit: 19 })).toEqual({
      code: 'limit-too-low',
      figures: { limit: 19, least: 20 },
    });
    expect(problem('classical', { limit: 19, values: { 'mah-jong': 10 } })).toBeNull();
  });

  test('is a game in which nothing counts, or scores cannot be counted', () => {
    expect(problem('classical', { values: allAt('classical', 0) })?.code).toBe('nothing-counts');
    expect(problem('classical', { values: allAt('classical', 6) })).toBeNull();
    expect(problem('classical', { values: allAt('classical', 6), limit: 'none' })?.code).toBe(
      'scores-too-large',
    );
    expect(problem('classical', { limit: 'none' })).toBeNull();
  });

  test('has a sentence in both languages for each reason', async () => {
    for (const game of games())
      for (const load of Object.values(wordFilesOf(game))) {
        const { mixtures } = await load();
        for (const say of Object.values(mixtures)) {
          const sentence = say({ needs: 3, most: 2, limit: 1, least: 4 });
          expect(sentence).toMatch(/[.。]$/);
          expect(sentence).not.toContain('undefined');
        }
      }
  });

  test.each(['hong-kong-old', 'hong-kong-common'] as const)(
    'no hand of %s counts more than the most it says',
    (rules) => {
      for (let seed = 0; seed < 60; seed++) {
        const mixture = {
          ...randomMixture(ruleSetOf(rules), testRandom(`most:${rules}:${seed}`)),
          limitHands: [],
        };
        const { limitHands: _, ...rest } = mixture;
        const options = complete(rules, rules === 'hong-kong-old' ? mixture : rest);
        const most = mostOf(rules, options);
        expect(most).toBeGreaterThanOrEqual(0);
        for (const request of generateRequests(rules, 12, seed)) {
          const sheet = scoreRequest({ ...request, options });
          if ('faan' in sheet && typeof sheet.faan === 'number') expect(sheet.faan).toBeLessThanOrEqual(most);
        }
      }
    },
  );
});

/** The most that the check says, found by asking for a minimum that is out of reach. */
function mostOf(rules: string, options: Options): number {
  const found = impossibleMixture({ rules, options: { ...options, minimumFaan: 10_000 } });
  return found?.figures?.['most'] ?? Number.NaN;
}

import { describe, expect, test } from 'vitest';
import { botPartOf } from '../../src/bots/knownBooks';
import { findBot } from '../../src/bots/registry';
import { drawStyles, inStyle } from '../../src/bots/styles/drawStyles';
import { STYLE_IDS } from '../../src/bots/styles/styleIds';
import { stream } from '../../src/engine/random';
import { ruleSetIds } from '../../src/engine/knownRules';

const draw = (seed: string, rules = 'hong-kong-old') => drawStyles(rules, 3, stream(seed, 'styles'));
const stylesOf = (rules: string) => botPartOf(rules)?.styles ?? [];
const withStyles = ruleSetIds().filter((rules) => stylesOf(rules).length > 0);
const seeds = Array.from({ length: 300 }, (_, at) => `seed ${at}`);

describe('the styles of a table', () => {
  test('are the same for the same seed on every machine', () => {
    expect(draw('tea')).toEqual(draw('tea'));
    expect(draw('tea')).toEqual(['flush', 'speed', null]);
  });

  test.each(withStyles)('are all different, and plain is one of them, under %s', (rules) => {
    const tables = seeds.map((seed) => draw(seed, rules));
    expect(tables.filter((styles) => new Set(styles).size < 3)).toEqual([]);
    const shown = [...stylesOf(rules), null];
    for (const place of [0, 1, 2])
      expect(new Set(tables.map((styles) => styles[place]))).toEqual(new Set(shown));
  });

  test.each(['no-book', ...ruleSetIds().filter((rules) => stylesOf(rules).length === 0)])(
    'are all plain under %s',
    (rules) => {
      expect(draw('tea', rules)).toEqual([null, null, null]);
    },
  );
});

describe('an id in a style', () => {
  test('is one that the registry knows', () => {
    for (const bot of ['gentle', 'gentle-2', 'routes-1', 'sharp', 'master']) {
      for (const style of [...STYLE_IDS, null]) {
        const id = inStyle(bot, style);
        expect(findBot(id)?.id).toBe(id);
      }
    }
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spreadsOf, TRAITS } from '../../src/bots/advantage/traits';
import classicalWorth from '../../src/rule-sets/classical/learned/worth.json';
import worth from '../../src/rule-sets/hong-kong-old/learned/worth.json';
import { learnBlock } from '../../research/learn/learnBlock';
import { learnCommand } from '../../research/learn/learn';
import { keepLearnState, openLearnState } from '../../research/learn/learnState';
import type { LearnState } from '../../research/learn/learnState';
import { readWorth } from '../../research/learn/readWorth';
import { addRow, addSums, fittedSlopes, newSums } from '../../research/learn/sums';
import { FEATURES, featuresOf } from '../../src/bots/value/position';
import { describedBy } from '../../research/learning';
import { testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahjong-learn-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a fit', () => {
  /** Rows of three columns, of which the first two bring 2 and −1, with some noise; the third never is there. */
  function sumsOf(rows: number) {
    const random = testRandom('fit');
    const sums = newSums(3);
    for (let row = 0; row < rows; row++) {
      const numbers = [random.below(5) - 2, random.below(5) - 2];
      addRow(sums, { places: [0, 1], numbers }, 2 * numbers[0]! - numbers[1]! + (random.below(21) - 10) / 10);
    }
    return sums;
  }

  test('finds what each column brings', () => {
    const [first, second, third] = fittedSlopes(sumsOf(4000), [10, 10, 10]);
    expect(first).toBeCloseTo(2, 1);
    expect(second).toBeCloseTo(-1, 1);
    expect(third).toBe(0);
  });

  test('believes few rows less than many', () => {
    const [few] = fittedSlopes(sumsOf(4), [0.5, 0.5, 0.5]);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(1.5);
  });

  test('of added sums is that of all rows', () => {
    const free = [1e6, 1e6, 1e6];
    const both = newSums(3);
    addSums(both, sumsOf(30));
    addSums(both, sumsOf(30));
    expect(fittedSlopes(both, free)[0]).toBeCloseTo(fittedSlopes(sumsOf(30), free)[0]!, 6);
    expect(both.count).toBe(60);
  });
});

describe('a block', () => {
  const rules = 'hong-kong-old';
  const job = { rules, options: optionsOf(rules), hands: 1, seed: 4, worth, learned: null };

  test('is the same when it is played again, and unlike the next one', () => {
    const first = learnBlock(job, 0);
    expect(first.count).toBeGreaterThan(10);
    expect(learnBlock(job, 0)).toEqual(first);
    expect(learnBlock(job, 1)).not.toEqual(first);
  });

  test('is played by what was learned before', () => {
    const weights = Array.from({ length: TRAITS }, (_, trait) => (trait % 3) - 1);
    expect(learnBlock({ ...job, learned: { weights, noise: 7 } }, 0)).not.toEqual(learnBlock(job, 0));
  });
});

test('where every hand scores, choices have traits of what the hand would count for', () => {
  const rules = 'classical';
  const traits = spreadsOf(describedBy(rules)).length;
  const job = { rules, options: optionsOf(rules), hands: 2, seed: 4, worth: classicalWorth, learned: null };
  const { slopes } = learnBlock(job, 0);
  expect(slopes).toHaveLength(traits);
  expect(slopes.slice(TRAITS).some((slope) => slope !== 0)).toBe(true);
  expect(spreadsOf(describedBy('hong-kong-old'))).toHaveLength(TRAITS);
});

describe('the worth of positions', () => {
  const written = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  test('is read as it was written', () => {
    const { first } = worth;
    expect(readWorth(written('worth.json', JSON.stringify(worth)), FEATURES)).toMatchObject({
      ok: true,
      value: { first },
    });
  });

  test.each([
    ['', 'empty'],
    ['{"inputs":', 'cut short'],
    ['null', 'null'],
    [JSON.stringify({ ...worth, inputs: 3 }), 'another size'],
    [JSON.stringify({ ...worth, first: worth.first.slice(1) }), 'a weight too few'],
    [JSON.stringify({ ...worth, second: worth.second.map(String) }), 'texts'],
  ])('is refused where the file is no network: %#', (text, name) => {
    const read = readWorth(written(`${name}.json`, text), FEATURES);
    expect(read.ok ? '' : read.error).toContain(`${name}.json`);
  });

  test('is refused where it is about a game that describes positions otherwise', () => {
    const file = written('other game.json', JSON.stringify(worth));
    const read = readWorth(file, featuresOf(describedBy('classical')));
    expect(read.ok ? '' : read.error).toContain('of this game');
  });

  test('is refused where there is no file', () => {
    expect(readWorth(join(folder, 'none.json'), FEATURES)).toMatchObject({ ok: false });
  });
});

describe('the state of a run', () => {
  const fresh = (header: string): LearnState => ({ header, blocks: 0, sums: newSums(2), learned: null });

  test.each(['', 'x', 'a long text that is no state'])('is refused where the file is damaged: %j', (text) => {
    const file = join(folder, 'damaged.state');
    writeFileSync(file, text);
    const opened = openLearnState(file, fresh('a'));
    expect(opened.ok ? '' : opened.error).toContain('damaged');
  });

  test('goes on where it stopped', () => {
    const learned = { weights: [1, 2], noise: 3 };
    const file = join(folder, 'deep', 'kept.state');
    const state = fresh('a');
    addRow(state.sums, { places: [1], numbers: [3] }, 2);
    keepLearnState(file, { ...state, blocks: 7, learned });
    expect(openLearnState(file, fresh('a'))).toEqual({
      ok: true,
      value: { header: 'a', blocks: 7, sums: state.sums, learned },
    });
  });

  test('of another run is refused', () => {
    const file = join(folder, 'other.state');
    keepLearnState(file, fresh('a'));
    expect(openLearnState(file, fresh('b'))).toMatchObject({ ok: false });
  });
});

test.each([
  [['--worth', 'a'], '--out'],
  [['--out', 'a'], '--worth'],
  [['--worth', 'a', '--out', 'no such folder/b'], 'cannot be written'],
  [['--worth', 'a', '--out', 'b', '--hands', '9'], '--hands'],
  [['--worth', 'a', '--out', 'b', '--rounds', '0'], '--rounds'],
  [['--worth', 'a', '--out', 'b', '--seed', '20261122'], 'held out'],
  [['--worth', 'a', '--out', 'b', '--rules', 'x'], 'rule set'],
])('a request like %j is refused', (args, words) => {
  const request = learnCommand.parse(args);
  expect(request.ok ? '' : request.error).toContain(words);
});

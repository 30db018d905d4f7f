import { expect, test } from 'vitest';
import { fitCommand } from '../../research/fit/fit';

test('a request says what it leaves out', () => {
  const request = fitCommand.parse(['--out', 'a', '--hands', '7', '--options', '{"minimumFaan":0}']);
  expect(request).toMatchObject({
    ok: true,
    value: { rules: 'hong-kong-old', hands: 7, seed: 1, hidden: 32, rounds: 4, unit: 1, out: 'a' },
  });
  expect(request.ok && request.value.options['minimumFaan']).toBe(0);
});

test('a game can be learned of in which every hand scores', () => {
  expect(fitCommand.parse(['--out', 'a', '--rules', 'classical', '--unit', '40'])).toMatchObject({
    ok: true,
    value: { rules: 'classical', unit: 40 },
  });
});

test.each([
  [[], '--out'],
  [['--out', 'no such folder/a'], 'cannot be written'],
  [['--out', 'src'], 'cannot be written'],
  [['--out', 'a', '--hands', '0'], '--hands'],
  [['--out', 'a', '--hidden', 'x'], '--hidden'],
  [['--out', 'a', '--rounds', '1.5'], '--rounds'],
  [['--out', 'a', '--unit', '0'], '--unit'],
  [['--out', 'a', '--by', 'fast'], '--by'],
  [
    ['--out', 'a', '--rules', 'hong-kong-common', '--options', '{"minimumFaan":0}', '--by', 'prices'],
    'learned',
  ],
  [['--out', 'a', '--seed', '-1'], '--seed'],
  [['--out', 'a', '--seed', '20261122'], 'held out'],
  [['--out', 'a', '--rules', 'taisen'], 'hands of different worth'],
  [['--out', 'a', '--rules', 'x'], 'rule set'],
  [['--out', 'a', '--options', '{'], 'JSON'],
  [['--into', 'a'], 'into'],
])('a request like %j is refused', (args, words) => {
  const request = fitCommand.parse(args);
  expect(request.ok ? '' : request.error).toContain(words);
});

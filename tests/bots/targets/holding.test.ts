import { expect, test } from 'vitest';
import { Holding } from '../../../src/bots/targets/holding';

const RED_DRAGON = 31;
const PONG = { type: 'pong', kind: RED_DRAGON, concealed: false, size: 3 } as const;

test('a fourth tile makes a kong of the pong that is laid out, in a copy alone', () => {
  const holding = new Holding();
  holding.lay(PONG);
  holding.add(RED_DRAGON, 1);
  const trial = new Holding();
  trial.copy(holding);
  trial.addToPong(RED_DRAGON);
  expect(trial.laid).toEqual([{ ...PONG, type: 'kong', size: 4 }]);
  expect(trial.counts[RED_DRAGON]).toBe(0);
  expect(holding.laid).toEqual([PONG]);
  expect(holding.counts[RED_DRAGON]).toBe(1);
});

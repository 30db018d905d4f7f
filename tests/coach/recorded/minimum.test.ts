import { beforeAll, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { loadAdvisor } from '../../../src/coach/advisor';
import { parsePosition } from '../../../src/coach/drills/position';
import { writtenChoice } from '../../../src/coach/drills/task';
import { heldMinimum, wayToMinimum } from '../../../src/coach/reasons/minimum';
import common from '../../../src/rule-sets/hong-kong-common/drills/claims.json';
import old from '../../../src/rule-sets/hong-kong-old/drills/claims.json';
import { gameOf } from '../../support/decisions';
import { written } from '../../support/written';

const RULES = ['hong-kong-old', 'hong-kong-common'];
const EVERY = 24;

beforeAll(async () => {
  for (const rules of RULES) await loadAdvisor(gameOf(rules));
});

/** The position of every so many drills. */
function positionsOf(drills: readonly string[]): readonly string[] {
  return drills.filter((_, at) => at % EVERY === 0).map((drill) => drill.split(';').at(-1)!);
}

it.each([
  ['hong-kong-old', positionsOf(old.drills)],
  ['hong-kong-common', positionsOf(common.drills)],
])(
  'the ways to the minimum of %s, now and after each choice, are what they were',
  async (rules, positions) => {
    const lines = positions.map((position) => {
      const read = parsePosition(rules, position);
      if (!read.ok) throw new Error(read.error);
      const { view, choices } = read.value;
      const after = choices.map((choice) =>
        [writtenChoice(view, choice), written(wayToMinimum(view, choice))].join(' '),
      );
      return [position, written(heldMinimum(view)), written(wayToMinimum(view)), ...after].join('\n  ');
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`minimum-${rules}.txt`);
  },
);

import { it } from 'vitest';
import { taskOf, writtenChoice } from '../../../src/coach/drills/task';
import { heldMinimum, wayToMinimum } from '../../../src/coach/reasons/minimum';
import common from '../../../src/rule-sets/hong-kong-common/drills/claims.json';
import old from '../../../src/rule-sets/hong-kong-old/drills/claims.json';
import { asLine } from '../../support/asLine';
import { expectRecorded } from './compare';

const EVERY = 24;

/** The position of every so many drills. */
function somePositions(drills: readonly string[]): readonly string[] {
  return drills.filter((_, at) => at % EVERY === 0).map((drill) => drill.split(';').at(-1)!);
}

it.each([
  ['hong-kong-old', somePositions(old.drills)],
  ['hong-kong-common', somePositions(common.drills)],
])(
  'the ways to the minimum of %s, now and after each choice, are what they were',
  async (rules, positions) => {
    const lines = positions.map((position) => {
      const { view, choices } = taskOf({ rules, position, verdicts: [] });
      const after = choices.map((choice) =>
        [writtenChoice(view, choice), asLine(wayToMinimum(view, choice))].join(' '),
      );
      return [position, asLine(heldMinimum(view)), asLine(wayToMinimum(view)), ...after].join('\n  ');
    });
    await expectRecorded(`minimum-${rules}`, lines);
  },
);

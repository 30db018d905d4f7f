import { beforeAll, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { loadAdvisor } from '../../../src/coach/advisor';
import { parsePosition } from '../../../src/coach/drills/position';
import { heldMinimum } from '../../../src/coach/reasons/minimum';
import { gameOf } from '../../support/decisions';

const RULES = 'hong-kong-old';

beforeAll(() => loadAdvisor(gameOf(RULES)));

/** How much of the minimum the south seat has that holds these tiles. */
function heldWith(hand: string) {
  const read = parsePosition(RULES, `SE E5p ${hand} :3s^S1m!5p/[312s]E|1f:P9p/:E!C/:2m`);
  if (!read.ok) throw new Error(read.error);
  return heldMinimum(read.value.view);
}

it.each([
  ['123789m46p9sE', 0],
  ['123m46p9sFFFC', 1],
  ['78m46pSSSFFF', 2],
  ['78m46pWWWFFF', 1],
])('%s is sure of %i of 3', (hand, has) => {
  expect(heldWith(hand)).toEqual({ has, needs: 3, unit: 'faan' });
});

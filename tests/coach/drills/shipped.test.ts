import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { levelsFor } from '../../../src/bots/levels';
import { drillFileOf } from '../../../src/coach/drills/knownDrills';
import { botRatings, loadDrills } from '../../../src/coach/drills/loadDrills';
import { formatPosition } from '../../../src/coach/drills/position';
import { taskOf } from '../../../src/coach/drills/task';
import { writtenChoice } from '../../../src/coach/drills/writtenChoice';
import { ruleSetIds } from '../../../src/engine/knownRules';
import type { Action } from '../../../src/engine/types';
import type { SeatView } from '../../../src/engine/view';
import { optionsOf } from '../../support/rigged';

const games = ruleSetIds().filter((rules) => drillFileOf(rules));

describe.each(games)('the drills of %s', (rules) => {
  it('lie on the table with every choice judged, the best first, under ids of their own', async () => {
    const drills = await loadDrills(rules);
    expect(new Set(drills.map(({ id }) => id)).size).toBe(drills.length);
    for (const drill of drills) {
      const { view, choices, judged } = taskOf(drill);
      expect(formatPosition(view)).toEqual({ ok: true, value: drill.position });
      const isListed = ({ type }: Action): boolean => type !== 'exchange';
      const actions = judged.map(({ action }) => action);
      expect(actions.filter(isListed).toSorted(byType)).toEqual(eachOnce(view, choices.filter(isListed)));
      expect(actions.length).toBeGreaterThan(1);
      expect(judged.map(({ points }) => points)).toEqual(
        judged.map(({ points }) => points).toSorted((a, b) => b - a),
      );
      for (const { low, points, high } of judged) expect(low <= points && points <= high).toBe(true);
    }
  });

  it('are answered by a claim about as often as by a pass', async () => {
    const all = await loadDrills(rules);
    const drills = all.filter(({ verdicts }) => verdicts.some(({ choice }) => choice === 'pass'));
    const claims = drills.filter(({ verdicts }) => verdicts[0]?.choice !== 'pass').length;
    expect(claims / drills.length).toBeGreaterThanOrEqual(0.45);
    expect(claims / drills.length).toBeLessThanOrEqual(0.55);
  });

  it('come with the ratings of the bots that the game offers', async () => {
    const levels = levelsFor({ rules, options: optionsOf(rules) });
    expect([...(await botRatings(rules)).keys()]).toEqual(levels);
  });

  it('have twins in pairs, with other answers', async () => {
    const drills = await loadDrills(rules);
    for (const { id, twin, verdicts } of drills) {
      if (twin === null) continue;
      const other = drills.find((each) => each.id === twin);
      expect(other?.twin).toBe(id);
      expect(other?.verdicts[0]?.choice).not.toBe(verdicts[0]?.choice);
    }
  });
});

/** The choices in the order of their texts, of discards alike one. */
function eachOnce(view: SeatView, choices: readonly Action[]): readonly Action[] {
  const texts = choices.map((each) => writtenChoice(view, each));
  return choices.filter((_, at) => texts.indexOf(texts[at]!) === at).toSorted(byType);
}

function byType(a: unknown, b: unknown): number {
  const [one, two] = [JSON.stringify(a), JSON.stringify(b)];
  return one < two ? -1 : Number(one > two);
}

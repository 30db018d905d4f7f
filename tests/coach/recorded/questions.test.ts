import { beforeAll, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { loadAdvisor } from '../../../src/coach/advisor';
import { QUESTION_KINDS } from '../../../src/coach/questions/grades';
import { makeQuestion } from '../../../src/coach/questions/makeQuestion';
import { mistakesAbout } from '../../../src/coach/questions/mistakes';
import type { Question } from '../../../src/coach/questions/questions';
import { rulesOf, ruleSetIds } from '../../../src/engine/knownRules';
import { formatTiles } from '../../../src/engine/notation';
import { gameOf } from '../../support/decisions';
import { written } from '../../support/written';

beforeAll(async () => {
  for (const rules of ruleSetIds()) await loadAdvisor(gameOf(rules));
});

/** A question with its answer, and every mistake that may be made about it. */
function asked(question: Question | null): readonly string[] {
  if (!question) return ['none'];
  if (question.type === 'worth') {
    const { deal, options, right } = question;
    const [win] = deal.wins;
    const mistakes = mistakesAbout(rulesOf(deal), deal, win!).map((mistake) => written(mistake));
    return [`worth ${right} of ${written(options)}`, ...mistakes];
  }
  const { view } = question;
  const held = `${question.type} seat ${view.seat} of ${formatTiles(view.hand.map((tile) => rulesOf(view).tiles.kinds[tile]!))}`;
  if (question.type === 'safest') return [`${held}, ${question.safe} safe`, ...question.dangers.map(written)];
  return [
    held,
    ...question.waits.map(({ discard, selfDrawn, ...wait }) =>
      written({
        ...wait,
        discard: { mayWin: discard.mayWin, total: discard.sheet?.total },
        selfDrawn: { mayWin: selfDrawn.mayWin, total: selfDrawn.sheet?.total },
      }),
    ),
  ];
}

it.each(ruleSetIds())('the questions of %s, with their answers, are what they were', async (rules) => {
  const lines = QUESTION_KINDS.flatMap((kind) =>
    ['one', 'two'].map((seed) => asked(makeQuestion(gameOf(rules), kind, seed)).join('\n  ')),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`questions-${rules}.txt`);
});

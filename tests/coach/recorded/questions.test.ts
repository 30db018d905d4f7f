import { it } from 'vitest';
import { QUESTION_KINDS } from '../../../src/coach/questions/questions';
import { makeQuestion } from '../../../src/coach/questions/questions';
import { mistakesAbout } from '../../../src/coach/questions/worth/mistakes';
import type { DrillQuestion } from '../../../src/coach/questions/questions';
import { rulesOf, ruleSetIds } from '../../../src/engine/knownRules';
import { formatTiles } from '../../../src/engine/notation';
import { gameOf } from '../../support/decisions';
import { asLine } from '../../support/asLine';
import { expectRecorded } from './compare';

/** A question with its answer, and every mistake that may be made about it. */
function asked(question: DrillQuestion | null): readonly string[] {
  if (!question) return ['none'];
  if (question.type === 'worth') {
    const { deal, options, right } = question;
    const [win] = deal.wins;
    const mistakes = mistakesAbout(rulesOf(deal), deal, win!).map((mistake) => asLine(mistake));
    return [`worth ${right} of ${asLine(options)}`, ...mistakes];
  }
  const { view } = question;
  const held = `${question.type} seat ${view.seat} of ${formatTiles(view.hand.map((tile) => rulesOf(view).tiles.kinds[tile]!))}`;
  if (question.type === 'safest') return [`${held}, ${question.safe} safe`, ...question.dangers.map(asLine)];
  return [
    held,
    ...question.waits.map(({ discard, selfDrawn, ...wait }) =>
      asLine({
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
  await expectRecorded(`questions-${rules}`, lines);
});

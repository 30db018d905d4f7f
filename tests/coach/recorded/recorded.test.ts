import { expect, it } from 'vitest';
import { advisorFor, hasCoach } from '../../../src/coach/advisor';
import { noiseIn, verdictOn } from '../../../src/coach/classes';
import { writtenChoice } from '../../../src/coach/drills/writtenChoice';
import { makeQuestion, QUESTION_KINDS } from '../../../src/coach/questions/questions';
import type { DrillQuestion } from '../../../src/coach/questions/questions';
import { mistakesAbout } from '../../../src/coach/questions/worth/mistakes';
import { Thought } from '../../../src/coach/thought';
import type { Decision } from '../../../src/coach/thought';
import { rulesOf, ruleSetIds } from '../../../src/engine/knownRules';
import { formatTiles } from '../../../src/engine/notation';
import { asLine } from '../../support/asLine';
import { gameOf, someOf } from '../../support/decisions';
import { decisionsIn, judgedQuickly, someMatch } from '../../support/reviewed';

const REVIEWED = 4;

/** Every choice with all that is said of it. */
function judged({ view, choices }: Decision): string {
  const advisor = advisorFor(view)!;
  const judgement = new Thought({ view, choices }, advisor).think('instant');
  const lines = judgement.choices.map(({ action, thrown, after, futures, ...first }) => {
    const { loss, counted, close, class: name } = verdictOn(action, { judgement, view, advisor });
    const figures = { ...first, after: after && { thrown, ...after }, futures };
    return [writtenChoice(view, action), name, asLine({ loss, counted, close }), asLine(figures)].join(' ');
  });
  const noise = asLine({ close: judgement.close, noise: noiseIn(judgement, advisor) });
  return [`instant ${noise}`, ...lines].join('\n  ');
}

/** Decisions of a deal that was played, with why another choice was better. */
function reviewed(rules: string): readonly string[] {
  const [decisions] = decisionsIn(someMatch(rules, 'tea'));
  return judgedQuickly(decisions!.slice(0, REVIEWED)).map(
    ({ event, sort, choices, chosen, class: name, close, loss, noise, reasons }) => {
      const { action, points, thrown } = choices[chosen]!;
      const made = asLine({ event, sort, of: choices.length, chosen, close, loss, noise });
      const told = reasons.map((reason) => asLine(reason));
      return [`${name} ${made}`, asLine({ type: action.type, points, thrown }), ...told].join('\n  ');
    },
  );
}

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

// One text for each game. `-u` writes them anew; what changed in them is to be read.
it.each(ruleSetIds())('what the coach says and asks in %s is what it was', async (rules) => {
  const decisions = () => [...someOf(rules, 'claims', 3), ...someOf(rules, 'turns', 2)];
  const said = hasCoach(rules) ? [...decisions().map(judged), ...reviewed(rules)] : [];
  const questions = QUESTION_KINDS.map((kind) => asked(makeQuestion(gameOf(rules), kind, 'three')));
  const lines = [...said, ...questions.map((each) => each.join('\n  '))];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${rules}.txt`);
});

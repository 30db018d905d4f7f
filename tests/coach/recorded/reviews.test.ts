import { it } from 'vitest';
import { ruleSetIds } from '../../../src/engine/knownRules';
import { decisionsIn, judgedQuickly, someMatch } from '../../support/reviewed';
import { asLine } from '../../support/asLine';
import { expectRecorded } from './compare';

const DECISIONS = 14;

it.each(ruleSetIds())('a review of a deal of %s is what it was', async (rules) => {
  const [decisions] = decisionsIn(someMatch(rules, 'tea'));
  const lines = judgedQuickly(decisions!.slice(0, DECISIONS)).map(
    ({ event, sort, choices, chosen, class: name, close, loss, noise, reasons }) => {
      const { action, points, thrown } = choices[chosen]!;
      const made = asLine({ event, sort, of: choices.length, chosen, close, loss, noise });
      const told = reasons.map((reason) => asLine(reason));
      return [`${name} ${made}`, asLine({ type: action.type, points, thrown }), ...told].join('\n  ');
    },
  );
  await expectRecorded(`reviews-${rules}`, lines);
});

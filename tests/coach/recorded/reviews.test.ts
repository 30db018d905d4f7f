import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { ruleSetIds } from '../../../src/engine/knownRules';
import { decisionsIn, judgedQuickly, someMatch } from '../../support/reviewed';
import { written } from '../../support/written';

const DECISIONS = 14;

it.each(ruleSetIds())('a review of a deal of %s is what it was', async (rules) => {
  const [decisions] = decisionsIn(someMatch(rules, 'tea'));
  const lines = judgedQuickly(decisions!.slice(0, DECISIONS)).map(
    ({ event, sort, choices, chosen, class: name, close, loss, noise, reasons }) => {
      const { action, points, thrown } = choices[chosen]!;
      const made = written({ event, sort, of: choices.length, chosen, close, loss, noise });
      const told = reasons.map((reason) => written(reason));
      return [`${name} ${made}`, written({ type: action.type, points, thrown }), ...told].join('\n  ');
    },
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`reviews-${rules}.txt`);
});

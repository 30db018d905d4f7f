import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { REASON_CODES } from '../../../src/coach/reasons/reason';
import { reasonPositions } from '../../data/reasonPositions';
import { reasonsOf } from '../../support/reasonPairs';
import { written } from '../../support/written';

it('all that is told in the positions of every reason is what it was', async () => {
  const lines = REASON_CODES.flatMap((code) =>
    [...reasonPositions[code].told, reasonPositions[code].not].map(
      ([rules, term, better, other, position], at) => {
        const reasons = reasonsOf({ rules, term, better, other, position }) ?? [];
        const told = reasons.map((reason) => written(reason));
        return [`${code} ${at} ${rules} ${term} ${better} not ${other}`, ...told].join('\n  ');
      },
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('reasons.txt');
});

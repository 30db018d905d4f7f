import { it } from 'vitest';
import { REASON_CODES } from '../../../src/coach/reasons/reason';
import { reasonPositions } from '../../data/reasonPositions';
import { reasonsOf } from '../../support/reasonPairs';
import { asLine } from '../../support/asLine';
import { expectRecorded } from './compare';

it('all that is told in the positions of every reason is what it was', async () => {
  const lines = REASON_CODES.flatMap((code) =>
    [...reasonPositions[code].told, reasonPositions[code].not].map(
      ([rules, term, better, other, position], at) => {
        const reasons = reasonsOf({ rules, term, better, other, position }) ?? [];
        const told = reasons.map((reason) => asLine(reason));
        return [`${code} ${at} ${rules} ${term} ${better} not ${other}`, ...told].join('\n  ');
      },
    ),
  );
  await expectRecorded('reasons', lines);
});

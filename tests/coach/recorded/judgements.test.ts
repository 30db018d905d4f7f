import { describe, it } from 'vitest';
import { advisorFor } from '../../../src/coach/advisor';
import { noiseIn, verdictOn } from '../../../src/coach/classes';
import { taskOf, writtenChoice } from '../../../src/coach/drills/task';
import type { Depth } from '../../../src/coach/judgement';
import { Thought } from '../../../src/coach/thought';
import type { Decision } from '../../../src/coach/thought';
import { ruleSetIds } from '../../../src/engine/knownRules';
import { latePosition } from '../../data/latePosition';
import { reasonPositions } from '../../data/reasonPositions';
import { someOf } from '../../support/decisions';
import { asLine } from '../../support/asLine';
import { expectRecorded } from './compare';

const OLD = 'hong-kong-old';
/** Few tiles are left, so that futures are short: one choice is far behind, then none is. */
const LATE = [
  latePosition,
  'NE WP 79mPP |1f:7m^N4m!8m!5p5p3s6p!6s4s!1p!N!8s4m!5s!^S1m!7s6m!3m!1p1s/[888p]N[999s]W[5555s]E|34f24y:2m8m!2m!5pC6m1s5m!4s5m!6sN2pWFC!S!4m!3mS2p!/[999p]N(4444p)[777p]N|1y:EN8m8m!4m^N6m5m6sW1m!3m9m!F!9s!^SE!2s2s4s!S2m^NC!WP/[777m]E[456m]W[213m]W|2f3y:1s3s8sC6p8p^S9p^W4s!2p2p7p6s!1p!1s2s3s!8p!8s!2s!F8s!7p!^W',
];

/** Every choice with all that is said of it. */
function judged({ view, choices }: Decision, depth: Depth): string {
  const advisor = advisorFor(view)!;
  const judgement = new Thought({ view, choices }, advisor).think(depth);
  const lines = judgement.choices.map(({ action, thrown, after, futures, ...first }) => {
    const { loss, counted, close, class: name } = verdictOn(action, { judgement, view, advisor });
    const figures = { ...first, after: after && { thrown, ...after }, futures };
    return [writtenChoice(view, action), name, asLine({ loss, counted, close }), asLine(figures)].join(' ');
  });
  const noise = asLine({ close: judgement.close, noise: noiseIn(judgement, advisor) });
  return [`${depth} ${noise}`, ...lines].join('\n  ');
}

describe('what the coach says of a position is what it was', () => {
  it.each(ruleSetIds())('at once, in %s', async (rules) => {
    const decisions = [...someOf(rules, 'claims', 3), ...someOf(rules, 'turns', 2)];
    const lines = decisions.map((decision) => judged(decision, 'instant'));
    await expectRecorded(`judgements-${rules}`, lines);
  });

  it('where the deal may be won', async () => {
    const lines = reasonPositions['wins-now'].told.map(([rules, , , , position]) =>
      judged(taskOf({ rules, position, verdicts: [] }), 'instant'),
    );
    await expectRecorded('judgements-won', lines);
  });

  it('after a deep thought, also before it is over', async () => {
    const lines = LATE.flatMap((position) =>
      (['quick', 'deep'] as const).map((depth) =>
        judged(taskOf({ rules: OLD, position, verdicts: [] }), depth),
      ),
    );
    await expectRecorded('judgements-deep', lines);
  });
});

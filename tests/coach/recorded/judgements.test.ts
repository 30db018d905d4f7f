import { beforeAll, describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { advisorFor, loadAdvisor } from '../../../src/coach/advisor';
import { noiseIn, verdictOn } from '../../../src/coach/classes';
import { parsePosition } from '../../../src/coach/drills/position';
import { writtenChoice } from '../../../src/coach/drills/task';
import type { Depth } from '../../../src/coach/judgement';
import { Thought } from '../../../src/coach/thought';
import type { Decision } from '../../../src/coach/thought';
import { ruleSetIds } from '../../../src/engine/knownRules';
import { reasonPositions } from '../../data/reasonPositions';
import { gameOf, someOf } from '../../support/decisions';
import { written } from '../../support/written';

const OLD = 'hong-kong-old';
/** Few tiles are left, so that futures are short: one choice is far behind, then none is. */
const LATE = [
  'NN W8m 1245677m [888s]W[WWW]N[PPP]N[534s]N|23y:5s!1m6m8m4s!5m!7s7p6p6s!6p!6m!E4p!E!1m!7m!1m!NF3s/[SSS]N[999m]N[888p]N|14y:4s4p5p5s!7p^W5s!5p!2p!2s3p!^W7s!7s!9p9s6p!P1p3pE!N4p!F2s!4m/[777p]S[999p]N[345p]S|3f:5m^N4s8s^E9m2p9s2pE4m!^N9s!1sF1p!1s7m3s!N!S3s2m!2m!2s!8m!6s!8m!/[546m]W[423m]W|124f:1p3p5p2p6p!9p^W2sW^E6s!1s!NP^E9s!W!7s!S!^S5m!6s!F!3p!9m!^S5s!^E8p!^S',
  'NE WP 79mPP |1f:7m^N4m!8m!5p5p3s6p!6s4s!1p!N!8s4m!5s!^S1m!7s6m!3m!1p1s/[888p]N[999s]W[5555s]E|34f24y:2m8m!2m!5pC6m1s5m!4s5m!6sN2pWFC!S!4m!3mS2p!/[999p]N(4444p)[777p]N|1y:EN8m8m!4m^N6m5m6sW1m!3m9m!F!9s!^SE!2s2s4s!S2m^NC!WP/[777m]E[456m]W[213m]W|2f3y:1s3s8sC6p8p^S9p^W4s!2p2p7p6s!1p!1s2s3s!8p!8s!2s!F8s!7p!^W',
];

const taken = (rules: string, position: string): Decision => {
  const read = parsePosition(rules, position);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** Every choice with all that is said of it. */
function judged({ view, choices }: Decision, depth: Depth): string {
  const advisor = advisorFor(view)!;
  const judgement = new Thought({ view, choices }, advisor).think(depth);
  const lines = judgement.choices.map(({ action, ...figures }) => {
    const { loss, counted, close, class: name } = verdictOn(action, { judgement, view, advisor });
    return [writtenChoice(view, action), name, written({ loss, counted, close }), written(figures)].join(' ');
  });
  const noise = written({ close: judgement.close, noise: noiseIn(judgement, advisor) });
  return [`${depth} ${noise}`, ...lines].join('\n  ');
}

beforeAll(async () => {
  for (const rules of ruleSetIds()) await loadAdvisor(gameOf(rules));
});

describe('what the coach says of a position is what it was', () => {
  it.each(ruleSetIds())('at once, in %s', async (rules) => {
    const decisions = [...someOf(rules, 'claims', 3), ...someOf(rules, 'turns', 2)];
    const lines = decisions.map((decision) => judged(decision, 'instant'));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`judgements-${rules}.txt`);
  });

  it('where the deal may be won', async () => {
    const lines = reasonPositions['wins-now'].told.map(([rules, , , , position]) =>
      judged(taken(rules, position), 'instant'),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('judgements-won.txt');
  });

  it('after a deep thought, also before it is over', async () => {
    const lines = LATE.flatMap((position) =>
      (['quick', 'deep'] as const).map((depth) => judged(taken(OLD, position), depth)),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('judgements-deep.txt');
  });
});

import { DEPTHS } from '../../../src/coach/judgement';
import type { Depth, Judgement } from '../../../src/coach/judgement';
import { legalActions } from '../../../src/engine/legalActions';
import { seatView } from '../../../src/engine/view';
import type { CoachFinding, CoachPort, CoachReply } from '../../../src/store/coach/coachPort';
import type { Decision } from '../../../src/coach/thought';
import { dealFixture } from '../../ui/fixtures';
import type { TableText } from '../../ui/fixtures';
import { claimTable, turnTable } from '../../ui/scenes';

function decisionAt(table: TableText): Decision {
  const { deal } = dealFixture(table);
  return { view: seatView(deal, 1), choices: legalActions(deal, 1) };
}

export const claim = decisionAt(claimTable);
export const turn = decisionAt(turnTable);

/** A made answer: the first choice is worth most. */
function findingFor({ choices }: Decision, depth: Depth = 'quick'): CoachFinding {
  const judged = choices.map((action, at): Judgement['choices'][number] => ({
    action,
    points: 10 - at,
    low: 8 - at,
    high: 12 - at,
    loss: at,
    lossLow: at / 2,
    thrown: null,
    lossHigh: 2 * at,
    endings: null,
    after: null,
    futures: 100 * DEPTHS.indexOf(depth),
  }));
  return { judgement: { depth, choices: judged, close: 1 }, reasons: [], way: null };
}

export const found = (decision: Decision, depth: Depth = 'quick'): CoachReply => ({
  ok: true,
  finding: findingFor(decision, depth),
});

export const depthOf = (reply: CoachReply) => (reply.ok ? reply.finding.judgement.depth : reply.why);

/** A coach that answers only when the test says so. */
export class HeldCoach implements CoachPort {
  readonly asked: {
    readonly decision: Decision;
    readonly until: Depth;
    readonly hear: (reply: CoachReply) => void;
  }[] = [];
  cancelled = 0;

  readonly ask: CoachPort['ask'] = (decision, until, hear) => void this.asked.push({ decision, until, hear });
  readonly cancel = () => void this.cancelled++;

  /** Answers the last question. */
  answer(depth: Depth = 'quick'): void {
    const last = this.asked.at(-1);
    last?.hear(found(last.decision, depth));
  }
}

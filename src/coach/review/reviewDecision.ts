import type { SeatView } from '../../engine/view';
import type { Action } from '../../engine/types';
import type { Advisor } from '../advisor';
import { withChosen } from '../candidates';
import { noiseIn, verdictOn } from '../classes';
import type { Depth, JudgedChoice, WeighedChoice } from '../judgement';
import { reasonsFor } from '../reasons/reasons';
import { Thought } from '../thought';
import type { OwnDecision } from './ownDecisions';
import type { DecisionSort, ReviewedDecision } from './review';

/** What this decision was worth, thought through to this depth: the same answer as at the table. */
export function reviewDecision(decision: OwnDecision, advisor: Advisor, depth: Depth): ReviewedDecision {
  const { view, choices, chosen, event } = decision;
  const judged = { view, choices: withChosen(choices, chosen) };
  const judgement = new Thought(judged, advisor).think(depth);
  const verdict = verdictOn(chosen, { judgement, view, advisor });
  const at = judgement.choices.indexOf(verdict.judged);
  const best = judgement.choices[0]!;
  return {
    event,
    sort: sortOf(view, choices, [chosen, best.action]),
    choices: judgement.choices.map(kept),
    chosen: at,
    class: verdict.class,
    close: verdict.close,
    loss: verdict.counted,
    noise: noiseIn(judgement, advisor),
    reasons: reasonsFor({ view, choices }, judgement, at > 0 ? at : undefined),
  };
}

function kept({ action, points, low, high, loss, lossLow, thrown }: JudgedChoice): WeighedChoice {
  return { action, points, low, high, loss, lossLow, thrown };
}

function sortOf({ pending }: SeatView, choices: readonly Action[], telling: readonly Action[]): DecisionSort {
  if (choices.some(({ type }) => type === 'win')) return 'win';
  if (pending?.why !== 'turn') return 'claim';
  const isKong = telling.some(({ type }) => type === 'concealed-kong' || type === 'added-kong');
  return isKong ? 'kong' : 'discard';
}

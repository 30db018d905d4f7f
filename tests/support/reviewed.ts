import { advisorFor } from '../../src/coach/advisor';
import { ownDecisions } from '../../src/coach/review/ownDecisions';
import type { OwnDecision } from '../../src/coach/review/ownDecisions';
import type { ReviewedDecision } from '../../src/coach/review/review';
import { reviewDecision } from '../../src/coach/review/reviewDecision';
import { startMatch } from '../../src/engine/match';
import { hashText } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { playMatch } from './recorded';
import { optionsOf } from './rigged';

/** The record of a match that chance has played: its first hands. */
export function someMatch(rules: string, label: string): GameRecord {
  const bits = hashText(label).slice(0, 32);
  return playMatch(startMatch({ rules, options: optionsOf(rules), bits, text: '' })).record;
}

/** The decisions of a player, by hand; the record must be one that can be replayed. */
export function decisionsIn(record: GameRecord, player = 0): readonly (readonly OwnDecision[])[] {
  const found = ownDecisions(record, player);
  if (found.error !== null) throw new Error(found.error);
  return found.hands;
}

/** They are thought about for an instant alone. */
export function judgedQuickly(decisions: readonly OwnDecision[]): readonly ReviewedDecision[] {
  return decisions.map((decision) => {
    const advisor = advisorFor(decision.view);
    if (!advisor) throw new Error('There is no coach for this.');
    return reviewDecision(decision, advisor, 'instant');
  });
}

/** A decision of two choices that gave up so many points. */
export function madeUp(loss: number, event = 0): ReviewedDecision {
  const best = { points: 5, low: 3, high: 7, loss: 0, lossLow: 0, thrown: null };
  return {
    event,
    sort: 'claim',
    choices: [
      { ...best, action: { type: 'pong', seat: 0, own: [1, 2] } },
      { ...best, action: { type: 'pass', seat: 0 }, points: 5 - loss, loss, lossLow: loss / 2 },
    ],
    chosen: loss > 0 ? 1 : 0,
    class: loss > 0 ? 'mistake' : 'best',
    close: false,
    loss,
    noise: 7,
    reasons: [],
  };
}

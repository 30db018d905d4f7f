import { drillId, OWN_THEME } from '../../coach/drills/drill';
import type { Verdict } from '../../coach/drills/drill';
import { formatPosition } from '../../coach/drills/position';
import { writtenChoice } from '../../coach/drills/writtenChoice';
import type { ReviewedDecision } from '../../coach/review/review';
import type { RecordedHand } from '../../engine/record';
import type { RuleSetId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { recordedPlace } from '../selectors/handPlace';
import type { OwnPosition, OwnSource } from '../practice/ownPositions';

/**
 * A reviewed decision as a position of practice: its answers are what the review found. Null where a line of text cannot
 * keep the position, such as one in which a kong may be robbed.
 */
export function asOwnPosition(
  view: SeatView,
  decision: ReviewedDecision,
  met: { readonly hand: RecordedHand; readonly turn: number; readonly today: string },
): OwnPosition | null {
  const position = formatPosition(view);
  const verdicts = verdictsOf(view, decision);
  if (!position.ok || verdicts.length < 2) return null;
  return {
    drill: {
      id: drillId(view.rules, position.value),
      rules: view.rules,
      theme: OWN_THEME,
      position: position.value,
      verdicts,
      twin: null,
      noise: decision.noise,
    },
    class: decision.class,
    from: sourceOf(decision, met, view.rules),
    added: met.today,
  };
}

function verdictsOf(view: SeatView, { choices }: ReviewedDecision): readonly Verdict[] {
  return choices.map(({ action, points, low, high, loss, lossLow }) => ({
    choice: writtenChoice(view, action),
    points,
    low,
    high,
    gap: Math.max(0, loss - lossLow),
  }));
}

function sourceOf(
  { sort }: ReviewedDecision,
  { hand, turn }: { readonly hand: RecordedHand; readonly turn: number },
  rules: RuleSetId,
): OwnSource {
  return { ...recordedPlace(rules, hand), turn, sort };
}

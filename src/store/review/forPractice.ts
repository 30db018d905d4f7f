import { drillId, OWN_THEME } from '../../coach/drills/drill';
import type { Verdict } from '../../coach/drills/drill';
import { formatPosition } from '../../coach/drills/position';
import { writtenChoice } from '../../coach/drills/task';
import type { ReviewedDecision } from '../../coach/review/review';
import { parseSeat } from '../../engine/notation';
import type { RecordedHand } from '../../engine/record';
import type { SeatView } from '../../engine/view';
import type { OwnPosition, OwnSource } from '../practice/ownPositions';

/**
 * A reviewed decision as a position of practice: its answers are what the review found. Null where a line of text cannot
 * keep the position: what earlier hands left, a game's own data or choices, kongs that may be robbed.
 */
export function asOwnPosition(
  view: SeatView,
  decision: ReviewedDecision,
  met: { readonly hand: RecordedHand; readonly turn: number; readonly today: string },
): OwnPosition | null {
  const position = formatPosition(view);
  const verdicts = verdictsOf(view, decision);
  if (!position.ok || !verdicts) return null;
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
    from: sourceOf(decision, met, view.seats.length),
    added: met.today,
  };
}

/** Null where a choice has no text. */
function verdictsOf(view: SeatView, { choices }: ReviewedDecision): readonly Verdict[] | null {
  const verdicts = choices.flatMap(({ action, points, low, high, loss, lossLow }): Verdict[] => {
    const choice = writtenChoice(view, action);
    return choice === null ? [] : [{ choice, points, low, high, gap: Math.max(0, loss - lossLow) }];
  });
  return verdicts.length === choices.length && verdicts.length > 1 ? verdicts : null;
}

function sourceOf(
  { sort }: ReviewedDecision,
  { hand: { round, number, repeat }, turn }: { readonly hand: RecordedHand; readonly turn: number },
  seats: number,
): OwnSource {
  return { round: parseSeat(round, seats) ?? 0, number, repeat, turn, sort };
}

import { isAlike } from '../../src/coach/candidates';
import { ownDecisions } from '../../src/coach/review/ownDecisions';
import type { OwnDecision } from '../../src/coach/review/ownDecisions';
import type { WeighedChoice } from '../../src/coach/judgement';
import type { ReviewedDecision } from '../../src/coach/review/review';
import type { GameRecord } from '../../src/engine/record';
import { keepReview } from '../../src/store/review/keptReviews';
import { reviewKey } from '../../src/store/review/reviewKeys';
import { memoryHistory } from '../store/memoryHistory';

/** What choices gave up, decision by decision, in turn. */
const LOSSES = [0, 0, 0.3, 0, 0, 1.9, 0, 0.7, 0, 0, 0, 3.4];
/** How much the expected points of the best choice change. */
const DRIFT = [0, 0.8, -0.5, 1.4, -0.9, 2.1, -3.2, 0.6];

/** A judgement that nobody thought: figures in turn, the choices as they are. */
function invented({ view, choices, chosen, event }: OwnDecision, at: number): ReviewedDecision {
  const distinct = choices.filter(
    (each, place) => choices.findIndex((other) => isAlike(view, other, each)) === place,
  );
  const made = distinct.find((each) => isAlike(view, each, chosen)) ?? chosen;
  const loss = LOSSES[at % LOSSES.length] ?? 0;
  const others = distinct.filter((each) => each !== made);
  const order = loss === 0 ? [made, ...others] : [...others.slice(0, 1), made, ...others.slice(1)];
  const points = 1 + DRIFT.slice(0, (at % DRIFT.length) + 1).reduce((sum, each) => sum + each, 0);
  const judged = order.map((action, place): WeighedChoice => {
    const lost = action === made ? loss : place === 0 ? 0 : Math.max(loss, 0.2) + 0.4 * place;
    const worth = points - lost;
    return {
      action,
      points: worth,
      low: worth - 2.5,
      high: worth + 2.5,
      loss: lost,
      lossLow: lost / 2,
      thrown: null,
    };
  });
  const isTurn = view.pending?.why === 'turn';
  const sort = choices.some(({ type }) => type === 'win') ? 'win' : isTurn ? 'discard' : 'claim';
  return {
    event,
    sort,
    choices: judged,
    chosen: judged.findIndex(({ action }) => action === made),
    class: loss === 0 ? 'best' : loss < 0.4 ? 'inaccuracy' : loss < 2 ? 'mistake' : 'blunder',
    close: false,
    loss,
    noise: 7.14,
    reasons: [],
  };
}

/** The decisions of the first player, judged like that, hand by hand. */
export function inventedReview(record: GameRecord): readonly (readonly ReviewedDecision[])[] {
  const found = ownDecisions(record, 0);
  if (found.error !== null) throw new Error(found.error);
  return found.hands.map((decisions) => decisions.map(invented));
}

/** A storage that holds this review of the first player, but for the last decisions of each hand. */
export async function storageWithReview(record: GameRecord, left = 0) {
  const storage = memoryHistory();
  for (const [hand, decisions] of inventedReview(record).entries())
    await keepReview(storage, reviewKey(record, hand, 0), {
      total: decisions.length,
      decisions: decisions.slice(0, decisions.length - left),
    });
  return storage;
}

import { rulesOf } from '../../engine/knownRules';
import type { Action, TileKind } from '../../engine/types';
import { winningSheet } from '../../engine/view';
import type { SeatView } from '../../engine/view';

const SUIT = 9;
const SUITED = 27;

/**
 * Chooses when a bot could not. It wins if that is legal, passes every claim, and else discards the tile with
 * the fewest neighbours in the hand. It needs no tables, so it is ready at once.
 */
export function standIn(view: SeatView, choices: readonly Action[]): Action {
  const win = choices.find(({ type }) => type === 'win');
  if (win && winningSheet(view)?.legal) return win;
  const pass = choices.find(({ type }) => type === 'pass');
  const [first] = choices;
  const chosen = pass ?? loneliestDiscard(view, choices) ?? first;
  if (!chosen) throw new Error(`Seat ${view.seat} was asked, but has nothing to choose from.`);
  return chosen;
}

function loneliestDiscard(view: SeatView, choices: readonly Action[]): Action | null {
  const kinds = rulesOf(view).geometry.tiles;
  let best: Action | null = null;
  let fewest = Infinity;
  for (const choice of choices) {
    if (choice.type !== 'discard') continue;
    const near = neighbours(view.counts, kinds[choice.tile] ?? 0);
    if (near < fewest) [best, fewest] = [choice, near];
  }
  return best;
}

/** Another tile of the kind counts 2. A tile of the suit at most two ranks away counts 1. */
function neighbours(counts: readonly number[], kind: TileKind): number {
  const alike = 2 * ((counts[kind] ?? 0) - 1);
  if (kind >= SUITED) return alike;
  const near = [-2, -1, 1, 2].map((step) => kind + step);
  const sameSuit = near.filter((other) => other >= 0 && Math.floor(other / SUIT) === Math.floor(kind / SUIT));
  return sameSuit.reduce((sum, other) => sum + (counts[other] ?? 0), alike);
}

import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { throwsDrawn } from './marks';
import { isStrictCalling } from './strictCalling';
import { kindsOf } from './tiles';

/** What the player has said to be chosen without asking. */
export interface AutoRules {
  readonly noChows: boolean;
  readonly onlyWins: boolean;
  readonly autoWin: boolean;
  readonly discardDrawn: boolean;
  /** Kinds not to be asked about again in this deal. */
  readonly never?: readonly TileKind[];
}

/** The choice to make for the player, or null if the player has to be asked. */
export function autoChoice(view: SeatView, choices: readonly Action[], rules: AutoRules): Action | null {
  return (
    autoWin(view, choices, rules) ?? autoPass(view, choices, rules) ?? drawnDiscard(view, choices, rules)
  );
}

/** A win. Where false wins are possible, the player has to judge. */
function autoWin(view: SeatView, choices: readonly Action[], rules: AutoRules): Action | null {
  if (!rules.autoWin || isStrictCalling(view)) return null;
  return choices.find(({ type }) => type === 'win') ?? null;
}

/** A pass. Wins and declarations are always asked about. */
function autoPass(view: SeatView, choices: readonly Action[], rules: AutoRules): Action | null {
  const { pending } = view;
  const pass = choices.find(({ type }) => type === 'pass');
  if (!pass || pending?.why !== 'discard' || pending.tile === null) return null;
  const kind = kindsOf(view)[pending.tile] ?? -1;
  const isNever = rules.never?.includes(kind) ?? false;
  const isPassed = (type: Action['type']) =>
    type === 'pass' ||
    (type !== 'win' && type !== 'declare' && (rules.onlyWins || isNever)) ||
    (type === 'chow' && rules.noChows);
  return choices.every(({ type }) => isPassed(type)) ? pass : null;
}

/** The tile just drawn, where nothing is asked but a discard. */
function drawnDiscard(view: SeatView, choices: readonly Action[], rules: AutoRules): Action | null {
  const { drawn, pending, hand } = view;
  if (!drawn || pending?.why !== 'turn') return null;
  if (choices.some(({ type }) => type !== 'discard')) return null;
  const isBound = choices.length === 1 && hand.length > 1;
  if (!rules.discardDrawn && !(isBound && throwsDrawn(view.rules))) return null;
  return choices.find((action) => action.type === 'discard' && action.tile === drawn.tile) ?? null;
}

import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { kindsOf } from './tiles';

/** What the player has said to pass on; wins and declarations are always asked about. */
export interface PassRules {
  readonly noChows: boolean;
  readonly onlyWins: boolean;
  /** Kinds not to be asked about again in this deal. */
  readonly never: readonly TileKind[];
}

/** The pass to make for the player, or null if the player has to be asked. */
export function autoPass(view: SeatView, choices: readonly Action[], rules: PassRules): Action | null {
  const { pending } = view;
  const pass = choices.find(({ type }) => type === 'pass');
  if (!pass || pending?.why !== 'discard' || pending.tile === null) return null;
  const kind = kindsOf(view)[pending.tile] ?? -1;
  const isPassed = (type: Action['type']) =>
    type === 'pass' ||
    (type !== 'win' && type !== 'declare' && (rules.onlyWins || rules.never.includes(kind))) ||
    (type === 'chow' && rules.noChows);
  return choices.every(({ type }) => isPassed(type)) ? pass : null;
}

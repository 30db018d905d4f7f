import { rulesOf } from '../../engine/knownRules';
import type { RuleSetId, Seat, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';

/** Something of a game's own that lies in the open: at a seat, or in the middle of the table. */
export interface Mark<Code extends string = string> {
  readonly at: Seat | 'table';
  /** Its words are the game's. */
  readonly code: Code;
  readonly figures: readonly number[];
  readonly tiles: readonly TileKind[];
}

/** What a game shows of its own, from what one seat may know. */
export interface OwnFacts<Code extends string = string> {
  readonly marks: (view: SeatView) => readonly Mark<Code>[];
  /** The seat that the tiles exchanged now go to; missing or null where it is not known yet. */
  readonly exchangeTo?: (view: SeatView) => Seat | null;
  /** Only the latest discard lies face up. */
  readonly deadFaceDown?: true;
}

const NONE: readonly Mark[] = [];
const known = new Map<RuleSetId, OwnFacts>();

export function addOwnFacts(rules: RuleSetId, facts: OwnFacts): void {
  known.set(rules, facts);
}

/** Everything that the rule set of this view wants to be seen. */
export function marksOf(view: SeatView): readonly Mark[] {
  return known.get(view.rules)?.marks(view) ?? NONE;
}

export function exchangeTo(view: SeatView): Seat | null {
  return known.get(view.rules)?.exchangeTo?.(view) ?? null;
}

/** Whether discards that nobody can claim any more lie face down. */
export function isDeadFaceDown(rules: RuleSetId): boolean {
  return known.get(rules)?.deadFaceDown === true;
}

/** The step before play that is under way, by its id; null in play. */
export function stepOf(view: SeatView): string | null {
  const { phase } = view;
  return phase.type === 'before-play' ? (rulesOf(view).phases[phase.step]?.id ?? null) : null;
}

import { canonicalText } from '../../engine/canonical';
import type { GameRecord, RecordedEvent } from '../../engine/record';
import { eventsTold } from '../selectors/recordedNames';
import { ownHands, ownPlayerOf } from '../share/compare';
import type { HandSide } from '../share/compare';

/** Where a hand that was played on leaves its original: what was chosen in each. */
export interface Parting {
  /** The player's turn, counted from 1. */
  readonly turn: number;
  /** The event of each that shows the choice; null where the player let something go. */
  readonly before: RecordedEvent | null;
  readonly after: RecordedEvent | null;
}

/** A hand as it went in the match and as it went when it was played on. */
export interface ComparedBranch {
  readonly before: HandSide;
  readonly after: HandSide;
  /** Null where both went the same way. */
  readonly parting: Parting | null;
  /** What it brought more than the original; less than 0 where it brought less. */
  readonly lead: number;
}

/** Compares the last hand of a branch with the same hand of its original. Null where there is no such hand. */
export function compareBranch(original: GameRecord, branch: GameRecord): ComparedBranch | null {
  const at = branch.hands.length - 1;
  const before = ownHands({ ...original, players: branch.players })[at];
  const after = ownHands(branch)[at];
  if (!before || !after) return null;
  const own = ownPlayerOf(branch);
  const parting = partingOf(eventsTold(original, at), eventsTold(branch, at), own);
  return { before, after, parting, lead: after.points - before.points };
}

function partingOf(
  before: readonly RecordedEvent[],
  after: readonly RecordedEvent[],
  own: number,
): Parting | null {
  const at = before.findIndex((event, place) => canonicalText(event) !== canonicalText(after[place] ?? null));
  if (at < 0) return null;
  const turn = 1 + before.slice(0, at).filter(({ type, p }) => type === 'discard' && p === own).length;
  const choiceIn = (events: readonly RecordedEvent[]) => {
    const event = events[at];
    return event && event.p === own && event.type !== 'draw' ? event : null;
  };
  return { turn, before: choiceIn(before), after: choiceIn(after) };
}

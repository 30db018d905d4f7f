import type { GameRecord, RecordedEvent } from '../../engine/record';
import { ownHands, ownPlayerOf } from '../share/compare';
import type { HandSide } from '../share/compare';

/** Where a hand that was played on leaves its original: what was chosen in each. */
export interface Parting {
  /** The player's turn, counted from 1. */
  readonly turn: number;
  /** The event of each that shows the choice; null where the player let something go. */
  readonly then: RecordedEvent | null;
  readonly now: RecordedEvent | null;
}

/** A hand as it went in the match and as it went when it was played on. */
export interface ComparedBranch {
  readonly then: HandSide;
  readonly now: HandSide;
  /** Null where both went the same way. */
  readonly parting: Parting | null;
  /** What it brought more than the original; less than 0 where it brought less. */
  readonly lead: number;
}

/** Compares the last hand of a branch with the same hand of its original. Null where there is no such hand. */
export function compareBranch(original: GameRecord, branch: GameRecord): ComparedBranch | null {
  const at = branch.hands.length - 1;
  const then = ownHands({ ...original, players: branch.players })[at];
  const now = ownHands(branch)[at];
  if (!then || !now) return null;
  const own = ownPlayerOf(branch);
  const parting = partingOf(told(then), told(now), own);
  return { then, now, parting, lead: now.points - then.points };
}

/** Passes are not always written. */
function told({ hand }: HandSide): readonly RecordedEvent[] {
  return hand.events.filter(({ type }) => type !== 'pass');
}

function partingOf(
  then: readonly RecordedEvent[],
  now: readonly RecordedEvent[],
  own: number,
): Parting | null {
  const at = then.findIndex((event, place) => JSON.stringify(event) !== JSON.stringify(now[place]));
  if (at < 0) return null;
  const turn = 1 + then.slice(0, at).filter(({ type, p }) => type === 'discard' && p === own).length;
  const choiceIn = (events: readonly RecordedEvent[]) => {
    const event = events[at];
    return event && event.p === own && event.type !== 'draw' ? event : null;
  };
  return { turn, then: choiceIn(then), now: choiceIn(now) };
}

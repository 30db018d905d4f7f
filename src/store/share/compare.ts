import type { GameRecord, RecordedHand } from '../../engine/record';
import type { Player } from '../../engine/types';
import { finalScores, winnersOf } from '../records/matchRecord';
import { challengeIn, isSameChallenge } from './challenge';

/** How one hand went for one of those who played it. */
export interface HandSide {
  readonly hand: RecordedHand;
  /** What it brought or cost. */
  readonly points: number;
  /** Who won it; nobody where it was drawn. */
  readonly winners: readonly Player[];
}

/** One wall and how it was played by each; null where the match was over before. */
export interface ComparedHand {
  readonly mine: HandSide | null;
  readonly theirs: HandSide | null;
}

/** The points of both: over all hands, and with what the end of the match adds. */
interface Both {
  readonly mine: number;
  readonly theirs: number;
}

export interface Comparison {
  readonly hands: readonly ComparedHand[];
  /** What the end of the match added; null where that is nothing for either. */
  readonly closing: Both | null;
  readonly total: Both;
  /** How many walls brought more to one than to the other. */
  readonly ahead: Both;
}

/** The one person of a match. */
export function ownPlayerOf({ players }: GameRecord): Player {
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'human'),
  );
}

/** The hands of a match as its one person played them. */
export function ownHands(record: GameRecord): HandSide[] {
  const own = ownPlayerOf(record);
  return record.hands.map((hand) => ({
    hand,
    points: hand.result?.scores[own] ?? 0,
    winners: winnersOf(hand),
  }));
}

/** What a match brought its one person. */
export function ownGain(record: GameRecord): number {
  const own = ownPlayerOf(record);
  return (finalScores(record)[own] ?? 0) - (record.startScores[own] ?? 0);
}

/** Two matches of one challenge, wall by wall. Null where they are not of the same challenge. */
export function compareMatches(mine: GameRecord, theirs: GameRecord): Comparison | null {
  const [challenge, other] = [challengeIn(mine), challengeIn(theirs)];
  if (!challenge || !other || !isSameChallenge(challenge, other)) return null;
  const [own, others] = [ownHands(mine), ownHands(theirs)];
  const hands = Array.from({ length: Math.max(own.length, others.length) }, (_, at) => ({
    mine: own[at] ?? null,
    theirs: others[at] ?? null,
  }));
  const total = { mine: ownGain(mine), theirs: ownGain(theirs) };
  const closing = { mine: total.mine - sumOf(own), theirs: total.theirs - sumOf(others) };
  const lead = hands.map((hand) => (hand.mine?.points ?? 0) - (hand.theirs?.points ?? 0));
  return {
    hands,
    closing: closing.mine === 0 && closing.theirs === 0 ? null : closing,
    total,
    ahead: { mine: lead.filter((by) => by > 0).length, theirs: lead.filter((by) => by < 0).length },
  };
}

const sumOf = (hands: readonly HandSide[]) => hands.reduce((sum, { points }) => sum + points, 0);

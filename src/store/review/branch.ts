import { leavesChoice } from '../selectors/exchange';
import { standardBot } from '../../bots/levels';
import type { GameRecord } from '../../engine/record';
import { replayHand } from '../../engine/replay';
import type { Match } from '../../engine/match';
import type { Action, Player } from '../../engine/types';
import { beginDeal, chooseAll, dealtWall, practisedFrom } from '../match/session';
import type { Session } from '../match/session';
import type { ReplayedHand } from '../selectors/replayTable';
import type { PlayerInfo } from '../types';

/** A decision of a recorded hand. */
export interface BranchPlace {
  readonly record: GameRecord;
  readonly replayed: ReplayedHand;
  /** Who decided. */
  readonly player: Player;
  /** Index of the recorded event that shows it. */
  readonly event: number;
}

/**
 * A recorded hand as it stood before one decision, to be played on by whoever decided: the same wall, the same choices
 * before, and opponents whose random numbers go on as they did. Null if the record breaks a rule before.
 */
export function branchAt(place: BranchPlace, people: readonly PlayerInfo[]): Session | null {
  const { record, replayed, player } = place;
  const [first] = replayed.snapshots;
  const answers = first ? answersBefore(place, replayed.match) : null;
  if (!first || !answers) return null;
  const seated = {
    match: replayed.match,
    players: people.map((each, at) => seatedAs(each, at === player, record)),
    human: player,
    throws: record.seating ?? [],
    hands: record.hands.slice(0, record.hands.indexOf(replayed.hand)),
    sheet: [],
    coached: record.coached ?? false,
    practice: true,
  };
  const begun = beginDeal(seated, dealtWall({ deal: first.deal })).session;
  const session = chooseAll(begun, answers);
  return session && practisedFrom(session);
}

/** The event that shows this player's next decision, once so many events have happened; null where there is none. */
export function nextDecision(
  { record, replayed, player }: Omit<BranchPlace, 'event'>,
  step: number,
): number | null {
  const events: number[] = [];
  replayHand(replayed.hand, {
    record,
    match: replayed.match,
    snapshots: null,
    onDecision: ({ player: decider, event, choices }) => {
      if (decider === player && event >= step && leavesChoice(choices)) events.push(event);
    },
  });
  return events.length > 0 ? Math.min(...events) : null;
}

function seatedAs({ person, bot }: PlayerInfo, isOwn: boolean, { rules }: GameRecord): PlayerInfo {
  if (isOwn) return { person, bot: null };
  return { person, bot: bot ?? standardBot(rules) };
}

/** The answers of all seats before the decision, in order; null if it is not found. */
function answersBefore(
  { record, replayed: { hand }, player, event }: BranchPlace,
  match: Match,
): readonly Action[] | null {
  const given: Action[] = [];
  let before: readonly Action[] | null = null;
  replayHand(hand, {
    record,
    match,
    snapshots: null,
    // Of each moment the answers are told first, and then its decisions.
    onAnswers: (_, answers) => given.push(...answers.map(({ action }) => action)),
    onDecision: (decision) => {
      if (before || decision.player !== player || decision.event !== event) return;
      const moment = decision.deal.pending?.waiting ?? 0;
      before = given.slice(0, given.length - countOf(moment));
    },
  });
  return before;
}

function countOf(seats: number): number {
  let count = 0;
  for (let left = seats; left > 0; left >>= 1) count += left & 1;
  return count;
}

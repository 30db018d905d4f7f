import { advisorFor, hasCoach } from '../../coach/advisor';
import type { Advisor } from '../../coach/advisor';
import { isAlike, withChosen } from '../../coach/candidates';
import { verdictOn } from '../../coach/classes';
import type { Verdict } from '../../coach/classes';
import type { Depth, Judgement } from '../../coach/judgement';
import { canJudge, Thought } from '../../coach/thought';
import type { GameRecord } from '../../engine/record';
import { recordedMatch, replayRecord } from '../../engine/replay';
import type { RecordedDecision } from '../../engine/replayDecisions';
import { fail, ok, type Result } from '../../engine/result';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { readRecords } from '../records';
import type { ReadRecord } from '../records';

/** What is to be judged, how far it is thought through, and a part of the seed of the imagined deals. */
interface CoachRequest {
  readonly file: string;
  readonly depth: Depth;
  readonly players: readonly number[] | null;
  readonly seed: string;
}

/** A recorded decision that was judged. */
export interface Advice {
  /** Indexes in the file and in the record. */
  readonly record: number;
  readonly hand: number;
  readonly decision: RecordedDecision;
  readonly view: SeatView;
  readonly judgement: Judgement;
  readonly verdict: Verdict;
}

/**
 * Judges the recorded decisions that had more than one choice, in order. Every record is checked before the first
 * decision is judged.
 */
export function coachRecords(request: CoachRequest, onAdvice: (advice: Advice) => void): Result<null> {
  const records: GameRecord[] = [];
  for (const read of readRecords(request.file)) {
    if (!read.ok) return read;
    const fault = faultOf(read.value, request);
    if (fault !== null) return fail(`${read.value.name}: ${fault}`);
    records.push(read.value.record);
  }
  for (const [at, record] of records.entries()) coachRecord(record, at, { request, onAdvice });
  return ok(null);
}

/** Why nothing can be said about a record; null where something can. */
function faultOf({ record }: ReadRecord, { players }: CoachRequest): string | null {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed.error;
  const stranger = players?.find((player) => player >= record.players.length);
  if (stranger !== undefined)
    return `there is no player ${stranger}; players are numbered from 0 to ${record.players.length - 1}.`;
  return hasCoach(record.rules) ? null : `there is no coach for the rule set "${record.rules}".`;
}

interface Coached {
  readonly request: CoachRequest;
  readonly onAdvice: (advice: Advice) => void;
}

function coachRecord(record: GameRecord, at: number, { request, onAdvice }: Coached): void {
  const match = recordedMatch(record);
  const advisor = match.ok ? advisorFor(match.value) : null;
  if (!advisor) throw new Error('A record without a coach has passed the check.');
  const players = request.players ?? playersOf(record);
  replayRecord(record, (decision, hand) => {
    if (!players.includes(decision.player)) return;
    const judged = judge(decision, advisor, request);
    if (judged) onAdvice({ record: at, hand, decision, ...judged });
  });
}

/** The human players, or all where there is none. */
function playersOf({ players }: GameRecord): readonly number[] {
  const numbers = players.map((_, at) => at);
  const human = numbers.filter((at) => players[at]?.kind === 'human');
  return human.length > 0 ? human : numbers;
}

function judge(
  { deal, seat, choices, chosen }: RecordedDecision,
  advisor: Advisor,
  { depth, seed }: CoachRequest,
): Pick<Advice, 'view' | 'judgement' | 'verdict'> | null {
  const view = seatView(deal, seat);
  if (!canJudge(view) || choices.every((choice) => isAlike(view, choice, chosen))) return null;
  const judged = { view, choices: withChosen(choices, chosen) };
  const judgement = new Thought(judged, advisor, seed).think(depth);
  return { view, judgement, verdict: verdictOn(chosen, { judgement, view, advisor }) };
}

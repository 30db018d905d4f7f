import type { Bot } from '../bots/bot';
import { decideWith, playDeal } from '../bots/playDeal';
import {
  finishDeal,
  startMatch,
  playersOf,
  startNextDeal,
  startQueueDeal,
  throwForFirstEast,
} from '../engine/match';
import type { Match, StartedDeal } from '../engine/match';
import { hashText, stream, streamSeed } from '../engine/random';
import { recordDeal, recordMatch } from '../engine/record';
import type { GameRecord, RecordedHand, RecordParts } from '../engine/record';
import { rulesOf } from '../engine/knownRules';
import type { Deal, DealEvent, Options, RuleSetId } from '../engine/types';
import { throwsByPlayer } from '../engine/wall';

const APP_VERSION = '0.1.0';
/** A hand that would repeat this often with the same winds ends a simulated match: blind bots draw almost every hand. */
const MOST_REPEATS = 20;

/** What is simulated: `bots` are players 0, 1, … in order; `options` are complete. */
export interface Simulation {
  readonly rules: RuleSetId;
  readonly options: Options;
  readonly hands: number;
  readonly seed: number;
  readonly bots: readonly Bot[];
}

/** One deal that was played out, with who sat where. `playerAt`: bot (by its place in `bots`) of each seat. */
export interface PlayedDeal {
  readonly deal: Deal;
  readonly events: readonly DealEvent[];
  readonly playerAt: readonly number[];
  /** The number of its fixed hand, in duplicate; else of the deal itself. */
  readonly unit: number;
}

/** Plays whole matches one after another and stops after the last hand. Records are made only if somebody takes them. */
export function simulateMatches(
  simulation: Simulation,
  onDeal: (played: PlayedDeal) => void,
  onRecord?: (record: GameRecord) => void,
): void {
  let played = 0;
  for (let index = 0; played < simulation.hands; index++) {
    played += simulateMatch(simulation, { index, played, onDeal, ...(onRecord ? { onRecord } : {}) });
  }
}

/** Plays one match to its end, however many hands it has. */
export function recordOfMatch(simulation: Omit<Simulation, 'hands'>): GameRecord {
  const records: GameRecord[] = [];
  const onRecord = (record: GameRecord) => records.push(record);
  simulateMatch({ ...simulation, hands: Infinity }, { index: 0, played: 0, onDeal: () => {}, onRecord });
  return records[0]!;
}

interface MatchRun {
  readonly index: number;
  readonly played: number;
  readonly onDeal: (played: PlayedDeal) => void;
  readonly onRecord?: (record: GameRecord) => void;
}

function simulateMatch(simulation: Simulation, run: MatchRun): number {
  const bits = hashText(`sim:${simulation.seed}:${run.index}`).slice(0, 32);
  const first = startMatch({ rules: simulation.rules, options: simulation.options, bits, text: '' });
  const hands: RecordedHand[] = [];
  let match = first;
  while (
    match.progress &&
    match.progress.repeat < MOST_REPEATS &&
    run.played + match.dealt < simulation.hands
  ) {
    const started = startNextDeal(match);
    const played = playOut(simulation.bots, started, tableOf(match, run.played + match.dealt));
    if (run.onRecord) hands.push(recordDeal(match.progress, started, played));
    run.onDeal(played);
    match = finishDeal(match, played.deal);
  }
  const { progress, closing } = match;
  run.onRecord?.(
    recordMatch(first, { ...partsOf(simulation, first), hands, complete: progress === null, closing }),
  );
  return match.dealt;
}

/** Who sits at each seat of a deal, and the words that the bots' streams begin with. */
interface TablePlan {
  readonly playerAt: readonly number[];
  readonly words: readonly number[];
  readonly unit: number;
}

function tableOf(match: Match, unit: number): TablePlan {
  return { playerAt: playersOf(match), words: streamSeed(match.bits, `bots:${match.dealt}`), unit };
}

function playOut(
  bots: readonly Bot[],
  { deal, events }: StartedDeal,
  { playerAt, words, unit }: TablePlan,
): PlayedDeal {
  const seated = playerAt.map((player) => ({ bot: bots[player] as Bot, player }));
  playDeal(deal, decideWith(seated, words), events);
  return { deal, events, playerAt, unit };
}

function partsOf(simulation: Simulation, match: Match): Omit<RecordParts, 'hands' | 'complete'> {
  const players = simulation.bots.map(({ id }, player) => ({
    name: `${id} ${player + 1}`,
    kind: 'bot' as const,
    bot: id,
  }));
  return { app: APP_VERSION, players, seating: throwsByPlayer(throwForFirstEast(match)) };
}

/**
 * Duplicate: each fixed hand is played once in every rotation of the bots over the seats, every seat drawing from
 * its own queue.
 */
export function simulateDuplicate(simulation: Simulation, onDeal: (played: PlayedDeal) => void): void {
  const seats = simulation.bots.length;
  for (let played = 0; played < simulation.hands; played++)
    onDeal(playFixedHand(simulation, Math.floor(played / seats), played % seats));
}

/** A fixed hand, by its number, with the bots turned by so many seats. Dealers and prevailing winds take turns through all combinations. */
export function playFixedHand(
  { rules, options, seed, bots }: Omit<Simulation, 'hands'>,
  unit: number,
  turned: number,
): PlayedDeal {
  const { seats } = rulesOf({ rules, options }).geometry;
  const bits = hashText(`duplicate:${seed}:${unit}`).slice(0, 32);
  const prevailing = Math.floor(unit / seats) % seats;
  const started = startQueueDeal({ rules, options }, prevailing, stream(bits, 'queues'));
  const playerAt = Array.from({ length: seats }, (_, seat) => (seat + turned + unit) % seats);
  return playOut(bots, started, { playerAt, words: streamSeed(bits, 'bots'), unit });
}

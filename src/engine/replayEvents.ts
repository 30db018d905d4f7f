import { advance } from './advance';
import { firstDifference } from './firstDifference';
import { beginDeal } from './match';
import { quote } from './quote';
import { recordEvent, recordResult } from './record';
import type { RecordedEvent, RecordedHand } from './record';
import { answersShown, sameTiles, skipPasses, UNORDERED } from './replayAnswers';
import type { ReplayPlace, ShownAnswer } from './replayAnswers';
import { tellDecisions } from './replayDecisions';
import type { OnDecision } from './replayDecisions';
import { fail, ok, type Result } from './result';
import type { EventSink } from './rules';
import { rulesOf } from './knownRules';
import type { Snapshots } from './replaySnapshots';
import type { Deal, DealEvent, Player } from './types';

/** A replay with the engine's events so far. */
interface Replay extends ReplayPlace {
  readonly events: DealEvent[];
  /** What the engine's events go to, on the way to `events`. */
  readonly sink: EventSink;
  /** Index in the record of each event of the engine. */
  readonly places: number[];
}

interface ReplayAs {
  /** Who sits where, by seat. */
  readonly players: readonly Player[];
  /** The hand may break off after any event. */
  readonly mayStop: boolean;
  /** Takes the deal after every event, where somebody wants to see it. */
  readonly snapshots: Snapshots | null;
  /** Is told every decision that the record shows, before it is answered, where somebody wants to know. */
  readonly onDecision?: OnDecision | undefined;
  /** Is told the answers of all seats that the deal waits for, before they are given, where somebody wants to know. */
  readonly onAnswers?: ((deal: Deal, answers: readonly ShownAnswer[]) => void) | undefined;
}

/** Plays the events of a recorded hand on a deal whose hands are dealt, and checks them and the result. */
export function replayEvents(
  deal: Deal,
  hand: RecordedHand,
  { players, mayStop, snapshots, ...listeners }: ReplayAs,
): Result<Deal> {
  const events: DealEvent[] = [];
  const replay: Replay = {
    players,
    rules: rulesOf(deal),
    deal,
    hand,
    events,
    sink: snapshots?.watch(deal, events) ?? events,
    places: [],
    passes: new Set(),
    next: 0,
  };
  const breaksOff = (): boolean => mayStop && !hand.result && isAtEnd(replay);
  beginDeal(deal, replay.sink);
  snapshots?.settle(deal);
  let matched = matchEvents(replay);
  while (matched.ok && deal.pending) {
    if (breaksOff()) return ok(deal);
    if (isAtEnd(replay)) return fail(`event ${replay.next + 1} is missing: the hand is not over.`);
    matched = answerAll(replay, listeners);
    snapshots?.settle(deal);
    if (matched.ok) matched = matchEvents(replay);
  }
  if (breaksOff()) return ok(deal);
  return matched.ok ? checkResult(replay) : matched;
}

function isAtEnd(replay: Replay): boolean {
  skipPasses(replay);
  return replay.next >= replay.hand.events.length;
}

/** Compares the engine's new events with the recorded ones. */
function matchEvents(replay: Replay): Result<true> {
  for (let at = replay.places.length; at < replay.events.length; at++) {
    skipPasses(replay);
    const expected = recordEvent(replay.deal, replay.players, replay.events[at]!);
    const found = replay.hand.events[replay.next];
    const different = differenceOf(expected, found);
    if (different !== null) return fail(`event ${replay.next + 1}: ${different}.`);
    replay.places.push(replay.next++);
  }
  return ok(true);
}

/** What is wrong with a recorded event; null where nothing is. What else it says does not matter. */
function differenceOf(expected: RecordedEvent, found: RecordedEvent | undefined): string | null {
  if (found?.type !== expected.type || found.p !== expected.p)
    return `expected ${quote(expected)}, found ${quote(found)}`;
  for (const [name, value] of Object.entries(expected)) {
    const given: unknown = found[name as keyof RecordedEvent];
    if (UNORDERED.includes(name) && sameTiles(value as string[], given as string[])) continue;
    const different = firstDifference(value, given, name);
    if (different !== null) return different;
  }
  return null;
}

/** Gives every seat asked the answer that the record shows for it. */
function answerAll(
  replay: Replay,
  { onDecision, onAnswers }: Pick<ReplayAs, 'onDecision' | 'onAnswers'>,
): Result<true> {
  const answers = answersShown(replay);
  if (!answers.ok) return answers;
  onAnswers?.(replay.deal, answers.value);
  if (onDecision) tellDecisions(replay, answers.value, onDecision);
  for (const { action } of answers.value) advance(replay.deal, action, replay.sink);
  return ok(true);
}

function checkResult(replay: Replay): Result<Deal> {
  const { deal, hand } = replay;
  if (!isAtEnd(replay))
    return fail(`event ${replay.next + 1}: the hand was over, found ${quote(hand.events[replay.next])}.`);
  const result = recordResult(deal, replay.players);
  const places = result.ledger.map(({ event }) => replay.places[event]);
  const expected = {
    ...result,
    ledger: result.ledger.map((entry, at) => ({ ...entry, reason: undefined, event: places[at] })),
  };
  const found = hand.result && {
    ...hand.result,
    ledger: hand.result.ledger.map((entry) => ({ ...entry, reason: undefined })),
  };
  const different = firstDifference(expected, found, 'result');
  if (different === null) return ok(deal);
  const entry = /^result\.ledger\[(\d+)\]/.exec(different);
  const event = (entry && places[Number(entry[1])]) ?? hand.events.length - 1;
  return fail(`event ${event + 1}: ${different}.`);
}

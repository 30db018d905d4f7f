import { advance } from './advance';
import { beginDeal } from './match';
import { quote } from './quote';
import { recordEvent, recordResult } from './record';
import type { RecordedEvent, RecordedHand } from './record';
import { answersShown, sameTiles, skipPasses, UNORDERED } from './replayAnswers';
import type { ReplayPlace } from './replayAnswers';
import { tellDecisions } from './replayDecisions';
import type { OnDecision } from './replayDecisions';
import { fail, ok, type Result } from './result';
import type { EventSink } from './rules';
import { rulesOf } from './knownRules';
import type { Snapshots } from './replaySnapshots';
import { sameJson } from './sameJson';
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
}

/** Plays the events of a recorded hand on a deal whose hands are dealt, and checks them and the result. */
export function replayEvents(
  deal: Deal,
  hand: RecordedHand,
  { players, mayStop, snapshots, onDecision }: ReplayAs,
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
    matched = answerAll(replay, onDecision);
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
    if (!found || !isSameEvent(expected, found)) {
      return fail(`event ${replay.next + 1}: expected ${quote(expected)}, found ${quote(found ?? null)}.`);
    }
    replay.places.push(replay.next++);
  }
  return ok(true);
}

function isSameEvent(expected: RecordedEvent, found: RecordedEvent): boolean {
  return Object.entries(expected).every(([name, value]) => {
    const given: unknown = found[name as keyof RecordedEvent];
    return UNORDERED.includes(name)
      ? sameTiles(value as string[], given as string[])
      : sameJson(value, given);
  });
}

/** Gives every seat asked the answer that the record shows for it. */
function answerAll(replay: Replay, onDecision: OnDecision | undefined): Result<true> {
  const answers = answersShown(replay);
  if (!answers.ok) return answers;
  if (onDecision) tellDecisions(replay, answers.value, onDecision);
  for (const { action } of answers.value) advance(replay.deal, action, replay.sink);
  return ok(true);
}

function checkResult(replay: Replay): Result<Deal> {
  const { deal, hand } = replay;
  if (!isAtEnd(replay))
    return fail(`event ${replay.next + 1}: the hand was over, found ${quote(hand.events[replay.next])}.`);
  const result = recordResult(deal, replay.players);
  const expected = {
    ...result,
    ledger: result.ledger.map((entry) => ({ ...entry, reason: '', event: replay.places[entry.event] })),
  };
  const found = hand.result && {
    ...hand.result,
    ledger: hand.result.ledger.map((entry) => ({ ...entry, reason: '' })),
  };
  return sameJson(expected, found)
    ? ok(deal)
    : fail(`the result should be ${quote(expected)}, found ${quote(hand.result ?? null)}.`);
}

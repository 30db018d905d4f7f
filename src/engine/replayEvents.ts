import { advance } from './advance';
import { firstDifference } from './firstDifference';
import { beginDeal } from './match';
import { quote } from './quote';
import { withListsInOneOrder } from './sameJson';
import { recordEvent, recordResult, withPlaces } from './record';
import { asWritten, isRecorded } from './recordNames';
import type { RecordedEvent, RecordedHand, RecordedResult } from './record';
import { answersShown, sameTiles, skipPasses, UNORDERED } from './replayAnswers';
import type { ReplayPlace, ShownAnswer } from './replayAnswers';
import { tellDecisions } from './replayDecisions';
import type { OnDecision } from './replayDecisions';
import { fail, ok, type Result } from './result';
import type { EventSink, Rules } from './rules';
import { rulesOf } from './knownRules';
import type { Snapshots } from './replaySnapshots';
import type { Deal, DealEvent, Player } from './types';

/** A replay with the engine's events so far. */
interface Replay extends ReplayPlace {
  readonly events: DealEvent[];
  /** What the engine's events go to, on the way to `events`. */
  readonly sink: EventSink;
  readonly isTold: (event: DealEvent) => boolean;
  /** By event of the engine, its index in the record. An event that the record leaves out has that of the one before. */
  readonly places: number[];
}

/** Which events of the engine a record tells: older versions also wrote notes that follow from the rest. */
function toldIn(rules: Rules, { events }: RecordedHand): (event: DealEvent) => boolean {
  const isOld = events.some(({ type }) => rules.unrecorded.includes(type));
  return (event) => isOld || isRecorded(rules, event);
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
  const rules = rulesOf(deal);
  const isTold = toldIn(rules, hand);
  const replay: Replay = {
    players,
    rules,
    deal,
    hand: { ...hand, events: hand.events.map((event) => asWritten(rules, event)) },
    isTold,
    events,
    sink: snapshots?.watch(deal, events, isTold) ?? events,
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
    if (!replay.isTold(replay.events[at]!)) {
      replay.places.push(replay.places.at(-1) ?? 0);
      continue;
    }
    skipPasses(replay);
    const batch = batchAt(replay, at);
    if (batch) {
      replay.places.push(...batch);
      replay.next += batch.length;
      at += batch.length - 1;
      continue;
    }
    const found = replay.hand.events[replay.next];
    const different = differenceOf(recorded(replay, at), found);
    if (different !== null) return fail(`event ${replay.next + 1}: ${different}.`);
    replay.places.push(replay.next++);
  }
  return ok(true);
}

/** An event of the engine as a record writes it. "The bonus tile laid out last" is the one that the record has last. */
function recorded({ deal, players, events, hand, next }: Replay, at: number): RecordedEvent {
  const event = recordEvent(deal, players, events[at]!);
  if (event.by !== 'bonus-tiles') return event;
  const last = hand.events.slice(0, next).findLast(({ type }) => type === 'bonus');
  return { ...event, ...(last?.tile === undefined ? {} : { tile: last.tile }) };
}

/**
 * Bonus tiles that a seat lays out together stand in any order in a record, each before the notes that follow from it.
 * Gives the places in the record of those from `at` on; null where there are not several, or they are not these.
 */
function batchAt(replay: Replay, at: number): number[] | null {
  const { events, next, hand } = replay;
  const end = events.findIndex(({ type }, place) => place > at && type !== 'bonus' && type !== 'note');
  const size = (end < 0 ? events.length : end) - at;
  if (events[at]?.type !== 'bonus' || size < 2) return null;
  const wanted = inGroups(events.slice(at, at + size).map((_, nth) => recorded(replay, at + nth)));
  const found = inGroups(hand.events.slice(next, next + size));
  const starts = found.map((_, nth) => next + found.slice(0, nth).flat().length);
  const free = new Set(found.keys());
  const places = wanted.map((group) => {
    const which = [...free].find((nth) => isSameGroup(group, found[nth]!));
    if (which === undefined) return null;
    free.delete(which);
    return group.map((_, nth) => starts[which]! + nth);
  });
  return places.every((each) => each !== null) ? places.flat() : null;
}

/** A bonus tile with the notes that follow it, one by one. */
function inGroups(events: readonly RecordedEvent[]): RecordedEvent[][] {
  const groups: RecordedEvent[][] = [];
  for (const event of events) {
    if (event.type === 'bonus' || groups.length === 0) groups.push([event]);
    else groups.at(-1)!.push(event);
  }
  return groups;
}

function isSameGroup(wanted: readonly RecordedEvent[], found: readonly RecordedEvent[]): boolean {
  return (
    wanted.length === found.length && wanted.every((event, at) => differenceOf(event, found[at]) === null)
  );
}

/** What is wrong with a recorded event; null where nothing is. What else it says does not matter. */
function differenceOf(expected: RecordedEvent, found: RecordedEvent | undefined): string | null {
  if (found?.type !== expected.type || found.p !== expected.p)
    return `expected ${quote(expected)}, found ${quote(found)}`;
  for (const [name, value] of Object.entries(expected)) {
    const given: unknown = found[name as keyof RecordedEvent];
    if (UNORDERED.includes(name) && sameTiles(value as string[], given as string[])) continue;
    if (name === 'drawn' && given === undefined) continue;
    const isScore = name === 'score';
    const different = isScore
      ? firstDifference(withListsInOneOrder(value), withListsInOneOrder(given), name)
      : firstDifference(value, given, name);
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
  const result = withPlaces(recordResult(deal, replay.players), replay.places);
  const expected = { ...result, ledger: entriesOf(result.ledger) };
  const found = hand.result && {
    ...withoutStart(replay.rules, hand.result),
    ledger: entriesOf(hand.result.ledger),
  };
  const different = firstDifference(expected, found, 'result');
  if (different === null) return ok(deal);
  const entry = /^result\.ledger\[(\d+)\]/.exec(different);
  const event = (entry && expected.ledger[Number(entry[1])]?.event) ?? hand.events.length - 1;
  return fail(`event ${event + 1}: ${different}.`);
}

/** Older versions wrote what earlier hands had left beside the result. */
function withoutStart({ recordStart }: Rules, result: RecordedResult): RecordedResult {
  const left = Object.keys(recordStart?.({}) ?? {});
  return Object.fromEntries(
    Object.entries(result).filter(([name]) => !left.includes(name)),
  ) as unknown as RecordedResult;
}

type Entry = RecordedResult['ledger'][number];

/** The payments of a ledger in one order. Their reason is a note, and one of nothing says nothing. */
function entriesOf(ledger: readonly Entry[]): Omit<Entry, 'reason'>[] {
  return ledger
    .filter(({ amount }) => amount !== 0)
    .map(({ event, from, to, amount }) => ({ event, from, to, amount }))
    .toSorted(
      (a, b) => a.event - b.event || order(a.from, b.from) || order(a.to, b.to) || a.amount - b.amount,
    );
}

function order(a: number | null, b: number | null): number {
  return (a ?? -1) - (b ?? -1);
}

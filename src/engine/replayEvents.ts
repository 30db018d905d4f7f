import { advance } from './advance';
import { faceOf } from './draw';
import { legalActions } from './legalActions';
import { beginDeal } from './match';
import { formatTile, parseTiles } from './notation';
import { quote } from './quote';
import { recordEvent, recordResult, standsFor } from './record';
import type { RecordedEvent, RecordedHand } from './record';
import { fail, ok, type Result } from './result';
import type { EventSink, Rules } from './rules';
import { rulesOf } from './knownRules';
import type { Snapshots } from './replaySnapshots';
import { hasSeat } from './state';
import { countsAs } from './tiles';
import type { Action, Deal, DealEvent, Pending, Player, Seat, TileId, TileKind } from './types';

/** Where a replay stands: the engine's deal, its events, and how many of the recorded events they have matched. */
interface Replay {
  readonly rules: Rules;
  readonly deal: Deal;
  readonly hand: RecordedHand;
  readonly players: readonly Player[];
  readonly events: DealEvent[];
  /** What the engine's events go to, on the way to `events`. */
  readonly sink: EventSink;
  /** Index in the record of each event of the engine. */
  readonly places: number[];
  /** Places of written passes that were right; they match no event of the engine. */
  readonly passes: Set<number>;
  next: number;
}

interface ReplayAs {
  /** Who sits where, by seat. */
  readonly players: readonly Player[];
  /** The hand may break off after any event. */
  readonly mayStop: boolean;
  /** Takes the deal after every event, where somebody wants to see it. */
  readonly snapshots: Snapshots | null;
}

/** Plays the events of a recorded hand on a deal whose hands are dealt, and checks them and the result. */
export function replayEvents(
  deal: Deal,
  hand: RecordedHand,
  { players, mayStop, snapshots }: ReplayAs,
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
    matched = answerAll(replay);
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

/** A pass that was right matches no event of the engine: it changes nothing and may be left out. */
function skipPasses(replay: Replay): void {
  while (replay.passes.has(replay.next)) replay.next++;
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

/** Lists of tiles whose order says nothing. */
const UNORDERED = ['own', 'gave', 'got'];

/** The same tiles in any order. */
function sameTiles(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return inOrder(a) === inOrder(b);
}

function inOrder(tiles: readonly string[]): string {
  return tiles.toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}

/** Gives every seat asked the answer that the record shows for it. */
function answerAll(replay: Replay): Result<true> {
  const { deal, players } = replay;
  const pending = deal.pending as Pending;
  const wrong = checkPasses(replay);
  if (wrong !== null) return fail(wrong);
  const answers: Action[] = [];
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (!hasSeat(pending.waiting, seat)) continue;
    const player = players[seat]!;
    const answer = ASKED_FOR_CLAIMS.includes(pending.why)
      ? claimBy(replay, seat, player)
      : turnOf(replay, seat, player);
    if (!answer) return fail(unexpected(replay, seat, player));
    answers.push(answer);
  }
  for (const answer of answers) advance(deal, answer, replay.sink);
  return ok(true);
}

const ASKED_FOR_CLAIMS = ['discard', 'kong', 'bonus', 'declare'];
const CLAIM_EVENTS = ['pass', 'false-win', 'win', 'chow', 'pong', 'kong', 'group'];

/** The recorded events that answer what the deal waits for, by their places. */
function answersFrom({ deal, hand, next }: Replay): number[] {
  const { why } = deal.pending as Pending;
  const kinds = ASKED_FOR_CLAIMS.includes(why) ? [...CLAIM_EVENTS, ...declarations(deal)] : ['pass'];
  const places: number[] = [];
  for (let at = next; at < hand.events.length; at++) {
    const event = hand.events[at]!;
    if (!kinds.includes(event.type) || event.by === 'wall') break;
    places.push(at);
  }
  return places;
}

/** What seats may declare now, by name. */
function declarations(deal: Deal): string[] {
  const choices = deal.seats.flatMap((_, seat) => legalActions(deal, seat));
  return choices.flatMap((choice) => (choice.type === 'declare' ? [choice.what] : []));
}

/** The name that a choice's event has in a record. */
function recordedType(choice: Action): string {
  return choice.type === 'declare' ? choice.what : choice.type;
}

/** Accepts the written passes of players who had something to let go; a sentence about the first other one. */
function checkPasses(replay: Replay): string | null {
  const { deal, hand, players } = replay;
  for (const at of answersFrom(replay)) {
    const { type, p, claim } = hand.events[at]!;
    if (type !== 'pass') continue;
    const seat = players.findIndex((player) => player === p);
    const offered = seat < 0 ? [] : legalActions(deal, seat).map((choice) => choice.type);
    const lets = offered.includes('pass') || offered.includes('win');
    if (!lets || (claim !== undefined && !offered.some((each) => each === claim))) {
      return `event ${at + 1}: there was nothing that this could let go: ${quote(hand.events[at])}.`;
    }
    replay.passes.add(at);
  }
  return null;
}

function unexpected(replay: Replay, seat: Seat, player: number): string {
  skipPasses(replay);
  const allowed = [
    ...new Set(legalActions(replay.deal, seat).map((choice) => describe(replay.rules, choice))),
  ].join(', ');
  return `event ${replay.next + 1}: player ${player} may ${allowed}; found ${quote(replay.hand.events[replay.next] ?? null)}.`;
}

function describe(rules: Rules, choice: Action): string {
  const text = (tile: TileId): string => formatTile(faceOf(rules, tile));
  if (choice.type === 'discard' || choice.type === 'added-kong') return `${choice.type} ${text(choice.tile)}`;
  if (choice.type === 'concealed-kong') return `${choice.type} ${formatTile(choice.kind)}`;
  return 'own' in choice ? `${choice.type} with ${choice.own.map(text).join(' ')}` : recordedType(choice);
}

/** The choice of a turn that the next recorded event shows; of an exchange, the player's own among those that follow. */
function turnOf(replay: Replay, seat: Seat, player: number): Action | undefined {
  skipPasses(replay);
  const next = replay.hand.events[replay.next];
  const isExchange = next?.type === 'exchange';
  const event = isExchange ? replay.hand.events.slice(replay.next).find(({ p }) => p === player) : next;
  if (!event || event.p !== player) return undefined;
  const type = event.type === 'false-win' ? 'win' : event.type;
  const fitting = legalActions(replay.deal, seat).filter(
    (choice) => recordedType(choice) === type && fits(replay, choice, event),
  );
  return fitting.find((choice) => isExactly(replay, choice, event)) ?? fitting[0];
}

/** The tile just drawn; the tiles of an exchange in the order in which they are written. */
function isExactly({ rules, deal }: Replay, choice: Action, { gave }: RecordedEvent): boolean {
  if (choice.type === 'exchange') return sameJson(textOf(rules, choice.tiles), gave);
  return choice.type === 'discard' && choice.tile === deal.drawn?.tile;
}

function fits({ rules, deal, players }: Replay, choice: Action, event: RecordedEvent): boolean {
  const text = (tile: TileId): string => formatTile(faceOf(rules, tile));
  if (choice.type === 'discard' || choice.type === 'added-kong') return text(choice.tile) === event.tile;
  if (choice.type === 'concealed-kong') return kindIn(event.tile) === choice.kind;
  if (choice.type === 'declare') {
    const { tile, target } = choice;
    const isAimed = target === null || players[target.seat] === event.from;
    const aim = target?.tile ?? null;
    return (
      isAimed && (tile === null || text(tile) === event.tile) && (aim === null || text(aim) === event.target)
    );
  }
  if (choice.type === 'exchange') return sameTiles(textOf(rules, choice.tiles), event.gave);
  if (!('own' in choice)) return true;
  if (!sameTiles(textOf(rules, choice.own), event.own)) return false;
  const { tile } = deal.pending as Pending;
  return choice.kind === undefined || sameJson(standsFor(rules, choice, tile as TileId), event.as);
}

function textOf(rules: Rules, tiles: readonly TileId[]): string[] {
  return tiles.map((tile) => formatTile(faceOf(rules, tile)));
}

/** What a written tile is in a hand. */
function kindIn(text: string | undefined): TileKind | null {
  const read = parseTiles(text ?? '');
  return read.ok && read.value.length === 1 ? countsAs(read.value[0]!) : null;
}

/** What this seat answered to a discard, a kong or its bonus tiles, as far as the events that follow show it: else a pass. */
function claimBy(replay: Replay, seat: Seat, player: number): Action | undefined {
  const { deal, hand } = replay;
  const choices = legalActions(deal, seat);
  for (const at of answersFrom(replay)) {
    const event = hand.events[at]!;
    if (event.p !== player) continue;
    const type =
      event.type === 'pass' ? (event.claim ?? 'pass') : event.type === 'false-win' ? 'win' : event.type;
    const fitting = choices.filter((choice) => recordedType(choice) === type);
    const isPlain = CLAIM_EVENTS.includes(type) && !event.own;
    return isPlain ? fitting[0] : fitting.find((choice) => fits(replay, choice, event));
  }
  return choices.find((choice) => choice.type === 'pass');
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

/** Whether two values are the same JSON, whatever the order of their fields. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}

import { faceOf } from './draw';
import { tilesWithFaces } from './exchange';
import { legalActions } from './legalActions';
import { formatTile, parseTiles } from './notation';
import { quote } from './quote';
import { meldWith, standsFor } from './record';
import type { RecordedEvent, RecordedHand } from './record';
import { claimType, declaredAs, isDeclared } from './recordNames';
import { fail, ok, type Result } from './result';
import type { Rules } from './rules';
import { sameJson } from './sameJson';
import { hasSeat } from './state';
import { countsAs } from './tiles';
import type { Action, Deal, Pending, Player, Seat, TileId, TileKind } from './types';

/** Where a replay stands: the engine's deal, and how many of the recorded events it has matched. */
export interface ReplayPlace {
  readonly rules: Rules;
  readonly deal: Deal;
  readonly hand: RecordedHand;
  /** Who sits where, by seat. */
  readonly players: readonly Player[];
  /** Places of written passes that were right; they match no event of the engine. */
  readonly passes: Set<number>;
  next: number;
}

/** What a seat answered, and the place of the event that shows it; null for a pass that none shows. */
export interface ShownAnswer {
  readonly seat: Seat;
  readonly action: Action;
  readonly place: number | null;
}

/** A pass that was right matches no event of the engine: it changes nothing and may be left out. */
export function skipPasses(replay: ReplayPlace): void {
  while (replay.passes.has(replay.next)) replay.next++;
}

/** Lists of tiles whose order says nothing. */
export const UNORDERED = ['own', 'gave', 'got'];

/** The same tiles in any order. */
export function sameTiles(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return inOrder(a) === inOrder(b);
}

function inOrder(tiles: readonly string[]): string {
  return tiles.toSorted((a, b) => (a < b ? -1 : 1)).join(' ');
}

/** The answer of every seat that the deal waits for, as the record shows it. */
export function answersShown(replay: ReplayPlace): Result<readonly ShownAnswer[]> {
  const { deal, players } = replay;
  const pending = deal.pending as Pending;
  const wrong = checkPasses(replay);
  if (wrong !== null) return fail(wrong);
  const answers: ShownAnswer[] = [];
  for (let seat = 0; seat < deal.seats.length; seat++) {
    if (!hasSeat(pending.waiting, seat)) continue;
    const player = players[seat]!;
    const answer = ASKED_FOR_CLAIMS.includes(pending.why)
      ? claimBy(replay, seat, player)
      : turnOf(replay, seat, player);
    if (!answer) return fail(unexpected(replay, seat, player));
    answers.push(answer);
  }
  return ok(answers);
}

const ASKED_FOR_CLAIMS = ['discard', 'kong', 'bonus', 'declare'];
const CLAIM_EVENTS = ['pass', 'false-win', 'win', 'chow', 'pong', 'kong', 'group'];

/** The recorded events that answer what the deal waits for, by their places. */
export function answersFrom({ rules, deal, hand, next }: ReplayPlace): number[] {
  const { why } = deal.pending as Pending;
  const kinds = ASKED_FOR_CLAIMS.includes(why)
    ? [...claimEvents(rules), ...declarations(rules, deal)]
    : ['pass'];
  const places: number[] = [];
  for (let at = next; at < hand.events.length; at++) {
    const event = hand.events[at]!;
    const isAnswer = kinds.includes(event.type) && event.by !== 'wall';
    if (isAnswer) places.push(at);
    else if (!isNote(rules, event)) break;
  }
  return places;
}

function claimEvents({ groups }: Rules): string[] {
  return [...CLAIM_EVENTS, ...Object.values(groups)];
}

const OTHER_EVENTS = [
  'draw',
  'bonus',
  'discard',
  'concealed-kong',
  'added-kong',
  'exchange',
  'exhausted',
  'aborted',
];

/** What a game tells of its own may stand between answers. */
function isNote(rules: Rules, { type }: RecordedEvent): boolean {
  return !claimEvents(rules).includes(type) && !OTHER_EVENTS.includes(type);
}
/** What seats may declare now, by the types that records write. */
function declarations(rules: Rules, deal: Deal): string[] {
  const choices = deal.seats.flatMap((_, seat) => legalActions(deal, seat));
  return choices.flatMap((choice) => (choice.type === 'declare' ? recordedType(rules, choice) : []));
}

/** The type that a choice's event has in a record. */
export function recordedType(rules: Rules, choice: Action): string {
  if (choice.type === 'declare') return declaredAs(rules, choice.what).type;
  return 'own' in choice ? claimType(rules, choice) : choice.type;
}

/** Accepts the written passes of players who had something to let go; a sentence about the first other one. */
function checkPasses(replay: ReplayPlace): string | null {
  const { rules, deal, hand, players } = replay;
  for (const at of answersFrom(replay)) {
    const { type, p, claim } = hand.events[at]!;
    if (type !== 'pass') continue;
    const seat = players.findIndex((player) => player === p);
    const offered = seat < 0 ? [] : legalActions(deal, seat).map((choice) => recordedType(rules, choice));
    const lets = offered.includes('pass') || offered.includes('win');
    if (!lets || (claim !== undefined && !offered.includes(claim))) {
      return `event ${at + 1}: there was nothing that this could let go: ${quote(hand.events[at])}.`;
    }
    replay.passes.add(at);
  }
  return null;
}

function unexpected(replay: ReplayPlace, seat: Seat, player: number): string {
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
  const type = recordedType(rules, choice);
  return 'own' in choice ? `${type} with ${choice.own.map(text).join(' ')}` : type;
}

/** The choice of a turn that the next recorded event shows; of an exchange, the player's own among those that follow. */
function turnOf(replay: ReplayPlace, seat: Seat, player: number): ShownAnswer | undefined {
  skipPasses(replay);
  const { events } = replay.hand;
  const isExchange = replay.deal.pending?.why === 'exchange';
  const place = isExchange ? exchangeOf(replay, player) : replay.next;
  if (place === null) return nothingGiven(replay, seat);
  const event = events[place];
  const choices = legalActions(replay.deal, seat);
  if (!event || event.p !== player) return passIn(choices, seat);
  const type = event.type === 'false-win' ? 'win' : event.type;
  const told = toldAfter(replay, place);
  const fitting = choices
    .map((choice) => withRecordedTiles(replay.rules, choice, event))
    .filter((choice) =>
      told === null
        ? recordedType(replay.rules, choice) === type && fits(replay, choice, event)
        : goesWith(replay.rules, choice, { told, tile: event.tile }),
    );
  const action = fitting.find((choice) => isExactly(replay, choice, place)) ?? fitting[0];
  return action ? { seat, action, place } : passIn(choices, seat);
}

/** The declaration that goes with the discard at this place and is told after it; null where there is none. */
function toldAfter({ rules, hand: { events } }: ReplayPlace, place: number): string | null {
  const [event, next] = events.slice(place, place + 2);
  if (event?.type !== 'discard' || !next || next.p !== event.p) return null;
  return rules.toldAfterDiscard.find((what) => isDeclared(rules, what, next)) ?? null;
}

/** Whether a choice is this declaration with the tile that was discarded. */
function goesWith(
  rules: Rules,
  choice: Action,
  { told, tile }: { readonly told: string; readonly tile: RecordedEvent['tile'] },
): boolean {
  if (choice.type !== 'declare' || choice.what !== told || choice.tile === null) return false;
  return formatTile(faceOf(rules, choice.tile)) === tile;
}

/** The place of the player's exchange among those that follow; null where none is written. */
function exchangeOf({ hand: { events }, next }: ReplayPlace, player: number): number | null {
  const place = events.findIndex(({ p }, at) => at >= next && p === player);
  const event = events[place];
  return event?.type === 'exchange' && event.step === events[next]?.step ? place : null;
}

/** Where nothing was exchanged nothing need be written. */
function nothingGiven({ deal }: ReplayPlace, seat: Seat): ShownAnswer | undefined {
  const offer = legalActions(deal, seat).find((choice) => choice.type === 'exchange' && choice.offer);
  if (offer?.type !== 'exchange' || offer.tiles.length > 0) return undefined;
  return { seat, action: { type: 'exchange', seat, tiles: [] }, place: null };
}

/** An offer with the tiles that the record says were given. */
function withRecordedTiles(rules: Rules, choice: Action, { gave }: RecordedEvent): Action {
  if (choice.type !== 'exchange' || !choice.offer) return choice;
  const read = parseTiles((gave ?? []).join(''));
  const tiles = read.ok ? tilesWithFaces(choice.offer, rules.tiles.faces, read.value) : null;
  return tiles ? { type: 'exchange', seat: choice.seat, tiles } : choice;
}

/**
 * The tiles of an exchange in the order in which they are written; of equal tiles the one that was thrown. Where that is
 * not written, none is taken for the one just drawn.
 */
function isExactly({ rules, deal, hand }: ReplayPlace, choice: Action, place: number): boolean {
  if (choice.type === 'exchange') return sameJson(textOf(rules, choice.tiles), hand.events[place]?.gave);
  const tile = thrownBy(choice);
  return tile !== null && (tile === deal.drawn?.tile) === (drawnAt(hand, place) ?? false);
}

/** The tile that a choice throws, if it does; a declaration may. */
export function thrownBy(choice: Action): TileId | null {
  return choice.type === 'discard' || choice.type === 'declare' ? choice.tile : null;
}

/** Whether the next tile thrown from this event on is said to be the one just drawn. */
export function drawnAt({ events }: RecordedHand, place: number): boolean | undefined {
  return events.find(({ type }, at) => at >= place && type === 'discard')?.drawn;
}

function fits({ rules, deal, players }: ReplayPlace, choice: Action, event: RecordedEvent): boolean {
  const text = (tile: TileId): string => formatTile(faceOf(rules, tile));
  if (choice.type === 'discard' || choice.type === 'added-kong') return text(choice.tile) === event.tile;
  if (choice.type === 'concealed-kong') return kindIn(event.tile) === choice.kind;
  if (choice.type === 'declare') {
    const { tile, target } = choice;
    const isAimed = target === null || players[target.seat] === event.from;
    const aim = target?.tile ?? null;
    const isThere = !target || aim === null || meldWith(deal, target.seat, aim) === event.meld;
    const isIt = isDeclared(rules, choice.what, event);
    return isIt && isAimed && isThere && (tile === null || text(tile) === event.tile);
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
function claimBy(replay: ReplayPlace, seat: Seat, player: number): ShownAnswer | undefined {
  const { rules, deal, hand } = replay;
  const choices = legalActions(deal, seat);
  for (const at of answersFrom(replay)) {
    const event = hand.events[at]!;
    if (event.p !== player) continue;
    const type =
      event.type === 'pass' ? (event.claim ?? 'pass') : event.type === 'false-win' ? 'win' : event.type;
    const fitting = choices.filter((choice) => recordedType(rules, choice) === type);
    const isPlain = claimEvents(rules).includes(type) && !event.own;
    const action = isPlain ? fitting[0] : fitting.find((choice) => fits(replay, choice, event));
    return action && { seat, action, place: at };
  }
  const win = areTooMany(replay) ? choices.find((choice) => choice.type === 'win') : undefined;
  return win ? { seat, action: win, place: null } : passIn(choices, seat);
}

/** Whether more have called a tile than may win with it: then the end of the hand alone shows their calls. */
function areTooMany({ rules: { severalWinners }, hand: { events }, next }: ReplayPlace): boolean {
  const then = events.find(({ type }, at) => at >= next && type !== 'pass');
  return typeof severalWinners === 'object' && then?.type === 'aborted' && then.why === severalWinners.end;
}

/** That a seat passes, where it may. No event needs to show it. */
function passIn(choices: readonly Action[], seat: Seat): ShownAnswer | undefined {
  const action = choices.find((choice) => choice.type === 'pass');
  return action && { seat, action, place: null };
}

import { faceOf, kindOf } from './draw';
import { dealScores, playersOf } from './match';
import type { Match, StartedDeal } from './match';
import { formatSeat, formatTile } from './notation';
import { claimType, declaredAs, isRecorded } from './recordNames';
import { changedOptions } from './options';
import { hashHex } from './random';
import type { GameRecord, RecordedEvent, RecordedHand, RecordedPlayer, RecordedResult } from './recordTypes';
import type { ClosingLine, Progress, Rules } from './rules';
import { ruleSetOf, rulesOf } from './knownRules';
import { heldHands } from './scoring/heldHands';
import { wholeWall } from './source';
import type {
  ClaimAction,
  Deal,
  DealEvent,
  LedgerEntry,
  Meld,
  Player,
  Seat,
  Target,
  TileId,
  WinContext,
} from './types';
import { recipeOf } from './wall';
import { withoutFeeders } from './winContext';

export const RECORD_FORMAT = 'mahjong-record';
export const RECORD_VERSION = 1;

export type { GameRecord, RecordedEvent, RecordedHand, RecordedPlayer, RecordedResult } from './recordTypes';

/** What a record holds besides the match it began with. */
export interface RecordParts {
  readonly app: string;
  readonly players: readonly RecordedPlayer[];
  readonly seating?: readonly (readonly (number | null)[])[];
  readonly hands: readonly RecordedHand[];
  readonly complete: boolean;
  /** What the end of the match added, where it is over. */
  readonly closing?: readonly ClosingLine[] | undefined;
  /** A player was shown what choices are worth. */
  readonly coached?: boolean;
  /** A player could take choices back. */
  readonly practice?: boolean;
}

/** The record of a match, given as it was before its first deal. */
export function recordMatch(match: Match, parts: RecordParts): GameRecord {
  const ruleSet = ruleSetOf(match.rules);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    app: parts.app,
    rules: match.rules,
    rulesVersion: ruleSet.version,
    options: changedOptions(ruleSet.options, match.options),
    seed: match.bits,
    commitment: hashHex(match.bits),
    text: match.text,
    players: parts.players,
    ...(parts.seating ? { seating: parts.seating } : {}),
    walls: recipeOf(rulesOf(match).geometry),
    startScores: match.scores.map(() => rulesOf(match).startPoints),
    complete: parts.complete,
    ...(parts.coached ? { coached: true } : {}),
    ...(parts.practice ? { practice: true } : {}),
    hands: parts.hands,
    ...(parts.closing ? { closing: parts.closing } : {}),
  };
}

/** A deal as far as it has been played, with all its events from the start. */
export interface PlayedEvents {
  readonly deal: Deal;
  readonly events: readonly DealEvent[];
}

/** The record of one deal; without a result while it is not over. */
export function recordDeal(progress: Progress, started: StartedDeal, played: PlayedEvents): RecordedHand {
  const { deal, events } = played;
  const rules = rulesOf(deal);
  const players = playersOf({ ...deal, progress });
  const writer = new Writer(deal, players);
  const { source, dice, wallBreak } = deal;
  if (source.type !== 'wall' || !dice || !wallBreak)
    throw new Error('A deal from queues has no wall and cannot be recorded.');
  return {
    round: formatSeat(progress.round),
    number: progress.number,
    repeat: progress.repeat,
    ...rules.recordStart?.(progress.carry),
    dealer: progress.dealer,
    ...(rules.playerAt ? { seats: players } : {}),
    dice,
    wall: writer.tiles(wholeWall(source)),
    break: { side: writer.player(wallBreak.side), stack: wallBreak.stack },
    deal: writer.byPlayer(started.dealt.map((hand) => writer.tiles(hand))),
    events: events.filter((event) => isRecorded(rules, event)).map((event) => writer.event(event)),
    ...(deal.phase.type === 'ended'
      ? { result: withPlaces(writer.result(deal), placesIn(rules, events)) }
      : {}),
  };
}

/** The place in a record of each event; of one that is left out that of the event before it. */
function placesIn(rules: Rules, events: readonly DealEvent[]): number[] {
  let written = -1;
  return events.map((event) => (isRecorded(rules, event) ? ++written : Math.max(0, written)));
}

/** The result with the events of its payments at these places. */
export function withPlaces(result: RecordedResult, places: readonly number[]): RecordedResult {
  return { ...result, ledger: result.ledger.map((entry) => ({ ...entry, event: places[entry.event]! })) };
}

/** One event as it stands in a record. `players`: who sits where, by seat. */
export function recordEvent(deal: Deal, players: readonly Player[], event: DealEvent): RecordedEvent {
  return new Writer(deal, players).event(event);
}

/** The result of a deal that is over, as it stands in a record. */
export function recordResult(deal: Deal, players: readonly Player[]): RecordedResult {
  return new Writer(deal, players).result(deal);
}

/** A payment's reason as a note: its code, and how its base was multiplied and rounded. */
function reasonOf({ reason, base, factors, round }: LedgerEntry): string {
  const times = factors.map((factor) => `${factor.id} x${factor.times}`);
  const rounded = round === undefined ? [] : [`up to ${round}s`];
  return [`${reason} ${base}`, ...times, ...rounded].join(', ');
}

/** What each of the own tiles of a claim stands for, null for itself. */
export function standsFor(rules: Rules, claim: Claimed, tile: TileId): (string | null)[] {
  const { type, own, kind = 0 } = claim;
  const taken = kindOf(rules, tile);
  const meant =
    type === 'chow' ? [0, 1, 2].map((place) => kind + place).filter((each) => each !== taken) : [];
  return own.map((each, at) => {
    const stands = meant[at] ?? kind;
    return kindOf(rules, each) === stands ? null : formatTile(stands);
  });
}

/** The place, among the melds of a seat, of the one with this tile. */
export function meldWith({ seats }: MeldsOfSeats, seat: Seat, tile: TileId): number {
  return seats[seat]?.melds.findIndex(({ tiles }) => tiles.includes(tile)) ?? -1;
}

interface MeldsOfSeats {
  readonly seats: readonly { readonly melds: readonly Meld[] }[];
}

type Claimed = Pick<ClaimAction, 'type' | 'own' | 'kind'>;

/** Turns the seats and tile ids of one deal into players and text. */
class Writer {
  private readonly deal: Deal;
  private readonly rules: Rules;
  private readonly players: readonly Player[];

  constructor(deal: Deal, players: readonly Player[]) {
    this.deal = deal;
    this.rules = rulesOf(deal);
    this.players = players;
  }

  player(seat: Seat): number {
    return this.players[seat]!;
  }

  tile(tile: TileId): string {
    return formatTile(faceOf(this.rules, tile));
  }

  tiles(tiles: readonly TileId[]): string[] {
    return tiles.map((tile) => this.tile(tile));
  }

  byPlayer<T>(bySeat: readonly T[]): T[] {
    return bySeat.map((_, player) => bySeat[this.players.indexOf(player)]!);
  }

  event(event: DealEvent): RecordedEvent {
    switch (event.type) {
      case 'exhausted':
        return { type: event.type };
      case 'aborted':
        return { type: event.type, why: event.why };
      case 'draw':
        return {
          type: event.type,
          p: this.player(event.seat),
          tile: this.tile(event.tile),
          from: event.from,
        };
      case 'chow':
      case 'pong':
      case 'kong':
      case 'group':
        return {
          type: claimType(this.rules, event),
          p: this.player(event.seat),
          tile: this.tile(event.tile),
          from: this.player(event.from),
          own: this.tiles(event.own),
          ...(event.kind === undefined ? {} : { as: standsFor(this.rules, event, event.tile) }),
        };
      case 'win':
        return { ...this.call(event), score: this.score(event.context) };
      case 'false-win':
        return this.call(event);
      case 'discard':
        return { ...this.plain(event), drawn: event.drawn };
      case 'exchange':
        return {
          type: event.type,
          p: this.player(event.seat),
          ...(event.step === undefined ? {} : { step: event.step }),
          gave: this.tiles(event.gave),
          got: this.tiles(event.got),
        };
      case 'declare':
        return {
          ...declaredAs(this.rules, event.what),
          p: this.player(event.seat),
          ...(event.tile === null ? {} : { tile: this.tile(event.tile) }),
          ...(event.target === null ? {} : this.target(event.target, event.tile)),
        };
      case 'note':
        return {
          type: event.what,
          ...(event.seat === null ? {} : { p: this.player(event.seat) }),
          ...this.noted(event),
          ...(event.why === undefined ? {} : { why: event.why }),
        };
      default:
        return this.plain(event);
    }
  }

  private plain({ type, seat, tile }: { type: string; seat: Seat; tile: TileId }): RecordedEvent {
    return { type, p: this.player(seat), tile: this.tile(tile) };
  }

  /** Its tiles; one that was taken over, with the player it lay before. */
  private noted({ tiles, from }: Extract<DealEvent, { type: 'note' }>): Partial<RecordedEvent> {
    const [tile] = tiles;
    if (tile === undefined) return {};
    return from === undefined
      ? { tiles: this.tiles(tiles) }
      : { tile: this.tile(tile), from: this.player(from) };
  }

  /** What the calculator prints for a win. */
  private score(context: WinContext): object {
    const { allHands, report } = this.rules;
    return report(withoutFeeders(context), allHands ? heldHands(this.deal) : []);
  }

  /** Where the tile that is aimed at lay in a meld, the other lies there now. */
  private target({ seat, tile: aim }: Target, tile: TileId | null): Pick<RecordedEvent, 'from' | 'meld'> {
    const from = this.player(seat);
    return aim === null || tile === null ? { from } : { from, meld: meldWith(this.deal, seat, tile) };
  }

  private call(event: Extract<DealEvent, { type: 'win' | 'false-win' }>): RecordedEvent {
    const from = event.from === null ? null : this.player(event.from);
    return { type: event.type, p: this.player(event.seat), tile: this.tile(event.tile), by: event.by, from };
  }

  result(deal: Deal): RecordedResult {
    const player = (seat: Seat | null): number | null => (seat === null ? null : this.player(seat));
    return {
      kind: deal.wins.length > 0 ? 'win' : 'draw',
      scores: dealScores(deal, this.players),
      ledger: deal.ledger.map((entry) => ({
        from: player(entry.from),
        to: player(entry.to),
        amount: entry.amount,
        reason: reasonOf(entry),
        event: entry.event,
      })),
      ...this.rules.recordResult?.(deal),
    };
  }
}

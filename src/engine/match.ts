import { beginPlay } from './advance';
import { drawTile, kindOf } from './draw';
import { Random, stream, streamSeed, wallSeed } from './random';
import type { ClosingLine, EventSink, Progress, Rules } from './rules';
import { rulesOf } from './knownRules';
import { queueSource, takeTile, wallSource } from './source';
import { addToHand, newSeat } from './state';
import type {
  Deal,
  DealEvent,
  Extras,
  Options,
  Player,
  RuleSetId,
  Seat,
  TileId,
  TileSource,
  WallBreak,
  Wind,
} from './types';
import { buildQueues, buildWall, throwForSeats } from './wall';
import type { BrokenWall, Seating } from './wall';

/** A match between deals: standings by player and the place of the deal that is on or comes next (null: over). */
export interface Match {
  readonly rules: RuleSetId;
  readonly options: Options;
  /** 128 random bits in hex, drawn and committed to before `text` is known; together they fix every wall. */
  readonly bits: string;
  readonly text: string;
  readonly scores: readonly number[];
  /** What the end of the match has added to the scores; left out where that is nothing. */
  readonly closing?: readonly ClosingLine[];
  /** Why it ended early or late, as a code of the game; left out where it did not. */
  readonly over?: string;
  readonly progress: Progress | null;
  /** Deals begun before this one: the number of its wall. */
  readonly dealt: number;
}

/** A deal as it is set up before play: the wall (or queues) and where in the match it stands. */
export interface DealSetup {
  readonly prevailing: Wind;
  readonly carry: Extras;
  readonly source: TileSource;
  readonly dice: readonly number[] | null;
  readonly wallBreak: WallBreak | null;
}

export interface StartedDeal {
  readonly deal: Deal;
  readonly events: DealEvent[];
  /** The tiles of each seat as dealt, before bonus tiles were replaced. */
  readonly dealt: readonly (readonly TileId[])[];
}

const FIRST_DEAL: Progress = { round: 0, number: 1, repeat: 0, dealer: 0, carry: {} };

/** A new match with complete `options` (see `parseOptions`); `bits` are 32 hex digits. */
export function startMatch(config: Pick<Match, 'rules' | 'options' | 'bits' | 'text'>): Match {
  const rules = rulesOf(config);
  const scores = Array<number>(rules.geometry.seats).fill(rules.startPoints);
  return { ...config, scores, progress: FIRST_DEAL, dealt: 0 };
}

/** The throws for the first East. Persons are in the order in which they sat down. */
export function throwForFirstEast(match: Match): Seating {
  return throwForSeats(rulesOf(match).geometry.seats, stream(wallSeed(match.bits, match.text), 'seating'));
}

/** The wall of the deal that comes next, broken by its dice. */
export function nextWall(match: Match): BrokenWall {
  const random = new Random(streamSeed(wallSeed(match.bits, match.text), `deal:${match.dealt}`));
  return buildWall(rulesOf(match).geometry, random);
}

/** Sets up and deals the next deal of a match, through its steps before play. The match must not be over. */
export function startNextDeal(match: Match): StartedDeal {
  const { progress } = match;
  if (!progress) throw new Error('The match is over: there is no next deal.');
  const { tiles, dice, wallBreak } = nextWall(match);
  return startDeal(match, {
    prevailing: progress.round,
    carry: progress.carry,
    source: wallSource(tiles),
    dice,
    wallBreak,
  });
}

/** A deal outside a match, each seat drawing from its own queue. */
export function startQueueDeal(
  config: { rules: RuleSetId; options: Options },
  prevailing: Wind,
  random: Random,
): StartedDeal {
  const queues = buildQueues(rulesOf(config).geometry, random);
  return startDeal(config, {
    prevailing,
    carry: {},
    source: queueSource(queues),
    dice: null,
    wallBreak: null,
  });
}

/** Deals from a given source: groups of four counter-clockwise from the dealer, then the rest, then the dealer's extra tile. */
export function startDeal(config: { rules: RuleSetId; options: Options }, setup: DealSetup): StartedDeal {
  const deal = dealHands(config, setup);
  const dealt = deal.seats.map((seat) => seat.hand.slice());
  const events: DealEvent[] = [];
  beginDeal(deal, events);
  return { deal, events, dealt };
}

/** A deal with its hands dealt and nothing drawn. */
export function dealHands(config: { rules: RuleSetId; options: Options }, setup: DealSetup): Deal {
  const rules = rulesOf(config);
  const deal = newDeal(config, setup, rules);
  dealTiles(rules, deal);
  return deal;
}

/** The dealer takes the extra tile, and the steps before play begin. */
export function beginDeal(deal: Deal, events: EventSink): void {
  const step = { rules: rulesOf(deal), deal, events };
  deal.drawn = { tile: drawTile(step, 0, 'front'), from: 'front', kongs: 0, bonus: false };
  beginPlay(step);
}

function newDeal(config: { rules: RuleSetId; options: Options }, setup: DealSetup, rules: Rules): Deal {
  return {
    rules: config.rules,
    options: config.options,
    prevailing: setup.prevailing,
    carry: setup.carry,
    source: setup.source,
    dice: setup.dice,
    wallBreak: setup.wallBreak,
    phase: { type: 'before-play', step: -1 },
    seats: Array.from({ length: rules.geometry.seats }, () => newSeat(rules.tiles.size)),
    turn: 0,
    drawn: null,
    owed: 0,
    called: false,
    discards: 0,
    events: 0,
    out: 0,
    dealerKong: false,
    pending: null,
    wins: [],
    sheets: [],
    ledger: [],
    extras: {},
  };
}

const DEALT_AT_ONCE = 4;

function dealTiles(rules: Rules, deal: Deal): void {
  const { seats, handSize } = rules.geometry;
  for (let held = 0; held < handSize; held += DEALT_AT_ONCE) {
    const group = Math.min(DEALT_AT_ONCE, handSize - held);
    for (let seat = 0; seat < seats; seat++) {
      for (let i = 0; i < group; i++) {
        const tile = takeTile(deal.source, seat, 'front');
        addToHand(deal.seats[seat]!, tile, kindOf(rules, tile));
      }
    }
  }
}

/** Who sits where in the deal that is on or comes next, by seat; when the match is over, as in its first deal. */
export function playersOf(match: Pick<Match, 'rules' | 'options' | 'progress'>): readonly Player[] {
  const { geometry, playerAt } = rulesOf(match);
  const { seats } = geometry;
  const progress = match.progress ?? FIRST_DEAL;
  return Array.from({ length: seats }, (_, seat) =>
    playerAt ? playerAt(progress, seat) : (seat + progress.dealer) % seats,
  );
}

/** What each player gained or paid in a deal, by player, from its ledger. `players`: who sat where, by seat. */
export function dealScores(deal: Deal, players: readonly Player[]): number[] {
  const scores = Array<number>(deal.seats.length).fill(0);
  const move = (seat: Seat | null, points: number): void => {
    if (seat !== null) scores[players[seat]!]! += points;
  };
  for (const { from, to, amount } of deal.ledger) {
    move(from, -amount);
    move(to, amount);
  }
  return scores;
}

/** The match after a deal that is over: standings and what comes next. At the end they hold what closes the match. */
export function finishDeal(match: Match, deal: Deal): Match {
  const { progress } = match;
  if (!progress || deal.phase.type !== 'ended')
    throw new Error('Only a deal that is over can be entered in a match.');
  const rules = rulesOf(match);
  const scores = withPoints(match.scores, dealScores(deal, playersOf(match)));
  const next = rules.nextDeal(progress, deal, scores);
  const over = next ? null : (rules.whyOver?.(progress, deal, scores) ?? null);
  const after = {
    ...match,
    scores,
    progress: next,
    dealt: match.dealt + 1,
    ...(over === null ? {} : { over }),
  };
  const closing = next ? [] : (rules.closing?.(progress, deal, scores) ?? []);
  if (closing.length === 0) return after;
  return { ...after, closing, scores: closing.reduce((sum, { points }) => withPoints(sum, points), scores) };
}

function withPoints(scores: readonly number[], points: readonly number[]): readonly number[] {
  return scores.map((score, player) => score + points[player]!);
}

/** The players by their points, the first place first; of equals the one who comes first in the first deal. */
export function placesOf(scores: readonly number[]): Player[] {
  return scores.map((_, player) => player).toSorted((a, b) => scores[b]! - scores[a]! || a - b);
}

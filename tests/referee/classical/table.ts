import type { LaidMeld } from '../../naive/classical/hand';
import { tilesOf } from '../../naive/classical/hand';
import { demand, fail } from '../breach';
import { DEALT } from '../setup';
import type { GameEvent, Hand } from '../shape';
import { PLAYERS } from '../shape';
import { firstDifference, nameOf, setWithExtras, TILE_NAMES } from '../tiles';
import { isReady } from './forms';
import type { Options } from './options';

/** What a bot is known to do: take every claim it may, or only every win. */
export type Habit = 'claims' | 'wins' | 'none';

export interface Match {
  readonly options: Options;
  readonly habits: readonly Habit[];
  readonly counts: Record<string, number>;
}

export interface Player {
  hand: number[];
  melds: LaidMeld[];
  readonly extras: number[];
  readonly river: number[];
  /** After a false win that opens the hand: it wins no more. */
  isBarred: boolean;
  isReady: boolean;
}

/** The tile drawn last by the player in turn; `kongs`: drawn for so many kongs, each made with the one before. */
export interface Drawn {
  readonly tile: number;
  readonly end: 'front' | 'back';
  readonly kongs: number;
}

export interface Window {
  readonly why: 'discard' | 'added-kong' | 'concealed-kong';
  readonly from: number;
  readonly tile: number;
  /** Who has called falsely. */
  readonly falseCalls: number[];
}

export type Phase =
  | { readonly at: 'fourteenth' }
  | { readonly at: 'dealt-extras'; readonly player: number; readonly owed: number }
  | { readonly at: 'replace'; readonly player: number; readonly owed: number; readonly inDeal: boolean }
  | { readonly at: 'extra'; readonly player: number; readonly tile: number }
  | { readonly at: 'turn'; readonly player: number; readonly mayWin: boolean }
  | { readonly at: 'discard'; readonly player: number }
  | { readonly at: 'window'; readonly window: Window }
  | { readonly at: 'over' };

/** The state of one hand as the events leave it. */
export interface Play {
  readonly match: Match;
  readonly dealer: number;
  readonly set: readonly number[];
  readonly wall: readonly number[];
  front: number;
  back: number;
  readonly players: readonly Player[];
  phase: Phase;
  drawn: Drawn | null;
  discards: number;
  dealerMadeKong: boolean;
  /** A catch that must change hands before anything else. */
  capture: { readonly p: number; readonly tile: number; readonly from: number } | null;
  /** Players who must say that they are ready before anything else. */
  readonly toCall: Set<number>;
  index: number;
  win: { readonly p: number; readonly index: number; readonly scores: readonly number[] } | null;
  readonly falseWins: { readonly p: number; readonly index: number }[];
  readonly note: (message: string) => void;
}

export const EXTRAS = { none: 0, seasons: 8, all: 16 } as const;

export function startPlay(match: Match, hand: Hand, note: (message: string) => void): Play {
  return {
    match,
    dealer: hand.dealer,
    set: setWithExtras(EXTRAS[match.options.extraTiles]),
    wall: hand.wall,
    front: DEALT * PLAYERS.length,
    back: hand.wall.length,
    players: hand.deal.map((dealt) => ({
      hand: [...dealt],
      melds: [],
      extras: [],
      river: [],
      isBarred: false,
      isReady: false,
    })),
    phase: { at: 'fourteenth' },
    drawn: null,
    discards: 0,
    dealerMadeKong: false,
    capture: null,
    toCall: new Set(),
    index: 0,
    win: null,
    falseWins: [],
    note,
  };
}

export function playerAt(play: Play, p: number): Player {
  return play.players[p] ?? fail(`there is no player ${p}`);
}

export function seatOf(play: Play, p: number): number {
  return (p - play.dealer + PLAYERS.length) % PLAYERS.length;
}

export function nextOf(p: number): number {
  return (p + 1) % PLAYERS.length;
}

export function isWallEmpty(play: Play): boolean {
  return play.back - play.front <= play.match.options.deadWall;
}

export function count(play: Play, name: string): void {
  play.match.counts[name] = (play.match.counts[name] ?? 0) + 1;
}

export function wrongTime({ phase }: Play, e: GameEvent): never {
  return fail(`expected ${JSON.stringify(phase)}, found ${e.type} by player ${e.p}`);
}

/** Takes tiles out of a list; a breach when one is not there. */
export function takeOut(from: number[], kinds: readonly number[], whose: string): void {
  for (const kind of kinds) {
    const at = from.indexOf(kind);
    demand(at >= 0, `expected ${nameOf(kind)} in ${whose}, it is not there`);
    from.splice(at, 1);
  }
}

/** Draws for `e.p` from the end of the wall the event names. */
export function drawFrom(play: Play, e: GameEvent, end: 'front' | 'back'): void {
  demand(e.from === end, `expected a draw from the ${end}, found ${JSON.stringify(e.from)}`);
  demand(!isWallEmpty(play), 'expected exhausted: the wall has no tile left to draw');
  const at = end === 'front' ? play.front : play.back - 1;
  const tile = play.wall[at] ?? fail('the wall has ended');
  demand(e.tile === tile, `expected the draw of ${nameOf(tile)}, found ${nameOf(e.tile)}`);
  if (end === 'front') play.front += 1;
  else play.back -= 1;
  playerAt(play, e.p).hand.push(tile);
}

/** Whoever of these is ready for the first time must say so. */
export function awaitReadyCalls(play: Play, players: readonly number[]): void {
  const { readyCall, sevenPairsDistinct: distinct } = play.match.options;
  if (readyCall === 'off') return;
  for (const p of players) {
    const { hand: held, melds, isReady: hasCalled } = playerAt(play, p);
    if (!hasCalled && isReady({ held, melds, distinct })) play.toCall.add(p);
  }
}

/** Breach unless wall, hands, melds, extra tiles and rivers are one full set, and every hand has its size. */
export function checkTiles(play: Play): void {
  const counts = TILE_NAMES.map(() => 0);
  const add = (kinds: readonly number[]): void => {
    for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  };
  add(play.wall.slice(play.front, play.back));
  for (const { hand, melds, extras, river } of play.players)
    for (const kinds of [hand, extras, river, ...melds.map(tilesOf)]) add(kinds);
  const difference = firstDifference(play.set, counts);
  demand(difference === null, `tiles are not conserved: ${difference}`);
  checkHandSizes(play);
}

function checkHandSizes({ phase, players }: Play): void {
  if (phase.at !== 'turn' && phase.at !== 'discard' && phase.at !== 'window') return;
  for (const [p, { hand, melds }] of players.entries()) {
    const expected = phase.at !== 'window' && phase.player === p ? DEALT + 1 : DEALT;
    const size = hand.length + 3 * melds.length;
    demand(size === expected, `expected ${expected} tiles at player ${p}, found ${size}`);
  }
}

import { fail } from '../../breach';
import { playerAt } from '../../table';
import type { Meld, Play } from '../../types';

/** What a hand has besides what all games know. Players by number; kinds without colour. */
export interface State {
  /** All discards of each player, claimed ones too, and whose were claimed. */
  readonly thrown: readonly number[][];
  readonly fed: Set<number>;
  /** 0; riichi 1, double riichi 2. */
  readonly riichi: number[];
  /** The event of the last discard. */
  discarded: number;
  /** Whose riichi discard has not passed yet. */
  declaring: number | null;
  readonly ippatsu: Set<number>;
  /** Who let a wait go by. */
  readonly missed: Set<number>;
  /** What the claimer may not discard now. */
  swap: readonly number[];
  /** Indicators turned up, and those that wait for a discard. */
  shown: number;
  late: number;
  /** Deposits of this hand, and the discards with which they were made. */
  readonly deposits: { readonly p: number; readonly event: number }[];
  readonly responsible: { readonly p: number; readonly id: string; readonly by: number }[];
  /** Somebody has laid out a meld. */
  isBroken: boolean;
  /** Why the hand is over. */
  over: string | null;
  /** At an exhaustive draw, and null before: who is ready, who has thrown only terminals and honours, who is in riichi and not ready. */
  drawn: Drawn | null;
}

export interface Drawn {
  readonly ready: readonly number[];
  readonly nagashi: readonly number[];
  readonly notReady: readonly number[];
}

const states = new WeakMap<Play, State>();

export function begin(play: Play): void {
  states.set(play, {
    thrown: play.players.map(() => []),
    fed: new Set(),
    riichi: play.players.map(() => 0),
    discarded: -1,
    declaring: null,
    ippatsu: new Set(),
    missed: new Set(),
    swap: [],
    shown: 0,
    late: 0,
    deposits: [],
    responsible: [],
    isBroken: false,
    over: null,
    drawn: null,
  });
}

export function stateOf(play: Play): State {
  return states.get(play) ?? fail('the hand has not begun');
}

export function isInRiichi(play: Play, p: number): boolean {
  return (stateOf(play).riichi[p] ?? 0) > 0;
}

export function isClosed(play: Play, p: number): boolean {
  return playerAt(play, p).melds.every(({ concealed }) => concealed);
}

/** The first go-round is unbroken, and the player has discarded nothing. */
export function isFirstGo(play: Play, p: number): boolean {
  const { thrown, isBroken } = stateOf(play);
  return !isBroken && thrown[p]?.length === 0;
}

export function isKong({ tiles }: Meld): boolean {
  return tiles.length === 4;
}

/** How many kongs each player has. */
export function kongsOf({ players }: Play): number[] {
  return players.map(({ melds }) => melds.filter(isKong).length);
}

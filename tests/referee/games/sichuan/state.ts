import { fail } from '../../breach';
import type { Entry } from '../../shape';
import { playerAt } from '../../table';
import { suitOf } from '../../tiles';
import type { Play } from '../../types';

/** A kong that was made. */
export interface MadeKong {
  readonly p: number;
  /** Who discarded its fourth tile. */
  readonly fedBy: number | null;
  /** What was paid for it. */
  readonly paid: readonly Entry[];
}

/** What a hand has besides what all games know. */
export interface State {
  /** By player the suit given up; null as long as it is not named. */
  readonly voids: (number | null)[];
  /** What was drawn in this turn, from either end. */
  readonly drawn: number[];
  /** The last kong of this turn. */
  lastKong: MadeKong | null;
  /** The event of the latest kong that can be robbed, and who discarded the latest tile claimed. */
  kongCalled: number;
  claimedFrom: number;
  readonly kongs: MadeKong[];
  /** All discards, with the last kong of the turn before them. */
  readonly discards: { readonly event: number; readonly kong: MadeKong | null }[];
  /** By player the most fan of a win surely let go since the last draw; null for none. */
  readonly letGo: (number | null)[];
  /** What the empty wall moves. */
  readonly atEmptyWall: Entry[];
}

const states = new WeakMap<Play, State>();

export function begin(play: Play): void {
  states.set(play, {
    voids: play.players.map(() => null),
    drawn: play.drawn ? [play.drawn.tile] : [],
    lastKong: null,
    kongCalled: -1,
    claimedFrom: -1,
    kongs: [],
    discards: [],
    letGo: play.players.map(() => null),
    atEmptyWall: [],
  });
}

export function stateOf(play: Play): State {
  return states.get(play) ?? fail('the hand has not begun');
}

export function isVoid(play: Play, p: number, kind: number): boolean {
  return suitOf(kind) === stateOf(play).voids[p];
}

/** Whether a player holds a tile of the own void suit. */
export function holdsVoid(play: Play, p: number): boolean {
  return playerAt(play, p).hand.some((kind) => isVoid(play, p, kind));
}

/** Who has not won. */
export function stillPlaying({ players }: Play): number[] {
  return [...players.keys()].filter((p) => players[p]?.isDead === false);
}

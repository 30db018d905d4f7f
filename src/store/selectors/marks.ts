import { rulesOf } from '../../engine/knownRules';
import type { RuleSetId, Seat, TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';

/** Something of a game's own that lies in the open. */
export interface Mark<Code extends string = string> {
  /** A seat; the middle of the table; a discard, which lies turned; places in the wall as it was built, where its tiles lie face up in this order. */
  readonly at: Seat | 'table' | { readonly tile: TileId } | { readonly wall: readonly number[] };
  /** Its words are the game's. */
  readonly code: Code;
  readonly figures: readonly number[];
  readonly tiles: readonly TileKind[];
  /** So many of its tiles still lie face down. */
  readonly down?: number;
  /**
   * `stick`: it is drawn as one beside its words, and at its seat's side of the middle. `out`: it says why its seat plays
   * no further. `bare`, `sticks`, `counters`: its tiles, or a stick and its figure, are enough for the eye, and its words
   * are for the ear. `barred`: the same of a tile that is crossed out, where there is little room. `aside`: where there
   * is little room, the box of the ready hand says it as well. `end`: it says how the deal ended for its seat.
   */
  readonly look?: 'stick' | 'aside' | 'out' | 'end' | 'bare' | 'barred' | 'sticks' | 'counters';
}

/** Tiles that all give at once. */
export interface Passes {
  /** By seat: who gets what it gives. */
  readonly to: readonly Seat[];
  /** So many leave each seat: what is missing of those chosen is passed on unseen. Null: no more than are chosen. */
  readonly packet: number | null;
}

/** What a game shows of its own, from what one seat may know. */
export interface OwnFacts<Code extends string = string> {
  readonly marks: (view: SeatView) => readonly Mark<Code>[];
  /** How tiles go round in the step under way; missing or null where that is not known yet. */
  readonly passes?: (view: SeatView) => Passes | null;
  /** Kinds of which each tile adds to the worth of every hand that may win. */
  readonly dear?: (view: SeatView) => readonly TileKind[];
  /** Kinds that lie at the end of the own hand where it is sorted. */
  readonly last?: (view: SeatView, kind: TileKind) => boolean;
  /** A hand that may discard nothing but the tile it drew does so by itself, where it may choose nothing else. */
  readonly throwsDrawn?: true;
  /** Only the latest discard lies face up. */
  readonly deadFaceDown?: true;
}

const NONE: readonly Mark[] = [];
const NO_KINDS: readonly TileKind[] = [];
const known = new Map<RuleSetId, OwnFacts>();

export function addOwnFacts(rules: RuleSetId, facts: OwnFacts): void {
  known.set(rules, facts);
}

/** Everything that the rule set of this view wants to be seen. */
export function marksOf(view: SeatView): readonly Mark[] {
  return known.get(view.rules)?.marks(view) ?? NONE;
}

/** How tiles go round in the step under way; null where none do, or nobody knows yet. */
export function passesOf(view: SeatView): Passes | null {
  return known.get(view.rules)?.passes?.(view) ?? null;
}

/** Kinds of which each tile adds to the worth of a hand. */
export function dearKinds(view: SeatView): readonly TileKind[] {
  return known.get(view.rules)?.dear?.(view) ?? NO_KINDS;
}

/** Whether tiles of this kind lie at the end of a sorted hand. */
export function liesLast(view: SeatView, kind: TileKind): boolean {
  return known.get(view.rules)?.last?.(view, kind) ?? false;
}

/** Whether a hand that is bound to the tile it draws discards it by itself. */
export function throwsDrawn(rules: RuleSetId): boolean {
  return known.get(rules)?.throwsDrawn === true;
}

/** Whether discards that nobody can claim any more lie face down. */
export function isDeadFaceDown(rules: RuleSetId): boolean {
  return known.get(rules)?.deadFaceDown === true;
}

/** The step before play that is under way, by its id; null in play. */
export function stepOf(view: SeatView): string | null {
  const { phase } = view;
  return phase.type === 'before-play' ? (rulesOf(view).phases[phase.step]?.id ?? null) : null;
}

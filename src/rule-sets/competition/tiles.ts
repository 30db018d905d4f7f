import { kindsOfMeld } from '../../engine/meldKinds';
import { FIRST_DRAGON, FIRST_WIND, PLAYING_KINDS, rankOf, suitOf } from '../../engine/tiles';
import type { MeldShape, TileKind, WinContext } from '../../engine/types';

/** What the tiles of a whole hand are, melds among them. */
export interface TileFacts {
  /** Each kind once, in the order of kinds. */
  readonly kinds: readonly TileKind[];
  /** How many suits there are, and whether there are winds and dragons. */
  readonly suits: number;
  readonly winds: boolean;
  readonly dragons: boolean;
  readonly honours: boolean;
  /** The ranks of suited tiles: bit n for rank n. */
  readonly ranks: number;
  /** Kinds of which there are four, not as a kong. */
  readonly hogs: number;
}

const known = new WeakMap<WinContext, TileFacts>();

/** The tiles of a win, looked at once. */
export function tileFacts(win: WinContext): TileFacts {
  let facts = known.get(win);
  if (!facts) known.set(win, (facts = newFacts(win)));
  return facts;
}

const COPIES = 4;

function newFacts({ counts, melds }: Pick<WinContext, 'counts' | 'melds'>): TileFacts {
  const held = heldIn(counts, melds);
  const kinds: TileKind[] = [];
  const suits = new Set<number>();
  let ranks = 0;
  let hogs = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (held[kind] === 0) continue;
    kinds.push(kind);
    if (held[kind] === COPIES && !melds.some((meld) => meld.type === 'kong' && meld.kind === kind)) hogs++;
    if (kind >= FIRST_WIND) continue;
    suits.add(suitOf(kind));
    ranks |= 1 << rankOf(kind);
  }
  const winds = kinds.some((kind) => kind >= FIRST_WIND && kind < FIRST_DRAGON);
  const dragons = kinds.some((kind) => kind >= FIRST_DRAGON);
  return { kinds, suits: suits.size, winds, dragons, honours: winds || dragons, ranks, hogs };
}

function heldIn(counts: readonly number[], melds: readonly MeldShape[]): number[] {
  const held = counts.slice(0, PLAYING_KINDS);
  for (const meld of melds) for (const kind of kindsOfMeld(meld)) held[kind]!++;
  return held;
}

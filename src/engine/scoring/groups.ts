import type { MeldShape, WinContext } from '../rules';
import { kindsOfMeld } from '../meldKinds';
import { PLAYING_KINDS } from '../tiles';
import type { ScoreGroup, TileKind } from '../types';

export type SetType = 'chow' | 'pong' | 'kong' | 'eyes';
const TYPES = 4;

/** Where the winning tile is in a set of the hand (-1: elsewhere), and whether the set counts as concealed. */
export interface Held {
  readonly won: number;
  readonly concealed: boolean;
}

/** Places in a set where the winning tile can be, and nowhere. */
const PLACES = 5;
/** Sets of the hand made so far: they are never changed, so that sheets share them. */
const ofHand = emptyPlaces(PLACES);
/** Melds made so far, by their place at the seat. */
const ofMelds: (ScoreGroup | null)[][] = [];

/** A set of the hand, or the eyes. */
export function handGroup(type: SetType, kind: TileKind, { won, concealed }: Held): ScoreGroup {
  const at = keyOf(type, kind, concealed) * PLACES + won + 1;
  return (ofHand[at] ??= {
    type,
    kinds: kindsOfSet(type, kind),
    concealed,
    meld: null,
    won: won < 0 ? null : won,
  });
}

/** A meld at this place among the seat's melds. */
export function meldGroup({ type, kind, concealed, faces }: MeldShape, meld: number): ScoreGroup {
  if (type === 'group' || faces) {
    return {
      type,
      kinds: kindsOfMeld({ type, kind, ...(faces ? { faces } : {}) }),
      concealed,
      meld,
      won: null,
    };
  }
  const made = (ofMelds[meld] ??= emptyPlaces(1));
  return (made[keyOf(type, kind, concealed)] ??= {
    type,
    kinds: kindsOfSet(type, kind),
    concealed,
    meld,
    won: null,
  });
}

/** Places for every set, filled as they are asked for. */
function emptyPlaces(places: number): (ScoreGroup | null)[] {
  return Array<ScoreGroup | null>(TYPES * PLAYING_KINDS * 2 * places).fill(null);
}

function keyOf(type: SetType, kind: TileKind, concealed: boolean): number {
  return (placeOf(type) * PLAYING_KINDS + kind) * 2 + (concealed ? 1 : 0);
}

/** Comparing is faster than looking up. */
function placeOf(type: SetType): number {
  if (type === 'chow') return 0;
  if (type === 'pong') return 1;
  return type === 'kong' ? 2 : 3;
}

/** What the tiles of a set are, each in its place. */
export function kindsOfSet(type: SetType, kind: TileKind): TileKind[] {
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return Array<TileKind>(type === 'eyes' ? 2 : type === 'pong' ? 3 : 4).fill(kind);
}

/** A form of its own: all concealed tiles as one group, in the order of kinds. */
export function wholeHand(
  form: Pick<ScoreGroup, 'type' | 'id'>,
  { counts, tile, from }: Pick<WinContext, 'counts' | 'tile' | 'from'>,
): ScoreGroup {
  const kinds = kindsIn(counts);
  const won = tile === null ? -1 : kinds.lastIndexOf(tile);
  return { ...form, kinds, concealed: from === null, meld: null, won: won < 0 ? null : won };
}

/** Tiles by kind as a list in the order of kinds. */
export function kindsIn(counts: readonly number[]): TileKind[] {
  return counts.flatMap((count, kind) => Array<TileKind>(count).fill(kind));
}

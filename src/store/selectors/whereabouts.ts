import { rulesOf } from '../../engine/knownRules';
import type { TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { unseenKinds } from './unseen';

/** Where the tiles of one kind are, as one seat knows it. */
export interface Whereabouts {
  readonly unseen: number;
  /** Among its own concealed tiles. */
  readonly held: number;
  /** In rivers, melds and hands that lie open. */
  readonly open: number;
}

/** Null for bonus tiles, which nobody counts. */
export function whereabouts(view: SeatView, kind: TileKind): Whereabouts | null {
  const unseen = unseenKinds(view)[kind];
  const held = view.counts[kind];
  if (unseen === undefined || held === undefined) return null;
  return { unseen, held, open: (rulesOf(view).tiles.copies[kind] ?? 0) - unseen - held };
}

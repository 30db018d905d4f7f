import { useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { TileKind } from '../../engine/types';
import { isForOthers } from '../live/keys';

type Rows = readonly (readonly TileKind[])[];

interface KindGridControls {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Whether Tab leads to this kind. */
  readonly isInOrder: (kind: TileKind) => boolean;
  readonly reach: (kind: TileKind) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Rows of kinds as buttons with `data-kind`. One of them is in the order of Tab; arrows, Home and End go on from it. */
export function useKindGrid(rows: Rows): KindGridControls {
  const [at, setAt] = useState<TileKind | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const current = at ?? rows[0]?.[0] ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = neighbour(rows, current, event.key);
    if (to === null || isForOthers(event.nativeEvent)) return;
    event.preventDefault();
    setAt(to);
    grid.current?.querySelector<HTMLElement>(`[data-kind="${to}"]`)?.focus();
  };
  return { grid, isInOrder: (kind) => kind === current, reach: setAt, onKeyDown };
}

/** Where an arrow leads from a kind; null for other keys and at the edge. */
function neighbour(rows: Rows, from: TileKind | null, key: string): TileKind | null {
  const row = rows.findIndex((kinds) => from !== null && kinds.includes(from));
  const kinds = rows[row] ?? [];
  const place = from === null ? 0 : kinds.indexOf(from);
  const beside = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: kinds.length - 1 }[key];
  if (beside !== undefined) return kinds[beside] ?? null;
  const other = rows[{ ArrowUp: row - 1, ArrowDown: row + 1 }[key] ?? -1];
  return other?.[Math.min(place, other.length - 1)] ?? null;
}

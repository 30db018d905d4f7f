import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { isForOthers } from '../live/keys';

/** How far each key goes: rows down, places to the right. */
type Keys = Readonly<Record<string, readonly [down: number, right: number]>>;

export const ARROWS: Keys = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const ENDS: Keys = { Home: [0, -Infinity], End: [0, Infinity] };
export const UP_AND_DOWN: Keys = { ArrowUp: [0, -1], ArrowDown: [0, 1] };
export const ALONG: Keys = { ...UP_AND_DOWN, ...ENDS, ArrowLeft: [0, -1], ArrowRight: [0, 1] };

interface RovingFocus<T> {
  /** Each item is an element with its name in `data-<by>`. A list is one row. A null is passed over. */
  readonly rows: readonly (readonly (T | null)[])[];
  readonly by: string;
  readonly keys?: Keys;
  /** The last in a row is followed by the first. */
  readonly isRing?: boolean;
  /** Keys go on from here. Left out: from the item with the focus. */
  readonly from?: T | null;
  /** Called before an item takes the focus. False: the focus stays. */
  readonly onReach?: (item: T, event: KeyboardEvent) => boolean | void;
}

/** Keys move the focus between the items in this element: by default arrows, and Home and End in a row. */
export function useRovingFocus<T extends string | number>(
  within: RefObject<HTMLElement | null>,
  roving: RovingFocus<T>,
): void {
  useLayoutEffect(() => {
    const element = within.current;
    const onKeyDown = (event: KeyboardEvent) => press(event, roving);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
}

function press<T extends string | number>(event: KeyboardEvent, roving: RovingFocus<T>): void {
  const { rows, by, keys = { ...ARROWS, ...ENDS }, onReach } = roving;
  const { currentTarget, target } = event;
  const name = target instanceof HTMLElement ? target.dataset[by] : undefined;
  const step = keys[event.key];
  if (!step || name === undefined || isForOthers(event)) return;
  const from = roving.from ?? rows.flat().find((item) => String(item) === name) ?? null;
  const to = from === null ? undefined : next(roving, from, step);
  if (to === undefined || !(currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  if (onReach?.(to, event) === false) return;
  currentTarget.querySelector<HTMLElement>(`[data-${by}="${CSS.escape(String(to))}"]`)?.focus();
}

/** Undefined at the edge. */
function next<T>({ rows, isRing }: RovingFocus<T>, from: T, [down, right]: readonly [number, number]) {
  let row = rows.findIndex((line) => line.includes(from));
  const start = rows[row] ?? [];
  if (right === -Infinity) return start.find((item) => item !== null);
  if (right === Infinity) return start.findLast((item) => item !== null);
  for (let place = start.indexOf(from) + right; ; place += right) {
    row += down;
    const line = rows[row] ?? [];
    const at = isRing ? (place + line.length) % line.length : place;
    const item = line[down === 0 ? at : Math.min(at, line.length - 1)];
    if (item !== null) return item ?? undefined;
  }
}

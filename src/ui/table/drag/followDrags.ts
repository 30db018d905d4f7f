import type { TileId } from '../../../engine/types';
import { DragBody } from './dragBody';
import { Slots } from './slots';

/** Pixels: what moves less is a press, whatever the browser calls it. */
export const WOBBLE = 16;

/** From here on a browser may make no click of it. */
const SLOP = 4;
/**
 * A stroke up discards at once: milliseconds that it takes at most, and its least share of the height of a tile. It begins
 * where the finger came down, rested for so many milliseconds, or turned.
 */
const STROKE = { time: 300, height: 0.6, rest: 100 };

interface Moment {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Where a tile is held that may be let go. */
export interface Spot {
  /** Over the table, or on its way there by a stroke up. */
  readonly isAbove: boolean;
  /** The pointer, in pixels of the page. */
  readonly x: number;
  readonly y: number;
}

/** What becomes of a tile that is let go at a spot. */
export interface Fate {
  /** What is said above it. */
  readonly line: string | null;
  /** Null: it goes back. */
  readonly perform: (() => void) | null;
  /** Where it flies to; null where it leaves the hand from where it was let go. */
  readonly to: (() => Element | null) | null;
}

/** What can be done with tiles that are dragged. */
export interface DragHand {
  /** Puts a tile at another place, counted among the tiles that are there; null where they have no order. */
  readonly move: ((tile: TileId, to: number) => void) | null;
  /** Null where it has another place, or goes back without a word. */
  readonly fate: (tile: TileId, spot: Spot) => Fate | null;
  /** The press under way was a look at the tile. */
  readonly wasHeld: () => boolean;
  /** A tile is taken up. */
  readonly take: (tile: TileId) => void;
}

/** The tiles that can be dragged: those of this part of the page that have this name. */
interface Source {
  readonly root: HTMLElement;
  readonly by: 'tile' | 'chosen';
  readonly hand: () => DragHand;
}

interface Drag {
  readonly button: HTMLElement;
  readonly tile: TileId;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Where the pointer was last, and where the stroke under way began. */
  last: Moment;
  stroke: Moment;
  /** How far from where it came down the pointer has been. */
  farthest: number;
  /** Null while it may still be a press. */
  body: DragBody | null;
  slots: Slots | null;
}

/**
 * Lets tiles be dragged: what becomes of them where they are let go is said by their `fate`; sideways is another place
 * in the hand. A wobble is a press, and so is a tile that comes back without having left its place by much. Escape, a
 * second finger and whatever stops the pointer put it back. Gives a function that ends this.
 */
export function followDrags(source: Source): () => void {
  const drags = new Drags(source);
  const end = new AbortController();
  const { signal } = end;
  const early = { signal, capture: true };
  source.root.addEventListener('pointerdown', drags.take, { signal });
  source.root.addEventListener('click', drags.swallow, early);
  window.addEventListener('pointerdown', drags.begin, early);
  window.addEventListener('pointermove', drags.follow, { signal });
  window.addEventListener('pointerup', drags.drop, { signal });
  window.addEventListener('pointercancel', drags.cancel, { signal });
  window.addEventListener('keydown', drags.escape, early);
  return () => {
    end.abort();
    drags.end();
  };
}

class Drags {
  private readonly source: Source;
  private drag: Drag | null = null;
  /** What was let go last; it may still be on its way. */
  private last: DragBody | null = null;
  /** What was done already must not be done again by the click that follows. */
  private isDone = false;

  constructor(source: Source) {
    this.source = source;
  }

  /** A second finger means that the first one is not to be taken at its word. */
  readonly begin = ({ isPrimary }: PointerEvent): void => {
    this.cancel();
    this.isDone = !isPrimary;
  };

  readonly take = (event: PointerEvent): void => {
    const { target, pointerId: pointer } = event;
    const { by } = this.source;
    const button = target instanceof Element ? target.closest<HTMLElement>(`[data-${by}]`) : null;
    if (!button || event.button !== 0 || !event.isPrimary) return;
    const tile = Number(button.dataset[by]);
    const last = momentOf(event);
    const { x, y } = last;
    this.drag = { button, tile, pointer, x, y, last, stroke: last, farthest: 0, body: null, slots: null };
  };

  readonly follow = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    if (event.buttons === 0 || !drag.button.isConnected) return this.cancel();
    followStroke(drag, momentOf(event));
    const by = wayOf(drag, event);
    drag.farthest = Math.max(drag.farthest, Math.hypot(by.x, by.y));
    if (drag.farthest < WOBBLE) return;
    const { root, hand } = this.source;
    if (!drag.body) hand().take(drag.tile);
    this.last = drag.body ??= new DragBody(drag.button);
    if (hand().move) drag.slots ??= new Slots(root, drag.button);
    const isAbove = drag.slots?.isAbove(by) === true;
    const fate = hand().fate(drag.tile, { isAbove, x: event.clientX, y: event.clientY });
    drag.body.show({ by, line: fate?.line ?? null, isGoing: Boolean(fate?.perform) });
    drag.slots?.show(fate ? null : drag.slots.placeFor(by));
  };

  readonly drop = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    this.drag = null;
    followStroke(drag, momentOf(event));
    const { button, tile, body, slots, farthest } = drag;
    if (farthest < SLOP) return;
    this.isDone = true;
    const { root, hand } = this.source;
    const { fate: fateOf, move, wasHeld } = hand();
    const by = wayOf(drag, event);
    slots?.settle();
    const isAbove = slots?.isAbove(by) === true || isStroke(drag);
    const fate = body && fateOf(tile, { isAbove, x: event.clientX, y: event.clientY });
    if (fate) {
      fate.perform?.();
      if (fate.perform && !fate.to) return body.leave(root);
      return body.goTo(fate.to ?? (() => button));
    }
    const place = slots?.placeFor(by) ?? null;
    if (place !== null) move?.(tile, place);
    body?.goTo(() => button);
    if (place === null && farthest < button.offsetWidth && !wasHeld()) button.click();
  };

  readonly cancel = (event?: PointerEvent): void => {
    const { drag } = this;
    if (!drag || (event && event.pointerId !== drag.pointer)) return;
    this.drag = null;
    this.isDone = true;
    drag.slots?.show(null);
    drag.body?.goTo(() => drag.button);
  };

  /** Nothing stays over the page without the hand. */
  end(): void {
    this.drag = null;
    this.last?.remove();
  }

  readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.drag?.body) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  /** Keys and programs click too: they count. */
  readonly swallow = (event: MouseEvent): void => {
    if (!this.isDone || event.detail === 0) return;
    this.isDone = false;
    event.stopPropagation();
  };
}

function wayOf({ x, y }: Drag, { clientX, clientY }: PointerEvent) {
  return { x: clientX - x, y: clientY - y };
}

function momentOf({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): Moment {
  return { x, y, at };
}

function followStroke(drag: Drag, now: Moment): void {
  const { last } = drag;
  if (now.at - last.at > STROKE.rest) drag.stroke = { ...last, at: now.at };
  else if (now.y > last.y) drag.stroke = now;
  drag.last = now;
}

/** Short, and up rather than aside. */
function isStroke({ button, last, stroke }: Drag): boolean {
  const up = stroke.y - last.y;
  const isUp = up > button.offsetHeight * STROKE.height && up > Math.abs(last.x - stroke.x) * 1.5;
  return isUp && last.at - stroke.at < STROKE.time;
}

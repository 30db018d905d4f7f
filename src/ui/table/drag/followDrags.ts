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

/** What the hand does with a tile that is dragged. */
export interface DragHand {
  /** Puts a tile at another place, counted among the tiles that are there. */
  readonly move: (tile: TileId, to: number) => void;
  readonly discard: (tile: TileId) => void;
  readonly canDiscard: (tile: TileId) => boolean;
  /** The press under way was a look at the tile. */
  readonly wasHeld: () => boolean;
  /** What is said over the table: that it will be discarded, that it goes back. */
  readonly words: { readonly letGo: string; readonly goesBack: string };
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
 * Lets the tiles of this toolbar be dragged: up, or over the table, is a discard; sideways is another place in the hand.
 * A wobble is a press, and so is a tile that comes back without having left its place by much. Escape, a second finger
 * and whatever stops the pointer put it back. Gives a function that ends this.
 */
export function followDrags(toolbar: HTMLElement, hand: () => DragHand): () => void {
  const drags = new Drags(toolbar, hand);
  const end = new AbortController();
  const { signal } = end;
  const early = { signal, capture: true };
  toolbar.addEventListener('pointerdown', drags.take, { signal });
  toolbar.addEventListener('click', drags.swallow, early);
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
  private readonly toolbar: HTMLElement;
  private readonly hand: () => DragHand;
  private drag: Drag | null = null;
  /** What was let go last; it may still be on its way. */
  private last: DragBody | null = null;
  /** What was done already must not be done again by the click that follows. */
  private isDone = false;

  constructor(toolbar: HTMLElement, hand: () => DragHand) {
    this.toolbar = toolbar;
    this.hand = hand;
  }

  /** A second finger means that the first one is not to be taken at its word. */
  readonly begin = ({ isPrimary }: PointerEvent): void => {
    this.cancel();
    this.isDone = !isPrimary;
  };

  readonly take = (event: PointerEvent): void => {
    const { target, pointerId: pointer } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
    if (!button || event.button !== 0 || !event.isPrimary) return;
    const tile = Number(button.dataset['tile']);
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
    this.last = drag.body ??= new DragBody(drag.button);
    drag.slots ??= new Slots(this.toolbar, drag.button);
    const { canDiscard, words } = this.hand();
    const isAbove = drag.slots.isAbove(by);
    const isGoing = isAbove && canDiscard(drag.tile);
    drag.body.show({ by, line: isGoing ? words.letGo : isAbove ? words.goesBack : null, isGoing });
    drag.slots.show(isAbove ? null : drag.slots.placeFor(by));
  };

  readonly drop = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    this.drag = null;
    followStroke(drag, momentOf(event));
    const { button, tile, body, slots, farthest } = drag;
    if (farthest < SLOP) return;
    this.isDone = true;
    const { canDiscard, discard, move, wasHeld } = this.hand();
    const by = wayOf(drag, event);
    slots?.settle();
    if (body && (slots?.isAbove(by) || isStroke(drag))) {
      if (!canDiscard(tile)) return body.goBack();
      body.leave(this.toolbar);
      return discard(tile);
    }
    const place = slots?.placeFor(by) ?? null;
    if (place !== null) move(tile, place);
    body?.goBack();
    if (place === null && farthest < button.offsetWidth && !wasHeld()) button.click();
  };

  readonly cancel = (event?: PointerEvent): void => {
    const { drag } = this;
    if (!drag || (event && event.pointerId !== drag.pointer)) return;
    this.drag = null;
    this.isDone = true;
    drag.slots?.show(null);
    drag.body?.goBack();
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

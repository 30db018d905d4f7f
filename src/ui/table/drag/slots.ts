interface Point {
  readonly x: number;
  readonly y: number;
}

/** Over the table begins so much of a tile's height above the hand. */
const CLEAR = 0.2;

/** The places of a hand, as the page lays them out whatever moves there, while one of its tiles is dragged. */
export class Slots {
  private readonly tiles: readonly HTMLElement[];
  private readonly dragged: HTMLElement;
  private readonly middles: readonly Point[];
  /** Its place at first, counted among those that have an order: all but the drawn tile. */
  private readonly from: number;
  private readonly start: Point;
  private readonly edge: number;
  private to: number | null = null;

  constructor(toolbar: HTMLElement, dragged: HTMLElement) {
    const all = [...toolbar.querySelectorAll<HTMLElement>('[data-tile]')];
    this.tiles = all.filter((tile) => !tile.classList.contains('tile--drawn'));
    this.dragged = dragged;
    this.middles = this.tiles.map(middleOf);
    this.from = this.tiles.indexOf(dragged);
    this.start = middleOf(dragged);
    this.edge = Math.min(...all.map(({ offsetTop }) => offsetTop)) - CLEAR * dragged.offsetHeight;
  }

  /** Whether the tile, moved by so much, is over the table. */
  isAbove(by: Point): boolean {
    return this.start.y + by.y < this.edge;
  }

  /** The place that is nearest to the tile, moved by so much; null for its own, and for a tile without one. */
  placeFor(by: Point): number | null {
    if (this.from < 0) return null;
    const { x, y } = this.start;
    const distances = this.middles.map((each) => Math.hypot(each.x - x - by.x, each.y - y - by.y));
    const nearest = distances.indexOf(Math.min(...distances));
    return nearest === this.from ? null : nearest;
  }

  /** Moves all tiles to where they would lie with the dragged one at this place. */
  show(to: number | null): void {
    if (to === this.to) return;
    this.to = to;
    const order = this.tiles.filter((tile) => tile !== this.dragged);
    if (this.from >= 0) order.splice(to ?? this.from, 0, this.dragged);
    for (const [at, tile] of this.tiles.entries()) {
      const [is, goes] = [this.middles[at], this.middles[order.indexOf(tile)]];
      tile.style.translate = is && goes && is !== goes ? `${goes.x - is.x}px ${goes.y - is.y}px` : '';
    }
  }

  /** The page lays them out so by itself from now on. */
  settle(): void {
    for (const { style } of this.tiles) {
      style.translate = '';
      style.transition = 'none';
    }
    requestAnimationFrame(() => {
      for (const { style } of this.tiles) style.transition = '';
    });
  }
}

function middleOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Point {
  return { x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2 };
}

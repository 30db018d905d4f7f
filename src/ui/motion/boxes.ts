import type { Seat, TileId } from '../../engine/types';
import { placeAfter } from '../../store/selectors/seats';
import type { Shown, Spot } from './stages';
import { tilePlace } from '../table/wallShape';

/** The middle and the size of something on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True if the place is only approximate: tiles fade on their way to it and from it. */
  readonly isRough: boolean;
  /** In the wall: which of its sides. */
  readonly side?: number;
}

/** The element at a spot. `isRough`: it is only near the spot. */
export interface Found {
  readonly element: HTMLElement;
  readonly isRough: boolean;
  /** So many tiles to the right of it. */
  readonly beside?: number;
}

/** A hand that others do not see, and the plate of its owner. */
interface Concealed {
  readonly plate: HTMLElement | null;
  /** None where they are not drawn. */
  readonly backs: readonly HTMLElement[];
}

/** Where things are on the page at one moment. It reads the page and never changes it. */
export class Places {
  private readonly shown: Shown;
  private readonly tiles = once(tilesOnPage);
  private readonly drawnWall = once(wallOnPage);
  private readonly seats = new Map<Seat, Concealed>();

  constructor(shown: Shown) {
    this.shown = shown;
  }

  /** Converts units of the wall to pixels. Null where the wall is shown only as a number. */
  get wall(): DOMMatrix | null {
    return this.drawnWall();
  }

  boxOf(spot: Spot): Box | null {
    if (spot.at === 'wall') return this.wallBox(spot.tile);
    const found = this.find(spot);
    return found && boxOf(found);
  }

  /** The element at a spot. A concealed hand that is not drawn counts as being at its owner's plate. */
  find(spot: Spot): Found | null {
    if (spot.at === 'wall') return null;
    if (spot.at === 'tile') return asFound(this.tiles().get(spot.tile), false);
    const { plate, backs } = this.concealed(spot.seat);
    const at = { last: backs.length - 1, middle: backs.length >> 1 }[String(spot.slot)] ?? Number(spot.slot);
    return asFound(backs[at], false) ?? asFound(plate, true, spot.inPacket);
  }

  private concealed(seat: Seat): Concealed {
    const known = this.seats.get(seat);
    if (known) return known;
    const root = document.querySelector(this.seatSelector(seat));
    const backs = [...(root?.querySelectorAll<HTMLElement>('.backs > *') ?? [])];
    const plate = root?.querySelector<HTMLElement>('.plate') ?? null;
    const concealed = { plate, backs: backs[0] && isDrawn(backs[0]) ? backs : [] };
    this.seats.set(seat, concealed);
    return concealed;
  }

  /** What is seen of a hand that lies open: its row or column, or its tiles where that has no box of its own. */
  openHand(seat: Seat): HTMLElement[] {
    const row = document.querySelector<HTMLElement>(`${this.seatSelector(seat)} :is(.backs--open, .hand)`);
    if (!row || isDrawn(row)) return row ? [row] : [];
    return [...row.querySelectorAll<HTMLElement>('.tile')].filter(isDrawn);
  }

  private seatSelector(seat: Seat): string {
    const { view } = this.shown;
    const place = view ? placeAfter(seat - view.seat, view.seats.length) : 'self';
    return place === 'self' ? '.own' : `.seat--${place}`;
  }

  /** The foot of the plate in the middle, where there is one. */
  get centreFoot(): number | null {
    const centre = document.querySelector('.centre')?.getBoundingClientRect();
    return centre?.height ? centre.bottom : null;
  }

  private wallBox(tile: number): Box | null {
    const { wall, humanSeat } = this.shown;
    const matrix = this.wall;
    if (!wall || !matrix) return this.counterBox();
    const { a: scale, e: left, f: top } = matrix;
    const { x, y, width, height, side } = tilePlace(wall, tile, humanSeat);
    const size = { width: width * scale, height: height * scale };
    const middle = { x: left + (x + width / 2) * scale, y: top + (y + height / 2) * scale };
    return { ...middle, ...size, side, isRough: false };
  }

  private counterBox(): Box | null {
    const counters = document.querySelectorAll<HTMLElement>('.gauge, .left-line, .bar-left');
    const counter = [...counters].find(isDrawn);
    return counter ? boxOf({ element: counter, isRough: true }) : null;
  }
}

function tilesOnPage(): ReadonlyMap<TileId, HTMLElement> {
  const tiles = document.querySelectorAll<HTMLElement>('.table [data-tile]');
  return new Map(Array.from(tiles, (element) => [Number(element.dataset['tile']), element]));
}

function wallOnPage(): DOMMatrix | null {
  const wall = document.querySelector<SVGSVGElement>('svg.wall');
  return wall && isDrawn(wall) ? wall.getScreenCTM() : null;
}

/** Reads when it is first asked. */
function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: read() }).value;
}

/** A tile that stands for one that is not drawn. */
const ROUGH = { width: 18, height: 24 };

export function boxOf({ element, isRough, beside = 0 }: Found): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return null;
  const middle = { x: left + width / 2 + beside * ROUGH.width, y: top + height / 2, isRough };
  return isRough ? { ...middle, ...ROUGH } : { ...middle, width, height };
}

function asFound(element: HTMLElement | null | undefined, isRough: boolean, beside?: number): Found | null {
  return element ? { element, isRough, ...(beside !== undefined && { beside }) } : null;
}

function isDrawn(element: Element): boolean {
  return element.getBoundingClientRect().width > 0;
}

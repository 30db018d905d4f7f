import type { Seat, TileId } from '../../engine/types';
import { PLACES } from '../../store/seats';
import { wallPlace } from '../table/wallShape';
import type { Shown, Spot } from './stages';

/** The middle of something on the screen, and how large it is. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** It only says whereabouts: tiles fade on their way there and from there. */
  readonly isRough: boolean;
  /** In the wall: which of its sides. */
  readonly side?: number;
}

/** What stands at a spot, and whether it is only near it. */
export interface Found {
  readonly element: HTMLElement;
  readonly isRough: boolean;
}

/** Where things are on the page at one moment: reads it, and never writes. */
export class Places {
  private readonly shown: Shown;
  private readonly tiles = new Map<TileId, HTMLElement>();

  constructor(shown: Shown) {
    this.shown = shown;
    for (const element of document.querySelectorAll<HTMLElement>('.table [data-tile]')) {
      this.tiles.set(Number(element.dataset['tile']), element);
    }
  }

  boxOf(spot: Spot): Box | null {
    if (spot.at === 'wall') return this.wallBox(spot.tile);
    const found = this.find(spot);
    return found && boxOf(found);
  }

  /** What stands at a spot; a concealed hand that is not drawn is where its owner's plate is. */
  find(spot: Spot): Found | null {
    if (spot.at === 'wall') return null;
    if (spot.at === 'tile') return asFound(this.tiles.get(spot.tile), false);
    const root = document.querySelector(this.seatSelector(spot.seat));
    const backs = root?.querySelectorAll<HTMLElement>('.backs > *') ?? [];
    const at = { last: backs.length - 1, middle: backs.length >> 1 }[String(spot.slot)] ?? Number(spot.slot);
    const back = backs[at];
    if (back && isDrawn(back)) return asFound(back, false);
    return asFound(root?.querySelector<HTMLElement>('.plate'), true);
  }

  /** The tiles of a hand that lies open. */
  openTiles(seat: Seat): NodeListOf<Element> {
    return document.querySelectorAll(`${this.seatSelector(seat)} :is(.backs--open, .hand) .tile`);
  }

  private seatSelector(seat: Seat): string {
    const { view } = this.shown;
    const seats = view?.seats.length ?? 1;
    const place = PLACES[(seat - (view?.seat ?? 0) + seats) % seats] ?? 'self';
    return place === 'self' ? '.own' : `.seat--${place}`;
  }

  /** The foot of the plate in the middle, where there is one. */
  get centreFoot(): number | null {
    const centre = document.querySelector('.centre')?.getBoundingClientRect();
    return centre?.height ? centre.bottom : null;
  }

  /** Whether the wall is drawn, and not only counted. */
  get hasWall(): boolean {
    const wall = document.querySelector('.wall');
    return wall !== null && isDrawn(wall);
  }

  private wallBox(tile: number): Box | null {
    const svg = document.querySelector<SVGSVGElement>('svg.wall');
    const { wall, humanSeat } = this.shown;
    if (!wall || !svg || !isDrawn(svg)) return this.counterBox();
    const matrix = svg.getScreenCTM();
    if (!matrix) return null;
    const place = wallPlace(wall, tile, humanSeat);
    const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(matrix);
    const { a: scale } = matrix;
    return { ...place, x, y, width: place.width * scale, height: place.height * scale, isRough: false };
  }

  private counterBox(): Box | null {
    const counters = document.querySelectorAll<HTMLElement>('.gauge, .left-line, .bar-left');
    const counter = [...counters].find(isDrawn);
    return counter ? boxOf({ element: counter, isRough: true }) : null;
  }
}

/** A tile that stands for one that is not drawn. */
const ROUGH = { width: 18, height: 24 };

export function boxOf({ element, isRough }: Found): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return null;
  const middle = { x: left + width / 2, y: top + height / 2, isRough };
  return isRough ? { ...middle, ...ROUGH } : { ...middle, width, height };
}

function asFound(element: HTMLElement | null | undefined, isRough: boolean): Found | null {
  return element ? { element, isRough } : null;
}

function isDrawn(element: Element): boolean {
  return element.getBoundingClientRect().width > 0;
}

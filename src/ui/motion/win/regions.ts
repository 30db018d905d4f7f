import type { Place } from '../../../store/selectors/seats';
import { isScreen } from '../../table/screen';

/** Where a winner's hand is opened, in pixels of the page. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The width that its tiles have at the most. */
  readonly most: number;
  /** Towards which edge it lies. */
  readonly side: 'start' | 'middle' | 'end';
  /** The row of the own hand: the stamp lies beside it, and nobody's name. */
  readonly isRow: boolean;
  /** The place where all hands are shown, one in place of the other. */
  readonly isShared: boolean;
  /** The name of the winner stands with it, for the plate is elsewhere. */
  readonly isNamed: boolean;
}

/** The plate of a winner, which stays clear of the veil. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 22;
const PHONE = 36;
const LARGE_OWN = 58;
const LARGE = 42;
/** The square of the table in its own units. */
const SQUARE = 650;
/** What the stamp beside the own row takes, in the same. */
const STAMP = 124;
/** Above and below a hand in the column of the tray. */
const BESIDE = 8;
/** A tray that is not there. */
const TRAY = 150;

const seatOf = (place: Place) => (place === 'self' ? '.own' : `.seat--${place}`);

function boxOf(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Where the plate of this seat stands; null where it is not drawn. */
export function plateOf(place: Place): Plate | null {
  return boxOf(`${seatOf(place)} .plate`);
}

/** A clip path: the whole page except for these plates, whose ends are round. */
export function outsideOf(
  plates: readonly Plate[],
  { width, height }: Pick<DOMRect, 'width' | 'height'>,
): string {
  const holes = plates.map((plate) => {
    const round = plate.height / 2;
    const [from, to] = [plate.x + round, plate.x + plate.width - round];
    const foot = plate.y + plate.height;
    return `M${from} ${plate.y}H${to}A${round} ${round} 0 0 1 ${to} ${foot}H${from}A${round} ${round} 0 0 1 ${from} ${plate.y}Z`;
  });
  return `path(evenodd, "M0 0H${width}V${height}H0Z${holes.join('')}")`;
}

/** Where the hand of this seat is opened. */
export function regionOf(place: Place): Region {
  const table = boxOf('.table') ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const square = isScreen('desktop') ? boxOf('.square') : null;
  if (!square) return onPhone(place, table);
  const u = square.width / SQUARE;
  const plate = plateOf(place) ?? table;
  if (place === 'self') return ownRow(table, plate, u);
  const edges = edgesOf(table);
  const common = { most: LARGE * u, isRow: false, isShared: false, isNamed: false };
  if (place === 'across') {
    const [x, height] = [plate.x + plate.width + 15, Math.max(plate.height, 60 * u)];
    const y = Math.max(table.y + 5, plate.y + plate.height / 2 - height / 2);
    return { ...common, x, y, height, width: edges.right - x, side: 'start' };
  }
  const y = Math.max(plate.y + plate.height, bonusFoot(place)) + 15 * u;
  const foot = boxOf('.own-plate')?.y ?? table.bottom;
  const height = Math.max(3 * LARGE * u, foot - 12 - y);
  const [left, right] =
    place === 'left' ? [edges.left, square.x - 15 * u] : [square.right + 15 * u, edges.right];
  return { ...common, x: left, y, width: right - left, height, side: place === 'left' ? 'end' : 'start' };
}

/** Between these a hand lies clear of what stands beside the table on very wide screens. */
function edgesOf(table: DOMRect): { readonly left: number; readonly right: number } {
  const [left, right] = [boxOf('.wide--left')?.right, boxOf('.wide--right')?.x];
  return { left: (left ?? table.x) + EDGE, right: (right ?? table.right) - EDGE };
}

function ownRow(table: DOMRect, plate: Plate, u: number): Region {
  const rack = boxOf('.rack') ?? table;
  const middle = table.x + table.width / 2;
  const beside = Math.min(middle - plate.x - plate.width - 15, table.width / 2 - 12 - STAMP * u);
  const height = (LARGE_OWN * u * 4) / 3; // the same in every game: the shape of a tile
  return {
    x: middle - beside,
    y: rack.bottom - height - 5,
    width: 2 * beside,
    height,
    most: LARGE_OWN * u,
    side: 'middle',
    isRow: true,
    isShared: false,
    isNamed: false,
  };
}

/** In the place of the tray; the own hand also in that of its tiles. */
function onPhone(place: Place, table: DOMRect): Region {
  const rack = boxOf('.rack') ?? new DOMRect(table.x, table.bottom, table.width, 0);
  const tray = boxOf('.tray') ?? new DOMRect(table.x, rack.y - TRAY, table.width, TRAY);
  const isOwn = place === 'self';
  const isBeside = tray.x > table.x + table.width / 2;
  const column = new DOMRect(tray.x, table.y + BESIDE, tray.width, rack.y - table.y - 2 * BESIDE);
  const rows = new DOMRect(tray.x, tray.y, tray.width, rack.bottom - tray.y);
  const box = isBeside ? (isOwn ? rack : column) : isOwn ? rows : tray;
  const side = isBeside && !isOwn ? 5 : 12;
  return {
    x: box.x + side,
    y: box.y,
    width: box.width - 2 * side,
    height: box.height,
    most: PHONE,
    side: 'middle',
    isRow: false,
    isShared: !isOwn || !isBeside,
    isNamed: true,
  };
}

/** The lower edge of the bonus tiles of this seat. */
function bonusFoot(place: Place): number {
  return boxOf(`${seatOf(place)} .flowers`)?.bottom ?? 0;
}

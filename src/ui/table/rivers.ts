import type { Place } from '../../store/selectors/seats';
import type { ScreenWord } from './screen';

/** With so many seats nobody sits across, and the others have half the width each. */
export const OPEN_TABLE = 3;

/** What decides how the discards lie. */
export interface RiversAt {
  /** How many lie in the river of each seat. */
  readonly lengths: Readonly<Partial<Record<Place, number>>>;
  /** How many the own seat has thrown, claimed or not. */
  readonly thrown: number;
  /** Whether the root of the page carries this word. */
  readonly is: (word: ScreenWord) => boolean;
  /** A panel takes a part of the screen. */
  readonly isBesidePanel: boolean;
  /** The oldest discards of long rivers are folded into words. */
  readonly isFolding: boolean;
}

export interface RiverShape {
  readonly perRow: number;
  /** Rows that have room even where they are empty. */
  readonly least: number;
}

const PER_ROW = 6;
const PER_ROW_NARROW = 5;
/** At a table where nobody sits across, once a river is longer than three rows. */
const PER_LONG_ROW = 7;
const LONG = 18;
/** At the sides of an upright screen: early in a hand on phones, then, on wide ones, and where very long rivers need it, as with the places of claimed discards. */
const SIDE = { early: 3, usual: 4, wide: 5 };
const VERY_LONG = { short: 20, usual: 24 };
/** Above a panel the height is short: later discards take the whole width, and very many come closer. */
const ABOVE_PANEL = { middle: 7, side: 5 };
const MANY_ABOVE_PANEL = { middle: 8, side: 6, from: 19 };
/** The own discards and those of any seat that are laid down as early ones, also above a panel. The own seat ends it, so nothing moves in others' turns. */
const EARLY = { own: 9, most: 15 };
const EARLY_ABOVE_PANEL = { own: 10, most: 12 };

/** Whether few discards lie on an upright phone: they are laid down larger. */
export function isEarly({ lengths, thrown, is, isBesidePanel }: RiversAt): boolean {
  const counts = Object.values(lengths);
  const { own, most } = isBesidePanel ? EARLY_ABOVE_PANEL : EARLY;
  return (
    is('phone') &&
    !is(isBesidePanel ? 'short' : 'low') &&
    !is('narrow') &&
    counts.length > OPEN_TABLE &&
    thrown <= own &&
    counts.every((count) => count <= most)
  );
}

/** How many discards lie in a row of this river, and how many rows it has room for at least. */
export function riverShape(place: Place, at: RiversAt): RiverShape {
  const isMiddle = place === 'self' || place === 'across' || Object.keys(at.lengths).length === OPEN_TABLE;
  return { perRow: discardsInRow(place, at), least: isMiddle && (at.isBesidePanel || isEarly(at)) ? 2 : 3 };
}

function discardsInRow(place: Place, at: RiversAt): number {
  const { is, lengths, isBesidePanel, isFolding } = at;
  if (is('fives')) return PER_ROW_NARROW;
  if (!is('portrait')) return PER_ROW;
  const longest = Math.max(...Object.values(lengths));
  if (Object.keys(lengths).length === OPEN_TABLE) return isFolding || longest > LONG ? PER_LONG_ROW : PER_ROW;
  const isMiddle = place === 'self' || place === 'across';
  if (isLateAbovePanel(at)) {
    const { middle, side } = longest < MANY_ABOVE_PANEL.from ? ABOVE_PANEL : MANY_ABOVE_PANEL;
    return isMiddle ? middle : side;
  }
  if (isMiddle) return PER_ROW;
  if (is('one-row')) return SIDE.wide;
  if (isFolding) return SIDE.usual;
  if (isEarly(at)) return isBesidePanel ? SIDE.usual : SIDE.early;
  const atSides = Math.max(lengths.left ?? 0, lengths.right ?? 0);
  return atSides > VERY_LONG[is('short') && !is('high') ? 'short' : 'usual'] ? SIDE.wide : SIDE.usual;
}

function isLateAbovePanel(at: RiversAt): boolean {
  return at.isBesidePanel && at.is('phone') && !at.is('low') && !isEarly(at);
}

/** The rows that so many discards take. */
export function rowsOf({ perRow, least }: RiverShape, count: number): number {
  return Math.max(least, Math.ceil(count / perRow));
}

/** What the sheets are told of all rivers. */
export function riversStyle(at: RiversAt): Readonly<Record<string, number>> {
  const rows = (place: Place) => rowsOf(riverShape(place, at), at.lengths[place] ?? 0);
  const middle: readonly Place[] = at.lengths.across === undefined ? ['left', 'right'] : ['across'];
  return {
    '--per-row': riverShape('self', at).perRow,
    '--side-columns': riverShape('left', at).perRow,
    '--own-rows': rows('self'),
    '--across-rows': Math.max(...middle.map(rows)),
  };
}

import { createContext, useContext } from 'react';
import { placesOf } from '../../store/selectors/hand';
import type { Place, SeatInfo } from '../../store/selectors/seats';
import { useGame } from '../context';
import { OPEN_TABLE } from './rivers';
import { useLayout, useScreen } from './screen';

/** Whether a panel takes a part of the screen from the table. */
export const PanelContext = createContext(false);

/** The own hand before anything is laid out, with the tile just drawn. */
export interface HandShape {
  readonly places: number;
  /** Where it lies in two rows. */
  readonly columns: number;
  /** It may lay out more melds than lie side by side. */
  readonly isLong: boolean;
}

/** Melds that lie side by side. */
const MELDS_IN_ROW = 4;

export function useHandShape(): HandShape {
  const places = useGame(({ view }) => (view ? placesOf(view, []) : 0)) + 1;
  return { places, columns: Math.ceil(places / 2), isLong: Math.floor(places / 3) > MELDS_IN_ROW };
}

/** How many of a long hand's own melds lie in the upper of its two rows: the lower one has room for three of them. */
export function raisedMelds({ isLong }: Pick<HandShape, 'isLong'>, count: number): number {
  return isLong ? Math.max(0, count - MELDS_IN_ROW + 1) : 0;
}

/** Discards that lie in rows which have room of their own. */
const ROOMY_RIVER = 18;

/** Whether the centre plate has to give way: to melds across, or, where nobody sits there, to long rivers beside it. */
export function isCrowded(others: readonly SeatInfo[]): boolean {
  const across = others.find(({ place }) => place === 'across');
  if (across) return across.shown.melds.length > 2;
  return others.some(
    ({ shown: { river } }) => river.filter((tile) => tile.claimedBy === null).length > ROOMY_RIVER,
  );
}

/** Lines of tiles between the plates of a small phone, and one more beside small own melds. */
const LINES = { short: 7, high: 9 };
const SMALL_OWN_MELDS = 3;

/** How many lines of tiles there are for the melds of the others, and for each river. */
export type RiverRows = Readonly<Record<Place | 'melds', number>>;
/** So many melds are told on one line where nobody sits across. */
const TOLD_IN_LINE = 3;

/** How many rows of each river fit on a small phone. Null on other screens and over a panel: there all rows are shown. */
export function useRiverRows([own, ...others]: readonly SeatInfo[]): RiverRows | null {
  const isCompact = useScreen('compact');
  const isShort = useScreen('shallow');
  const isSmaller = useContext(PanelContext);
  if (!isCompact || isSmaller || others.length < 2) return null;
  const isSaved = (own?.shown.melds.length ?? 0) >= SMALL_OWN_MELDS;
  const lines = LINES[isShort ? 'short' : 'high'] + (isSaved ? 1 : 0);
  const isOpen = others.length < OPEN_TABLE;
  const isFull = isOpen ? others.some(({ shown }) => shown.melds.length > TOLD_IN_LINE) : isCrowded(others);
  const melds = isFull ? 2 : 1;
  const middle = lines - melds;
  const across = Math.floor(middle / 2);
  const side = isOpen ? across : lines - 2;
  return { melds, across, self: middle - across, left: side, right: side };
}

/** The longest line of melds that is easy to read, in tile widths: at the sides of an upright phone or above its panel, of a tablet above its panel, and elsewhere. */
const MOST_AT_SIDE = 5.3;
const MOST_AT_SIDE_OF_TABLET = 7.8;
const MOST_IN_WIDE = 9.8;

/** On how many lines a seat's melds lie, and how many tile widths a line takes. */
export function useMeldSpace(place: Place, count: number): readonly [lines: number, most: number] {
  const layout = useLayout();
  const isTablet = useScreen('tablet');
  const isHigh = useScreen('high');
  const isOpen = useGame((state) => state.players.length) === OPEN_TABLE;
  const { isLong } = useHandShape();
  const isBesidePanel = useContext(PanelContext);
  const isSlim = useScreen('slim');
  if (place === 'self') return [count, Infinity];
  if (layout === 'desktop')
    return [isBesidePanel && isSlim && place !== 'across' ? count : Math.ceil(count / 2), Infinity];
  const isWide = layout === 'landscape' || isOpen;
  const isRoomy = isWide || (place === 'across' && !(isBesidePanel && layout === 'portrait' && !isTablet));
  const most = isRoomy ? MOST_IN_WIDE : isTablet ? MOST_AT_SIDE_OF_TABLET : MOST_AT_SIDE;
  if (layout === 'landscape' || (isOpen && !isBesidePanel)) return [2, most];
  if (isBesidePanel || place === 'across') return [count > 2 ? 2 : 1, most];
  if (isTablet) return [4, Infinity];
  if (isLong) return [3, most];
  return [isHigh ? 4 : 2, most];
}

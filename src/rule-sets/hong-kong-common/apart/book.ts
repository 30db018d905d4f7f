import { FIRST_FLOWER, FIRST_SEASON } from '../../../engine/tiles';
import { valueBy } from '../../../engine/itemValues';
import { rulesOf } from '../../../engine/knownRules';
import type { PublicSeat, SeatView } from '../../../engine/view';
import { hongKongBook, littleRows, priced, withOptions } from '../../shared/hongKong/apart/book';
import { ALL, CLEAN, DRAGONS, PURE, WINDS } from '../../shared/standard/apart/book';
import type { ShapeRow } from '../../shared/hongKong/apart/book';
import { bookOfRoutes } from '../../../bots/routes/bookOfRoutes';
import type { RouteBook } from '../../../bots/routes/route';
import { hongKongStyles } from '../../shared/hongKong/apart/styles';
import { commonValues } from '../items';
import type { CommonOptions } from '../options';
import { paidFor } from '../payTable';
import { tunings } from './tunings';

const faanOf = valueBy(commonValues);

type Item = keyof (typeof commonValues)['items'];
type Row = ShapeRow<Item>;

/** Everything counts towards the minimum here, so a plain hand gets there by bonus tiles, concealment or a self-draw. */
const shapes: readonly Row[] = [
  { id: 'any-hand', ...ALL },
  { id: 'common-hand', sets: 'chows', suits: 'all', honours: false, items: ['common-hand'] },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, items: ['all-pongs'] },
  { id: 'clean-hand', ...CLEAN, items: ['clean-hand'] },
  { id: 'pure-hand', ...PURE, items: ['pure-hand'] },
  { id: 'clean-pongs', sets: 'pongs', suits: 'one', honours: true, items: ['clean-hand', 'all-pongs'] },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, items: ['all-honors'] },
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, items: ['great-dragons'] },
  { id: 'great-winds', ...ALL, pongs: WINDS, items: ['great-winds'] },
  ...littleRows('little-dragons', DRAGONS),
  ...littleRows('little-winds', WINDS),
  { id: 'thirteen-orphans', form: 'thirteen-orphans', ...ALL, items: ['thirteen-orphans'] },
];

/** Seven pairs count their own four and a concealed hand. */
const pairs: readonly Row[] = [
  { id: 'seven-pairs', form: 'seven-pairs', ...ALL, items: ['seven-pairs'] },
  { id: 'clean-seven-pairs', form: 'seven-pairs', ...CLEAN, items: ['seven-pairs', 'clean-hand'] },
];

const book: RouteBook = {
  ...hongKongBook(faanOf),
  shapes: (options: CommonOptions) => {
    const all = options.sevenPairs ? [...shapes, ...pairs] : shapes;
    return withOptions(options, priced(all, faanOf, options));
  },
  concealedValue: (options) => faanOf(options, 'concealed-hand'),
  selfDrawnValue: (options) => faanOf(options, 'self-drawn'),
  bonusValue,
  totalOf: paidFor,
};

export const gameBook = bookOfRoutes({ book, tunings, styles: hongKongStyles });

/** With no more tiles than this in the wall, who has laid out no bonus tile may hope that it stays so. */
const FEW_TILES = 25;

/** Faan of the bonus tiles laid out, or of none at all once few can come. */
function bonusValue(view: SeatView): number {
  if (!view.options['bonusTiles']) return 0;
  const { tiles } = rulesOf(view).geometry;
  const laid = (view.seats[view.seat] as PublicSeat).bonus.map((tile) => tiles[tile]!);
  const { options, seat } = view;
  if (laid.length === 0) return view.wallLeft <= FEW_TILES ? faanOf(options, 'no-bonus-tiles') : 0;
  const faanFrom = (first: number, all: Item, own: Item): number => {
    const of = laid.filter((kind) => kind >= first && kind < first + 4);
    const faan = of.length === 4 ? faanOf(options, all) : 0;
    return faan > 0 || !of.includes(first + seat) ? faan : faanOf(options, own);
  };
  return (
    faanFrom(FIRST_FLOWER, 'all-flowers', 'own-flower') + faanFrom(FIRST_SEASON, 'all-seasons', 'own-season')
  );
}

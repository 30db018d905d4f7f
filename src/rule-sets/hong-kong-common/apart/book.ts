import { FIRST_FLOWER, FIRST_SEASON, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../../engine/tiles';
import { usualValues, valueIn } from '../../../engine/itemValues';
import { rulesOf } from '../../../engine/knownRules';
import type { PublicSeat, SeatView } from '../../../engine/view';
import { hongKongBook, priced, withOptions } from '../../shared/hongKong/apart/book';
import type { ShapeRow } from '../../shared/hongKong/apart/book';
import type { GameBook } from '../../../bots/botPart';
import type { RouteBook } from '../../../bots/routes/route';
import { hongKongStyles } from '../../shared/hongKong/apart/styles';
import { commonValues } from '../items';
import type { CommonOptions } from '../options';
import { paidFor } from '../payTable';
import { tunings } from './tunings';

const DRAGONS = [RED_DRAGON, GREEN_DRAGON, WHITE_DRAGON];
const WINDS = [27, 28, 29, 30];
const ALL = { sets: 'any', suits: 'all', honours: true } as const;

const USUAL = usualValues(commonValues);

/** Everything counts towards the minimum here, so a plain hand gets there by bonus tiles, concealment or a self-draw. */
const shapes: readonly ShapeRow[] = [
  { id: 'any-hand', ...ALL },
  { id: 'common-hand', sets: 'chows', suits: 'all', honours: false, items: ['common-hand'] },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, items: ['all-pongs'] },
  { id: 'clean-hand', sets: 'any', suits: 'one', honours: true, items: ['clean-hand'] },
  { id: 'pure-hand', sets: 'any', suits: 'one', honours: false, items: ['pure-hand'] },
  { id: 'clean-pongs', sets: 'pongs', suits: 'one', honours: true, items: ['clean-hand', 'all-pongs'] },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, items: ['all-honors'] },
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, items: ['great-dragons'] },
  { id: 'great-winds', ...ALL, pongs: WINDS, items: ['great-winds'] },
  ...[DRAGONS, WINDS].flatMap((honours) =>
    honours.map((eyes) => ({
      id: honours === DRAGONS ? 'little-dragons' : 'little-winds',
      ...ALL,
      pongs: honours.filter((kind) => kind !== eyes),
      eyes,
      items: [honours === DRAGONS ? 'little-dragons' : 'little-winds'],
    })),
  ),
  { id: 'thirteen-orphans', form: 'thirteen-orphans', ...ALL, items: ['thirteen-orphans'] },
];

/** Seven pairs count their own four and a concealed hand. */
const pairs: readonly ShapeRow[] = [
  { id: 'seven-pairs', form: 'seven-pairs', ...ALL, items: ['seven-pairs'] },
  {
    id: 'clean-seven-pairs',
    form: 'seven-pairs',
    sets: 'any',
    suits: 'one',
    honours: true,
    items: ['seven-pairs', 'clean-hand'],
  },
];

const book: RouteBook = {
  ...hongKongBook,
  shapes: (options: CommonOptions) => {
    const all = options.sevenPairs ? [...shapes, ...pairs] : shapes;
    return withOptions(options, priced(all, USUAL, options));
  },
  concealedValue: (options) => valueIn(options, 'concealed-hand', 1),
  selfDrawnValue: (options) => valueIn(options, 'self-drawn', 1),
  bonusValue,
  totalOf: paidFor,
};

export const gameBook: GameBook = { book, tunings, styles: hongKongStyles };

/** With no more tiles than this in the wall, who has laid out no bonus tile may hope that it stays so. */
const FEW_TILES = 25;

/** Faan of the bonus tiles laid out, or of none at all once few can come. */
function bonusValue(view: SeatView): number {
  if (!view.options['bonusTiles']) return 0;
  const { tiles } = rulesOf(view).geometry;
  const laid = (view.seats[view.seat] as PublicSeat).bonus.map((tile) => tiles[tile]!);
  const { options, seat } = view;
  if (laid.length === 0) return view.wallLeft <= FEW_TILES ? valueIn(options, 'no-bonus-tiles', 1) : 0;
  const faanOf = (first: number, all: string, own: string): number => {
    const of = laid.filter((kind) => kind >= first && kind < first + 4);
    const faan = of.length === 4 ? valueIn(options, all, 2) : 0;
    return faan > 0 || !of.includes(first + seat) ? faan : valueIn(options, own, 1);
  };
  return (
    faanOf(FIRST_FLOWER, 'all-flowers', 'own-flower') + faanOf(FIRST_SEASON, 'all-seasons', 'own-season')
  );
}

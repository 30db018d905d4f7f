import { FIRST_FLOWER, FIRST_SEASON, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../engine/tiles';
import { flagOf } from '../../engine/options';
import { rulesOf } from '../../engine/knownRules';
import type { PublicSeat, SeatView } from '../../engine/view';
import { hongKongBook, withOptions } from '../shared/hongKong/book';
import type { GameBook } from '../../bots/botPart';
import type { RouteBook, RouteShape } from '../../bots/routes/route';
import { hongKongStyles } from '../shared/hongKong/styles';
import { cappedMultiplier } from './scoring';
import { tunings } from './tunings';

const DRAGONS = [RED_DRAGON, GREEN_DRAGON, WHITE_DRAGON];
const WINDS = [27, 28, 29, 30];
const ALL = { sets: 'any', suits: 'all', honours: true } as const;

/** Everything counts towards the minimum here, so a plain hand gets there by bonus tiles, concealment or a self-draw. */
const shapes: readonly RouteShape[] = [
  { id: 'any-hand', ...ALL, value: 0 },
  { id: 'common-hand', sets: 'chows', suits: 'all', honours: false, value: 1 },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, value: 3 },
  { id: 'clean-hand', sets: 'any', suits: 'one', honours: true, value: 3 },
  { id: 'pure-hand', sets: 'any', suits: 'one', honours: false, value: 7 },
  { id: 'clean-pongs', sets: 'pongs', suits: 'one', honours: true, value: 6 },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, value: 10 },
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, value: 8 },
  { id: 'great-winds', ...ALL, pongs: WINDS, value: 13 },
  ...[DRAGONS, WINDS].flatMap((honours) =>
    honours.map((eyes) => ({
      id: honours === DRAGONS ? 'little-dragons' : 'little-winds',
      ...ALL,
      pongs: honours.filter((kind) => kind !== eyes),
      eyes,
      value: honours === DRAGONS ? 5 : 6,
    })),
  ),
  { id: 'thirteen-orphans', form: 'thirteen-orphans', ...ALL, value: 13 },
];

/** Seven pairs count their own four and a concealed hand. */
const pairs: readonly RouteShape[] = [
  { id: 'seven-pairs', form: 'seven-pairs', ...ALL, value: 4 },
  {
    id: 'clean-seven-pairs',
    form: 'seven-pairs',
    sets: 'any',
    suits: 'one',
    honours: true,
    value: 7,
  },
];

const book: RouteBook = {
  ...hongKongBook,
  shapes: (options) => {
    const all = flagOf(options, 'sevenPairs') ? [...shapes, ...pairs] : shapes;
    return withOptions(options, all);
  },
  concealedValue: 1,
  selfDrawnValue: 1,
  bonusValue,
  totalOf: cappedMultiplier,
};

export const gameBook: GameBook = { book, tunings, styles: hongKongStyles };

/** With no more tiles than this in the wall, who has laid out no bonus tile may hope that it stays so. */
const FEW_TILES = 25;

/** Faan of the bonus tiles laid out, or of none at all once few can come. */
function bonusValue(view: SeatView): number {
  if (!flagOf(view.options, 'bonusTiles')) return 0;
  const { tiles } = rulesOf(view).geometry;
  const laid = (view.seats[view.seat] as PublicSeat).bonus.map((tile) => tiles[tile]!);
  if (laid.length === 0) return view.wallLeft <= FEW_TILES ? 1 : 0;
  return setFaan(laid, FIRST_FLOWER, view.seat) + setFaan(laid, FIRST_SEASON, view.seat);
}

function setFaan(laid: readonly number[], first: number, seat: number): number {
  const of = laid.filter((kind) => kind >= first && kind < first + 4);
  return of.length === 4 ? 2 : Number(of.includes(first + seat));
}

import { FIRST_FLOWER, FIRST_SEASON, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../engine/tiles';
import { flagOf, numberOf } from '../../engine/options';
import { rulesOf } from '../../engine/knownRules';
import type { PublicSeat, SeatView } from '../../engine/view';
import { honourFaan, withCommonHand } from '../shared/hongKong/routes';
import type { RouteBook, RouteShape } from '../../bots/routes/route';

const DRAGONS = [RED_DRAGON, GREEN_DRAGON, WHITE_DRAGON];
const WINDS = [27, 28, 29, 30];
const ALL = { sets: 'any', suits: 'all', honours: true } as const;

/** Everything counts towards the minimum here, so a plain hand gets there by bonus tiles, concealment or a self-draw. */
const shapes: readonly RouteShape[] = [
  { id: 'any-hand', ...ALL, faan: 0 },
  { id: 'common-hand', sets: 'chows', suits: 'all', honours: false, faan: 1 },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, faan: 3 },
  { id: 'clean-hand', sets: 'any', suits: 'one', honours: true, faan: 3 },
  { id: 'pure-hand', sets: 'any', suits: 'one', honours: false, faan: 7 },
  { id: 'clean-pongs', sets: 'pongs', suits: 'one', honours: true, faan: 6 },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, faan: 10 },
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, faan: 8 },
  { id: 'great-winds', ...ALL, pongs: WINDS, faan: 13 },
  ...[DRAGONS, WINDS].flatMap((honours) =>
    honours.map((eyes) => ({
      id: honours === DRAGONS ? 'little-dragons' : 'little-winds',
      ...ALL,
      pongs: honours.filter((kind) => kind !== eyes),
      eyes,
      faan: honours === DRAGONS ? 5 : 6,
    })),
  ),
  { id: 'thirteen-orphans', form: 'thirteen-orphans', ...ALL, faan: 13 },
];

/** Seven pairs count their own four and a concealed hand. */
const pairs: readonly RouteShape[] = [
  { id: 'seven-pairs', form: 'seven-pairs', ...ALL, faan: 4 },
  {
    id: 'clean-seven-pairs',
    form: 'seven-pairs',
    sets: 'any',
    suits: 'one',
    honours: true,
    faan: 7,
  },
];

export const hongKongCommonRoutes: RouteBook = {
  minimum: (options) => numberOf(options, 'minimumFaan'),
  shapes: (options) => {
    const all = flagOf(options, 'sevenPairs') ? [...shapes, ...pairs] : shapes;
    return withCommonHand(options, all);
  },
  valueOf: honourFaan,
  concealedFaan: 1,
  selfDrawnFaan: 1,
  bonusFaan,
};

/** With no more tiles than this in the wall, who has laid out no bonus tile may hope that it stays so. */
const FEW_TILES = 25;

/** Faan of the bonus tiles laid out, or of none at all once few can come. */
function bonusFaan(view: SeatView): number {
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

import type { Holding } from '../../../bots/targets/holding';
import { bookOfRoutes } from '../../../bots/routes/bookOfRoutes';
import type { RouteGame } from '../../../bots/routes/routeGame';
import type { RouteBook, RouteShape } from '../../../bots/routes/route';
import type { HandScore } from '../../../bots/targets/target';
import { orInfinity } from '../../../engine/options';
import type { Options, TileKind } from '../../../engine/types';
import type { PublicSeat } from '../../../engine/view';
import { ALL, DRAGONS, WINDS } from '../../shared/standard/apart/book';
import { isOfValue } from '../count';
import { worthOf } from '../items';
import type { ClassicalOptions } from '../options';
import type { Worth } from '../items';
import { doublingsOf, handScore, keptPoints, laidScore } from '../keeps';
import type { Counting, KeptHand } from '../keeps';
import { tunings } from './tunings';

/** About what the usual limit is to a plain hand. */
const LIMIT = 3;

/** Values in doublings. Four pongs are taken to be worth one, as their points are. */
const shapesWith = (worth: Worth): readonly RouteShape[] => [
  { id: 'any-hand', ...ALL, value: 0 },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, value: 1 },
  {
    id: 'one-suit-and-honors',
    sets: 'any',
    suits: 'one',
    honours: true,
    value: worth['one-suit-and-honors'],
  },
  {
    id: 'one-suit-and-honors-pongs',
    sets: 'pongs',
    suits: 'one',
    honours: true,
    value: worth['one-suit-and-honors'] + 1,
  },
  { id: 'one-suit', sets: 'any', suits: 'one', honours: false, value: worth['one-suit'] },
  { id: 'one-suit-pongs', sets: 'pongs', suits: 'one', honours: false, value: worth['one-suit'] + 1 },
  { id: 'all-honors-hand', sets: 'pongs', suits: 'none', honours: true, value: LIMIT },
  { id: 'three-great-scholars', ...ALL, pongs: DRAGONS, value: LIMIT },
  { id: 'four-large-blessings', ...ALL, pongs: WINDS, value: LIMIT },
  { id: 'thirteen-unique-wonders', form: 'thirteen-orphans', ...ALL, value: LIMIT },
];

/** Seven pairs win in one suit or in honours alone. */
const twins: readonly RouteShape[] = [
  { id: 'heavenly-twins', form: 'seven-pairs', sets: 'any', suits: 'one', honours: false, value: LIMIT },
  { id: 'heavenly-twins', form: 'seven-pairs', sets: 'any', suits: 'none', honours: true, value: LIMIT },
];

const counted = new WeakMap<Options, Counting>();

/** The limit, and what items count at a table; worked out once for it. */
function countingOf(options: Options): Counting {
  const known = counted.get(options) ?? {
    limit: orInfinity((options as ClassicalOptions).limit),
    worth: worthOf(options),
  };
  counted.set(options, known);
  return known;
}

function keeps(holding: Holding): number {
  return keptPoints(ownHand(holding), countingOf(holding.view.options));
}

function ownHand({ counts, live, laid: melds, kinds, view }: Holding): KeptHand {
  const { seat } = view;
  return { seat, counts, melds, bonus: bonusOf(view.seats[seat]!, kinds), live };
}

function scores(holding: Holding): HandScore[] {
  const { kinds, view } = holding;
  const counting = countingOf(view.options);
  return view.seats.map((shown, seat) =>
    seat === view.seat
      ? handScore(ownHand(holding), counting)
      : laidScore({ seat, melds: shown.melds, bonus: bonusOf(shown, kinds) }, counting),
  );
}

function bonusOf({ bonus }: Pick<PublicSeat, 'bonus'>, kinds: readonly TileKind[]): TileKind[] {
  return bonus.map((tile) => kinds[tile]!);
}

const book: RouteBook = {
  minimum: () => 0,
  shapes: (options: ClassicalOptions) => {
    const { sevenPairsDistinct: distinctPairs } = options;
    return [...shapesWith(worthOf(options)), ...twins.map((shape) => ({ ...shape, distinctPairs }))];
  },
  valueOf: (options, kind, { seat }) => (isOfValue(kind, seat) ? doublingsOf(kind, worthOf(options)) : 0),
  concealedValue: () => 0,
  selfDrawnValue: () => 0,
  bonusValue: () => 0,
  keeps,
  scores,
  rare: LIMIT,
};

const styles: RouteGame['styles'] = {
  flush: {
    'one-suit-and-honors': -0.6,
    'one-suit': -0.8,
    'one-suit-and-honors-pongs': -0.6,
    'one-suit-pongs': -0.8,
  },
  pongs: { 'all-pongs': -1, 'one-suit-and-honors-pongs': -0.8, 'one-suit-pongs': -0.6 },
};

export const gameBook = bookOfRoutes({ book, tunings, styles });

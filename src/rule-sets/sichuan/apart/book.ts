import type { GameBook } from '../../../bots/botPart';
import { bookOfRoutes, readBook } from '../../../bots/routes/bookOfRoutes';
import { Plans } from '../../../bots/routes/plan';
import type { RouteBook, RouteShape } from '../../../bots/routes/route';
import type { RouteGame } from '../../../bots/routes/routeGame';
import { OpenMind } from '../../../bots/targets/openMind';
import { voidOf } from '../data';
import type { SichuanOptions } from '../options';
import { beside } from './mind/beside';
import { beliefs } from './mind/hidden';
import { tunings } from './tunings';

const TWO = { suits: 'two', honours: false } as const;
const ONE = { suits: 'one', honours: false } as const;
const PAIRS = { form: 'seven-pairs', sets: 'any', distinctPairs: false } as const;
/** As much as four doublings: what more there is hardly ever counts. */
const MUCH = 4;

/** Values in fan. Source: `RULES.md#fan`. */
const SHAPES: readonly RouteShape[] = [
  { id: 'plain', sets: 'any', ...TWO, value: 0 },
  { id: 'all-pongs', sets: 'pongs', ...TWO, value: 1 },
  { id: 'seven-pairs', ...PAIRS, ...TWO, value: 2 },
  { id: 'pure-hand', sets: 'any', ...ONE, value: 2 },
  { id: 'pure-pongs', sets: 'pongs', ...ONE, value: 3 },
  { id: 'pure-pairs', ...PAIRS, ...ONE, value: 4 },
];

const book: RouteBook = {
  minimum: ({ minimumFan }: SichuanOptions) => minimumFan,
  shapes: () => SHAPES,
  valueOf: () => 0,
  concealedValue: ({ extraItems }: SichuanOptions) => Number(extraItems.includes('concealed-hand')),
  selfDrawnValue: ({ selfDrawn }: SichuanOptions) => Number(selfDrawn === 'add-fan'),
  bonusValue: ({ seats, seat }) => seats[seat]!.melds.filter(({ type }) => type === 'kong').length,
  keeps: null,
  scores: null,
  beside,
  rare: MUCH,
  barredSuits: (view) => {
    const suit = voidOf(view, view.seat);
    return suit === null ? 0 : 1 << suit;
  },
};

const styles: RouteGame['styles'] = {
  pongs: { 'all-pongs': -1, 'pure-pongs': -0.8 },
};

const usual = bookOfRoutes({ book, tunings, styles });

export const gameBook: GameBook = {
  ...usual,
  beliefs,
  noise: 3.6,
  slips: {
    gentle: { overlookedClaims: 30, hastyDiscards: 30 },
    steady: { overlookedClaims: 10, hastyDiscards: 8 },
  },
  newMind: (reading) => {
    const own = readBook(usual.routes!, reading);
    return new OpenMind(new Plans(own), own.taste);
  },
};

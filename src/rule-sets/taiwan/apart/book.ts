import type { GameBook } from '../../../bots/botPart';
import type { Reading } from '../../../bots/reading';
import { bookOfRoutes, readBook } from '../../../bots/routes/bookOfRoutes';
import { Plans } from '../../../bots/routes/plan';
import type { RouteBook, RouteShape } from '../../../bots/routes/route';
import type { RouteGame } from '../../../bots/routes/routeGame';
import { FIRST_DRAGON, FIRST_FLOWER, FIRST_SEASON, FIRST_WIND } from '../../../engine/tiles';
import { rulesOf } from '../../../engine/knownRules';
import type { SeatView } from '../../../engine/view';
import { FarMind } from '../../../bots/targets/farMind';
import { TargetMind } from '../../../bots/targets/mind';
import type { PlanSource } from '../../../bots/targets/target';
import type { Taste } from '../../../bots/targets/taste';
import { ALL, CLEAN, DRAGONS, littleShapes, PURE, WINDS } from '../../shared/standard/apart/book';
import type { TaiwanOptions } from '../options';
import { beside } from './mind/beside';
import { declaring } from './mind/declaring';
import { tunings } from './tunings';

const FLOWERS = 4;
/** Hands of so many tai are rare. */
const RARE = 16;

/** These shapes with what each is worth. */
const worth = (value: number, shapes: readonly Omit<RouteShape, 'value'>[]): RouteShape[] =>
  shapes.map((shape) => ({ ...shape, value }));

/** Values in tai. Source: `RULES.md#tai`. */
const shapesWith = (options: TaiwanOptions): readonly RouteShape[] => [
  { id: 'any-hand', ...ALL, value: 0 },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, value: 4 },
  { id: 'half-flush', ...CLEAN, value: 4 },
  { id: 'half-flush-pongs', sets: 'pongs', suits: 'one', honours: true, value: 8 },
  { id: 'full-flush', ...PURE, value: 8 },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, value: options.allHonorsTai },
  ...worth(4, littleShapes('little-dragons', DRAGONS)),
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, value: 8 },
  ...worth(8, littleShapes('little-winds', WINDS)),
  { id: 'great-winds', ...ALL, pongs: WINDS, value: 16 },
];

const book: RouteBook = {
  minimum: ({ minimumFaan }: TaiwanOptions) => minimumFaan,
  shapes: shapesWith,
  valueOf: (_options, kind, { seat, round }) => {
    if (kind >= FIRST_DRAGON) return 1;
    return Number(kind === FIRST_WIND + seat) + Number(kind === FIRST_WIND + round);
  },
  concealedValue: () => 1,
  selfDrawnValue: () => 1,
  bonusValue,
  keeps: null,
  scores: null,
  beside,
  rare: RARE,
  totalOf: ({ basePoints, taiPoints }: TaiwanOptions, tai) => basePoints + taiPoints * Math.min(tai, RARE),
};

/** Tai of the bonus tiles laid out. */
function bonusValue(view: SeatView): number {
  const { kinds } = rulesOf(view).tiles;
  const { seat, seats } = view;
  const laid = seats[seat]!.bonus.map((tile) => kinds[tile]!);
  return [FIRST_FLOWER, FIRST_SEASON].reduce((tai, first) => {
    const of = laid.filter((kind) => kind >= first && kind < first + FLOWERS);
    return tai + Number(of.includes(first + seat)) + (of.length === FLOWERS ? 2 : 0);
  }, 0);
}

const styles: RouteGame['styles'] = {
  flush: { 'half-flush': -0.6, 'half-flush-pongs': -0.6, 'full-flush': -0.8 },
  pongs: { 'all-pongs': -1, 'half-flush-pongs': -0.8 },
};

const usual = bookOfRoutes({ book, tunings, styles });

/** What a mind of this game needs. */
function readAs(reading: Reading): [PlanSource, Taste] {
  const own = readBook(usual.routes!, reading);
  return [new Plans(own), own.taste];
}

export const gameBook: GameBook = {
  ...usual,
  newMind: (reading) => declaring(new FarMind(...readAs(reading))),
  newQuick: () => declaring(new TargetMind(...readAs({ tuning: 'routes-1' }))),
};

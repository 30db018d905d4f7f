import type { RouteShape } from '../../../../bots/routes/route';
import type { TunedBook } from '../../../../bots/routes/tuning';
import { FIRST_TASTE, type Taste } from '../../../../bots/targets/taste';
import { FIRST_DRAGON, FIRST_WIND } from '../../../../engine/tiles';
import type { CompetitionOptions } from '../../options';

/** With a wider look at targets than the first guess has. */
export const TASTE: Taste = { ...FIRST_TASTE, window: 1.4 };

const ANY = { suits: 'all', honours: true } as const;
/** Points of a pong of dragons, or of a wind that counts. */
const VALUE_PONG = 2;
/** Every loser pays the base. */
const BASES = 24;
const LEAST = BASES + 8;
/** How much likelier a win is with one tile fewer missing. */
const TILE = 64 * Math.log(FIRST_TASTE.root);

/** In tiles, how much nearer a hand of this value is taken to be than the least that may win. */
export function likingOf(value: number): number {
  return -Math.log((BASES + value) / LEAST) / TILE;
}

/** Pongs, and flushes with honours, nearly always bring one or two points more. */
const SHAPES: readonly RouteShape[] = [
  { id: 'plain', sets: 'any', ...ANY, value: 2 },
  { id: 'all-pungs', sets: 'pongs', ...ANY, value: 8 },
  { id: 'half-flush', sets: 'any', suits: 'one', honours: true, value: 7 },
  { id: 'three-concealed-pungs', sets: 'any', ...ANY, concealedPongs: 3, value: 16 },
  { id: 'full-flush', sets: 'any', suits: 'one', honours: false, value: 24 },
  { id: 'seven-pairs', form: 'seven-pairs', sets: 'any', ...ANY, distinctPairs: false, value: 24 },
  { id: 'thirteen-orphans', form: 'thirteen-orphans', sets: 'any', ...ANY, value: 88 },
];
const PRICED = SHAPES.map((shape) => ({ ...shape, penalty: likingOf(shape.value) }));

/** The hands of this game that routes can tell. */
export const routes: TunedBook = {
  minimum: ({ minimumFaan }: CompetitionOptions) => minimumFaan,
  shapes: () => PRICED,
  valueOf: (_options, kind, { seat, round }) => {
    if (kind >= FIRST_DRAGON) return VALUE_PONG;
    const winds = [seat, round].filter((wind) => kind === FIRST_WIND + wind);
    return winds.length * VALUE_PONG;
  },
  concealedValue: () => 2,
  selfDrawnValue: () => 1,
  bonusValue: () => 0,
  keeps: null,
  scores: null,
  rare: 88,
  additions: { value: 0, concealed: 0, selfDrawn: 0.3 },
  taste: TASTE,
};

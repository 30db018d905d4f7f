import { GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../engine/tiles';
import { flagOf, listOf, wordOf } from '../../engine/options';
import { hongKongBook, withOptions } from '../shared/hongKong/book';
import type { GameBook } from '../../bots/botPart';
import type { RouteBook, RouteShape } from '../../bots/routes/route';
import { hongKongStyles } from '../shared/hongKong/styles';
import { basePoints } from './scoring';
import { tunings } from './tunings';

const DRAGONS = [RED_DRAGON, GREEN_DRAGON, WHITE_DRAGON];
const WINDS = [27, 28, 29, 30];
const ALL = { sets: 'any', suits: 'all', honours: true } as const;
const COLOURS = [
  { id: 'pearl-dragon', suits: 'dots', dragon: WHITE_DRAGON },
  { id: 'ruby-dragon', suits: 'characters', dragon: RED_DRAGON },
  { id: 'jade-dragon', suits: 'bamboo', dragon: GREEN_DRAGON },
] as const;
/** More than any minimum. */
const LIMIT = 99;

/** Hands that count their items. */
const ordinary: readonly RouteShape[] = [
  { id: 'clean-hand', sets: 'any', suits: 'one', honours: true, value: 3 },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, value: 3 },
  { id: 'pure-hand', sets: 'any', suits: 'one', honours: false, value: 6 },
  { id: 'clean-pongs', sets: 'pongs', suits: 'one', honours: true, value: 6 },
  { id: 'pure-pongs', sets: 'pongs', suits: 'one', honours: false, value: 9 },
  { id: 'pure-chows', sets: 'chows', suits: 'one', honours: false, value: 7 },
  { id: 'value-pongs', ...ALL, value: 0 },
  { id: 'common-hand', sets: 'chows', suits: 'all', honours: false, value: 1 },
  { id: 'three-concealed-pongs', ...ALL, concealedPongs: 3, value: 3 },
  {
    id: 'clean-concealed-pongs',
    sets: 'any',
    suits: 'one',
    honours: true,
    concealedPongs: 3,
    value: 6,
  },
  { id: 'seven-pairs', form: 'seven-pairs', ...ALL, value: 4 },
  {
    id: 'clean-seven-pairs',
    form: 'seven-pairs',
    sets: 'any',
    suits: 'one',
    honours: true,
    value: 7,
  },
  {
    id: 'pure-seven-pairs',
    form: 'seven-pairs',
    sets: 'any',
    suits: 'one',
    honours: false,
    value: 10,
  },
  ...DRAGONS.map((eyes) => ({
    id: 'little-dragons',
    ...ALL,
    pongs: DRAGONS.filter((kind) => kind !== eyes),
    eyes,
    value: 12,
  })),
  ...WINDS.map((eyes) => ({
    id: 'little-winds',
    ...ALL,
    pongs: WINDS.filter((kind) => kind !== eyes),
    eyes,
    value: 12,
  })),
];

/** Suited tiles only count one more, where that is what the option says. */
const simples: readonly RouteShape[] = [
  { id: 'all-simples', sets: 'any', suits: 'all', honours: false, value: 1 },
  { id: 'simple-pongs', sets: 'pongs', suits: 'all', honours: false, value: 4 },
  {
    id: 'simple-concealed-pongs',
    sets: 'any',
    suits: 'all',
    honours: false,
    concealedPongs: 3,
    value: 4,
  },
  {
    id: 'simple-seven-pairs',
    form: 'seven-pairs',
    sets: 'any',
    suits: 'all',
    honours: false,
    value: 5,
  },
];

const limits: readonly RouteShape[] = [
  { id: 'thirteen-orphans', form: 'thirteen-orphans', ...ALL, value: LIMIT },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, value: LIMIT },
];

/** The limit hands that option `dragonsConcealed` is about. */
const dragonLimits: readonly RouteShape[] = [
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, value: LIMIT },
  { id: 'great-winds', ...ALL, pongs: WINDS, value: LIMIT },
  ...COLOURS.map(({ id, suits, dragon }) => ({
    id,
    sets: 'pongs' as const,
    suits,
    honours: false,
    pongs: [dragon],
    value: LIMIT,
  })),
];

const book: RouteBook = {
  ...hongKongBook,
  shapes: (options) => {
    const inForce = listOf(options, 'limitHands');
    const concealed = flagOf(options, 'dragonsConcealed');
    const shapes = [
      ...ordinary,
      ...(wordOf(options, 'simples') === 'numbered' ? simples : []),
      ...[...limits, ...dragonLimits.map((shape) => ({ ...shape, concealed }))].filter(({ id }) =>
        inForce.includes(id),
      ),
    ];
    return withOptions(options, shapes);
  },
  concealedValue: 0,
  selfDrawnValue: 0,
  bonusValue: () => 0,
  totalOf: basePoints,
};

export const gameBook: GameBook = { book, tunings, styles: hongKongStyles };

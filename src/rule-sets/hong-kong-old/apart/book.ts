import { GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../../engine/tiles';
import { valueBy } from '../../../engine/itemValues';
import { hongKongBook, littleRows, priced, withOptions } from '../../shared/hongKong/apart/book';
import { ALL, CLEAN, DRAGONS, PURE, WINDS } from '../../shared/standard/apart/book';
import type { ShapeRow } from '../../shared/hongKong/apart/book';
import { bookOfRoutes } from '../../../bots/routes/bookOfRoutes';
import type { RouteBook } from '../../../bots/routes/route';
import { hongKongStyles } from '../../shared/hongKong/apart/styles';
import { oldValues } from '../items';
import type { OldOptions } from '../options';
import { basePoints, limitOf } from '../scoring';
import { tunings } from './tunings';

const COLOURS = [
  { id: 'pearl-dragon', suits: 'dots', dragon: WHITE_DRAGON },
  { id: 'ruby-dragon', suits: 'characters', dragon: RED_DRAGON },
  { id: 'jade-dragon', suits: 'bamboo', dragon: GREEN_DRAGON },
] as const;
const SIMPLE = { sets: 'any', suits: 'all', honours: false } as const;
/** More than any minimum. */
const LIMIT = 99;

const faanOf = valueBy(oldValues);

type Row = ShapeRow<keyof (typeof oldValues)['items']>;

/** Hands that count their items. */
const ordinary: readonly Row[] = [
  { id: 'clean-hand', ...CLEAN, items: ['clean-hand'] },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, items: ['all-pongs'] },
  { id: 'pure-hand', ...PURE, items: ['pure-hand'] },
  { id: 'clean-pongs', sets: 'pongs', suits: 'one', honours: true, items: ['clean-hand', 'all-pongs'] },
  { id: 'pure-pongs', sets: 'pongs', suits: 'one', honours: false, items: ['pure-hand', 'all-pongs'] },
  { id: 'pure-chows', sets: 'chows', suits: 'one', honours: false, items: ['pure-hand', 'common-hand'] },
  { id: 'value-pongs', ...ALL },
  { id: 'common-hand', sets: 'chows', suits: 'all', honours: false, items: ['common-hand'] },
  { id: 'three-concealed-pongs', ...ALL, concealedPongs: 3, items: ['three-concealed-pongs'] },
  {
    id: 'clean-concealed-pongs',
    ...CLEAN,
    concealedPongs: 3,
    items: ['clean-hand', 'three-concealed-pongs'],
  },
  { id: 'seven-pairs', form: 'seven-pairs', ...ALL, items: ['seven-pairs'] },
  { id: 'clean-seven-pairs', form: 'seven-pairs', ...CLEAN, items: ['seven-pairs', 'clean-hand'] },
  { id: 'pure-seven-pairs', form: 'seven-pairs', ...PURE, items: ['seven-pairs', 'pure-hand'] },
  ...littleRows('little-dragons', DRAGONS),
  ...littleRows('little-winds', WINDS),
];

/** Suited tiles only count one more, where that is what the option says. */
const simples: readonly Row[] = [
  { id: 'all-simples', ...SIMPLE, items: ['all-simples'] },
  { id: 'simple-pongs', sets: 'pongs', suits: 'all', honours: false, items: ['all-simples', 'all-pongs'] },
  {
    id: 'simple-concealed-pongs',
    ...SIMPLE,
    concealedPongs: 3,
    items: ['all-simples', 'three-concealed-pongs'],
  },
  { id: 'simple-seven-pairs', form: 'seven-pairs', ...SIMPLE, items: ['all-simples', 'seven-pairs'] },
];

const limits: readonly Row[] = [
  { id: 'thirteen-orphans', form: 'thirteen-orphans', ...ALL, value: LIMIT },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, value: LIMIT },
];

/** The limit hands that option `dragonsConcealed` is about. */
const dragonLimits: readonly Row[] = [
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
  ...hongKongBook(faanOf),
  shapes: (options: OldOptions) => {
    const inForce: readonly string[] = options.limitHands;
    const concealed = options.dragonsConcealed;
    const shapes = [
      ...ordinary,
      ...(options.simples === 'numbered' ? simples : []),
      ...[...limits, ...dragonLimits.map((shape) => ({ ...shape, concealed }))].filter(({ id }) =>
        inForce.includes(id),
      ),
    ];
    return withOptions(options, priced(shapes, faanOf, options));
  },
  concealedValue: () => 0,
  selfDrawnValue: () => 0,
  bonusValue: () => 0,
  totalOf: (options: OldOptions, value) => (value < LIMIT ? basePoints(options, value) : limitOf(options)),
};

export const gameBook = bookOfRoutes({ book, tunings, styles: hongKongStyles });

import { FIRST_DRAGON, GREEN_DRAGON, RED_DRAGON, WHITE_DRAGON } from '../../engine/tiles';
import { listOf, numberOf, wordOf } from '../../engine/options';
import type { RouteBook, RouteShape } from './route';

const DRAGONS = [RED_DRAGON, GREEN_DRAGON, WHITE_DRAGON];
const WINDS = [27, 28, 29, 30];
const ALL = { sets: 'any', suits: 'all', honours: true } as const;
const LIMIT = 99;

/** Hands that count their items. Penalties are tuned for a minimum of 3. */
const ordinary: readonly RouteShape[] = [
  { id: 'value-pongs', ...ALL, faan: 0, penalty: 0 },
  { id: 'common-hand', sets: 'chows', suits: 'all', honours: false, faan: 1, penalty: 0 },
  { id: 'all-pongs', sets: 'pongs', suits: 'all', honours: true, faan: 3, penalty: -0.7 },
  { id: 'clean-hand', sets: 'any', suits: 'one', honours: true, faan: 3, penalty: -1.1 },
  { id: 'pure-hand', sets: 'any', suits: 'one', honours: false, faan: 6, penalty: -1.6 },
  { id: 'clean-pongs', sets: 'pongs', suits: 'one', honours: true, faan: 6, penalty: -1.9 },
  { id: 'pure-pongs', sets: 'pongs', suits: 'one', honours: false, faan: 9, penalty: -2.2 },
  { id: 'pure-chows', sets: 'chows', suits: 'one', honours: false, faan: 7, penalty: -1.6 },
  { id: 'three-concealed-pongs', ...ALL, concealedPongs: 3, faan: 3, penalty: 1.5 },
  { id: 'clean-concealed-pongs', sets: 'any', suits: 'one', honours: true, concealedPongs: 3, faan: 6, penalty: 0.8 },
  { id: 'seven-pairs', form: 'seven-pairs', ...ALL, faan: 4, penalty: 0.6 },
  { id: 'clean-seven-pairs', form: 'seven-pairs', sets: 'any', suits: 'one', honours: true, faan: 7, penalty: 0 },
  { id: 'pure-seven-pairs', form: 'seven-pairs', sets: 'any', suits: 'one', honours: false, faan: 10, penalty: 0 },
  ...DRAGONS.map((eyes) => ({
    id: 'little-dragons',
    ...ALL,
    pongs: DRAGONS.filter((kind) => kind !== eyes),
    eyes,
    faan: 12,
    penalty: -1,
  })),
  ...WINDS.map((eyes) => ({
    id: 'little-winds',
    ...ALL,
    pongs: WINDS.filter((kind) => kind !== eyes),
    eyes,
    faan: 12,
    penalty: -1,
  })),
];

/** Suited tiles only count one more, where that is what the option says. */
const simples: readonly RouteShape[] = [
  { id: 'all-simples', sets: 'any', suits: 'all', honours: false, faan: 1, penalty: 0 },
  { id: 'simple-pongs', sets: 'pongs', suits: 'all', honours: false, faan: 4, penalty: -0.7 },
  { id: 'simple-concealed-pongs', sets: 'any', suits: 'all', honours: false, concealedPongs: 3, faan: 4, penalty: 1.5 },
  { id: 'simple-seven-pairs', form: 'seven-pairs', sets: 'any', suits: 'all', honours: false, faan: 5, penalty: 0.6 },
];

const limits: readonly RouteShape[] = [
  { id: 'thirteen-orphans', form: 'thirteen-orphans', ...ALL, faan: LIMIT, penalty: -1.7 },
  { id: 'great-dragons', ...ALL, pongs: DRAGONS, faan: LIMIT, penalty: -2 },
  { id: 'great-winds', ...ALL, pongs: WINDS, faan: LIMIT, penalty: -2 },
  { id: 'all-honors', sets: 'pongs', suits: 'none', honours: true, faan: LIMIT, penalty: -2 },
];

export const hongKongOldRoutes: RouteBook = {
  minimum: (options) => numberOf(options, 'minimumFaan'),
  shapes: (options) => {
    const inForce = listOf(options, 'limitHands');
    return [
      ...ordinary,
      ...(wordOf(options, 'simples') === 'numbered' ? simples : []),
      ...limits.filter(({ id }) => inForce.includes(id)),
    ];
  },
  valueOf: (kind, seat, round) => (kind >= FIRST_DRAGON ? 1 : Number(kind === 27 + seat) + Number(kind === 27 + round)),
  concealedFaan: 0,
  selfDrawnFaan: 0,
  penalties: { value: 0, concealed: 0, selfDrawn: 0 },
  bonusFaan: () => 0,
};

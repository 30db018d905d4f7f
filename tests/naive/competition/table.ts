import type { Options } from '../options';

export interface Row {
  readonly id: string;
  readonly points: number;
  /** Where it counts besides four sets and a pair: P seven pairs, K knitted straight, W everywhere. */
  readonly also: string;
  readonly swallows: readonly string[];
}

/** The mark ¹: `fully-concealed-hand` is swallowed as well, but not in the edition of 2006. */
export const ALWAYS_CONCEALED = 'always-concealed';
/** One pung of terminals or honors; in the edition of 2006 every one. */
export const ONE_PUNG = 'one-pung';

/** `worth`: the points, and where the item counts besides four sets and a pair. */
function row(id: string, worth: string, swallows = ''): Row {
  const [points, also = ''] = worth.split(' ');
  return { id, points: Number(points), also, swallows: swallows.split(' ').filter((word) => word !== '') };
}

const PUNGS = 'all-pungs outside-hand pung-of-terminals-or-honors';

/** The items in the table's order. */
export const TABLE: readonly Row[] = [
  row('big-four-winds', '88', 'all-pungs prevalent-wind seat-wind'),
  row('big-three-dragons', '88'),
  row('all-green', '88 P', 'half-flush'),
  row('nine-gates', '88', `full-flush no-honors ${ALWAYS_CONCEALED} ${ONE_PUNG}`),
  row('four-kongs', '88', 'all-pungs single-wait'),
  row('seven-shifted-pairs', '88 P', `full-flush no-honors ${ALWAYS_CONCEALED}`),
  row('thirteen-orphans', '88', ALWAYS_CONCEALED),
  row('all-terminals', '64 P', `${PUNGS} double-pung no-honors`),
  row('little-four-winds', '64'),
  row('little-three-dragons', '64'),
  row('all-honors', '64 P', PUNGS),
  row('four-concealed-pungs', '64', `all-pungs ${ALWAYS_CONCEALED}`),
  row('pure-terminal-chows', '64', 'full-flush all-chows no-honors'),
  row('quadruple-chow', '48', 'tile-hog'),
  row('four-pure-shifted-pungs', '48', 'all-pungs'),
  row('four-pure-shifted-chows', '32'),
  row('three-kongs', '32'),
  row('all-terminals-and-honors', '32 P', PUNGS),
  row('seven-pairs', '24 P', ALWAYS_CONCEALED),
  row('greater-honors-and-knitted-tiles', '24', ALWAYS_CONCEALED),
  row('all-even-pungs', '24', 'all-pungs all-simples no-honors'),
  row('full-flush', '24 P', 'no-honors'),
  row('pure-triple-chow', '24'),
  row('pure-shifted-pungs', '24'),
  row('upper-tiles', '24 P', 'upper-four no-honors'),
  row('middle-tiles', '24 P', 'all-simples no-honors'),
  row('lower-tiles', '24 P', 'lower-four no-honors'),
  row('pure-straight', '16'),
  row('three-suited-terminal-chows', '16', 'all-chows no-honors'),
  row('pure-shifted-chows', '16'),
  row('all-fives', '16', 'all-simples no-honors'),
  row('triple-pung', '16'),
  row('three-concealed-pungs', '16'),
  row('lesser-honors-and-knitted-tiles', '12', ALWAYS_CONCEALED),
  row('knitted-straight', '12 K'),
  row('upper-four', '12 P', 'no-honors'),
  row('lower-four', '12 P', 'no-honors'),
  row('big-three-winds', '12'),
  row('mixed-straight', '8'),
  row('reversible-tiles', '8 P', 'one-voided-suit'),
  row('mixed-triple-chow', '8'),
  row('mixed-shifted-pungs', '8'),
  row('chicken-hand', '8'),
  row('last-tile-draw', '8 W', 'self-drawn'),
  row('last-tile-claim', '8 W'),
  row('out-with-replacement-tile', '8 W', 'self-drawn'),
  row('robbing-the-kong', '8 W', 'last-of-kind'),
  row('all-pungs', '6'),
  row('half-flush', '6 P'),
  row('mixed-shifted-chows', '6'),
  row('all-types', '6 PK'),
  row('melded-hand', '6', 'single-wait'),
  row('two-concealed-kongs', '6'),
  row('two-dragon-pungs', '6'),
  row('melded-and-concealed-kong', '5'),
  row('outside-hand', '4'),
  row('fully-concealed-hand', '4 K', 'self-drawn'),
  row('two-melded-kongs', '4'),
  row('last-of-kind', '4 W'),
  row('dragon-pung', '2 K'),
  row('prevalent-wind', '2 K'),
  row('seat-wind', '2 K'),
  row('concealed-hand', '2 K'),
  row('all-chows', '2 K', 'no-honors'),
  row('tile-hog', '2 PK'),
  row('double-pung', '2'),
  row('two-concealed-pungs', '2'),
  row('concealed-kong', '2 K'),
  row('all-simples', '2 P', 'no-honors'),
  row('pure-double-chow', '1'),
  row('mixed-double-chow', '1'),
  row('short-straight', '1'),
  row('two-terminal-chows', '1'),
  row('pung-of-terminals-or-honors', '1 K'),
  row('melded-kong', '1 K'),
  row('one-voided-suit', '1 P'),
  row('no-honors', '1 PK'),
  row('edge-wait', '1 K'),
  row('closed-wait', '1 K'),
  row('single-wait', '1 K'),
  row('self-drawn', '1 W'),
];

/** What an item brings once. */
export function pointsOf({ id, points }: Row, options: Options): number {
  if (options['edition'] !== '2006') return points;
  if (id === 'two-concealed-kongs') return 8;
  return id === 'melded-and-concealed-kong' ? 6 : points;
}

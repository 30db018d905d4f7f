import { SEATS, type Win } from '../parseRequest';
import type { Reading } from '../readings';
import { countKinds, isTerminal, rankOf, suitOf } from '../tiles';

/** A row of the two tables: how often the item holds for a reading. */
interface Row {
  readonly id: string;
  readonly fan: number;
  /** Counts only when an option names it. */
  readonly isExtra: boolean;
  readonly times: (reading: Reading, win: Win) => number;
}

type Test = (reading: Reading, win: Win) => boolean;

const COPIES = 4;
const [DEALER] = SEATS;

function row(id: string, fan: number, test: Test): Row {
  return { id, fan, isExtra: false, times: (reading, win) => Number(test(reading, win)) };
}

function extra(id: string, fan: number, test: Test): Row {
  return { ...row(id, fan, test), isExtra: true };
}

const isWonFromWall: Test = (_, { by }) => by === 'wall';
const isSevenPairs: Test = ({ form }) => form === 'seven-pairs';
const hasFourLaidOut: Test = (_, { hand }) => hand.melds.length === COPIES;
const isAllPongs: Test = ({ form, melds }) =>
  form === 'melds' && melds.every(({ shape }) => shape !== 'chow');
const hasEnd = (kinds: readonly number[]): boolean => kinds.some(isTerminal);

const isEndInEveryPart: Test = ({ form, melds, pairs }) =>
  form === 'melds' &&
  hasEnd(pairs) &&
  melds.every(({ shape, kind }) => hasEnd(shape === 'chow' ? [kind, kind + 2] : [kind]));

export const TABLE: readonly Row[] = [
  row('all-pongs', 1, (reading, win) => isAllPongs(reading, win) && !hasFourLaidOut(reading, win)),
  row('seven-pairs', 2, isSevenPairs),
  row('pure-hand', 2, ({ tiles }) => new Set(tiles.map(suitOf)).size === 1),
  row('golden-hook', 2, hasFourLaidOut),
  {
    id: 'root',
    fan: 1,
    isExtra: false,
    times: ({ tiles }) => countKinds(tiles).filter((count) => count === COPIES).length,
  },
  row(
    'kong-replacement',
    1,
    (reading, win) => isWonFromWall(reading, win) && win.situation.has('kong-replacement'),
  ),
  row('kong-discard', 1, (_, { by, situation }) => by === 'discard' && situation.has('kong-discard')),
  row('robbed-kong', 1, (_, { by }) => by === 'robbed-kong'),
  row('last-tile', 1, (_, { situation }) => situation.has('last-tile')),
  row(
    'self-drawn',
    1,
    (reading, win) => isWonFromWall(reading, win) && win.options['selfDrawn'] === 'add-fan',
  ),
  extra(
    'heavenly-hand',
    4,
    (_, { by, seat, hand, situation }) =>
      by === 'wall' && seat === DEALER && hand.melds.length === 0 && situation.has('first-draw'),
  ),
  extra(
    'earthly-hand',
    4,
    (_, { by, from, hand, situation }) =>
      by === 'discard' && from === DEALER && hand.melds.length === 0 && situation.has('first-discard'),
  ),
  extra('terminals-everywhere', 2, isEndInEveryPart),
  extra('two-five-eight', 2, ({ tiles }) => tiles.every((kind) => rankOf(kind) % 3 === 2)),
  extra(
    'concealed-hand',
    1,
    (reading, win) => !isSevenPairs(reading, win) && win.hand.melds.every(({ concealed }) => concealed),
  ),
  extra('middle-tiles', 1, ({ tiles }) => !hasEnd(tiles)),
];

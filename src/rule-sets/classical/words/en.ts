import type { FirstGameWords, UnitWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/en';
import type { vocabulary } from '../vocabulary';

const doublings: UnitWords = {
  heading: 'Doublings',
  amount: (value) => `${value} ${value === 1 ? 'doubling' : 'doublings'}`,
  range: (least, most) => `${least}–${most} doublings`,
  below: (value, minimum) => `${value} doublings, ${minimum} needed`,
  brief: (value) => `×${2 ** value}`,
};

export const settled = { fines: 'Between each two', keep: 'Own score kept' };

export const words: FirstGameWords<typeof vocabulary> = {
  introduction: {
    title: 'What is different in Chinese classical',
    points: [
      {
        name: 'Every hand scores',
        text: 'Pongs, kongs, some pairs and extra tiles are worth points in all four hands. Dragons, your own wind and a single suit double them.',
      },
      {
        name: 'Everybody settles',
        text: 'After a win each two players compare scores. The lower pays the higher the difference, and East pays and receives double.',
      },
      { name: 'No minimum', text: 'Any complete hand wins. The win itself is worth 20 points.' },
      {
        name: 'Dead discards',
        text: 'Only the latest discard lies face up. A player who is one tile from winning says so aloud.',
      },
    ],
  },
  units: { points: hongKong.points, doublings, limit: hongKong.limit },
  refusals: { 'kong-not-robbed': hongKong.kongNotRobbed },
  declarations: {
    'concealed-pong': {
      name: 'Lay out',
      verb: 'lay out a concealed pong',
      said: ({ name, isYou, tile }) =>
        `${name} ${isYou ? 'lay' : 'lays'} out a concealed pong of ${tile ?? 'tiles'}.`,
    },
  },
  phases: {},
  notes: {
    ready: ({ name, isYou }) => `${name} ${isYou ? 'are' : 'is'} ready.`,
    capture: ({ name, isYou, tile }) => `${name} ${isYou ? 'take' : 'takes'} the catch: ${tile ?? ''}.`,
  },
  endings: {},
  marks: { ready: () => 'Ready' },
  calls: { ...hongKong.common.calls, calls: { ...hongKong.common.calls.calls, ready: '叫糊' } },
  goal: (sets) => `To win: ${sets} sets and a pair`,
  bar: (limit) => (limit === undefined ? 'Classical, no limit' : `Classical, limit ${limit}`),
  choices: { hands: { name: 'Length', value: (count) => `${count} hands` } },
  presets: {
    standard: 'Standard',
    'no-extras': 'No extra tiles',
    'all-extras': 'All extra tiles',
    'own-scores': 'Own scores',
  },
  facts: {
    tiles: { name: 'Tiles', codes: {}, count: (tiles) => `${tiles}` },
    scored: { name: 'Scored', codes: { 'all-hands': 'All four hands' } },
    limit: { name: 'Limit', codes: { none: 'None' }, count: hongKong.points.amount },
    settled: { name: 'Settled', codes: settled },
  },
};

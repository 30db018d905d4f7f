import type { OwnWords } from '../../../../src/ui/text/gameWords';
import { calls } from '../../../../src/rule-sets/shared/standard/words/calls';
import * as shared from '../shared/words';
import type { options } from './options';
import type { Ids } from './table';

const items = {
  flower: 'Flower',
  'dragon-pong': 'Dragon pong',
  'self-drawn': 'Self-drawn',
  dealer: 'Dealer',
  'all-flowers': 'Seven flowers',
};

const winners = {
  nearest: 'Nearest in turn',
  highest: 'Dearest hand',
  two: 'Two at most',
  all: 'All of them',
};

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items,
  units: {
    tai: { ...shared.unitOf('Tai', 'tai'), amount: (value) => `${value} tai` },
    points: shared.points,
  },
  headings: { items: 'Tai', steps: 'From tai to points' },
  steps: { base: 'Base', 'with-tai': 'With the tai' },
  omissions: { 'not-counted': (item) => `${item}: not counted at this table` },
  reasons: { win: 'win', pot: 'pot' },
  factors: { 'each-pays': 'each pays' },
  endings: { 'three-winners': 'Three call at once: nobody wins.' },
  marks: { pot: (points) => `Pot of ${points} from each` },
  situations: { 'last-tile': { name: 'Last tile', told: 'with the last tile' } },
  calls,
  goal: () => 'To win: 5 sets and a pair',
  bar: (base = 0) => `Sixteen tiles, base ${base}`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    base: { name: 'Base', note: 'Points that every win brings.' },
    counted: {
      name: 'What counts',
      note: 'Each brings one tai.',
      values: {
        flower: items.flower,
        'dragon-pong': items['dragon-pong'],
        'self-drawn': items['self-drawn'],
      },
    },
    winners: { name: 'Several winners', note: 'Who wins when more than one can.', values: winners },
    flowerWins: { name: 'Seven flowers win', note: 'Whoever lays out seven may win.' },
    pot: { name: 'Pot', note: 'What each player leaves after a drawn hand.' },
  },
  choices: { deals: shared.deals },
  presets: { standard: 'Usual', plain: 'Plain' },
  facts: {
    base: { name: 'Base', codes: {}, count: shared.points.amount },
    pot: { name: 'A drawn hand leaves', codes: {}, count: shared.points.amount },
    winners: { name: 'Several winners', codes: winners },
  },
};

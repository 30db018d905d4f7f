import type { OwnWords } from '../../../../src/ui/text/gameWords';
import { calls } from '../../../../src/rule-sets/shared/standard/words/calls';
import * as shared from '../shared/words';
import type { options } from './options';
import type { Ids } from './table';

const settled = { all: 'All hands', winner: 'The winner’s alone' };

const timesTwo = (doublings: number) => `×${2 ** doublings}`;

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    won: 'Won',
    pong: 'Pong',
    'honour-pong': 'Honour pong',
    'self-drawn': 'Self-drawn',
    'dragon-doubling': 'Dragon pong',
    ready: 'Declared ready',
  },
  units: { points: shared.points, doublings: { ...shared.unitOf('Doublings', 'doubling'), brief: timesTwo } },
  headings: { items: 'Points and doublings', steps: 'The sum' },
  steps: { sum: 'Sum of points', doubled: 'Doubled', limited: 'At most' },
  omissions: {
    'not-at-this-table': (item) => `${item}: not counted at this table`,
    'not-won': (item) => `${item}: counts for the winner only`,
  },
  refusals: { 'missed-win': () => 'Complete, but you passed on a win since your last discard' },
  declarations: {
    ready: {
      name: 'Declare ready',
      verb: 'declare ready',
      said: ({ name, isYou }) => `${name} ${isYou ? 'declare' : 'declares'} ready.`,
    },
    'nine-ends': {
      name: 'End with nine ends',
      verb: 'end the hand with nine ends',
      said: ({ name, isYou }) => `${name} ${isYou ? 'end' : 'ends'} the hand with nine ends.`,
    },
  },
  notes: {
    'stakes-taken': ({ name, isYou }) => `${name} ${isYou ? 'take' : 'takes'} the stakes.`,
    missed: () => 'You have let a win go.',
  },
  endings: {
    'nine-ends': 'Nine terminals and honours: the hand is dealt again.',
    'false-call': 'A false call ended the hand.',
  },
  reasons: {
    hand: 'hand',
    difference: 'difference of hands',
    stake: 'stake',
    stakes: 'stakes',
    'false-win': 'false win',
  },
  factors: { dealer: 'dealer' },
  marks: { ready: () => 'Ready', stakes: (points) => `Stakes: ${points}` },
  situations: {
    ready: { name: 'Ready', told: 'declared ready' },
    'last-tile': { name: 'Last tile', told: 'with the last tile' },
  },
  calls: { ...calls, calls: { ...calls.calls, ready: '叫糊' } },
  goal: () => 'To win: 4 sets and a pair',
  bar: (limit) => (limit === undefined ? 'Every hand' : `Every hand, limit ${limit}`),
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    strictCalling: { name: 'Strict calling', note: 'Win can always be called, also wrongly.' },
    falseCall: { name: 'Points for a false win', note: 'Paid to each other player.' },
    stake: { name: 'Stake', note: 'What declaring ready costs.' },
    limit: { name: 'Limit', note: 'No hand is worth more.', values: { none: 'No limit' } },
    doubles: {
      name: 'Doublings',
      note: 'What doubles a hand.',
      values: { 'dragon-doubling': 'Dragon pongs', ready: 'Declared ready' },
    },
    settled: { name: 'What is paid', note: 'Whether losers pay each other.', values: settled },
  },
  choices: { deals: shared.deals },
  presets: { standard: 'Usual', 'winner-only': 'Winner only' },
  facts: {
    settled: { name: 'Paid', codes: settled },
    limit: { name: 'Limit', codes: { none: 'No limit' }, count: shared.points.amount },
  },
};

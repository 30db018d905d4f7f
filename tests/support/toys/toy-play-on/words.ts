import type { DeclarationWords, OwnWords } from '../../../../src/ui/text/gameWords';
import { calls } from '../../../../src/rule-sets/shared/standard/words/calls';
import * as shared from '../shared/words';
import type { options } from './options';
import type { Ids } from './table';

const passing = {
  right: 'To the right',
  across: 'Across',
  left: 'To the left',
  dice: 'As the dice say',
  none: 'No passing',
};

function giveUp(suit: string): DeclarationWords {
  return {
    name: `Without ${suit}`,
    verb: `give up ${suit}`,
    said: ({ name, isYou }) => `${name} ${isYou ? 'play' : 'plays'} without ${suit}.`,
  };
}

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    common: 'Common hand',
    'all-pongs': 'All pongs',
    pure: 'Pure hand',
    root: 'Four alike',
    'self-drawn': 'Self-drawn',
    'kong-discard': 'Discard after a kong',
    'void-held': 'Holds the suit given up',
  },
  units: {
    fan: { ...shared.unitOf('Fan', 'fan'), amount: (value) => `${value} fan` },
    full: { ...shared.unitOf('Full', 'full'), amount: () => 'Full hand' },
    points: shared.points,
  },
  headings: { items: 'Fan', steps: 'From fan to points' },
  steps: { fan: 'Fan', capped: 'At most', doubled: 'Doubled for each fan' },
  omissions: { 'part-of': (item, by) => `${item}: part of ${by}` },
  refusals: { 'void-suit': ({ tiles }) => `Complete, but with ${tiles} of the suit you gave up` },
  declarations: {
    'void-characters': giveUp('characters'),
    'void-dots': giveUp('dots'),
    'void-bamboo': giveUp('bamboo'),
  },
  phases: {
    passing: { title: 'Pass on three tiles', line: 'Three of one suit' },
    voids: { title: 'Give up a suit', line: 'You may not win with tiles of it' },
  },
  notes: {
    'three-received': ({ name, isYou }) => `${name} ${isYou ? 'receive' : 'receives'} three tiles.`,
    'kong-paid': ({ name, isYou }) => `${name} ${isYou ? 'are' : 'is'} paid for the kong.`,
  },
  reasons: { win: 'win', kong: 'kong', 'not-ready': 'not ready', 'void-held': 'suit given up still held' },
  factors: { 'self-drawn': 'self-drawn' },
  endings: { 'four-kongs': 'Four kongs have been made.' },
  marks: {
    'void-characters': () => 'Without characters',
    'void-dots': () => 'Without dots',
    'void-bamboo': () => 'Without bamboo',
    'pass-right': () => 'Passed to the right',
    'pass-across': () => 'Passed across',
    'pass-left': () => 'Passed to the left',
  },
  situations: {
    'last-tile': { name: 'Last tile', told: 'with the last tile' },
    'kong-discard': { name: 'After a kong', told: 'on the discard after a kong' },
    'kong-by': { name: 'Last kong by', told: 'after a kong' },
    'given-up': { name: 'Suit given up', told: 'without a suit' },
    'won-before': { name: 'Have won before', told: 'after others' },
  },
  calls,
  goal: () => 'To win: 4 sets and a pair of two suits',
  bar: (most = 0) => `Play on, at most ${most} fan`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    passing: { name: 'Passing', note: 'Where three tiles go before play.', values: passing },
    paidKongs: { name: 'Paid kongs', note: 'A kong is paid for at once.' },
    most: { name: 'Most fan', note: 'More count nothing.' },
    counted: {
      name: 'What counts',
      note: 'Hands that bring fan.',
      values: { 'all-pongs': 'All pongs', pure: 'Pure hand', root: 'Four alike' },
    },
  },
  choices: { deals: shared.deals },
  presets: { standard: 'Usual', quick: 'Quick' },
  facts: {
    passing: { name: 'Three tiles go', codes: passing },
    most: { name: 'At most', codes: {}, count: (most) => `${most} fan` },
  },
};

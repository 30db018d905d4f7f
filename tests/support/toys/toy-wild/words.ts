import type { GroupWords, OwnWords } from '../../../../src/ui/text/gameWords';
import { calls } from '../../../../src/rule-sets/shared/standard/words/calls';
import * as shared from '../shared/words';
import type { options } from './options';
import type { Ids } from './table';

const turned = { next: 'The kind after it', same: 'Its own kind', none: 'No tile is turned' };

const size = (name: string): GroupWords => ({
  name,
  verb: `lay out a ${name.toLowerCase()}`,
  said: ({ name: who, isYou, tile }) =>
    `${who} ${isYou ? 'lay' : 'lays'} out a ${name.toLowerCase()} with ${tile ?? 'a tile'}.`,
});

export const words: OwnWords<Ids, typeof options> = {
  introduction: null,
  items: {
    complete: 'Complete hand',
    natural: 'Without wild tiles',
    'red-five': 'Red five',
    group: 'Group laid out',
    'after-swap': 'After a swap',
  },
  units: { chips: shared.unitOf('Chips', 'chip') },
  headings: { items: 'Chips', steps: 'The sum' },
  steps: { chips: 'Chips' },
  omissions: { 'wild-used': (item) => `${item}: a wild tile is in the hand` },
  refusals: { 'too-many-wild': ({ used, most }) => `Complete, but with ${used} wild tiles: ${most} at most` },
  sizes: { 3: size('Threesome'), 4: size('Foursome'), 5: size('Fivesome') },
  declarations: {
    'swap-joker': {
      name: 'Swap for the joker',
      verb: 'swap a tile for a joker',
      said: ({ name, isYou }) => `${name} ${isYou ? 'swap' : 'swaps'} a tile for a joker.`,
    },
  },
  notes: { indicator: ({ tile }) => `${tile ?? 'A tile'} is turned.` },
  reasons: { win: 'win' },
  factors: { discarder: 'discarded' },
  marks: { turned: () => 'Turned', 'wild-kind': () => 'Wild', dead: () => 'Dead hand' },
  situations: {
    'last-tile': { name: 'Last tile', told: 'with the last tile' },
    'after-swap': { name: 'After a swap', told: 'after a swap' },
    'wild-kind': { name: 'Wild kind', told: 'with a wild kind' },
  },
  calls,
  goal: (most = 0) => `To win: sets and pairs, at most ${most} wild tiles`,
  bar: (most = 0) => `Wild tiles, at most ${most}`,
  groups: shared.groups,
  options: {
    ...shared.tableWords,
    strictCalling: { name: 'Strict calling', note: 'A false win makes the hand dead.' },
    turned: { name: 'The turned tile', note: 'What it makes wild.', values: turned },
    sizes: {
      name: 'Groups',
      note: 'So many tiles alike may be laid out.',
      values: { three: 'Three', four: 'Four', five: 'Five' },
    },
    swaps: { name: 'Swaps', note: 'A joker that is laid out may be taken for its tile.' },
    most: { name: 'Most wild tiles', note: 'A hand with more may not win.' },
  },
  choices: { deals: shared.deals },
  presets: { standard: 'Usual', 'jokers-only': 'Jokers only' },
  facts: {
    turned: { name: 'The turned tile', codes: turned },
    most: { name: 'Wild tiles', codes: {}, count: (most) => `${most} at most` },
  },
};

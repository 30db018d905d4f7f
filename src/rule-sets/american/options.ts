import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { dealerRepeatsOption, roundsOption, tableOptions } from '../shared/standard/options';
import { readAnother, writeOwn } from './cards';
import { SECTIONS } from './hands';

/** Source: `RULES.md#options`. */
export const americanOptions = {
  charleston: { type: 'word', default: 'vote', values: ['vote', 'both', 'first', 'none'], group: 'play' },
  courtesy: { type: 'boolean', default: true, group: 'play' },
  blindPass: { type: 'boolean', default: true, group: 'play' },
  card: { type: 'text', default: '', read: readAnother, own: writeOwn, group: 'card' },
  sections: { type: 'list', default: SECTIONS, values: SECTIONS, group: 'card', needs: ['card', ''] },
  jokerlessDoubles: { type: 'boolean', default: true, group: 'payment' },
  dealerDoubles: { type: 'boolean', default: true, group: 'payment' },
  dealerRepeats: { ...dealerRepeatsOption, default: 'never', values: ['never', 'always', 'three'] },
  rounds: { ...roundsOption, default: 4, values: [4, 1, 2] },
  ...tableOptions,
  falseWin: { ...tableOptions.falseWin, default: 'dead-hand', values: ['dead-hand', 'pay'] },
  falseWinPoints: { ...tableOptions.falseWinPoints, default: 25 },
} as const satisfies OptionSpecs;

export type AmericanOptions = OptionsOf<typeof americanOptions>;

import type { OptionsOf, OptionSpecs } from '../../engine/optionSpec';
import { dealerRepeatsOption, roundsOption, tableOptions } from '../shared/standard/options';

/** Source: `RULES.md#options`. */
export const taisenOptions = {
  groups: { type: 'number', default: 3, min: 3, max: 4, group: 'play' },
  winFromAnyone: { type: 'boolean', default: false, group: 'play' },
  dealerRepeats: { ...dealerRepeatsOption, default: 'never', values: ['never', 'always', 'three'] },
  rounds: { ...roundsOption, default: 1, values: [1, 2, 4] },
  ...tableOptions,
} as const satisfies OptionSpecs;

export type TaisenOptions = OptionsOf<typeof taisenOptions>;

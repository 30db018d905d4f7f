import type { OptionsOf, OptionSpecs } from '../../../../src/engine/optionSpec';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  strictCalling: { type: 'boolean', default: false, group: 'play' },
  falseCall: {
    type: 'number',
    default: 20,
    min: 0,
    max: 100,
    step: 10,
    group: 'play',
    needs: ['strictCalling', true],
  },
  stake: { type: 'number', default: 5, min: 0, max: 20, group: 'play' },
  limit: {
    type: 'number',
    default: 200,
    min: 100,
    max: 500,
    values: [100, 200, 500],
    orNone: true,
    group: 'worth',
  },
  doubles: {
    type: 'list',
    default: ['dragon-doubling', 'ready'],
    values: ['dragon-doubling', 'ready'],
    group: 'worth',
  },
  settled: { type: 'word', default: 'all', values: ['all', 'winner'], group: 'worth' },
} as const satisfies OptionSpecs;

export type Chosen = OptionsOf<typeof options>;

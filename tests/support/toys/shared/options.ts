import type { OptionSpecs } from '../../../../src/engine/optionSpec';

/** The settings that every toy has. */
export const tableOptions = {
  deals: {
    type: 'number',
    default: 2,
    min: 1,
    max: 8,
    values: [1, 2, 4, 8],
    group: 'match',
    isLength: true,
  },
  claimSeconds: { type: 'number', default: 0, min: 0, max: 30, values: [0, 5, 15], group: 'match' },
} as const satisfies OptionSpecs;

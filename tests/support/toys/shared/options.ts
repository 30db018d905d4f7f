import type { OptionSpecs } from '../../../../src/engine/options';

/** The settings that every toy has. */
export const tableOptions = {
  deals: { type: 'number', default: 2, min: 1, max: 8, values: [1, 2, 4, 8] },
  claimSeconds: { type: 'number', default: 0, min: 0, max: 30, values: [0, 5, 15] },
} as const satisfies OptionSpecs;

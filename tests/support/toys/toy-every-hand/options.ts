import type { OptionSpecs } from '../../../../src/engine/options';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  strictCalling: { type: 'boolean', default: false },
  falseCall: { type: 'number', default: 20, min: 0, max: 100, step: 10 },
  stake: { type: 'number', default: 5, min: 0, max: 20 },
  limit: { type: 'number', default: 200, min: 100, max: 500, values: [100, 200, 500], orNone: true },
  doubles: { type: 'list', default: ['dragon-doubling', 'ready'], values: ['dragon-doubling', 'ready'] },
  settled: { type: 'word', default: 'all', values: ['all', 'winner'] },
} as const satisfies OptionSpecs;

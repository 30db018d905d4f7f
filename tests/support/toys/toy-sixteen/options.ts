import type { OptionSpecs } from '../../../../src/engine/options';
import { tableOptions } from '../shared/options';

/** Source: `RULES.md#options`. */
export const options = {
  ...tableOptions,
  base: { type: 'number', default: 5, min: 1, max: 10 },
  counted: {
    type: 'list',
    default: ['flower', 'dragon-pong', 'self-drawn'],
    values: ['flower', 'dragon-pong', 'self-drawn'],
  },
  winners: { type: 'word', default: 'all', values: ['nearest', 'highest', 'all'] },
  flowerWins: { type: 'boolean', default: true },
  pot: { type: 'number', default: 3, min: 0, max: 9 },
} as const satisfies OptionSpecs;

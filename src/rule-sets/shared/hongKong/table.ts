import type { PlayOptions } from './options';

/** What the tables of both say. */
export const common = {
  pays: 'payment',
  multiplied: 'win',
  once: { rounds: 1, dealerRepeats: 'never' },
  choices: ['minimumFaan', 'rounds'],
  goal: ({ minimumFaan }: PlayOptions) => [4, minimumFaan],
  bar: ({ minimumFaan }: PlayOptions) => [minimumFaan],
} as const;

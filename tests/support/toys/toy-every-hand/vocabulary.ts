import { common } from '../shared/vocabulary';

export const vocabulary = {
  ...common,
  items: ['won', 'pong', 'honour-pong', 'self-drawn', 'dragon-doubling', 'ready'],
  units: ['points', 'doublings'],
  steps: ['sum', 'doubled', 'limited'],
  omissions: ['not-at-this-table', 'not-won'],
  refusals: ['missed-win'],
  declarations: ['ready', 'nine-ends'],
  phases: [],
  notes: ['stakes-taken'],
  endings: ['nine-ends', 'false-call'],
  reasons: ['hand', 'difference', 'stake', 'stakes', 'false-win'],
  factors: ['dealer'],
  marks: ['ready', 'stakes'],
  situations: ['ready', 'last-tile'],
  presets: ['usual', 'winner-only'],
  facts: { settled: ['all', 'winner'], limit: ['none'] },
} as const;

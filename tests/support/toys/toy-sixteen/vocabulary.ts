import { common } from '../shared/vocabulary';

export const vocabulary = {
  ...common,
  items: ['flower', 'dragon-pong', 'self-drawn', 'dealer', 'all-flowers'],
  units: ['tai', 'points'],
  steps: ['base', 'with-tai'],
  omissions: ['not-counted'],
  refusals: [],
  declarations: [],
  phases: [],
  notes: [],
  endings: [],
  reasons: ['win', 'pot'],
  factors: ['each-pays'],
  marks: ['pot'],
  situations: ['last-tile'],
  presets: ['usual', 'plain'],
  facts: { base: [], pot: [], winners: ['nearest', 'highest', 'all'] },
} as const;

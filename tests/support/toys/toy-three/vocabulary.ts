import { common } from '../shared/vocabulary';

export const vocabulary = {
  ...common,
  items: ['complete', 'noble-pong', 'north-aside', 'closed', 'in-streak'],
  units: ['stars', 'points'],
  steps: ['stars', 'points'],
  omissions: ['opened'],
  refusals: ['too-few-stars'],
  declarations: ['set-aside'],
  phases: [],
  notes: ['streak-ended'],
  endings: [],
  reasons: ['win', 'return', 'place'],
  factors: ['self-drawn', 'streak'],
  marks: ['norths', 'streak'],
  situations: ['last-tile', 'in-streak'],
  presets: ['usual', 'open-house'],
  facts: { streak: ['doubles', 'nothing'], least: [] },
} as const;

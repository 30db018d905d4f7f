import { common } from '../shared/vocabulary';

export const vocabulary = {
  ...common,
  items: ['complete', 'natural', 'red-five', 'group', 'after-swap'],
  units: ['chips'],
  steps: ['chips'],
  omissions: ['wild-used'],
  refusals: ['too-many-wild'],
  declarations: ['swap-joker'],
  phases: [],
  notes: ['indicator'],
  endings: [],
  reasons: ['win'],
  factors: ['discarder'],
  marks: ['wild-kind', 'dead'],
  situations: ['last-tile', 'after-swap'],
  presets: ['usual', 'jokers-only'],
  facts: { turned: ['next', 'same', 'none'], most: [] },
} as const;

import { common } from '../shared/vocabulary';

export const vocabulary = {
  ...common,
  items: ['common', 'all-pongs', 'pure', 'root', 'self-drawn', 'kong-discard', 'void-held'],
  units: ['fan', 'full', 'points'],
  steps: ['fan', 'capped', 'doubled'],
  omissions: ['part-of'],
  refusals: ['void-suit'],
  declarations: ['void-characters', 'void-dots', 'void-bamboo'],
  phases: ['passing', 'voids'],
  notes: ['three-received', 'kong-paid'],
  endings: [],
  reasons: ['win', 'kong', 'not-ready', 'void-held'],
  factors: ['self-drawn'],
  marks: ['void-characters', 'void-dots', 'void-bamboo', 'pass-right', 'pass-across', 'pass-left'],
  situations: ['last-tile', 'kong-discard'],
  presets: ['usual', 'quick'],
  facts: { passing: ['right', 'across', 'left', 'dice', 'none'], most: [] },
} as const;

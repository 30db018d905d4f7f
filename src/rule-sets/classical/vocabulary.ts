import { DOUBLING_ITEMS, POINT_ITEMS, SPECIAL_HANDS } from './items';

export const vocabulary = {
  items: [...POINT_ITEMS, ...DOUBLING_ITEMS, ...SPECIAL_HANDS],
  units: ['points', 'doublings', 'limit'],
  steps: ['points', 'doubled', 'limit', 'special-hand'],
  omissions: [],
  refusals: ['kong-not-robbed'],
  declarations: ['concealed-pong'],
  phases: [],
  notes: ['ready', 'capture'],
  endings: [],
  reasons: ['difference', 'own-score', 'false-win'],
  factors: ['east'],
  marks: ['ready'],
  situations: [
    'kong-replacement',
    'bonus-replacement',
    'double-kong-replacement',
    'first-draw',
    'first-discard',
  ],
  mixtures: ['nothing-counts', 'limit-too-low', 'scores-too-large'],
  groups: ['match', 'table', 'play', 'scoring'],
  choices: ['hands'],
  presets: ['standard', 'no-extras', 'all-extras', 'own-scores'],
  facts: {
    tiles: [],
    scored: ['all-hands'],
    limit: ['none'],
    settled: ['fines', 'keep'],
  },
} as const;

import * as hongKong from '../shared/hongKong/vocabulary';

export const vocabulary = {
  ...hongKong.common,
  items: [
    ...hongKong.items,
    'all-simples',
    'three-concealed-pongs',
    'three-kongs',
    'pearl-dragon',
    'ruby-dragon',
    'jade-dragon',
  ],
  units: ['faan', 'bonus-faan', 'limit', 'points'],
  steps: ['faan', 'bonus-faan', 'minimum', 'base', 'limit', 'half-limit'],
  omissions: ['part-of', 'outside-minimum', 'outside-limit'],
  reasons: ['win', 'limit', 'pot', 'false-win'],
  factors: ['self-drawn', 'discarder', 'winner-east', 'loser-east'],
  mixtures: ['minimum-unreachable', 'limit-below-hand'],
  groups: ['match', 'table', 'play', 'hands', 'limits', 'payment'],
  presets: ['standard', 'easy', 'serious'],
  facts: {
    limitHand: ['none'],
    bonusTiles: ['outside-minimum', 'none'],
    paysDouble: ['discarder', 'discarder-dealer'],
    selfDrawn: ['each-double'],
  },
} as const;

import * as hongKong from '../shared/hongKong/vocabulary';

export const vocabulary = {
  ...hongKong.common,
  items: [
    ...hongKong.items,
    'mixed-terminals',
    'terminals',
    'concealed-hand',
    'kong-replacement',
    'double-kong-replacement',
    'seven-bonus-tiles',
  ],
  units: ['faan', 'limit', 'points'],
  steps: ['faan', 'minimum', 'cap', 'multiplier'],
  omissions: ['part-of'],
  reasons: ['win', 'limit', 'pot', 'pao', 'false-win'],
  factors: ['self-drawn', 'discarder', 'discarder-pays-all', 'winner-east', 'loser-east'],
  mixtures: ['minimum-unreachable'],
  groups: ['match', 'table', 'play', 'hands', 'limits', 'payment'],
  presets: ['standard', 'easy', 'spicy', 'high-limit'],
  facts: {
    limitFaan: [],
    bonusTiles: ['counted', 'none'],
    onDiscard: ['pays-all', 'half'],
    selfDrawn: ['each-double'],
    dealer: ['double'],
  },
} as const;

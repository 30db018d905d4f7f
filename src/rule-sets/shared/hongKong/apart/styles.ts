import type { RouteGame } from '../../../../bots/routes/routeGame';

/** What styles like of the hands of the Hong Kong games. */
export const hongKongStyles: RouteGame['styles'] = {
  speed: { 'pure-hand': 0.6, 'clean-pongs': 0.3, 'pure-pongs': 0.3 },
  patient: {
    'pure-hand': -0.4,
    'seven-pairs': -0.3,
    'clean-seven-pairs': -0.3,
    'pure-seven-pairs': -0.3,
    'three-concealed-pongs': -0.3,
    'clean-concealed-pongs': -0.3,
  },
  flush: {
    'clean-hand': -0.9,
    'pure-hand': -1.3,
    'clean-pongs': -0.9,
    'pure-pongs': -0.9,
    'pure-chows': -0.9,
  },
  pongs: { 'all-pongs': -1, 'clean-pongs': -0.8, 'pure-pongs': -0.6, 'simple-pongs': -0.9 },
};

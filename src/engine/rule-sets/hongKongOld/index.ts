import type { RuleSet } from '../../rules';
import { hongKongGeometry, hongKongPlay } from '../hongKong/play';
import { hongKongOldOptions } from './options';
import { scoring } from './scoring';

export const hongKongOld: RuleSet = {
  id: 'hong-kong-old',
  version: 1,
  options: hongKongOldOptions,
  resolve: (options) => ({
    ...hongKongPlay(options),
    ...scoring(options),
    id: 'hong-kong-old',
    options,
    geometry: hongKongGeometry(options),
  }),
};

import type { RuleSet } from '../../engine/rules';
import { hongKongPlay, hongKongTable } from '../shared/hongKong/play';
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
    ...hongKongTable(options),
  }),
};

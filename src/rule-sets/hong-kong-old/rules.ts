import type { RuleSet } from '../../engine/rules';
import { hongKongPlay, hongKongTable } from '../shared/hongKong/play';
import { hongKongOldOptions, type OldOptions } from './options';
import { scoring } from './scoring';

export const rules: RuleSet = {
  id: 'hong-kong-old',
  version: 1,
  options: hongKongOldOptions,
  resolve: (options: OldOptions) => ({
    ...hongKongPlay(options),
    ...scoring(options),
    id: 'hong-kong-old',
    options,
    ...hongKongTable(options),
  }),
};

import type { RuleSet } from '../../engine/rules';
import { hongKongPlay, hongKongTable } from '../shared/hongKong/play';
import { hongKongCommonOptions, type CommonOptions } from './options';
import { scoring } from './scoring';

export const rules: RuleSet = {
  id: 'hong-kong-common',
  version: 1,
  options: hongKongCommonOptions,
  resolve: (options: CommonOptions) => ({
    ...hongKongPlay(options),
    ...scoring(options),
    id: 'hong-kong-common',
    options,
    ...hongKongTable(options),
  }),
};

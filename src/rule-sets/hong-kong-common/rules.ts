import { hongKongRules } from '../shared/hongKong/play';
import { hongKongCommonOptions as options } from './options';
import { scoring } from './scoring';

export const rules = hongKongRules({ id: 'hong-kong-common', options, scoring });

import { hongKongRules } from '../shared/hongKong/play';
import { hongKongOldOptions as options } from './options';
import { scoring } from './scoring';

export const rules = hongKongRules({ id: 'hong-kong-old', options, scoring });

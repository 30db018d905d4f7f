import { addRuleSet } from '../engine/knownRules';
import { hongKongCommon } from './hong-kong-common/rules';
import { hongKongOld } from './hong-kong-old/rules';
import { taisen } from './taisen/rules';

for (const ruleSet of [hongKongOld, hongKongCommon, taisen]) addRuleSet(ruleSet);

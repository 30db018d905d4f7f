import type { RecordFormat } from '../../../store/records/recordFormat';
import { rules } from '../rules';
import { writeMjai } from './mjai';
import { isTenhou, readTenhou } from './tenhouRead';
import { writeTenhou } from './tenhouWrite';

/** How other programs of Japanese mahjong write a match. */
export const formats: readonly RecordFormat[] = [
  { id: 'tenhou', ending: 'tenhou.json', write: writeTenhou, isOf: isTenhou, read: (json) => readTenhou(rules, json) },
  { id: 'mjai', ending: 'mjai.jsonl', write: writeMjai },
];

import type { RecordFormat } from '../../../engine/recordFormat';
import { rules } from '../rules';
import { writeMjai } from './mjai';
import { isTenhou, readTenhou } from './tenhouRead';
import { writeTenhou } from './tenhouWrite';

/** How other programs of Japanese mahjong write a match. */
export const formats: readonly RecordFormat[] = [
  {
    name: 'Tenhou',
    ending: 'tenhou.json',
    write: writeTenhou,
    isOf: isTenhou,
    read: (json) => readTenhou(rules, json),
  },
  { name: 'mjai', ending: 'mjai.jsonl', write: writeMjai },
];

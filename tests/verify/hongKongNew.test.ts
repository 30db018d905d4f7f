import { beforeAll, expect, test } from 'vitest';
import { loadAllBots } from '../../src/bots/registry';
import type { GameRecord } from '../../src/engine/record';
import { mergeOptions } from '../naive/options';
import type { RecordJson } from '../referee/scene';
import { breachesOf, changeEvent, drop, PAID } from './changes';
import type { Change } from './changes';
import { hongKongNewScenes } from './hongKongNewScenes';
import { countDifferences } from './naiveAgreement';
import { auditRecords, closeRecordOf, recordsOfMatch } from './refereedPlay';

/** The records of these matches: between them and the scenes they have all that is changed below. */
const MATCHES = [6, 8, 11];
/** Hands dealt close to winning besides. */
const CLOSE = 20;
const played: GameRecord[] = [];
const records = played as unknown as readonly RecordJson[];
const scenes = hongKongNewScenes();

beforeAll(async () => {
  await loadAllBots();
  played.push(...scenes.map(([, record]) => record));
  for (const index of MATCHES) played.push(...recordsOfMatch('hong-kong-new', index));
  for (let index = 0; index < CLOSE; index += 1)
    played.push(...[closeRecordOf('hong-kong-new', index)].filter((record) => record !== null));
});

test('hands are worth what the naive scoring says', () => {
  expect(countDifferences('hong-kong-new', 400, 7)).toBe(0);
});

test('the referee finds no breach', () => {
  expect(auditRecords('hong-kong-new', played).breaches).toEqual([]);
});

test.each(scenes)('%s', (what, record) => {
  const { breaches, counts } = auditRecords('hong-kong-new', [record]);
  expect(breaches).toEqual([]);
  expect(counts[what]).toBeGreaterThan(0);
});

/** Another value of an option, in a record that has the first and in which the words of a type of event occur. */
function option(name: string, [value, other]: readonly [unknown, unknown], type: string, is = ''): Change {
  return ({ events }, { options }) => {
    const has = events.some((event) => event.type === type && JSON.stringify(event).includes(is));
    if (!has || mergeOptions('hong-kong-new', options)[name] !== value) return false;
    options[name] = other;
    return true;
  };
}

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  [
    'a kong robbed that may not be',
    option('robKong', ['any', 'added'], 'win', 'robbed'),
    /may not be robbed/,
  ],
  [
    'orphans that may not rob',
    option('robKong', ['added-or-thirteen-orphans', 'never'], 'win', 'robbed'),
    /not robbed/,
  ],
  ['a minimum', option('minimumFaan', [0, 13], 'win'), /below-minimum/],
  ['another cap', option('limitFaan', [50, 200], 'win', '"limit":true'), /expected score/],
  ['East that does not double', option('dealerDoubles', [true, false], 'win'), /expected score/],
  [
    'several winners where the nearest alone wins',
    option('severalWinners', ['all', 'nearest'], 'win'),
    /found win by player/,
  ],
  ['seven bonus tiles', drop('bonus'), /found|expected/],
  [
    'a wait that is not counted',
    changeEvent(
      'win',
      (event) => {
        event.score = JSON.parse(JSON.stringify(event.score).replace('one-way-wait', 'self-drawn'));
      },
      ({ score }) => JSON.stringify(score).includes('one-way-wait'),
    ),
    /expected score/,
  ],
  ['bonus tiles out of play', option('bonusTiles', [true, false], 'bonus'), /expected a tile/],
  ...PAID,
];

test.each(CHANGES)('the referee catches %s', (_, change, words) => {
  expect(breachesOf(records, change, words)).toContainEqual(expect.stringMatching(words));
});

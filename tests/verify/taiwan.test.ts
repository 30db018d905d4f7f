import { beforeAll, expect, test } from 'vitest';
import { loadAllBots } from '../../src/bots/registry';
import type { GameRecord } from '../../src/engine/record';
import { mergeOptions } from '../naive/options';
import type { HandJson, RecordJson } from '../referee/scene';
import { breachesOf, changeEvent, drop, PAID } from './changes';
import type { Change } from './changes';
import { countDifferences } from './naiveAgreement';
import { auditRecords, closeRecordOf, recordsOfMatch } from './refereedPlay';
import { taiwanScenes } from './taiwanScenes';

/** The records of these matches: between them and the scenes they have all that is changed below. */
const MATCHES = [8, 11];
/** Hands dealt close to winning besides. */
const CLOSE = 20;
const played: GameRecord[] = [];
const records = played as unknown as readonly RecordJson[];
const scenes = taiwanScenes();

beforeAll(async () => {
  await loadAllBots();
  played.push(...scenes.map(([, record]) => record));
  for (const index of MATCHES) played.push(...recordsOfMatch('taiwan', index));
  for (let index = 0; index < CLOSE; index += 1)
    played.push(...[closeRecordOf('taiwan', index)].filter((record) => record !== null));
});

test('hands are worth what the naive scoring says', () => {
  expect(countDifferences('taiwan', 200, 7)).toBe(0);
});

test('the referee finds no breach', () => {
  expect(auditRecords('taiwan', played).breaches).toEqual([]);
});

test.each(scenes)('%s', (what, record) => {
  const { breaches, counts } = auditRecords('taiwan', [record]);
  expect(breaches).toEqual([]);
  expect(counts[what]).toBeGreaterThan(0);
});

/** Another value of an option, in a record that has the first and in which the words of a type of event occur. */
function option(name: string, [value, other]: readonly [unknown, unknown], type: string, is = ''): Change {
  return ({ events }, { options }) => {
    const has = events.some((event) => event.type === type && JSON.stringify(event).includes(is));
    if (!has || mergeOptions('taiwan', options)[name] !== value) return false;
    options[name] = other;
    return true;
  };
}

/** The place of a declaration right after a discard. */
function declaredWithDiscard({ events }: HandJson): number {
  return events.findIndex(({ type }, at) => type === 'ready' && events[at - 1]?.type === 'discard');
}

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  [
    'a hand of other tiles',
    ({ deal }) => {
      const [first, second] = deal;
      const tile = first?.pop();
      if (tile) first?.push(second?.[0] ?? '');
      return tile !== second?.[0];
    },
    /deal: player/,
  ],
  ['another line of the wall', option('deadWall', [16, 14], 'exhausted'), /found exhausted with/],
  [
    'a declaration where there is none',
    option('readyDeclaration', [true, false], 'ready'),
    /nobody declares/,
  ],
  [
    'a declaration without a ready hand',
    ({ events, dealer }) => {
      const isDeclared = events.some(({ type }) => type === 'ready');
      const at = events.findIndex(({ type }) => type === 'discard');
      if (isDeclared || at < 0) return false;
      events.splice(at, 0, { type: 'ready', p: (dealer + 1) % 4 });
      return true;
    },
    /is not ready/,
  ],
  [
    'declarations out of order',
    ({ events }) => {
      const at = events.findIndex(
        ({ type }, place) => type === 'ready' && events[place + 1]?.type === 'ready',
      );
      if (at >= 0) events.splice(at, 2, ...events.slice(at, at + 2).toReversed());
      return at >= 0;
    },
    /in the order South, West, North/,
  ],
  [
    'a declaration that comes late',
    (hand) => {
      const at = declaredWithDiscard(hand);
      if (at >= 0) hand.events.splice(at, 2, ...hand.events.slice(at, at + 2).toReversed());
      return at >= 0;
    },
    /found ready/,
  ],
  [
    'another discard than the tile drawn',
    ({ events }) => {
      const ready = events.find(({ type }) => type === 'ready');
      const at = events.findIndex(
        ({ type, p }, place) => type === 'discard' && p === ready?.p && place > events.indexOf(ready!),
      );
      const other = events[at];
      if (at < 0 || !other) return false;
      other.tile = other.tile === '2m' ? '3m' : '2m';
      return true;
    },
    /the tile drawn goes/,
  ],
  ['a swapped discard', option('swapDiscard', ['none', 'same'], 'chow'), /swap \(same\)/],
  ['a win after one was let go', option('missedWin', ['none', 'until-draw'], 'win'), /was let go since/],
  [
    'a seventh bonus tile that wins nothing',
    option('sevenRobOne', [true, false], 'win', 'seven-rob-one'),
    /found win|no win/,
  ],
  [
    'all bonus tiles that do not win',
    option('sevenRobOne', [false, true], 'bonus', '4y'),
    /expected the win of player 1 with bonus tiles/,
  ],
  [
    'several winners where the nearest alone wins',
    option('severalWinners', ['all', 'nearest'], 'win'),
    /found win by player/,
  ],
  ['a minimum', option('minimumFaan', [0, 10], 'win', '"faan":3'), /below-minimum/],
  ['another base', option('basePoints', [3, 4], 'win'), /expected score/],
  ["the dealer's tai left out", option('dealerTai', [1, 0], 'win', '"dealer"'), /expected score/],
  ['a streak that counts less', option('streakTai', [2, 1], 'win', '"streak"'), /expected score/],
  [
    'a streak that is not told',
    (hand) => {
      const wins = hand.events.some(
        ({ type, score }) => type === 'win' && JSON.stringify(score).includes('streak'),
      );
      if (wins) hand.repeat += 1;
      return wins;
    },
    /expected score/,
  ],
  [
    'a kong robbed that may not be',
    option('robKong', ['any', 'added'], 'win', 'robbed'),
    /may not be robbed/,
  ],
  ['a heavenly hand of less', option('heavenlyTai', [24, 16], 'win', 'heavenly-hand'), /expected score/],
  ['a human hand that does not count', option('humanTai', [8, 0], 'win', 'human-hand'), /expected score/],
  [
    'a first draw that is none',
    changeEvent(
      'win',
      (event) => {
        event.score = JSON.parse(JSON.stringify(event.score).replace('earthly-hand', 'full-flush'));
      },
      ({ score }) => JSON.stringify(score).includes('earthly-hand'),
    ),
    /expected score/,
  ],
  ['a bonus tile kept', drop('bonus'), /found|expected/],
  ...PAID,
];

test.each(CHANGES)('the referee catches %s', (_, change, words) => {
  expect(breachesOf(records, change, words)).toContainEqual(expect.stringMatching(words));
});

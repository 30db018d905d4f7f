import { beforeAll, expect, test } from 'vitest';
import { loadAllBooks } from '../../src/bots/knownBooks';
import { loadAllBots } from '../../src/bots/registry';
import type { GameRecord } from '../../src/engine/record';
import { mergeOptions } from '../naive/options';
import type { RecordJson } from '../referee/scene';
import { breachesOf, changeEvent, drop, PAID } from './changes';
import type { Change } from './changes';
import { auditRecords, recordsOfMatch } from './refereedPlay';
import { countDifferences } from './naiveAgreement';
import { sichuanScenes } from './sichuanScenes';

/** The records of these matches: between them and the scenes they have all that is changed below. */
const MATCHES = [1, 3, 5, 17, 20, 22];
const played: GameRecord[] = [];
const records = played as unknown as readonly RecordJson[];
const scenes = sichuanScenes();

beforeAll(async () => {
  await Promise.all([loadAllBooks(), loadAllBots()]);
  for (const index of MATCHES) played.push(...recordsOfMatch('sichuan', index));
  played.push(...scenes.map(([, record]) => record));
});

test('hands are worth what the naive scoring says', () => {
  expect(countDifferences('sichuan', 400, 7)).toBe(0);
});

test('the referee finds no breach', () => {
  expect(auditRecords('sichuan', played).breaches).toEqual([]);
});

test.each(scenes)('%s', (what, record) => {
  const { breaches, counts } = auditRecords('sichuan', [record]);
  expect(breaches).toEqual([]);
  expect(counts[what]).toBeGreaterThan(0);
});

/** Another value of an option, in a record that has the first and in which the words of a type of event occur. */
function option(name: string, [value, other]: readonly [unknown, unknown], type: string, is = ''): Change {
  return ({ events }, { options }) => {
    const has = events.some((event) => event.type === type && JSON.stringify(event).includes(is));
    if (!has || mergeOptions('sichuan', options)[name] !== value) return false;
    options[name] = other;
    return true;
  };
}

/** Takes the entries of a reason out of the ledger. */
function unpaid(reason: string): Change {
  return ({ result }) => {
    const at = result?.ledger.findIndex((entry) => entry.reason.startsWith(reason)) ?? -1;
    if (at >= 0) result?.ledger.splice(at, 1);
    return at >= 0;
  };
}

/** The places of two wins on one tile. */
function twoOnOneTile({ events }: Parameters<Change>[0]): number {
  return events.findIndex(({ type }, at) => type === 'win' && events[at + 1]?.type === 'win');
}

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  [
    'a wall broken by the total of the dice',
    (hand) => {
      hand.break.stack = hand.dice.reduce((sum, die) => sum + die, 0);
      return true;
    },
    /break: expected/,
  ],
  [
    'an exchange the other way round',
    ({ events }) => {
      const given = events.filter(({ type }) => type === 'exchange');
      const got = given.map((event) => event.got);
      if (given.length === 0 || String(got[0]) === String(got[2])) return false;
      for (const [at, event] of given.entries()) event.got = got[(at + 2) % given.length];
      return true;
    },
    /expected player \d to get/,
  ],
  ['tiles of several suits given', option('exchange', ['any', 'same-suit'], 'exchange'), /of one suit given/],
  ['an exchange that nobody has', option('exchange', ['same-suit', 'none'], 'exchange'), /found exchange/],
  ['a suit not named', drop('void'), /seat order/],
  [
    'suits named out of turn',
    changeEvent('void', (event, at, events) => Object.assign(event, { p: events[at + 1]?.p })),
    /seat order/,
  ],
  [
    'a suit that there is not',
    changeEvent('void', (event) => Object.assign(event, { suit: 'E' })),
    /there is no suit/,
  ],
  [
    'a claim of the void suit',
    ({ events }) => {
      const pong = events.find(({ type }) => type === 'pong');
      const named = events.find(({ type, p }) => type === 'void' && p === pong?.p);
      if (pong && named) Object.assign(named, { suit: pong.tile?.[1] });
      return pong !== undefined;
    },
    /void suit/,
  ],
  [
    'another discard than of the void suit',
    option('voidFirst', [false, true], 'discard'),
    /the void suit goes first/,
  ],
  [
    'a chow',
    changeEvent('pong', (event) => Object.assign(event, { type: 'chow' })),
    /the event chow is none of this rule set/,
  ],
  [
    'a turn of who has won',
    ({ events }) => {
      const win = events.findIndex(({ type }, at) => type === 'win' && events[at + 1]?.type === 'draw');
      const draw = events[win + 1];
      if (win >= 0 && draw) Object.assign(draw, { p: events[win]?.p });
      return win >= 0;
    },
    /expected player \d to draw/,
  ],
  [
    'a turn that goes on from the discarder',
    ({ events }) => {
      const win = events.findIndex(
        ({ type, by, p, from }, at) =>
          type === 'win' &&
          by === 'discard' &&
          events[at + 1]?.type === 'draw' &&
          p !== (Number(from) + 1) % 4,
      );
      const draw = events[win + 1];
      if (win >= 0 && draw) Object.assign(draw, { p: (Number(events[win]?.from) + 1) % 4 });
      return win >= 0;
    },
    /expected player \d to draw/,
  ],
  [
    'a hand that goes on after three wins',
    ({ events }) => {
      const wins = events.filter(({ type }) => type === 'win');
      if (wins.length < 3) return false;
      events.push({ type: 'exhausted' });
      return true;
    },
    /found exhausted/,
  ],
  [
    'a hand that ends with the first win',
    ({ events }) => {
      const win = events.findIndex(({ type }) => type === 'win');
      if (win < 0 || events.filter(({ type }) => type === 'win').length > 1) return false;
      events.splice(win + 1);
      return true;
    },
    /before the hand has ended|expected a finished hand/,
  ],
  [
    'a farther winner before a nearer one',
    (hand) => {
      const at = twoOnOneTile(hand);
      if (at >= 0) hand.events.splice(at, 2, ...hand.events.slice(at, at + 2).toReversed());
      return at >= 0;
    },
    /nearest first/,
  ],
  [
    'several winners where the nearest alone wins',
    (hand, { options }) => {
      if (twoOnOneTile(hand) < 0) return false;
      options['severalWinners'] = 'nearest';
      return true;
    },
    /another win by player/,
  ],
  [
    'a kong robbed that may not be',
    option('robKong', ['added', 'never'], 'win', 'robbed-kong'),
    /not robbed/,
  ],
  ['a dealer by another rule', option('nextDealer', ['first-winner', 'rotate'], 'win'), /expected number/],
  [
    'a second round',
    (hand) => {
      hand.round = 'S';
      return hand.number === 5;
    },
    /round E/,
  ],
  ['a longer match', option('hands', [4, 8], 'draw'), /complete: expected false/],
  ['another cap', option('limitFan', [3, 0], 'win', '"limit":true'), /expected score/],
  ['a minimum', option('minimumFan', [0, 2], 'win', '"fan":0'), /below the minimum/],
  [
    'another point for self-drawing',
    option('selfDrawn', ['add-base', 'none'], 'win', 'wall'),
    /expected score/,
  ],
  [
    'a discard after a kong that adds nothing',
    changeEvent(
      'win',
      (event) => {
        event.score = JSON.parse(JSON.stringify(event.score).replace('kong-discard', 'root'));
      },
      ({ score }) => JSON.stringify(score).includes('kong-discard'),
    ),
    /expected score/,
  ],
  ['a kong unpaid', unpaid('kong '), /ledger: expected/],
  ['kong money that is not passed on', unpaid('kong-transfer'), /ledger: expected/],
  ['kong money kept at an empty wall', unpaid('kong-refund'), /ledger: expected/],
  ['a pig that pays one player less', unpaid('flower-pig'), /ledger: expected/],
  ['a hand that is not ready and pays nothing', unpaid('ready-check'), /ledger: expected/],
  [
    'another penalty for pigs',
    ({ result }, { options }) => {
      options['pigPoints'] = 999;
      return result?.ledger.some(({ reason }) => reason.startsWith('flower-pig')) === true;
    },
    /ledger: expected 999/,
  ],
  [
    'a kong paid by who has won',
    ({ events, result }) => {
      const kong = events.findIndex(
        ({ type }, at) =>
          type === 'concealed-kong' && events.slice(0, at).some((event) => event.type === 'win'),
      );
      const winner = events.find(({ type }) => type === 'win');
      if (kong < 0 || !winner) return false;
      const entry = {
        from: winner.p ?? 0,
        to: events[kong]?.p ?? 0,
        amount: 2,
        reason: 'kong 2',
        event: kong,
      };
      result?.ledger.push(entry);
      return true;
    },
    /ledger: expected 0/,
  ],
  [
    'a payment of another name',
    ({ result }) => {
      const entry = result?.ledger.find(({ reason }) => reason.startsWith('kong '));
      if (entry) entry.reason = 'win 2';
      return entry !== undefined;
    },
    /ledger: expected kong/,
  ],
  [
    'a false win fined otherwise',
    (hand, { options }) => {
      if (options['falseWin'] !== 'pay' || !hand.events.some(({ type }) => type === 'false-win'))
        return false;
      options['falseWinPoints'] = 99;
      return true;
    },
    /ledger: expected/,
  ],
  [
    'a win as dear as one let go',
    ({ events }, { options }) => {
      options['passedWin'] = 'until-own-draw';
      return events.some(({ type }) => type === 'win');
    },
    /let go since the last draw/,
  ],
  ...PAID,
];

test.each(CHANGES)('the referee catches %s', (_, change, words) => {
  expect(breachesOf(records, change, words)).toContainEqual(expect.stringMatching(words));
});

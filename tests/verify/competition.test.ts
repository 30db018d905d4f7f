import { beforeAll, expect, test } from 'vitest';
import { loadAllBooks } from '../../src/bots/knownBooks';
import { loadAllBots } from '../../src/bots/registry';
import type { GameRecord } from '../../src/engine/record';
import { audit } from '../referee/audit';
import type { EntryJson, HandJson, RecordJson } from '../referee/scene';
import { habitOf } from '../support/habitBots';
import { changed, changeEvent, drop, PAID } from './changes';
import type { Change } from './changes';
import { countDifferences } from './naiveAgreement';
import { auditRecords, recordsOfMatch } from './refereedPlay';

/** The records of these matches: between them they have all that is changed below. */
const MATCHES = 8;
const played: GameRecord[] = [];
const records = played as unknown as readonly RecordJson[];

beforeAll(async () => {
  await Promise.all([loadAllBooks(), loadAllBots()]);
  for (let index = 0; index < MATCHES; index += 1) played.push(...recordsOfMatch('competition', index));
});

test('hands are worth what the naive scoring says', () => {
  expect(countDifferences('competition', 400, 7)).toBe(0);
});

test('the referee finds no breach', () => {
  expect(auditRecords('competition', played).breaches).toEqual([]);
});

/** What the first false call of a hand cost, where that is the double amount. */
function doubledFines({ events, result }: HandJson, { options }: RecordJson): EntryJson[] {
  const at = events.findIndex(({ type }) => type === 'false-win');
  const twice = 2 * Number(options['falseWinPoints'] ?? 10);
  return result?.ledger.filter(({ event, amount }) => event === at && amount === twice && amount > 0) ?? [];
}

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  [
    'players who sit otherwise',
    ({ seats }) => {
      seats?.push(seats.shift() ?? 0);
      return seats !== undefined;
    },
    /seats: expected/,
  ],
  [
    'players who keep their seats',
    (hand, { options }) => {
      options['seatChanges'] = false;
      return hand.seats !== undefined;
    },
    /seats: expected none/,
  ],
  [
    'a dealer who deals again',
    (hand) => {
      if (hand.number !== 6) return false;
      hand.number = 5;
      hand.repeat = 1;
      return true;
    },
    /seats: expected|expected number 6/,
  ],
  [
    'the wall of another player',
    ({ number, break: broken }) => {
      broken.side = (broken.side + 1) % 4;
      return number > 4;
    },
    /break: expected/,
  ],
  [
    'a call of a concealed kong that lies hidden',
    ({ events }, { options }) => {
      const at = events.findIndex(({ type }) => type === 'concealed-kong');
      const { p = 0, tile = '' } = events[at] ?? {};
      if (at < 0 || options['concealedKongs'] === 'shown' || options['strictCalling'] !== true) return false;
      events.splice(at + 1, 0, { type: 'false-win', p: (p + 1) % 4, tile, by: 'robbed-kong', from: p });
      return true;
    },
    /found false-win/,
  ],
  [
    'a hand far from ready called falsely for the single amount',
    (hand, record) => {
      const fines = doubledFines(hand, record);
      for (const fine of fines) fine.amount /= 2;
      return fines.length > 0;
    },
    /ledger: expected/,
  ],
  [
    'calls after a false one that takes the right to win',
    (_, { options }) => {
      const pays = options['falseWin'] === 'pay' && options['strictCalling'] === true;
      if (pays) options['falseWin'] = 'pay-and-stop';
      return pays;
    },
    /called falsely/,
  ],
  [
    'a last tile of its kind left out',
    changeEvent(
      'win',
      (event) => {
        event.score = JSON.parse(JSON.stringify(event.score).replace('last-of-kind', 'self-drawn'));
      },
      ({ score }) => JSON.stringify(score).includes('last-of-kind'),
    ),
    /expected score/,
  ],
  [
    'a base that the others do not pay',
    ({ events, result }) => {
      const isOnDiscard = events.some(({ type, by }) => type === 'win' && by === 'discard');
      return isOnDiscard && (result?.ledger.splice(0, 1).length ?? 0) > 0;
    },
    /ledger: expected/,
  ],
  ['a bonus tile kept', drop('bonus'), /lay out the bonus tiles|lay aside/],
  ...PAID,
];

test.each(CHANGES)('the referee catches %s', (_, change, words) => {
  expect(audit(changed(records, change), habitOf).breaches).toContainEqual(expect.stringMatching(words));
});

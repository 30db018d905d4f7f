import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../referee/audit';
import type { EventJson, HandJson, RecordJson } from '../referee/scene';
import { habitOf } from '../support/habitBots';
import { countClassicalDifferences } from './classicalAgreement';
import { auditRecords, recordsOfMatch } from './classicalPlay';

test('hands are worth what the naive scoring says', () => {
  expect(countClassicalDifferences(800, 7)).toBe(0);
});

test('the referee finds no breach', () => {
  expect(auditRecords(30).breaches).toEqual([]);
});

/** Changes a hand and says so, or leaves it alone where there is nothing of this sort to change. */
type Change = (hand: HandJson, record: RecordJson) => boolean;

function changeEvent(
  type: string,
  change: (event: EventJson, at: number, events: EventJson[]) => void,
): Change {
  return ({ events }) => {
    const at = events.findIndex((event) => event.type === type);
    const event = events[at];
    if (!event) return false;
    change(event, at, events);
    return true;
  };
}

function drop(type: string): Change {
  return changeEvent(type, (_, at, events) => events.splice(at, 1));
}

function nextOf(p = 0): number {
  return (p + 1) % 4;
}

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  ['a ready call left out', drop('ready'), /expected player \d to say ready/],
  [
    'a ready call of another',
    changeEvent('ready', (event) => (event.p = nextOf(event.p))),
    /expected no ready call/,
  ],
  ['a second ready call', changeEvent('ready', (event, at, events) => events.splice(at, 0, event)), /ready/],
  ['a capture left out', drop('capture'), /expected the capture/],
  ['a capture by another', changeEvent('capture', (event) => (event.p = nextOf(event.p))), /found a capture/],
  ['an extra tile kept', drop('bonus'), /expected player \d to lay/],
  [
    'a loose tile from the front',
    ({ events }) => {
      const draw = events.find(({ from }) => from === 'back');
      if (draw) draw.from = 'front';
      return draw !== undefined;
    },
    /expected a draw from the back/,
  ],
  ['a discard left out', drop('discard'), /expected/],
  ['a pong left out', drop('pong'), /expected/],
  [
    'a claim by one who let it go',
    ({ events }, { players }) => {
      for (const player of players) player.bot = 'claimer';
      return events.length > 60;
    },
    /expected (win|kong|pong|chow) of/,
  ],
  [
    'a concealed pong of two',
    changeEvent('concealed-pong', (_, at, events) => events.splice(at, 0, ...events.slice(at, at + 1))),
    /it is not there/,
  ],
  [
    'a wall drawn too far or not to its end',
    ({ events }, { options }) => {
      if (events.at(-1)?.type !== 'exhausted') return false;
      options['deadWall'] = options['deadWall'] === undefined ? 0 : 14;
      return true;
    },
    /exhausted/,
  ],
  [
    'a payment changed',
    ({ result }) => {
      const entry = result?.ledger[0];
      if (entry) entry.amount += 1;
      return entry !== undefined;
    },
    /ledger: expected/,
  ],
  [
    'a score changed',
    ({ result }) => {
      if (result) result.scores[2] = (result.scores[2] ?? 0) + 1;
      return result !== undefined;
    },
    /scores: expected/,
  ],
  [
    'a drawn hand not replayed',
    (hand) => {
      if (hand.repeat === 0) return false;
      hand.repeat = 0;
      return true;
    },
    /expected number/,
  ],
  ['another limit', (_, { options }) => (options['limit'] = 12) > 0, /ledger: expected/],
  [
    'another settlement',
    (_, { options }) => {
      options['settle'] = options['settle'] === 'keep' ? 'fines' : 'keep';
      return true;
    },
    /startScores/,
  ],
];

describe('the referee catches', () => {
  const records: RecordJson[] = [];
  beforeAll(() => {
    for (let index = 0; index < 40; index += 1)
      records.push(...(recordsOfMatch(index) as unknown as RecordJson[]));
  });

  test.each(CHANGES)('%s', (_, change, words) => {
    const changed = records
      .map((record) => structuredClone(record))
      .find((record) => record.hands.some((hand) => change(hand, record)));
    expect(audit(changed, habitOf).breaches).toContainEqual(expect.stringMatching(words));
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../referee/audit';
import type { RecordJson } from '../referee/scene';
import { habitOf } from '../support/habitBots';
import { changed, changeEvent, drop, PAID } from './changes';
import type { Change } from './changes';
import { countClassicalDifferences } from './classicalAgreement';
import { auditHands, recordsOfMatch } from './refereedPlay';

test('hands are worth what the naive scoring says', () => {
  expect(countClassicalDifferences(2_000, 7)).toBe(0);
});

test('the referee finds no breach', () => {
  expect(auditHands('classical', 360).breaches).toEqual([]);
});

function nextOf(p = 0): number {
  return (p + 1) % 4;
}

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  ['a ready call left out', drop('ready'), /expected ready by player \d/],
  [
    'a ready call of another',
    changeEvent('ready', (event) => (event.p = nextOf(event.p))),
    /expected no ready by player/,
  ],
  ['a second ready call', changeEvent('ready', (event, at, events) => events.splice(at, 0, event)), /ready/],
  ['a capture left out', drop('capture'), /expected capture of .* by player/],
  [
    'a capture by another',
    changeEvent('capture', (event) => (event.p = nextOf(event.p))),
    /expected no capture by player/,
  ],
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
  ...PAID,
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
      records.push(...(recordsOfMatch('classical', index) as unknown as RecordJson[]));
  });

  test.each(CHANGES)('%s', (_, change, words) => {
    expect(audit(changed(records, change), habitOf).breaches).toContainEqual(expect.stringMatching(words));
  });
});

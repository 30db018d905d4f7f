import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllBooks } from '../../src/bots/knownBooks';
import { loadAllBots } from '../../src/bots/registry';
import type { GameRecord } from '../../src/engine/record';
import { audit } from '../referee/audit';
import type { EventJson, RecordJson } from '../referee/scene';
import { habitOf } from '../support/habitBots';
import { changed, changeEvent, PAID } from './changes';
import type { Change } from './changes';
import { auditRecords, recordsOfMatch } from './refereedPlay';
import { riichiScenes } from './riichiScenes';

/** The records of these matches: between them and the scenes they have all that is changed below. */
const MATCHES = [2, 7, 20];
const played: GameRecord[] = [];
const records = played as unknown as readonly RecordJson[];
const scenes = riichiScenes();

beforeAll(async () => {
  await Promise.all([loadAllBooks(), loadAllBots()]);
  played.push(...scenes.map(([, record]) => record));
  for (const index of MATCHES) played.push(...recordsOfMatch('riichi', index));
});

test('the referee finds no breach', () => {
  expect(auditRecords('riichi', played).breaches).toEqual([]);
});

test.each(scenes)('%s', (what, record) => {
  const { breaches, counts } = auditRecords('riichi', [record]);
  expect(breaches).toEqual([]);
  expect(counts[what]).toBeGreaterThan(0);
});

const other = (p = 0): number => (p + 1) % 4;

/** Takes the end of a hand back to this event, and leaves it there. */
function cutBefore(type: string, why?: string): Change {
  return ({ events }) => {
    const at = events.findIndex((event) => event.type === type && (why === undefined || event.why === why));
    if (at < 0) return false;
    events.splice(at);
    return true;
  };
}

/** A change of the first declaration of this sort. */
function changeDeclared(what: string, change: Parameters<typeof changeEvent>[1]): Change {
  return changeEvent('declare', change, (event) => event.what === what);
}

const leftOut: Parameters<typeof changeEvent>[1] = (_, at, events) => events.splice(at, 1);

/** After a riichi its player throws a tile that was not drawn. */
const anotherTile: Change = ({ events }) => {
  const riichi = events.findIndex(({ what }) => what === 'riichi');
  const p = events[riichi]?.p;
  const bound = events.find((event, at) => at > riichi + 1 && event.type === 'discard' && event.p === p);
  if (riichi < 0 || !bound) return false;
  Object.assign(bound, { drawn: false });
  return true;
};

type Happened = (events: readonly EventJson[]) => boolean;

function option(name: string, value: unknown, is: Happened): Change {
  return ({ events }, { options }) => {
    if (!is(events)) return false;
    options[name] = value;
    return true;
  };
}

const abortedBy =
  (why: string): Happened =>
  (events) =>
    events.some((event) => event.why === why);
const robsConcealed: Happened = (events) =>
  events.some(
    ({ type, by }, at) => type === 'win' && by === 'robbed-kong' && events[at - 1]?.type === 'concealed-kong',
  );
/** Won by a single han that is no yakuman. */
const cheapWin: Happened = (events) =>
  events.some(({ type, score }) => type === 'win' && (score as { han: number | null }).han === 1);

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  ['a riichi left out', changeDeclared('riichi', leftOut), /score|ledger|startScores|discard|expected/],
  [
    'a riichi by another',
    changeDeclared('riichi', (event) => (event.p = other(event.p))),
    /expected the turn of player/,
  ],
  [
    'a riichi with another tile',
    changeDeclared('riichi', (event) => (event.tile = event.tile === 'E' ? 'S' : 'E')),
    /it is not there|is not ready|discard: expected other/,
  ],
  ['another tile thrown in riichi', anotherTile, /in riichi the tile drawn goes/],
  ...['four-winds', 'four-riichi', 'four-kongs', 'fifth-kong', 'three-winners'].map(
    (why) =>
      [
        `another end than ${why}`,
        changeEvent(
          'aborted',
          (event) => (event.why = 'nine-terminals'),
          (event) => event.why === why,
        ),
        /expected no end/,
      ] as const,
  ),
  [
    'nine terminals without a declaration',
    changeDeclared('nine-terminals', leftOut),
    /expected the turn of player|expected no end/,
  ],
  ['an end left out', cutBefore('aborted'), /expected a finished hand|before the hand has ended/],
  [
    'three winners where all may win',
    option('severalWinners', 'all', abortedBy('three-winners')),
    /expected no end/,
  ],
  [
    'four winds where they are no end',
    option('abortiveDraws', [], abortedBy('four-winds')),
    /expected no end/,
  ],
  ['a concealed kong robbed', option('orphansRobConcealed', false, robsConcealed), /may not be robbed/],
  [
    'other points to return',
    (_, { options, complete }) => complete && Boolean((options['returnPoints'] = 100)),
    /closing|number|complete/,
  ],
  [
    'another place bonus',
    (_, { options, complete }) => {
      if (!complete) return false;
      options['uma'] = options['uma'] === '20-30' ? '5-10' : '20-30';
      return true;
    },
    /closing: expected/,
  ],
  ['more han needed', option('minimumHan', 4, cheapWin), /not enough yaku/],
  [
    'a win of more han',
    changeEvent('win', ({ score }) => ((score as { han: number }).han += 1)),
    /expected score/,
  ],
  [
    'a hand that does not follow from the one before',
    (hand) => {
      if (hand.repeat === 0) return false;
      hand.repeat += 1;
      return true;
    },
    /expected number/,
  ],
  [
    'a chow that leaves only what may not be thrown',
    ({ events }, { options }) => {
      const at = events.findIndex(({ type }) => type === 'chow' || type === 'pong');
      const [claim, discard] = [events[at], events[at + 1]];
      if (!claim || !discard || options['swapCalling'] === 'any') return false;
      discard.tile = claim.tile ?? '';
      return true;
    },
    /swap-calling/,
  ],
  ...PAID,
];

describe('the referee catches', () => {
  test.each(CHANGES)('%s', (_, change, words) => {
    expect(audit(changed(records, change), habitOf).breaches).toContainEqual(expect.stringMatching(words));
  });
});

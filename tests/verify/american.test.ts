import { beforeAll, expect, test } from 'vitest';
import { loadAllBooks } from '../../src/bots/knownBooks';
import { loadAllBots } from '../../src/bots/registry';
import type { GameRecord } from '../../src/engine/record';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';
import { audit } from '../referee/audit';
import { recordOf, Scene } from '../referee/scene';
import type { EventJson, RecordJson } from '../referee/scene';
import { habitOf } from '../support/habitBots';
import { changed, changeEvent, drop, PAID } from './changes';
import type { Change } from './changes';
import { auditRecords, recordsOfMatch } from './refereedPlay';

/** The records of these matches: between them they have all that is changed below. */
const MATCHES = 24;
const played: GameRecord[] = [];
const records = played as unknown as readonly RecordJson[];

beforeAll(async () => {
  await Promise.all([loadAllBooks(), loadAllBots()]);
  for (let index = 0; index < MATCHES; index += 1) played.push(...recordsOfMatch('american', index));
});

test('the referee finds no breach', () => {
  expect(auditRecords('american', played).breaches).toEqual([]);
});

const JOKER = 'J';

/** The dealt hand of East wins; 3 to 7 with a pair of 4 and 6 in another suit, without a joker. */
function wonAsDealt(): RecordJson {
  const setup = { rules: 'american', hands: ['333m5555m44p66p77m'], front: '7m' };
  const score = {
    legal: true,
    points: 50,
    items: [{ id: 'run-2', points: 25 }],
    doublings: ['jokerless'],
    form: '333m 44p 5555m 66p 777m',
    payments: { E: 600, S: -200, W: -200, N: -200 },
  };
  const scene = new Scene(setup).add({ type: 'win', p: 0, tile: '7m', by: 'wall', from: null, score });
  return recordOf(setup, [scene.finish('win', '1>0 200, 2>0 200, 3>0 200')]);
}

test('East wins with the dealt tiles before anything is passed', () => {
  const record = wonAsDealt();
  expect(audit(record)).toMatchObject({ breaches: [], counts: { 'win-before-play': 1, jokerless: 1 } });
  const parsed = parseRecord(record);
  expect(parsed.ok && replayRecord(parsed.value)).toMatchObject({ ok: true });
});

const hasThree = ({ gave }: EventJson): boolean => gave?.length === 3;
const other = (p = 0): number => (p + 1) % 4;

const CHANGES: readonly (readonly [string, Change, RegExp])[] = [
  [
    'a joker passed',
    changeEvent('exchange', ({ gave }) => gave?.splice(0, 1, JOKER), hasThree),
    /a joker is never passed/,
  ],
  [
    'two tiles passed where three are due',
    changeEvent('exchange', (event) => (event.gave = event.gave?.slice(0, 2)), hasThree),
    /tiles given, found 2/,
  ],
  [
    'tiles kept in another order than they came',
    changeEvent(
      'exchange',
      (event) => (event.got = event.got?.toReversed()),
      ({ got = [] }) => got[0] !== got.at(-1),
    ),
    /expected player \d to get/,
  ],
  ['an exchange out of turn', changeEvent('exchange', (event) => (event.p = other(event.p))), /seat order/],
  ['an exchange left out', drop('exchange'), /seat order|step/],
  ['another step', changeEvent('exchange', (event) => (event.step = 5)), /expected step 1, found 5/],
  ['a vote left out', drop('vote'), /expected/],
  [
    'a vote that was not carried',
    changeEvent(
      'vote',
      (_, __, events) => {
        for (const event of events) if (event.type === 'vote') event.more = true;
      },
      ({ more }) => more === false,
    ),
    /step|exchange before play/,
  ],
  [
    'a group of one tile too few',
    changeEvent('pong', (event) => event.own?.pop()),
    /expected 2 more of .* for a pong/,
  ],
  [
    'a group of another size',
    changeEvent('kong', (event) => (event.type = 'quint')),
    /expected 4 more of .* for a quint/,
  ],
  [
    'a group that fits no hand',
    ({ events }, { options }) => {
      if (!events.some(({ type, why }) => type === 'dead' && why === 'exposure')) return false;
      return delete options['strictCalling'];
    },
    /fits no hand/,
  ],
  [
    'a joker taken for another tile',
    changeEvent('joker-exchange', (event) => (event.tile = event.tile === 'E' ? 'S' : 'E')),
    /no joker in the place/,
  ],
  ['a joker taken from nowhere', changeEvent('joker-exchange', (event) => (event.meld = 9)), /no such group/],
  [
    'a joker taken by another',
    changeEvent('joker-exchange', (event) => (event.p = other(event.p))),
    /turn of/,
  ],
  ['a dead hand not told', drop('dead'), /expected dead by player/],
  [
    'a hand dead for another reason',
    changeEvent('dead', (event) => (event.why = event.why === 'exposure' ? 'false-win' : 'exposure')),
    /dead: expected other/,
  ],
  [
    'a draw by a dead hand',
    ({ events }) => {
      const dead = events.find(({ type }) => type === 'dead');
      const draw = events.slice(events.indexOf(dead ?? events[0]!)).find(({ type }) => type === 'draw');
      if (!dead || !draw) return false;
      draw.p = dead.p ?? 0;
      return true;
    },
    /expected player \d to draw/,
  ],
  [
    'a hand that ends with two alive',
    changeEvent('aborted', (event) => (event.why = 'none')),
    /expected no end/,
  ],
  [
    'a win of another hand of the card',
    changeEvent('win', ({ score }) => {
      (score as { items: { id: string }[] }).items[0]!.id = 'years-1';
    }),
    /expected score/,
  ],
  [
    'a card without the section of the hand',
    ({ events }, { options }) => {
      const win = events.find(({ type }) => type === 'win');
      if (!win) return false;
      options['sections'] = JSON.stringify(win.score).includes('quints-') ? ['pairs'] : ['quints'];
      return true;
    },
    /no hand of the card|fits no hand/,
  ],
  [
    'a win that was let go',
    ({ events }) => {
      const at = events.findIndex(({ type, by }) => type === 'win' && by === 'wall');
      const win = events[at];
      if (!win) return false;
      events.splice(at, events.length, { type: 'discard', p: win.p ?? 0, tile: win.tile ?? '' });
      return true;
    },
    /to win from the wall/,
  ],
  [
    'East paid like everyone',
    ({ events }, { options }) => {
      options['dealerDoubles'] = options['dealerDoubles'] === false;
      return events.some(({ type }) => type === 'win');
    },
    /ledger: expected/,
  ],
  ...PAID,
];

test.each(CHANGES)('the referee catches %s', (_, change, words) => {
  expect(audit(changed(records, change), habitOf).breaches).toContainEqual(expect.stringMatching(words));
});

import { describe, expect, test } from 'vitest';
import { fast } from '../../src/bots/yardsticks/fast';
import { random } from '../../src/bots/yardsticks/random';
import { simulateMatches } from '../../src/cli/simulate';
import type { GameRecord, RecordedEvent, RecordedHand } from '../../src/engine/record';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';
import { randomMatch } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';
import { playMatch } from '../support/recorded';
import { TOYS } from '../support/toys/loaded';

function recordOf(rules: string, options: object, hands = 4): GameRecord {
  const records: GameRecord[] = [];
  simulateMatches(
    { rules, options: optionsOf(rules, options), hands, seed: 3, bots: [fast, random, fast, fast] },
    () => {},
    (record) => records.push(JSON.parse(JSON.stringify(record)) as GameRecord),
  );
  return records[0] as GameRecord;
}

function errorOf(record: unknown): string {
  const parsed = parseRecord(record);
  const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
  return replayed.ok ? 'none' : replayed.error;
}

function withHand(record: GameRecord, at: number, change: (hand: RecordedHand) => RecordedHand): GameRecord {
  return { ...record, hands: record.hands.map((hand, index) => (index === at ? change(hand) : hand)) };
}

const record = recordOf('hong-kong-old', { minimumFaan: 0, strictCalling: true, falseWin: 'pay' });
const hand = record.hands[0] as RecordedHand;

describe('records that are right', () => {
  test.each(TOYS.map(({ id }) => id))('%s, with everything that only it has', (id) => {
    const { record: played } = playMatch(randomMatch(id, 'recorded'));
    expect(errorOf(JSON.parse(JSON.stringify(played)))).toBe('none');
  });

  test.each(['hong-kong-old', 'hong-kong-common', 'taisen'])('%s', (rules) => {
    expect(errorOf(recordOf(rules, {}))).toBe('none');
  });

  test('a match cut short after any event, the last one too', () => {
    for (let end = 1; end <= hand.events.length; end++) {
      const { result: _result, ...rest } = { ...hand, events: hand.events.slice(0, end) };
      expect([end, errorOf({ ...record, complete: false, hands: [rest] })]).toEqual([end, 'none']);
    }
  });

  test('passes written in where something was let go', () => {
    const discard = hand.events.findIndex(({ type }) => type === 'discard');
    const by = hand.events[discard]?.p ?? 0;
    const events = hand.events.toSpliced(discard + 1, 0, { type: 'pass', p: (by + 2) % 4 });
    const moved = (event: number): number => (event > discard ? event + 1 : event);
    const result = hand.result && {
      ...hand.result,
      ledger: hand.result.ledger.map((entry) => ({ ...entry, event: moved(entry.event) })),
    };
    expect(errorOf(withHand(record, 0, () => ({ ...hand, events, ...(result ? { result } : {}) })))).toBe(
      'none',
    );
  });
});

/** A copy of a hand in which these two neighbouring events have changed places, with the payments that they caused. */
function swapped(of: RecordedHand, at: number): RecordedHand {
  const events = of.events.with(at, of.events[at + 1]!).with(at + 1, of.events[at]!);
  const moved = (event: number) => (event === at ? at + 1 : event === at + 1 ? at : event);
  const { result } = of;
  return {
    ...of,
    events,
    ...(result && {
      result: { ...result, ledger: result.ledger.map((each) => ({ ...each, event: moved(each.event) })) },
    }),
  };
}

describe('what has no order may stand in any', () => {
  const both = recordOf('classical', { extraTiles: 'all' });
  const hands = both.hands;
  const isPair = ({ events }: RecordedHand, at: number): boolean =>
    events[at]?.type === 'bonus' && events[at + 1]?.type === 'bonus' && events[at]?.p === events[at + 1]?.p;
  const pairIn = (of: RecordedHand) => of.events.findIndex((_, at) => isPair(of, at));
  const with1 = (change: (of: RecordedHand) => RecordedHand): GameRecord => ({
    ...both,
    hands: hands.map(change),
  });

  test('bonus tiles that a seat lays out together', () => {
    expect(hands.some((each) => pairIn(each) >= 0)).toBe(true);
    const other = with1((each) => (pairIn(each) < 0 ? each : swapped(each, pairIn(each))));
    expect(errorOf(other)).toBe('none');
  });

  test('but not those of two seats, nor others', () => {
    const [first] = hands;
    const at = pairIn(first!) < 0 ? 0 : pairIn(first!);
    const tile = first!.events[at]!.tile === '1f' ? '2f' : '1f';
    const other = { ...first!, events: first!.events.with(at, { ...first!.events[at]!, tile }) };
    expect(errorOf({ ...both, hands: [other, ...hands.slice(1)] })).toMatch(/^Hand 1: event \d+:/);
  });

  test('payments, and lines of a score', () => {
    const turned = (of: RecordedHand): RecordedHand => ({
      ...of,
      events: of.events.map((event) =>
        event.score === undefined ? event : { ...event, score: reversed(event.score) },
      ),
      ...(of.result && { result: { ...of.result, ledger: of.result.ledger.toReversed() } }),
    });
    expect(hands.some(({ result }) => (result?.ledger.length ?? 0) > 2)).toBe(true);
    expect(errorOf(with1(turned))).toBe('none');
    expect(errorOf({ ...record, hands: record.hands.map(turned) })).toBe('none');
  });

  test('payments of nothing may be written', () => {
    const nothing = { from: 0, to: 1, amount: 0, reason: 'false-win 0', event: 3 };
    const other = withHand(record, 0, (each) => ({
      ...each,
      ...(each.result && { result: { ...each.result, ledger: [...each.result.ledger, nothing] } }),
    }));
    expect(errorOf(other)).toBe('none');
  });

  test('but scores are those of their players', () => {
    const other = withHand(record, 0, (each) => ({
      ...each,
      ...(each.result && { result: { ...each.result, scores: each.result.scores.toReversed() } }),
    }));
    expect(errorOf(other)).toMatch(/result\.scores\[\d\] should be/);
  });
});

/** The same with every list the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed).toReversed();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, reversed(field)]));
}

test.each([
  ['hong-kong-old', { minimumFaan: 0, limitPoints: 0, goulash: 'pot', potPoints: 0 }],
  ['hong-kong-common', { minimumFaan: 0 }],
  ['classical', {}],
  ['classical', { settle: 'keep' }],
  ['taisen', {}],
])('what pays nothing is no payment: %s with %o', (rules, options) => {
  const fines = { strictCalling: true, falseWin: 'pay', falseWinPoints: 0 };
  const played = recordOf(rules, { ...options, ...fines }, 8);
  expect(played.hands.some(({ events }) => events.some(({ type }) => type === 'false-win'))).toBe(true);
  expect(
    played.hands.flatMap(({ result }) => result?.ledger ?? []).map(({ amount }) => amount),
  ).not.toContain(0);
  expect(errorOf(played)).toBe('none');
});

test('a match that is over is complete', () => {
  const whole = recordOf('taisen', {});
  expect(whole.complete).toBe(true);
  expect(errorOf({ ...whole, complete: false })).toBe(
    'The record says it is not complete, but the match is over after its last hand.',
  );
});

describe('records that break a rule name the hand and the event', () => {
  const inFirst = (change: Partial<RecordedHand>) => withHand(record, 0, () => ({ ...hand, ...change }));
  const changed = (at: number, change: Partial<RecordedEvent>): GameRecord =>
    inFirst({ events: hand.events.with(at, { ...(hand.events[at] as RecordedEvent), ...change }) });

  test.each([
    [
      'another tile drawn',
      () => changed(0, { tile: hand.events[0]?.tile === '1m' ? '2m' : '1m' }),
      /^Hand 1: event 1: tile should be "..?", found "[12]m"\.$/,
    ],
    ['an event missing', () => inFirst({ events: hand.events.slice(0, -1) }), /^Hand 1: event \d+/],
    [
      'an event too many',
      () => inFirst({ events: [...hand.events, { type: 'exhausted' }] }),
      /^Hand 1: event \d+: the hand was over/,
    ],
    [
      'another dealer',
      () => withHand(record, 1, (next) => ({ ...next, dealer: 3 })),
      /^Hand 2: dealer should be \d, found 3\.$/,
    ],
    ['dice of seven', () => inFirst({ dice: [7, 1, 1] }), /^Hand 1: expected 3 dice/],
    ['another break', () => inFirst({ break: { side: 0, stack: 1 } }), /^Hand 1: the dice break the wall/],
    ['a fifth copy in the wall', () => inFirst({ wall: hand.wall.with(0, hand.wall[1] ?? '') }), /^Hand 1: /],
    [
      'a fifth hand dealt',
      () => inFirst({ deal: [...hand.deal, []] }),
      /^Hand 1: there must be 4 dealt hands/,
    ],
    [
      'a pass by nobody',
      () => inFirst({ events: hand.events.toSpliced(1, 0, { type: 'pass', p: 7 }) }),
      /^Hand 1: event 2: /,
    ],
    [
      'another score',
      () => inFirst({ result: { kind: 'draw' as const, scores: [1, 0, 0, -1], ledger: [] } }),
      /^Hand 1: event \d+: result\.(kind|scores\[0\]) should be .*, found .*\.$/,
    ],
    [
      'walls made in another way than by its rules',
      () => ({ ...record, walls: { ...record.walls!, stacks: [18, 18, 18, 17] } }),
      /^walls.stacks\[3\] should be 18, found 17.$/,
    ],
    [
      'a throw of fourteen',
      () => ({ ...record, seating: [[14, 3, 3, 3]] }),
      /^Each throw for the first East/,
    ],
    [
      'throws that the seed does not give',
      () => ({ ...record, seating: [[12, 11, 10, 9]] }),
      /^The throws for the first East are not/,
    ],
    [
      'a wall that the seed does not give',
      () => ({ ...record, text: 'other words' }),
      /(seed and the text give)\.$/,
    ],
    ['another commitment', () => ({ ...record, commitment: '00' }), /^The commitment is not/],
    ['an unknown rule set', () => ({ ...record, rules: 'bridge' }), /^There is no rule set/],
    ['rules of a later version', () => ({ ...record, rulesVersion: 9 }), /version 9/],
    ['an unknown option', () => ({ ...record, options: { jokers: true } }), /^There is no option "jokers"/],
    ['three players', () => ({ ...record, players: record.players.slice(1) }), /^There must be 4 players/],
    [
      'a later version of the format',
      () => ({ ...record, version: 2 }),
      /^This is no game record that can be read: at version/,
    ],
    ['no record at all', () => [], /^This is no game record/],
  ])('%s', (_what, broken, error) => {
    expect(errorOf(broken())).toMatch(error);
  });

  test.each(['constructor', 'prototype', '__proto__', 'toString'])(
    'the option %s is unknown, too',
    (name) => {
      const options: unknown = JSON.parse(`{"${name}": 1}`);
      expect(errorOf({ ...record, options })).toBe(`There is no option "${name}" in this rule set.`);
    },
  );

  test('tiles of the wall that nobody drew are those of the seed, with and without a commitment', () => {
    const { commitment: _commitment, ...promised } = record;
    const end = hand.wall.length >> 1;
    const other = hand.wall.findIndex((tile, at) => at > end && tile !== hand.wall[end]);
    const wall = hand.wall.with(end, hand.wall[other] ?? '').with(other, hand.wall[end] ?? '');
    for (const given of [record, promised])
      expect(errorOf(withHand(given as GameRecord, 0, (first) => ({ ...first, wall })))).toBe(
        'Hand 1: the wall is not the one that the seed and the text give.',
      );
    expect(errorOf(promised)).toBe('none');
  });

  test('a wrong payment is named by its field and its event', () => {
    const at = record.hands.findIndex(({ result }) => (result?.ledger.length ?? 0) > 2);
    const { ledger = [] } = record.hands[at]?.result ?? {};
    const wrong = { ...(ledger[2] as (typeof ledger)[number]) };
    const { amount, event } = wrong;
    wrong.amount = amount + 1;
    const broken = withHand(record, at, (paid) => ({
      ...paid,
      ...(paid.result ? { result: { ...paid.result, ledger: ledger.with(2, wrong) } } : {}),
    }));
    expect(errorOf(broken)).toBe(
      `Hand ${at + 1}: event ${event + 1}: result.ledger[2].amount should be ${amount}, found ${amount + 1}.`,
    );
  });

  const LONG = '\u0000\u001b[31m\u0085\u2028\u202e🀀\n'.repeat(20_000);
  test.each([
    ['a text instead of a record', LONG],
    ['the rules', { ...record, rules: LONG }],
    ['the format', { ...record, format: LONG }],
    ['the seed', { ...record, seed: LONG }],
    ['the name of an option', { ...record, options: { [LONG]: 1 } }],
    ['the value of an option', { ...record, options: { minimumFaan: LONG } }],
    ['a tile of the wall', withHand(record, 0, (first) => ({ ...first, wall: first.wall.with(3, LONG) }))],
    ['the tile of an event', changed(0, { tile: LONG })],
    ['the type of an event', changed(0, { type: LONG })],
    ['a field of an end', { ...record, closing: [{ reason: LONG, points: [], [LONG]: 1 }] }],
    ['the commitment', { ...record, commitment: LONG }],
  ])('a refusal is one short line, whatever stands in %s', (_what, broken) => {
    const error = errorOf(broken);
    expect(error).not.toBe('none');
    expect(error.length).toBeLessThanOrEqual(300);
    expect(error).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  });

  test('JSON nested too deep is refused with a sentence', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 5_000; i++) deep = [deep];
    expect(errorOf({ ...record, extra: deep })).toMatch(/nested too deep/);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import '../../src/rule-sets/everything';
import { adviceLine } from '../../src/cli/coach/adviceLine';
import { coachRecords } from '../../src/cli/coach/coachRecords';
import { coachCommand } from '../../src/cli/coach/coachCommand';
import { writtenReason } from '../../src/cli/coach/writtenReason';
import { CHOICE_CLASSES } from '../../src/coach/choiceClass';
import { REASON_CODES } from '../../src/coach/reasons/reason';
import type { GameRecord, RecordedEvent } from '../../src/engine/record';
import type { Result } from '../../src/engine/result';
import { run } from '../support/command';
import { recordRigged } from '../support/recorded';
import { rig } from '../support/rigged';
import { play } from '../support/script';
import { TOYS } from '../support/toys/loaded';

const folder = mkdtempSync(join(tmpdir(), 'mahjong-coach-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Line {
  readonly record: number;
  readonly hand: number;
  readonly event: number;
  readonly p: number;
  readonly why: string;
  readonly tile: string | null;
  readonly wallLeft: number;
  readonly choices: readonly {
    readonly do: { readonly type: string; readonly own?: readonly string[]; readonly tile?: string };
    readonly points: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly best: number;
  readonly chosen: number;
  readonly loss: number;
  readonly close: boolean;
  readonly class: string;
  readonly reasons: readonly {
    readonly code: string;
    readonly against: number;
    readonly weight: number;
    readonly tiles?: readonly string[];
  }[];
}

function fileOf(name: string, records: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return file;
}

/** What the command prints at the first depth. */
function linesOf(file: string, players: readonly number[] | null = null): readonly Line[] {
  const lines: Line[] = [];
  const done = coachRecords({ file, depth: 'instant', players, seed: '' }, (advice) => {
    lines.push(JSON.parse(JSON.stringify(adviceLine(advice))) as Line);
  });
  expect(done).toMatchObject({ ok: true });
  return lines;
}

/** Tells the choice that was made in a line. */
function chosenIn({ choices, chosen }: Line): RecordedEvent {
  return choices[chosen]!.do;
}

const OLD = join(import.meta.dirname, '../data/records/version1.hong-kong-old.jsonl');

describe('a line for each decision', () => {
  const record = JSON.parse(readFileSync(OLD, 'utf8').trim()) as GameRecord;
  const lines = linesOf(OLD, [0, 2]);

  test('has the fields of the contract, choices best first, and the chosen one is what the record shows', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(lines[0]!.event).toBeGreaterThan(0);
    for (const line of lines) {
      const { events } = record.hands[line.hand]!;
      const chosen = chosenIn(line);
      const event = events[line.event]!;
      expect(Object.keys(line)).toEqual([
        'record',
        'hand',
        'event',
        'p',
        'why',
        'tile',
        'wallLeft',
        'choices',
        'best',
        'chosen',
        'loss',
        'close',
        'class',
        'reasons',
      ]);
      expect([0, 2]).toContain(line.p);
      expect(['turn', 'discard', 'kong']).toContain(line.why);
      expect(line.choices.length).toBeGreaterThan(1);
      if (chosen.type === 'pass') expect(event.p === line.p && event.type === line.why).toBe(false);
      else expect(event).toMatchObject({ type: chosen.type, p: line.p });
      if (chosen.type === 'discard') expect(event.tile).toBe(chosen.tile);
      if (chosen.own) expect(event.own!.toSorted()).toEqual(chosen.own.toSorted());
      // The best may have been chosen of several too close to call; the others stand by their points, first those that
      // are close, then the rest: once at most the points rise.
      const points = line.choices.map((choice) => choice.points);
      const [best, ...others] = points;
      const rises = others.flatMap((each, at) => (at > 0 && each > others[at - 1]! ? [at] : []));
      expect(rises.length).toBeLessThanOrEqual(1);
      for (const rise of rises) if (line.chosen > 0) expect(line.close).toBe(line.chosen <= rise);
      if (best! < others[0]!) expect(line.choices[0]!.high).toBeGreaterThan(others[0]!);
      for (const { points: mean, low, high } of line.choices) {
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
      }
      expect(CHOICE_CLASSES).toContain(line.class);
      expect(line.best).toBe(0);
      if (line.close) expect(line.loss).toBe(0);
      else expect(line.loss).toBeCloseTo(points[0]! - points[line.chosen]!, 6);
    }
  });

  test('says why the best choice is better than the one that was made, or than the next', () => {
    const reasons = lines.flatMap((line) => line.reasons.map((reason) => ({ line, reason })));
    expect(reasons.length).toBeGreaterThan(20);
    for (const { line, reason } of reasons) {
      expect(REASON_CODES).toContain(reason.code);
      if (line.chosen > 0) expect(reason.against).toBe(line.chosen);
      else expect(line.choices[reason.against]).toBeDefined();
      expect(reason.weight).toBeGreaterThanOrEqual(0.2);
      for (const tile of reason.tiles ?? []) expect(tile).toMatch(/^([1-9][mps]|[ESWNCFP])$/);
    }
  });

  test('writes seats of a reason as players, and suits and tiles as text', () => {
    const common = { better: 0, against: 2, weight: 0.33333 };
    const players = [3, 0, 1, 2];
    expect(
      writtenReason({ ...common, code: 'feeds', tiles: [9, 27], seat: 1, why: 'suit', melds: 2 }, players),
    ).toEqual({
      code: 'feeds',
      against: 2,
      weight: 0.333,
      tiles: ['1p', 'E'],
      player: 0,
      why: 'suit',
      melds: 2,
    });
    expect(
      writtenReason({ ...common, code: 'safe', tiles: [0], seats: [0, 2], why: 'let-go' }, players),
    ).toMatchObject({
      tiles: ['1m'],
      players: [3, 1],
    });
    const missing = { better: 2, other: 3 };
    expect(
      writtenReason(
        { ...common, code: 'keeps-route', sort: 'one-suit', id: 'pure-hand', suit: 1, missing },
        players,
      ),
    ).toMatchObject({
      suit: 'p',
      missing,
    });
  });

  test('comes in the order of the record, for each decision once', () => {
    const places = lines.map(({ hand, event, p }) => 10_000 * hand + 10 * event + p);
    expect(new Set(places).size).toBe(places.length);
    expect(places.map((place) => Math.floor(place / 10))).toEqual(
      places.map((place) => Math.floor(place / 10)).toSorted((a, b) => a - b),
    );
  });

  test.each(readdirSync(join(OLD, '..')))('is found in the record of an earlier version, %s', (name) => {
    const [line] = readFileSync(join(OLD, '..', name), 'utf8').split('\n');
    const read = JSON.parse(line!) as GameRecord;
    const file = fileOf(name, [{ ...read, complete: false, hands: read.hands.slice(0, 1) }]);
    expect(new Set(linesOf(file, [1]).map(({ p }) => p))).toEqual(new Set([1]));
  });

  test('is about the human players, if no other is named', () => {
    const players = record.players.map((player, at) => (at === 3 ? { name: 'me', kind: 'human' } : player));
    const first = record.hands.slice(0, 1);
    const found = linesOf(fileOf('human.jsonl', [{ ...record, players, hands: first }]));
    expect(new Set(found.map(({ p }) => p))).toEqual(new Set([3]));
  });
});

describe('what a record shows of claims', () => {
  const PLAIN = { minimumFaan: 0 };
  /** South may chow 5 dots, West may pong them. */
  const started = () =>
    rig({
      options: PLAIN,
      hands: ['5p', '67p119m19sESWNCF', '55p99m19s234mEEP', '128m37sSWNCF'],
      front: '9m',
    });
  const discards = (moves: readonly string[]) => {
    const { deal, events } = started();
    const played = play(deal, ['0 discard 5p', ...moves]);
    const { record } = recordRigged(started(), { deal: played.deal, events: [...events, ...played.events] });
    return record;
  };
  /** Writes another event right after the discard. */
  const withPass = (record: GameRecord, pass: object): unknown => {
    const [hand] = record.hands;
    const at = 1 + hand!.events.findIndex(({ type }) => type === 'discard');
    return { ...record, hands: [{ ...hand, events: hand!.events.toSpliced(at, 0, pass as RecordedEvent) }] };
  };
  const claims = (name: string, record: unknown): unknown[] =>
    linesOf(fileOf(name, [record]))
      .filter(({ why }) => why === 'discard')
      .map((line) => [line.p, line.event, line.tile, chosenIn(line).type]);

  const ponged = discards(['1 pass', '2 pong 5p 5p', '2 discard 9s']);
  const at = 1 + ponged.hands[0]!.events.findIndex(({ type }) => type === 'discard');

  test('a chow that a pong went before may have been called: nothing is said of it', () => {
    expect(claims('ponged.jsonl', ponged)).toEqual([[2, at, '5p', 'pong']]);
  });

  test('unless a pass is written, or the call', () => {
    expect(claims('passed.jsonl', withPass(ponged, { type: 'pass', p: 1 }))).toEqual([
      [1, at, '5p', 'pass'],
      [2, at + 1, '5p', 'pong'],
    ]);
    expect(claims('called.jsonl', withPass(ponged, { type: 'pass', p: 1, claim: 'chow' }))).toEqual([
      [1, at, '5p', 'chow'],
      [2, at + 1, '5p', 'pong'],
    ]);
  });

  test('a pong would have gone before the chow: it was let go', () => {
    const chowed = discards(['2 pass', '1 chow 6p 7p', '1 discard 9s']);
    expect(claims('chowed.jsonl', chowed)).toEqual([
      [1, at, '5p', 'chow'],
      [2, at, '5p', 'pass'],
    ]);
    const line = linesOf(join(folder, 'chowed.jsonl')).find(({ why }) => why === 'discard');
    expect(chosenIn(line!)).toEqual({ type: 'chow', own: ['6p', '7p'] });
  });

  test('everybody let it go: the next event is the draw', () => {
    expect(claims('let.jsonl', discards(['1 pass', '2 pass', '1 discard 9s']))).toEqual([
      [1, at, '5p', 'pass'],
      [2, at, '5p', 'pass'],
    ]);
  });

  test('a record that breaks off there does not show who lets it go', () => {
    const open = discards([]);
    expect(claims('open.jsonl', open)).toEqual([]);
    expect(claims('open2.jsonl', withPass(open, { type: 'pass', p: 2 }))).toEqual([[2, at, '5p', 'pass']]);
  });

  test('a kong that is robbed: the declaration, and the win', () => {
    const robbed = () => rig({ options: PLAIN, hands: ['444s', '', '234567m456p99s35s'], front: '4s' });
    const { deal, events } = robbed();
    const played = play(deal, ['0 concealed-kong 4s', '2 win']);
    const { record } = recordRigged(robbed(), { deal: played.deal, events: [...events, ...played.events] });
    const lines = linesOf(fileOf('robbed.jsonl', [record]));
    const { events: written } = record.hands[0]!;
    const kong = written.findIndex(({ type }) => type === 'concealed-kong');
    expect(lines.map((line) => [line.p, line.event, line.why, line.tile, chosenIn(line)])).toEqual([
      [0, kong, 'turn', '4s', { type: 'concealed-kong', tile: '4s' }],
      [2, kong + 1, 'kong', '4s', { type: 'win' }],
    ]);
    expect(lines[1]).toMatchObject({ loss: 0, class: 'best' });
    expect(lines[1]!.choices.map((choice) => choice.do.type)).toEqual(['win', 'pass']);
  });
});

describe('the command', () => {
  const first = JSON.parse(readFileSync(OLD, 'utf8').trim()) as GameRecord;
  const short = fileOf('short.jsonl', [
    {
      ...first,
      complete: false,
      hands: [{ ...first.hands[0], events: first.hands[0]!.events.slice(0, 12), result: undefined }],
    },
  ]);

  test('prints the same lines each time, and others for another seed', () => {
    const args = [short, '--seats', '0', '--depth', 'instant'];
    const printed = run('coach', args);
    expect(printed).toMatchObject({ status: 0, error: '' });
    const again = (more: readonly string[]): string => {
      const request = coachCommand.parse([...args, ...more]);
      let out = '';
      if (request.ok)
        coachRecords(request.value, (advice) => (out += `${JSON.stringify(adviceLine(advice))}\n`));
      return out;
    };
    expect(printed.out.split('\n')).toHaveLength(2);
    expect(again([])).toBe(printed.out);
    expect(again(['--seed', '2'])).not.toBe(printed.out);
  });

  test('takes a quick look if no depth is named', () => {
    expect(coachCommand.parse([short])).toMatchObject({ value: { depth: 'quick', players: null, seed: '' } });
  });

  const events = first.hands[0]!.events.map((event, at) => (at === 12 ? { ...event, p: 9 } : event));
  const broken = fileOf('broken.jsonl', [first, { ...first, hands: [{ ...first.hands[0], events }] }]);
  const strange = fileOf('strange.jsonl', [{ ...first, rules: 'bridge' }]);

  test.each([
    [[], /^Name one file of records; .*$/],
    [[short, 'other.jsonl'], /^Name one file of records; .*$/],
    [['no-such-file.jsonl'], /^"no-such-file.jsonl" cannot be read: there is no such file\.$/],
    [[short, '--depth', 'deeper'], /^--depth must be instant, quick or deep, not "deeper"\.$/],
    [[short, '--seats', '0;1'], /^--seats must be numbers of players .*"0;1"\.$/],
    [
      [short, '--seats', '4'],
      /^Record 1 \(line 1\): there is no player 4; players are numbered from 0 to 3\.$/,
    ],
    [[short, '--fast'], /^There is no flag "--fast"; there are --depth, .*\.$/],
    [[fileOf('text.jsonl', []), '--depth', 'instant'], /^There is no record in .*$/],
    [[broken], /^Record 2 \(line 2\): Hand 1: event 13: .*$/],
    [[strange], /^Record 1 \(line 1\): There is no rule set called .*$/],
  ])('%j: one sentence', (args, error) => {
    const request = coachCommand.parse(args);
    const done = () => (request.ok ? coachRecords(request.value, () => {}) : request);
    expect(errorOf(done)).toMatch(error);
  });

  test('says it on standard error, and ends with status 1', () => {
    const error = expect.stringMatching(/^Record 2 \(line 2\): Hand 1: event 13: .*\n$/) as string;
    expect(run('coach', [broken])).toEqual({ status: 1, out: '', error });
  });

  test('a game without a coach is refused', () => {
    const [{ id }] = TOYS as [(typeof TOYS)[number]];
    const file = fileOf('bookless.jsonl', [recordOfToy(id)]);
    const done = coachRecords({ file, depth: 'instant', players: null, seed: '' }, () => {
      throw new Error('Nothing can be said.');
    });
    expect(done).toEqual({
      ok: false,
      error: `Record 1 (line 1): there is no coach for the rule set "${id}".`,
    });
  });
});

/** The sentence that a command ends with; also where a file cannot be read. */
function errorOf(command: () => Result<unknown>): string {
  try {
    const done = command();
    return done.ok ? 'none' : done.error;
  } catch (error) {
    return (error as Error).message;
  }
}

function recordOfToy(rules: string): GameRecord {
  const started = rig({ rules, hands: [] });
  return recordRigged(rig({ rules, hands: [] }), started).record;
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../src/cli/command';
import { replayCommand, replayFile } from '../../src/cli/replayFile';
import { sentence } from '../../src/cli/sentence';
import { simCommand } from '../../src/cli/simCommand';
import { run } from '../support/command';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahjong-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('sim and replay', () => {
  const options =
    '{"strictCalling":true,"falseWin":"pay","severalWinners":"all","minimumFaan":1,"goulash":"pot"}';

  test('records replay without a difference, and two runs are equal to the byte', () => {
    const [first, second] = ['first.jsonl', 'second.jsonl'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    for (const file of [first, second]) {
      const args = [
        '--hands',
        '12',
        '--seed',
        '5',
        '--bots',
        'routes,random,fast,never-claims',
        '--options',
        options,
      ];
      expect(run('sim', [...args, '--records', file]).status).toBe(0);
    }
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
    expect(run('replay', [first])).toEqual({
      status: 0,
      out: expect.stringMatching(/^\{"records":\d+,"hands":12\}\n$/) as string,
      error: '',
    });
  });

  test('a broken record is refused with record, hand and event', () => {
    const file = join(folder, 'good.jsonl');
    run('sim', ['--hands', '2', '--seed', '6', '--records', file]);
    const record = JSON.parse(readFileSync(file, 'utf8').trim()) as {
      hands: { events: { type: string; p: number }[] }[];
    };
    const broken = join(folder, 'broken.jsonl');
    const events = record.hands[0]?.events ?? [];
    const discard = events.findIndex(({ type }) => type === 'discard');
    events[discard] = { ...(events[discard] as { type: string }), p: 2 };
    writeFileSync(broken, JSON.stringify(record));
    const { status, out, error } = run('replay', [broken]);
    expect([status, out]).toEqual([1, '']);
    expect(error).toMatch(
      new RegExp(`^Record 1 \\(line 1\\): Hand 1: event ${discard + 1}: player 0 may .*\\n$`),
    );
  });

  test('--json prints what it says', () => {
    const report = JSON.parse(
      run('sim', [
        '--hands',
        '8',
        '--duplicate',
        '--bots',
        'routes,fast,fast,fast',
        '--json',
        '--limit-as',
        '10',
      ]).out,
    ) as { seats: { bot: string; points: number }[] };
    expect(Object.keys(report)).toEqual([
      'hands',
      'draws',
      'seconds',
      'handsPerSecond',
      'decisions',
      'decisionsPerSecond',
      'seats',
    ]);
    expect(report.seats.map(({ bot }) => bot)).toEqual(['routes', 'fast', 'fast', 'fast']);
    expect(report.seats.reduce((sum, { points }) => sum + points, 0)).toBe(0);
  });
});

describe('bad arguments', () => {
  const parsers: Readonly<Record<string, Command['parse']>> = {
    sim: simCommand.parse,
    replay: (line) => {
      const file = replayCommand.parse(line);
      return file.ok ? replayFile(file.value) : file;
    },
  };

  test.each([
    ['sim', ['--bots', 'fast,fast'], '--bots must name 4 bots, not 2.\n'],
    ['replay', ['none.jsonl'], '"none.jsonl" cannot be read: there is no such file.\n'],
  ])('are one line on standard error of %s, with exit status 1', (name, args, error) => {
    expect(run(name, args)).toEqual({ status: 1, out: '', error });
  });

  test.each([
    [
      'sim',
      ['--bots', 'nobody,fast,fast,fast'],
      /^There is no bot "nobody"; of the \d+ that there are, .* are nearest\.\n$/,
    ],
    ['sim', ['--bots', 'fast,fast'], /^--bots must name 4 bots, not 2\.\n$/],
    ['sim', ['--rules', 'bridge'], /^There is no rule set "bridge"; there are .*\.\n$/],
    [
      'sim',
      ['--options', '{"minimumFaan":9}'],
      /^Option "minimumFaan" must be a whole number from 0 to 8, not 9\.\n$/,
    ],
    ['sim', ['--options', '{"jokers":true}'], /^There is no option "jokers" in this rule set\.\n$/],
    ['sim', ['--options', '{'], /^--options must be a JSON object, not "\{"\.\n$/],
    ['sim', ['--hands', 'many'], /^--hands must be a whole number from 1 to 10000000, not "many"\.\n$/],
    ['sim', ['--duplicate', '--records', 'x'], /^--duplicate cannot be recorded.*\n$/],
    ['sim', ['--colour'], /^There is no flag "--colour"; there are --rules, .*\.\n$/],
    ['replay', [], /^Name one file of records.*\n$/],
    ['replay', ['no-such-file.jsonl'], /^"no-such-file.jsonl" cannot be read: there is no such file\.\n$/],
  ])('%s %j', (name, args, error) => {
    const read = parsers[name]!(args);
    expect(read.ok ? '' : `${sentence(read.error)}\n`).toMatch(error);
  });
});

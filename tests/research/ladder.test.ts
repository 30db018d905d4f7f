import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ladderBlock, ladderBlocks } from '../../research/ladder/ladderBlock';
import type { LadderFound, LadderJob, SeatFound } from '../../research/ladder/ladderBlock';
import { ladderCommand } from '../../research/ladder/ladder';
import { HELD_OUT_SEED } from '../../research/researchArgs';
import { ladderTable } from '../../research/ladder/ladderTable';
import { replaceBetweenMarkers } from '../../research/ladder/markers';
import { run } from '../support/command';
import { optionsOf } from '../support/rigged';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahjong-ladder-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function jobOf(more: Partial<LadderJob>): LadderJob {
  const rules = more.rules ?? 'hong-kong-old';
  return { rules, options: optionsOf(rules), bots: ['fast'], against: 'fast', walls: 20, seed: 3, ...more };
}

/** The cells of each bot's row, without the speed, which no two runs share. */
function rowsOf(table: string): string[][] {
  const lines = table.trim().split('\n').slice(2);
  return lines.map((line) => line.split(' | ').slice(0, -1));
}

function cellsOf(row: readonly string[] | undefined): Record<string, string> {
  const [bot, points, compared, paired, interval, won, dealtIn, faan, selfDrawn, claims, drawn] = row ?? [];
  const cells = { bot, points, compared, paired, interval, won, dealtIn, faan, selfDrawn, claims, drawn };
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell ?? '']));
}

describe('the ladder', () => {
  test('the yardstick in its own seat differs from itself by nothing, though it loses on some walls', () => {
    const job = jobOf({ bots: ['gentle'], against: 'gentle' });
    const found = ladderBlocks(job).map((block) => ladderBlock(job, block));
    const [full] = found.flatMap(({ bots }) => bots[0]!.seat.points[0]!).toSorted((a, b) => a - b);
    expect(full).toBeLessThan(0);
    for (const { bots, yardstick } of found) expect(bots[0]!.seat).toEqual(yardstick);
    const [row] = rowsOf(ladderTable(job, found));
    expect(cellsOf(row)).toMatchObject({ paired: '0 (0)', interval: '0 … 0, paired' });
  });

  test('plays as many hands as are asked for, in whole blocks and the rest', () => {
    const job = jobOf({ rules: 'taisen', walls: 13 });
    const found = ladderBlocks(job).map((block) => ladderBlock(job, block));
    expect(found.map(({ bots }) => bots[0]!.seat.hands)).toEqual([40, 12]);
    expect(found.map(({ bots }) => bots[0]!.alike.hands)).toEqual([40, 12]);
    expect(cellsOf(rowsOf(ladderTable(job, found))[0])).toMatchObject({ compared: '–', faan: '–' });
  });

  const still: SeatFound = {
    hands: 8,
    wins: 2,
    selfDrawn: 1,
    dealIns: 4,
    claims: 12,
    averages: [{ sum: 7, count: 2 }],
    points: [
      [4, 0],
      [4, 0],
    ],
  };
  const alike = { hands: 8, drawn: 2, cpu: 16_000 };

  test.each([
    ['own', [0, 4], '50 (50)', '0 (100)', '−48 … 148, own'],
    ['paired', [4, 2], '50 (50)', '−25 (25)', '−74 … 24, paired'],
  ])('says its figures, the interval from %s', (_, byWall, points, paired, interval) => {
    const found: LadderFound = {
      yardstick: { ...still, points: [byWall, byWall] },
      bots: [{ seat: still, alike }],
    };
    const table = ladderTable(jobOf({}), [found]);
    expect(cellsOf(rowsOf(table)[0])).toEqual({
      bot: '| `fast`',
      points,
      compared: points,
      paired,
      interval,
      won: '25.0 %',
      dealtIn: '50.0 %',
      faan: '3.50',
      selfDrawn: '50.0 %',
      claims: '1.50',
      drawn: '25.0 %',
    });
    expect(table).toMatch(/ 500 \|$/);
  });

  test('is the same with one process and with two', () => {
    const args = ['--hands', '44', '--bots', 'fast,gentle', '--against', 'never-claims', '--processes'];
    const [one, two] = ['1', '2'].map((processes) => run('ladder', [...args, processes]));
    expect(one?.status).toBe(0);
    expect(rowsOf(one?.out ?? '')).toHaveLength(2);
    expect(rowsOf(two?.out ?? '')).toEqual(rowsOf(one?.out ?? ''));
  });
});

describe('the table in a file', () => {
  const place = '# Strength\n\n<!-- begin ladder taisen -->\n<!-- end ladder taisen -->\n\nThe end.\n';

  test('is rewritten between its markers, with the command that made it', () => {
    const file = join(folder, 'strength.md');
    writeFileSync(file, place.replace('-->\n', '-->\n| `fast` | as it was |\n'));
    const args = ['--rules', 'taisen', '--hands', '8', '--bots', 'fast', '--against', 'fast', '--out', file];
    expect(run('ladder', args).status).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(
      /^# Strength\n\n<!-- begin ladder taisen -->\n\n`npm run research -- ladder --rules taisen /,
    );
    expect(text).toMatch(/\n\| `fast` \|.*\n\n<!-- end ladder taisen -->\n\nThe end\.\n$/);
    expect(text.match(/`fast`/g)).toHaveLength(1);
  });

  test('is refused, before anything is played, by a file without them', async () => {
    const file = join(folder, 'other.md');
    writeFileSync(file, place);
    const args = ['--hands', '1000000', '--out', file];
    expect(await ladderCommand.run(args)).toEqual({
      ok: false,
      error: `"${file}" has no place for the table: <!-- begin ladder hong-kong-old --> and, after it, <!-- end ladder hong-kong-old -->.`,
    });
    const low = ['--options', '{"minimumFaan":0}', ...args];
    expect(await ladderCommand.run(low)).toMatchObject({
      ok: false,
      error: expect.stringContaining('<!-- begin ladder hong-kong-old minimumFaan=0 -->') as string,
    });
    expect(readFileSync(file, 'utf8')).toBe(place);
  });

  test('needs the markers in their order', () => {
    expect(replaceBetweenMarkers('<!-- end x --> <!-- begin x -->', 'x', '').ok).toBe(false);
    const replaced = replaceBetweenMarkers('a <!-- begin x --> old <!-- end x --> b', 'x', 'new');
    expect(replaced).toEqual({ ok: true, value: 'a <!-- begin x -->\n\nnew\n\n<!-- end x --> b' });
  });
});

describe('what is asked of the ladder', () => {
  test('by default: all levels against routes-1 on the walls held out', () => {
    const request = ladderCommand.parse([]);
    if (!request.ok) throw new Error(request.error);
    const { job, processes, out } = request.value;
    expect([job.rules, job.against, job.walls, job.seed, processes, out]).toEqual([
      'hong-kong-old',
      'routes-1',
      1000,
      HELD_OUT_SEED,
      2,
      null,
    ]);
  });

  test.each([
    [['--rules', 'bridge'], /^There is no rule set "bridge"; there are .*\.$/],
    [['--options', '{"jokers":true}'], /^There is no option "jokers" in this rule set\.$/],
    [['--bots', 'fast,nobody'], /^There is no bot "nobody"; of the \d+ that there are, .* are nearest\.$/],
    [['--against', 'nobody'], /^There is no bot "nobody"; of the \d+ that there are, .* are nearest\.$/],
    [['--against', 'fast,fast'], /^--against must name one bot\.$/],
    [['--hands', '7'], /^--hands must be a whole number from 8 to 10000000, not "7"\.$/],
    [['--seed', 'x'], /^--seed must be a whole number from 0 to \d+, not "x"\.$/],
    [['--processes', '0'], /^--processes must be a whole number from 1 to 64, not "0"\.$/],
    [['--colour'], /^There is no flag "--colour"/],
  ])('%j is refused', (args, error) => {
    expect(ladderCommand.parse(args)).toEqual({ ok: false, error: expect.stringMatching(error) as string });
  });
});

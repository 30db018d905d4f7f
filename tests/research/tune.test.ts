import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routesOf } from '../../src/bots/knownBooks';
import { ruleSetIds } from '../../src/engine/knownRules';
import { moved, parametersOf } from '../../research/tune/parameters';
import { proposalOf, trendsOf, trendTable } from '../../research/tune/tuneReport';
import { tuneCommand } from '../../research/tune/tune';
import { openLines } from '../../research/stateFile';
import { ROUND, tuneRound, tuningOf } from '../../research/tune/tuneRound';
import type { TuneFound, TuneJob } from '../../research/tune/tuneRound';
import { run } from '../support/command';
import { testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';

const RULES = 'taisen';

const tuning = tuningOf({ rules: RULES, bot: 'routes-1' });
const job: TuneJob = { rules: RULES, options: optionsOf(RULES), bot: 'routes-1', walls: 1, seed: 4 };

const openState = (file: string, asked: TuneJob) =>
  openLines({ file, header: JSON.stringify(asked), line: ROUND });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahjong-tune-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the parameters of a tuning', () => {
  test('are every number in it', () => {
    const names = parametersOf(tuning).map(({ name }) => name);
    expect(names).toContain('penalties.groups');
    expect(names).toContain('additions.selfDrawn');
    expect(names).toContain('taste.window');
    expect(names).toHaveLength(1 + 3 + Object.keys(tuning.taste).length);
  });

  test('stay as they are when none is moved', () => {
    for (const rules of ruleSetIds().filter((id) => routesOf(id) !== null)) {
      const each = tuningOf({ rules, bot: 'routes-1' });
      expect(moved(each, [])).toEqual(each);
    }
  });

  test('move by their steps', () => {
    const steps = parametersOf(tuning).map(({ name }) =>
      name === 'penalties.groups' ? 1 : name === 'taste.late' ? -1 : 0,
    );
    const { penalties, taste, additions } = moved(tuning, steps);
    expect(penalties).toEqual({ groups: 0.3 });
    expect(taste).toEqual({ ...tuning.taste, late: 2.05 });
    expect(additions).toEqual(tuning.additions);
  });
});

describe('a round', () => {
  test('is the same when it is played again, and unlike the next one', () => {
    const first = tuneRound(job, 0);
    expect(first.hands).toBe(4);
    expect(first.signs).toHaveLength(parametersOf(tuning).length);
    expect(new Set(first.signs)).toEqual(new Set([-1, 0, 1]));
    expect(tuneRound(job, 0)).toEqual(first);
    expect(tuneRound(job, 1).signs).not.toEqual(first.signs);
  });
});

describe('what rounds tell', () => {
  /** Rounds in which `late` alone matters, by three points per hundred hands and seat. */
  function roundsOf(count: number): TuneFound[] {
    const random = testRandom('trends');
    const late = parametersOf(tuning).findIndex(({ name }) => name === 'taste.late');
    return Array.from({ length: count }, (_, round) => {
      const signs = parametersOf(tuning).map(() => random.below(3) - 1);
      return { round, signs, hands: 200, points: 12 * signs[late]! + random.below(3) - 1 };
    });
  }

  test('is followed where it stands out', () => {
    const trends = trendsOf(tuning, roundsOf(200));
    if (!trends.ok) throw new Error(trends.error);
    const late = trends.value.find(({ name }) => name === 'taste.late');
    expect(late?.slope).toBeCloseTo(3, 1);
    expect(proposalOf(tuning, trends.value).taste.late).toBe(2.55);
    expect(trendTable(trends.value).split('\n')[1]).toMatch(/^taste\.late .*\*$/);
  });

  test('is nothing when there are too few', () => {
    expect(trendsOf(tuning, roundsOf(20))).toEqual({
      ok: false,
      error: '20 rounds do not tell 21 parameters apart: ask for more --rounds.',
    });
  });
});

describe('tune', () => {
  const args = (file: string, rounds: number, processes: number): string[] =>
    `--rules ${RULES} --hands 4 --seed 4 --state ${file} --rounds ${rounds} --processes ${processes}`.split(
      ' ',
    );

  test('goes on where it stopped, to the same end with one process and with two', () => {
    const [whole, stopped] = ['whole.jsonl', 'stopped.jsonl'].map((name) => join(folder, name));
    const first = run('tune', args(whole!, 40, 1));
    expect(first.status).toBe(0);
    const lines = readFileSync(whole!, 'utf8').split('\n');
    writeFileSync(stopped!, `${lines.slice(0, 12).join('\n')}\n${lines[12]!.slice(0, 9)}`);
    const second = run('tune', args(stopped!, 40, 2));
    expect(second.error).toMatch(/29 of 29 rounds/);
    expect(second.out).toBe(first.out.replaceAll('whole', 'stopped'));
    expect(readFileSync(stopped!, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted());
    const proposals = [whole, stopped].map((file) => readFileSync(file!.replace('jsonl', 'proposal.json')));
    expect(proposals[1]).toEqual(proposals[0]);
  });

  test('does not mix its rounds with those of another seed', () => {
    const file = join(folder, 'other.jsonl');
    expect(openState(file, job)).toEqual({ ok: true, value: [] });
    expect(openState(file, job)).toEqual({ ok: true, value: [] });
    expect(openState(file, { ...job, seed: 5 })).toEqual({
      ok: false,
      error: `"${file}" holds what another run found: name another --state.`,
    });
  });

  test('leaves a file alone that is none of its own, or damaged', () => {
    const file = join(folder, 'strange.jsonl');
    writeFileSync(file, 'notes without an end of line');
    expect(openState(file, job)).toMatchObject({ ok: false });
    expect(readFileSync(file, 'utf8')).toBe('notes without an end of line');
    const damaged = join(folder, 'damaged.jsonl');
    openState(damaged, job);
    appendFileSync(damaged, '{"round":\n{}\n');
    expect(openState(damaged, job)).toEqual({
      ok: false,
      error: `"${damaged}" is damaged: name another --state.`,
    });
  });

  test('keeps its rounds in reports unless told otherwise', () => {
    const request = tuneCommand.parse([]);
    if (!request.ok) throw new Error(request.error);
    expect(request.value).toMatchObject({
      job: { rules: 'hong-kong-old', bot: 'routes-1', walls: 750, seed: 1 },
      rounds: 100,
      processes: 2,
      state: 'reports/tune-hong-kong-old-routes-1-1.jsonl',
    });
  });

  test.each([
    [['--rules', 'bridge'], /^There is no rule set "bridge"; there are .*\.$/],
    [['--bot', 'fast'], /^--bot must be routes-1 or routes-first-guess, not "fast"\.$/],
    [['--hands', '0'], /^--hands must be a whole number from 1 to 10000000, not "0"\.$/],
    [['--rounds', 'x'], /^--rounds must be a whole number from 1 to 10000000, not "x"\.$/],
    [['--seed', '20261122'], /^--seed 20261122 is held out for the ladder\.$/],
    [['--processes', '0'], /^--processes must be a whole number from 1 to 64, not "0"\.$/],
    [['--against', 'fast'], /^There is no flag "--against"/],
  ])('%j is refused', (given, error) => {
    expect(tuneCommand.parse(given)).toEqual({ ok: false, error: expect.stringMatching(error) as string });
  });
});

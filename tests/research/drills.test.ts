import { describe, expect, it } from 'vitest';
import '../../src/rule-sets/everything';
import { balanced, isClaimed, rareAnswer } from '../../research/drills/balance';
import { mineCommand } from '../../research/drills/mine';
import { mineBlock } from '../../research/drills/mineBlock';
import { rateCommand } from '../../research/drills/rate';
import { nearPositions } from '../../research/drills/twins';
import { drillsCommand } from '../../src/cli/drillsCommand';
import { listLine } from '../../src/cli/listLine';
import { drillId, parseDrill, parseDrills } from '../../src/coach/drills/drill';
import type { Drill } from '../../src/coach/drills/drill';
import { parsePosition } from '../../src/coach/drills/position';
import { taskOf } from '../../src/coach/drills/task';
import { parseHand } from '../../src/engine/handNotation';
import { rulesOf } from '../../src/engine/knownRules';
import { stream } from '../../src/engine/random';
import { run } from '../support/command';
import { optionsOf } from '../support/rigged';

const RULES = 'hong-kong-old';
const POSITION = 'SE E5p 123789m46p9sE :3s^S1m!5p/[312s]E|1f:P9p/:E!C/:2m';
const LINE = `chow-or-wait;pass 1.5~0.2,46p -0.25~0.31;;${POSITION}`;

function drillOf(text: string, rules = RULES): Drill {
  const drill = parseDrill(rules, text);
  if (!drill.ok) throw new Error(drill.error);
  return drill.value;
}

describe('a drill as the command line prints it', () => {
  it('has the fields of the contract', () => {
    const drill = drillOf(LINE);
    expect(listLine(drill)).toEqual({
      id: drill.id,
      rules: RULES,
      options: {},
      theme: 'chow-or-wait',
      seat: 'S',
      round: 'E',
      dealer: 'E',
      hand: '123789m46p9sE[123s]|1f',
      drawn: null,
      seats: {
        E: { melds: '', bonus: '', river: ['3s^', '1m!', '5p'], concealed: 13 },
        S: { melds: '[123s]', bonus: '1f', river: ['P', '9p'], concealed: 10 },
        W: { melds: '', bonus: '', river: ['E!', 'C'], concealed: 13 },
        N: { melds: '', bonus: '', river: ['2m'], concealed: 13 },
      },
      asked: { why: 'discard', tile: '5p', from: 'E' },
      wallLeft: 84,
      choices: [
        { do: { type: 'pass' }, points: 1.5, low: 1.3, high: 1.7 },
        { do: { type: 'chow', own: ['4p', '6p'] }, points: -0.25, low: -0.56, high: 0.06 },
      ],
      best: 0,
      twin: null,
    });
    const rules = rulesOf({ rules: RULES, options: optionsOf(RULES) });
    expect(parseHand('123789m46p9sE[123s]|1f', { ...rules, sort: 'held' }).ok).toBe(true);
  });

  it('comes one a line, of one game and one theme where that is asked', () => {
    const { status, out, error } = run('drills', ['--list', '--rules', RULES, '--theme', 'kong']);
    expect({ status, error }).toEqual({ status: 0, error: '' });
    for (const line of out.split('\n').slice(0, -1))
      expect(JSON.parse(line)).toMatchObject({ rules: RULES, theme: 'kong', best: 0 });
  });

  it('is refused with one sentence and status 1', () => {
    const { status, out, error } = run('drills', ['--list', '--theme', 'luck']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(error).toMatch(/^There is no theme "luck"; there are .*\.\n$/);
  });

  it.each([
    [drillsCommand, ['--list', '--rules', 'chess'], 'There is no rule set "chess"'],
    [drillsCommand, ['--list', '--count', '3'], 'There is no flag "--count"'],
    [mineCommand, ['--theme', 'kong', '--out', 'x'], 'There is no flag "--theme"'],
    [mineCommand, ['--count', '0', '--out', 'x'], '--count must be a whole number from 1'],
    [mineCommand, ['--rules', RULES], '--out must name the file'],
    [rateCommand, ['--rules', 'chess', '--out', 'x'], 'There is no rule set "chess"'],
    [rateCommand, ['--rules', RULES], '--out must name the file'],
    [rateCommand, ['--rules', RULES, '--seed', '1'], 'There is no flag "--seed"'],
    [drillsCommand, ['--surprise'], 'surprise'],
  ])('refuses %s', (command, args, why) => {
    const request = command.parse(args);
    expect(request.ok ? '' : request.error).toContain(why);
  });
});

describe('mining', () => {
  const job = {
    rules: RULES,
    sort: 'claims' as const,
    options: optionsOf(RULES),
    seed: 26,
    hands: 1,
    wanted: null,
  };

  it('finds drills with a clear answer, and twins with another one', () => {
    const rules = 'taisen';
    const lines = mineBlock({ ...job, rules, options: optionsOf(rules), seed: 28 }, 0);
    expect(lines.length).toBeGreaterThan(0);
    const drills = lines.map((line) => drillOf(line, rules));
    for (const drill of drills) {
      const { judged } = taskOf(drill);
      expect(judged[0]!.points).toBeGreaterThan(judged[1]!.points);
      const twin = drills.find(({ id }) => id === drill.twin);
      expect(twin?.verdicts[0]?.choice).not.toBe(drill.verdicts[0]!.choice);
    }
  });

  it('looks only for the answer that is too rare, and finds the same in the same hands', () => {
    const passes = mineBlock({ ...job, wanted: 'pass' }, 0);
    expect(passes.length).toBeGreaterThan(0);
    expect(passes.map((line) => drillOf(line)).filter(isClaimed)).toEqual([]);
    expect(mineBlock({ ...job, wanted: 'pass' }, 0)).toEqual(passes);
  });

  it('looks for twins among positions that differ in one thing', () => {
    const near = nearPositions(POSITION, [34, 35], stream('test', 'twins'));
    const read = near.map((text) => [text, parsePosition(RULES, text)] as const).filter(([, { ok }]) => ok);
    expect(read.length).toBeGreaterThan(10);
    for (const [text] of read) {
      const parts = text.split(' ').filter((part, at) => part !== POSITION.split(' ')[at]);
      expect(parts).toHaveLength(1);
    }
    expect(near).toContain(POSITION.replace('SE', 'SW'));
    expect(near).toContain(POSITION.replace('|1f', ''));
    expect(near).toContain(POSITION.replace('|1f', '|12f'));
    expect(near).toContain('SE E5p 123789m46p9sE :3s^S5p/[312s]E|1f:/:/:');
  });
});

describe('a file of drills', () => {
  const made = (at: number, answer: string, twin = ''): string =>
    `general;${answer};${twin};${POSITION.replace('[312s]E|1f:', `[312s]E|1f:${'1s2s3p4p'.slice(0, 2 * (at % 5))}`).replace(':2m', `:2m${['1m', '2m', '6m', '3p', '7s'][Math.floor(at / 5)] ?? ''}`)}`;
  const CLAIM = '46p 1~0.1,pass 0~0.1';
  const PASS = 'pass 1~0.1,46p 0~0.1';

  it('has about as many claims as passes, twins in pairs, and each position once', () => {
    const many = Array.from({ length: 20 }, (_, at) => made(at, at < 5 ? PASS : CLAIM));
    const read = parseDrills(RULES, { drills: [...many, ...many] });
    if (!read.ok) throw new Error(read.error);
    const kept = balanced(read.value, 100);
    expect(kept.filter(isClaimed)).toHaveLength(5);
    expect(kept.filter((drill) => !isClaimed(drill))).toHaveLength(5);
    const few = balanced(read.value, 7);
    expect(few).toHaveLength(7);
    expect(few.filter((drill) => !isClaimed(drill))).toHaveLength(4);
  });

  it('knows which answer is too rare', () => {
    const drills = (claims: number, passes: number) =>
      Array.from({ length: claims + passes }, (_, at) => drillOf(made(at, at < claims ? CLAIM : PASS)));
    expect(rareAnswer(drills(8, 3))).toBe('pass');
    expect(rareAnswer(drills(3, 8))).toBe('claim');
    expect(rareAnswer(drills(5, 5))).toBeNull();
  });

  it('keeps a twin before drills without one, and forgets a twin that is not there', () => {
    const twin = made(19, CLAIM);
    const lines = [...Array.from({ length: 19 }, (_, at) => made(at, at < 5 ? PASS : CLAIM)), twin];
    const idOf = (line: string) => drillId(RULES, line.split(';').slice(3).join(';'));
    const paired = lines.with(0, made(0, PASS, idOf(twin))).with(19, made(19, CLAIM, idOf(lines[0]!)));
    const lonely = paired.with(1, made(1, PASS, '00000000'));
    const read = parseDrills(RULES, { drills: lonely });
    if (!read.ok) throw new Error(read.error);
    const kept = balanced(read.value, 100);
    expect(kept.map(({ id }) => id)).toContain(idOf(twin));
    expect(kept.filter(({ twin: other }) => other !== null)).toHaveLength(2);
  });
});

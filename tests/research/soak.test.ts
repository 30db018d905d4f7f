import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/bot';
import { fast } from '../../src/bots/yardsticks/fast';
import { soakBlock, soakBlocks } from '../../research/soak/soakBlock';
import type { SoakJob } from '../../research/soak/soakBlock';
import { faultReport, soakSum } from '../../research/soak/soakReport';
import { soakCommand } from '../../research/soak/soak';
import { Fault, watched } from '../../research/soak/watched';
import { legalActions } from '../../src/engine/legalActions';
import { passOf } from '../../src/engine/actions';
import { ruleSetIds } from '../../src/engine/knownRules';
import { run } from '../support/command';
import { rig } from '../support/rigged';

const job: SoakJob = { bots: ['fast', 'random'], rules: ruleSetIds(), hands: 24, seed: 7 };

/** Plays as `fast` does, but for its tenth decision. */
function failing(decide: Bot['decide']): (id: string) => Bot {
  let decisions = 0;
  return (id) => ({
    id,
    decide: (...seen) => (++decisions === 10 ? decide(...seen) : fast.decide(...seen)),
  });
}

describe('a block', () => {
  test('has ten hands, and the last one the rest', () => {
    const found = soakBlocks(job).map((block) => soakBlock(job, block));
    expect(found.map(({ hands, faults }) => [hands, faults.length])).toEqual([
      [10, 0],
      [10, 0],
      [4, 0],
    ]);
  });

  test('is the same when it is played again', () => {
    expect(soakBlock(job, 1)).toEqual(soakBlock(job, 1));
  });

  test('goes on after an exception, and tells how to see it again', () => {
    const found = soakBlock(
      job,
      1,
      failing(() => {
        throw new Error('Lost its mind.');
      }),
    );
    expect(found.hands).toBe(10);
    const [fault, ...more] = found.faults;
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ block: 1, hand: 0, kind: 'exception' });
    expect(faultReport(job, fault!)).toMatch(
      /^exception in seed 7, block 1, hand 0: npm run research -- soak --hands 24 --seed 7 --bots fast,random --rules hong-kong-old,.* --block 1\n\{"rules":.*\nError: Lost its mind\.\n {4}at /,
    );
    expect(soakSum(job, [found])).toMatch(/10 hands, faults: 1 exception, 0 illegal, 0 endless$/);
  });

  test('counts a choice that was not offered', () => {
    const { faults } = soakBlock(
      job,
      0,
      failing((view) => ({ type: 'discard', seat: view.seat, tile: 999 })),
    );
    expect(faults.map(({ kind, message }) => [kind, message])).toEqual([
      ['illegal', expect.stringMatching(/^Seat \d chose .*999.*, which was not offered\.$/)],
    ]);
  });
});

describe('a watched hand', () => {
  const { deal } = rig({ hands: [] });
  const choices = legalActions(deal, 0);

  test('is endless after too many decisions', () => {
    const decide = watched((_deal, _seat, [first]) => first!, 3);
    for (let times = 0; times < 3; times++) expect(decide(deal, 0, choices)).toBe(choices[0]);
    expect(() => decide(deal, 0, choices)).toThrow(new Fault('endless', 'No end after 3 decisions.'));
  });

  test('takes an equal choice for an offered one, and no other', () => {
    const [first] = choices;
    expect(watched(() => ({ ...first! }))(deal, 0, choices)).toEqual(first);
    expect(() => watched(() => passOf(0))(deal, 0, choices)).toThrow(/was not offered/);
  });
});

describe('soak', () => {
  test('has the same sum with one process and with two, and ends well', () => {
    const args = ['--hands', '45', '--bots', 'random,fast', '--seed', '7', '--processes'];
    const [one, two] = ['1', '2'].map((processes) => run('soak', [...args, processes]));
    expect(one?.status).toBe(0);
    expect(one?.out).toMatch(/\n45 hands, faults: 0 exception, 0 illegal, 0 endless\n$/);
    expect(two?.out).toBe(one?.out);
    expect(two?.error).toMatch(/5 of 5 blocks\n$/);
  });

  test('can be asked for one block', () => {
    const request = soakCommand.parse(['--hands', '100', '--block', '9']);
    expect(request).toMatchObject({ ok: true, value: { blocks: [9] } });
  });

  test.each([
    [['--rules', 'taisen,bridge'], /^There is no rule set "bridge"; there are .*\.$/],
    [['--bots', 'nobody'], /^There is no bot "nobody"; of the \d+ that there are, .* are nearest\.$/],
    [['--hands', '0'], /^--hands must be a whole number from 1 to 10000000, not "0"\.$/],
    [['--seed', '-1'], /^--seed must be a whole number from 0 to \d+, not "-1"\.$/],
    [['--block', '10', '--hands', '100'], /^--block must be below 10, which is what 100 hands have\.$/],
    [['--processes', '0'], /^--processes must be a whole number from 1 to 64, not "0"\.$/],
    [['fast'], /^Nothing is known to do with "fast"/],
  ])('%j is refused', (args, error) => {
    expect(soakCommand.parse(args)).toEqual({ ok: false, error: expect.stringMatching(error) as string });
  });
});

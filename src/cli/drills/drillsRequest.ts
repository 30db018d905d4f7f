import { hasCoach } from '../../coach/advisor';
import { THEMES } from '../../coach/drills/drill';
import type { Theme } from '../../coach/drills/drill';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { findRuleSet } from '../../engine/knownRules';
import type { RuleSetId } from '../../engine/types';
import { parseConfig, parseProcesses, parseWhole, readFlags, unknownRuleSet } from '../flags';
import { parseOut, parseState } from '../files';
import { parseOpenSeed } from '../ladder/ladderRequest';
import type { MineJob } from './mineBlock';

/** Hands of one block: what is lost at most when a run is stopped. */
const HANDS_A_BLOCK = 4;

/** Which drills are to be printed; null: all. */
export interface ListRequest {
  readonly type: 'list';
  readonly rules: RuleSetId | null;
  readonly theme: Theme | null;
}

/** Whose bots are to be rated, and the file of drills that keeps the ratings. */
export interface RateRequest {
  readonly type: 'rate';
  readonly rules: RuleSetId;
  readonly out: string;
}

export interface MineRequest {
  readonly type: 'mine';
  readonly job: MineJob;
  readonly count: number;
  /** Hands that are watched at most. */
  readonly hands: number;
  readonly processes: number;
  /** The files that drills are written to, and that keeps all that was found. */
  readonly out: string;
  readonly state: string;
}

/** What the command line asks for. */
export function parseDrillsRequest(args: string[]): Result<ListRequest | RateRequest | MineRequest> {
  const flags = readFlags(args, {
    texts: ['rules', 'options', 'theme', 'count', 'hands', 'seed', 'out', 'state', 'processes'],
    switches: ['list', 'rate'],
  });
  if (!flags.ok) return flags;
  if (flags.value.list) return parseList(flags.value);
  return flags.value.rate ? parseRate(flags.value) : parseMine(flags.value);
}

interface Given {
  readonly [flag: string]: string | boolean | undefined;
}

function textOf(flags: Given, name: string): string | undefined {
  const text = flags[name];
  return typeof text === 'string' ? text : undefined;
}

function parseList(flags: Given): Result<ListRequest> {
  const other = Object.keys(flags).find((name) => !['list', 'rules', 'theme'].includes(name));
  if (other !== undefined) return fail(`--${other} does not go with --list.`);
  const rules = textOf(flags, 'rules') ?? null;
  if (rules !== null && !findRuleSet(rules)) return fail(unknownRuleSet(rules));
  const wanted = textOf(flags, 'theme');
  const theme = THEMES.find((each) => each === wanted) ?? null;
  if (wanted !== undefined && theme === null)
    return fail(`There is no theme ${quote(wanted)}; there are ${THEMES.join(', ')}.`);
  return ok({ type: 'list', rules, theme });
}

function parseRate(flags: Given): Result<RateRequest> {
  const other = Object.keys(flags).find((name) => !['rate', 'rules', 'out'].includes(name));
  if (other !== undefined) return fail(`--${other} does not go with --rate.`);
  const rules = textOf(flags, 'rules');
  if (rules === undefined || !findRuleSet(rules)) return fail(unknownRuleSet(rules ?? ''));
  if (!hasCoach(rules)) return fail(`There is no coach for "${rules}".`);
  const out = parseOut(textOf(flags, 'out'), 'the ratings are');
  return out.ok ? ok({ type: 'rate', rules, out: out.value }) : out;
}

function parseMine(flags: Given): Result<MineRequest> {
  if (flags['theme'] !== undefined) return fail('--theme goes with --list only.');
  const [rules, options] = [textOf(flags, 'rules'), textOf(flags, 'options')];
  const config = parseConfig({
    ...(rules === undefined ? {} : { rules }),
    ...(options === undefined ? {} : { options }),
  });
  if (!config.ok) return config;
  if (!hasCoach(config.value.rules)) return fail(`There is no coach for "${config.value.rules}".`);
  const count = parseWhole('--count', textOf(flags, 'count') ?? '500', 1);
  if (!count.ok) return count;
  const hands = parseWhole('--hands', textOf(flags, 'hands') ?? '100000', 1);
  if (!hands.ok) return hands;
  const seed = parseOpenSeed(textOf(flags, 'seed'));
  if (!seed.ok) return seed;
  const processes = parseProcesses(textOf(flags, 'processes'));
  if (!processes.ok) return processes;
  const out = parseOut(textOf(flags, 'out'), 'the drills are');
  if (!out.ok) return out;
  const state = parseState(
    textOf(flags, 'state') ?? `reports/drills-${config.value.rules}-${seed.value}.txt`,
  );
  if (!state.ok) return state;
  const job: MineJob = { ...config.value, seed: seed.value, hands: HANDS_A_BLOCK };
  return ok({
    type: 'mine',
    job,
    count: count.value,
    hands: hands.value,
    processes: processes.value,
    out: out.value,
    state: state.value,
  });
}

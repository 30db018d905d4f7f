import { rulesOf } from '../../engine/knownRules';
import { fail, ok, type Result } from '../../engine/result';
import { parseOut } from '../files';
import { parseBot, parseBots, parseConfig, parseProcesses, parseWhole, readFlags, parseSeed } from '../flags';
import type { LadderJob } from './ladderBlock';

/** Held out: nothing is tuned on walls of this seed, and `tune` refuses it. */
export const HELD_OUT_SEED = 20_261_122;
const BOTS = 'master,sharp,routes-1,gentle-2,gentle,routes-first-guess,fast,never-claims,random';

export interface LadderRequest {
  readonly job: LadderJob;
  readonly processes: number;
  /** The Markdown file whose table is rewritten. */
  readonly out: string | null;
}

/** The seed of what is learned or tuned: 1, unless --seed says otherwise; never the one held out. */
export function parseOpenSeed(text = '1'): Result<number> {
  const seed = parseSeed(text);
  if (!seed.ok || seed.value !== HELD_OUT_SEED) return seed;
  return fail(`--seed ${seed.value} is held out for the ladder.`);
}

/** What the command line asks of the ladder. */
export function parseLadder(args: string[]): Result<LadderRequest> {
  const flags = readFlags(args, {
    texts: ['rules', 'options', 'hands', 'bots', 'seed', 'against', 'out', 'processes'],
  });
  if (!flags.ok) return flags;
  const out = flags.value.out === undefined ? ok(null) : parseOut(flags.value.out, 'the table is');
  if (!out.ok) return out;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  const hands = parseWhole('--hands', flags.value.hands ?? '4000', 8);
  if (!hands.ok) return hands;
  const seed = parseSeed(flags.value.seed ?? String(HELD_OUT_SEED));
  if (!seed.ok) return seed;
  const bots = parseBots(flags.value.bots ?? BOTS);
  if (!bots.ok) return bots;
  const yardstick = parseBot('--against', flags.value.against ?? 'routes-1');
  if (!yardstick.ok) return yardstick;
  const processes = parseProcesses(flags.value.processes);
  if (!processes.ok) return processes;
  const walls = Math.ceil(hands.value / rulesOf(config.value).geometry.seats);
  const ids = bots.value.map(({ id }) => id);
  const job = { ...config.value, bots: ids, against: yardstick.value.id, walls, seed: seed.value };
  return ok({ job, processes: processes.value, out: out.value });
}

import { bookOf } from '../../bots/knownBooks';
import { fail, ok, type Result } from '../../engine/result';
import { parseConfig, parseProcesses, parseWhole, withoutBook, readFlags } from '../flags';
import { parseOut, parseState } from '../files';
import type { Config } from '../flags';
import { parseOpenSeed } from '../ladder/ladderRequest';

/** Hands of one block: what is lost at most when a run is stopped. */
export const BLOCK = 250;

export interface LearnRequest extends Config {
  readonly seed: number;
  readonly rounds: number;
  /** Blocks of each round. */
  readonly blocks: number;
  readonly processes: number;
  /** The files that the weights of positions are read from, that those learned are written to, and that keeps the state. */
  readonly worth: string;
  readonly out: string;
  readonly state: string;
}

/** What the command line asks to be learned. */
export function parseLearn(args: string[]): Result<LearnRequest> {
  const flags = readFlags(args, {
    texts: ['rules', 'options', 'hands', 'rounds', 'seed', 'worth', 'out', 'state', 'processes'],
  });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  if (!bookOf(config.value.rules)) return fail(withoutBook(config.value.rules));
  const hands = parseWhole('--hands', flags.value.hands ?? '60000', BLOCK);
  if (!hands.ok) return hands;
  const rounds = parseWhole('--rounds', flags.value.rounds ?? '2', 1);
  if (!rounds.ok) return rounds;
  const seed = parseOpenSeed(flags.value.seed);
  if (!seed.ok) return seed;
  const processes = parseProcesses(flags.value.processes);
  if (!processes.ok) return processes;
  const { worth } = flags.value;
  if (worth === undefined) return fail('--worth must name a file that `npm run fit` wrote.');
  const out = parseOut(flags.value.out, 'the weights are');
  if (!out.ok) return out;
  const state = parseState(flags.value.state ?? `reports/learn-${config.value.rules}-${seed.value}.state`);
  if (!state.ok) return state;
  const blocks = Math.floor(hands.value / BLOCK);
  return ok({
    ...config.value,
    seed: seed.value,
    rounds: rounds.value,
    blocks,
    processes: processes.value,
    worth,
    out: out.value,
    state: state.value,
  });
}

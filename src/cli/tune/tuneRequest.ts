import { bookOf } from '../../bots/knownBooks';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { parseState } from '../files';
import { parseConfig, parseProcesses, parseWhole, withoutBook, readFlags } from '../flags';
import { parseOpenSeed } from '../ladder/ladderRequest';
import { TUNABLE } from './tuneRound';
import type { TuneJob } from './tuneRound';

const SEATS = 4;

export interface TuneRequest {
  readonly job: TuneJob;
  readonly rounds: number;
  readonly processes: number;
  /** The file of finished rounds. */
  readonly state: string;
}

/** What the command line asks to be tuned. */
export function parseTune(args: string[]): Result<TuneRequest> {
  const flags = readFlags(args, {
    texts: ['rules', 'bot', 'hands', 'rounds', 'seed', 'state', 'processes'],
  });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value.rules === undefined ? {} : { rules: flags.value.rules });
  if (!config.ok) return config;
  const { bot: name = 'routes-1' } = flags.value;
  const { rules } = config.value;
  const bot = TUNABLE.find((each) => each === name);
  if (!bot) return fail(`--bot must be one of ${TUNABLE.join(', ')}, not ${quote(name)}.`);
  if (!bookOf(rules)) return fail(withoutBook(rules));
  const hands = parseWhole('--hands', flags.value.hands ?? '3000', 1);
  if (!hands.ok) return hands;
  const rounds = parseWhole('--rounds', flags.value.rounds ?? '100', 1);
  if (!rounds.ok) return rounds;
  const seed = parseOpenSeed(flags.value.seed);
  if (!seed.ok) return seed;
  const processes = parseProcesses(flags.value.processes);
  if (!processes.ok) return processes;
  const job = { ...config.value, bot, walls: Math.ceil(hands.value / SEATS), seed: seed.value };
  const state = parseState(flags.value.state ?? `reports/tune-${rules}-${bot}-${seed.value}.jsonl`);
  if (!state.ok) return state;
  return ok({ job, rounds: rounds.value, processes: processes.value, state: state.value });
}

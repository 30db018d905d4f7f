import { bookOf } from '../../bots/knownBooks';
import { fail, ok, type Result } from '../../engine/result';
import { parseConfig, parseWhole, withoutBook, readFlags } from '../flags';
import { parseOut } from '../files';
import type { Config } from '../flags';
import { parseOpenSeed } from '../ladder/ladderRequest';

/** Deals that are watched. */
export interface Watched extends Config {
  readonly hands: number;
  readonly seed: number;
}

export interface BelieveRequest extends Watched {
  /** The file that the beliefs are written to. */
  readonly out: string;
}

/** What the command line asks to be watched. */
export function parseBelieve(args: string[]): Result<BelieveRequest> {
  const flags = readFlags(args, { texts: ['rules', 'options', 'hands', 'seed', 'out'] });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  if (!bookOf(config.value.rules)) return fail(withoutBook(config.value.rules));
  const hands = parseWhole('--hands', flags.value.hands ?? '20000', 1);
  if (!hands.ok) return hands;
  const seed = parseOpenSeed(flags.value.seed);
  if (!seed.ok) return seed;
  const out = parseOut(flags.value.out, 'the beliefs are');
  if (!out.ok) return out;
  return ok({ ...config.value, hands: hands.value, seed: seed.value, out: out.value });
}

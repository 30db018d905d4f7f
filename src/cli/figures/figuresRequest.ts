import { LEVELS, levelsFor } from '../../bots/levels';
import type { Level } from '../../bots/levels';
import { fail, ok, type Result } from '../../engine/result';
import { parseWritable } from '../files';
import { parseConfig, parseSeed, parseWhole, readFlags } from '../flags';
import type { Config } from '../flags';

/** What is to be measured: this many hands of each level. `out`: the file whose figures of these levels are replaced. */
export interface FiguresRequest extends Config {
  readonly hands: number;
  readonly seed: number;
  readonly levels: readonly Level[];
  readonly out: string | null;
}

/** What the command line asks for. */
export function parseFigures(args: string[]): Result<FiguresRequest> {
  const flags = readFlags(args, { texts: ['rules', 'hands', 'seed', 'levels', 'out'], switches: [] });
  if (!flags.ok) return flags;
  const { rules, hands = '1000', seed = '1', levels: named, out: file = null } = flags.value;
  const config = parseConfig(rules === undefined ? {} : { rules });
  if (!config.ok) return config;
  const offered = levelsFor(config.value);
  const levels = named === undefined ? offered : LEVELS.filter((level) => named.split(',').includes(level));
  if (levels.length === 0 || levels.some((level) => !offered.includes(level)))
    return fail(`--levels must name some of ${offered.join(', ')}.`);
  const [count, number] = [parseWhole('--hands', hands, 1), parseSeed(seed)];
  if (!count.ok) return count;
  if (!number.ok) return number;
  const out = file === null ? ok(null) : parseWritable('--out', file);
  return out.ok
    ? ok({ ...config.value, hands: count.value, seed: number.value, levels, out: out.value })
    : out;
}

import { hasCoach } from '../../coach/advisor';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { parseOut } from '../files';
import { parseConfig, parseSeed, parseWhole, readFlags } from '../flags';
import type { Config } from '../flags';
import { SORTS } from './positions';
import type { Sort } from './positions';

export interface ReferenceRequest extends Config {
  readonly sort: Sort;
  readonly count: number;
  readonly futures: number;
  readonly seed: number;
  readonly out: string;
}

/** What the command line asks for. */
export function parseReference(args: string[]): Result<ReferenceRequest> {
  const flags = readFlags(args, {
    texts: ['rules', 'options', 'sort', 'count', 'futures', 'seed', 'out'],
  });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  if (!hasCoach(config.value.rules)) return fail(`There is no coach for "${config.value.rules}".`);
  const { sort: name = SORTS[0], count = '600', futures = '4000', seed = '1' } = flags.value;
  const sort = SORTS.find((each) => each === name);
  if (!sort) return fail(`--sort must be ${SORTS.join(' or ')}, not ${quote(name)}.`);
  const counted = parseWhole('--count', count, 1);
  if (!counted.ok) return counted;
  const played = parseWhole('--futures', futures, 2);
  if (!played.ok) return played;
  const seeded = parseSeed(seed);
  if (!seeded.ok) return seeded;
  const out = parseOut(flags.value.out, 'the reference is');
  if (!out.ok) return out;
  return ok({
    ...config.value,
    sort,
    count: counted.value,
    futures: played.value,
    seed: seeded.value,
    out: out.value,
  });
}

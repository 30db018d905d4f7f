import { standardBot } from '../bots/levels';
import { rulesOf } from '../engine/knownRules';
import { impossibleMixture } from '../engine/mixtures';
import { fail, ok, type Result } from '../engine/result';
import type { Refusal } from '../engine/rules';
import type { Options } from '../engine/types';
import { parseWritable } from './files';
import { parseBots, parseConfig, parseSeed, parseWhole, parseWithin, readFlags } from './flags';
import { fullPoints, pointsWithLimitAs } from './limitAs';
import type { Points } from './simStatistics';
import type { Simulation } from './simulate';

const MOST_WORTH = 1000;

export interface SimRequest extends Simulation {
  readonly duplicate: boolean;
  readonly records: string | null;
  readonly json: boolean;
  readonly points: Points;
}

/** What the command line asks to be simulated. */
export function parseSim(args: string[]): Result<SimRequest> {
  const flags = readFlags(args, {
    texts: ['rules', 'hands', 'seed', 'bots', 'options', 'records', 'limit-as'],
    switches: ['duplicate', 'json'],
  });
  if (!flags.ok) return flags;
  const { duplicate = false, json = false, records = null } = flags.value;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  const hands = parseWhole('--hands', flags.value.hands ?? '1000', 1);
  if (!hands.ok) return hands;
  const seed = parseSeed(flags.value.seed ?? '1');
  if (!seed.ok) return seed;
  const impossible = impossibleMixture(config.value);
  if (impossible) return fail(`These options cannot be played together: ${figuresOf(impossible)}.`);
  const { rules } = config.value;
  const { seats } = rulesOf(config.value).geometry;
  const bots = parseBots(flags.value.bots ?? Array(seats).fill(standardBot(rules)).join(','));
  if (!bots.ok) return bots;
  if (bots.value.length !== seats) return fail(`--bots must name ${seats} bots, not ${bots.value.length}.`);
  const file = records === null ? ok(null) : parseWritable('--records', records);
  if (!file.ok) return file;
  const points = parsePoints(flags.value['limit-as'], config.value);
  if (!points.ok) return points;
  if (duplicate && records !== null)
    return fail('--duplicate cannot be recorded: --records is refused with it.');
  return ok({
    ...config.value,
    hands: hands.value,
    seed: seed.value,
    bots: bots.value,
    duplicate,
    records,
    json,
    points: points.value,
  });
}

/** The code of what is impossible with its figures: `minimum-unreachable (most 5, needs 8)`. */
function figuresOf({ code, figures = {} }: Refusal): string {
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  return told.length > 0 ? `${code} (${told.join(', ')})` : code;
}

function parsePoints(
  limitAs: string | undefined,
  config: { rules: string; options: Options },
): Result<Points> {
  if (limitAs === undefined) return ok(fullPoints);
  const value = parseWithin('--limit-as', limitAs, { least: 0, most: MOST_WORTH });
  return value.ok ? pointsWithLimitAs(value.value, config) : value;
}

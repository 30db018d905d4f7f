import type { Bot } from '../../bots/bot';
import { knowledgeOf } from '../../bots/knownBooks';
import { routes1 } from '../../bots/players/routes1';
import { quote } from '../../engine/quote';
import { fail, ok, type Result } from '../../engine/result';
import { parseConfig, parseWhole, parseWithin, readFlags } from '../flags';
import { parseOut } from '../files';
import type { Config } from '../flags';
import { parseOpenSeed } from '../ladder/ladderRequest';
import { learnedPoints } from '../limitAs';
import { pricesAlone } from '../pricesAlone';
import type { Points } from '../simStatistics';

const MOST_HIDDEN = 4096;

export interface FitRequest extends Config {
  readonly hands: number;
  readonly seed: number;
  readonly hidden: number;
  readonly rounds: number;
  /** What points are counted in while the network learns: chances are learned less well beside points in the hundreds. */
  readonly unit: number;
  readonly points: Points;
  /** Who plays itself: `routes-1`, or what prices alone choose of such a table. */
  readonly by: Bot;
  /** The file that the network is written to. */
  readonly out: string;
}

/** What the command line asks to be fitted. */
export function parseFit(args: string[]): Result<FitRequest> {
  const flags = readFlags(args, {
    texts: ['rules', 'options', 'hands', 'seed', 'hidden', 'rounds', 'unit', 'by', 'out'],
  });
  if (!flags.ok) return flags;
  const config = parseConfig(flags.value);
  if (!config.ok) return config;
  const hands = parseWhole('--hands', flags.value.hands ?? '24000', 1);
  if (!hands.ok) return hands;
  const seed = parseOpenSeed(flags.value.seed);
  if (!seed.ok) return seed;
  const hidden = parseWithin('--hidden', flags.value.hidden ?? '32', { least: 1, most: MOST_HIDDEN });
  if (!hidden.ok) return hidden;
  const rounds = parseWhole('--rounds', flags.value.rounds ?? '4', 1);
  if (!rounds.ok) return rounds;
  const unit = parseWhole('--unit', flags.value.unit ?? '1', 1);
  if (!unit.ok) return unit;
  const out = parseOut(flags.value.out, 'the network is');
  if (!out.ok) return out;
  const points = learnedPoints(config.value);
  if (!points)
    return fail(
      `--rules must name a rule set with a book of hands of different worth, unlike ${config.value.rules}.`,
    );
  const by = parsePlayer(flags.value.by, config.value);
  if (!by.ok) return by;
  return ok({
    ...config.value,
    hands: hands.value,
    seed: seed.value,
    hidden: hidden.value,
    rounds: rounds.value,
    unit: unit.value,
    points,
    by: by.value,
    out: out.value,
  });
}

function parsePlayer(text = 'routes-1', config: Config): Result<Bot> {
  if (text === 'routes-1') return ok(routes1);
  if (text !== 'prices') return fail(`--by must be routes-1 or prices, not ${quote(text)}.`);
  if (knowledgeOf(config)) return ok(pricesAlone);
  return fail('--by prices needs a table of which prices were learned.');
}

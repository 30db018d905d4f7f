import { writeFileSync } from 'node:fs';
import type { Bot } from '../../src/bots/bot';
import { knowledgeOf } from '../../src/bots/knownBooks';
import { routes1 } from '../../src/bots/players/routes1';
import { Appraiser } from '../../src/bots/value/appraiser';
import type { NetworkWeights } from '../../src/bots/value/network';
import { featuresOf } from '../../src/bots/value/position';
import { oneOf, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { learnedPoints } from '../../src/cli/limitAs';
import type { Points } from '../../src/cli/simStatistics';
import { config, outOf } from '../../src/cli/tableArgs';
import type { Config } from '../../src/cli/tableArgs';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions } from '../../src/engine/options';
import { stream } from '../../src/engine/random';
import { fail, ok } from '../../src/engine/result';
import { pricesAlone } from '../pricesAlone';
import { openSeed } from '../researchArgs';
import { describedBy, learningMind } from '../learning';
import { playSamples } from './samples';
import { Trainer } from './trainer';
import { inPoints, inUnits } from './units';

interface FitRequest extends Config {
  readonly hands: number;
  readonly seed: number;
  readonly hidden: number;
  readonly rounds: number;
  /** What points are counted in while the network learns: chances are learned less well beside points in the hundreds. */
  readonly unit: number;
  readonly points: Points;
  /** Who plays itself: `routes-1`, or what prices alone choose of such a table. */
  readonly by: Bot;
  readonly out: string;
}

const MOST_HIDDEN = 4096;

export const fitCommand = command({
  call: 'npm run research -- fit',
  says: 'Learns from a bot playing itself how deals end from a position, and writes the network.',
  args: {
    config,
    hands: whole('hands', 24_000),
    seed: openSeed,
    hidden: whole('hidden', 32, { most: MOST_HIDDEN }),
    rounds: whole('rounds', 4),
    unit: whole('unit', 1),
    by: oneOf('by', ['routes-1', 'prices'], 'routes-1'),
    out: outOf('the network is'),
  },
  ask: ({ config: table, by, ...asked }) => {
    const points = learnedPoints(table);
    if (!points)
      return fail(
        `--rules must name a rule set with a book of hands of different worth, unlike ${table.rules}.`,
      );
    if (by === 'prices' && !knowledgeOf(table))
      return fail('--by prices needs a table of which prices were learned.');
    return ok<FitRequest>({ ...table, ...asked, points, by: by === 'prices' ? pricesAlone : routes1 });
  },
  run: (request) => ok(fit(request)),
});

/** Describing a position needs no weights. */
const NO_WEIGHTS: NetworkWeights = { inputs: 0, hidden: 0, first: [], second: [] };

function fit(request: FitRequest): void {
  const { rules, options, hands, seed, hidden, rounds, unit, by, out } = request;
  const mind = learningMind(rules);
  const appraiser = new Appraiser(mind, { ...NO_WEIGHTS, inputs: featuresOf(describedBy(rules)) });
  const samples = playSamples(request, { mind, appraiser });
  console.log(`${samples.features.length} positions of ${hands} hands`);
  const trainer = new Trainer(inUnits(samples, unit), hidden, stream(String(seed), 'fit'));
  let round = 0;
  trainer.train(rounds, ({ entropy, explained }) => {
    console.log(
      `round ${++round}: entropy ${entropy.toFixed(4)} nats, ${(100 * explained).toFixed(1)} % of the points explained`,
    );
  });
  const made = {
    rules,
    options: changedOptions(ruleSetOf(rules).options, options),
    hands,
    seed,
    hidden,
    rounds,
    ...(unit === 1 ? {} : { unit }),
    ...(by === routes1 ? {} : { by: by.id }),
  };
  writeFileSync(out, `${JSON.stringify({ made, ...inPoints(trainer.weights(), unit) })}\n`);
}

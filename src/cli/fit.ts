import '../rule-sets/everything';
import { writeFileSync } from 'node:fs';
import { routes1 } from '../bots/players/routes1';
import { bookMind } from '../bots/routes/bookMind';
import { Appraiser } from '../bots/value/appraiser';
import type { NetworkWeights } from '../bots/value/network';
import { featuresOf } from '../bots/value/position';
import { changedOptions } from '../engine/options';
import { stream } from '../engine/random';
import { ok } from '../engine/result';
import { ruleSetOf } from '../engine/knownRules';
import { parseFit } from './fit/fitRequest';
import type { FitRequest } from './fit/fitRequest';
import { playSamples } from './fit/samples';
import { inPoints, inUnits } from './fit/units';
import { Trainer } from './fit/trainer';
import { main } from './main';
import { routes1Book } from './routes1Book';

const USAGE =
  'npm run fit -- --out FILE [--rules ID] [--options JSON] [--hands N] [--seed S] [--hidden N] [--rounds N] [--unit N] [--by routes-1|prices]';

/** Describing a position needs no weights. */
const NO_WEIGHTS: NetworkWeights = { inputs: 0, hidden: 0, first: [], second: [] };

/**
 * `npm run fit -- --out FILE [--rules ID --options JSON --hands N --seed S --hidden N --rounds N --unit N --by
 * routes-1|prices]`: learns from a bot playing itself how deals end from a position, and writes the network with how it
 * was made.
 */
await main(USAGE, (args) => {
  const request = parseFit(args);
  if (request.ok) fit(request.value);
  return Promise.resolve(request.ok ? ok(null) : request);
});

function fit(request: FitRequest): void {
  const { rules, options, hands, seed, hidden, rounds, unit, by, out } = request;
  const book = routes1Book(rules);
  const mind = bookMind(book);
  const appraiser = new Appraiser(mind, { ...NO_WEIGHTS, inputs: featuresOf(book) });
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

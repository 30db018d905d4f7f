import { writeFileSync } from 'node:fs';
import { booksWith } from '../bots/routes/books';
import { mindsWith } from '../bots/routesBot';
import { routes1Tunings } from '../bots/tunings/routes1';
import { Appraiser } from '../bots/value/appraiser';
import type { NetworkWeights } from '../bots/value/network';
import { stream } from '../engine/random';
import { fail, ok } from '../engine/result';
import { parseConfig, parseWhole, readFlags } from './flags';
import { playSamples } from './fit/samples';
import { Trainer } from './fit/trainer';
import { HELD_OUT_SEED } from './ladder/ladderRequest';
import { comparedPoints } from './limitAs';
import { main } from './main';

/** Describing a position needs no weights. */
const NO_WEIGHTS: NetworkWeights = { inputs: 0, hidden: 0, first: [], second: [] };

/**
 * `npm run fit -- --out FILE [--rules ID --options JSON --hands N --seed S --hidden N --rounds N]`: learns from
 * `routes-1` playing itself how deals end from a position, and writes the network with how it was made.
 */
await main(() => {
  const flags = readFlags(process.argv.slice(2), {
    texts: ['rules', 'options', 'hands', 'seed', 'hidden', 'rounds', 'out'],
  });
  if (!flags.ok) return Promise.resolve(flags);
  return Promise.resolve(fit(flags.value));
});

function fit(
  flags: Partial<Record<'rules' | 'options' | 'hands' | 'seed' | 'hidden' | 'rounds' | 'out', string>>,
) {
  const config = parseConfig(flags);
  if (!config.ok) return config;
  const hands = parseWhole('--hands', flags.hands ?? '24000', 1);
  if (!hands.ok) return hands;
  const seed = parseWhole('--seed', flags.seed ?? '1', 0);
  if (!seed.ok) return seed;
  if (seed.value === HELD_OUT_SEED)
    return fail('That seed is held out: nothing may be learned from its hands.');
  const hidden = parseWhole('--hidden', flags.hidden ?? '32', 1);
  if (!hidden.ok) return hidden;
  const rounds = parseWhole('--rounds', flags.rounds ?? '4', 1);
  if (!rounds.ok) return rounds;
  if (flags.out === undefined) return fail('--out must name the file that the network is written to.');
  const points = comparedPoints(config.value);
  if (!points)
    return fail(`--rules must name a rule set that counts faan, which ${config.value.rules} does not.`);
  const mind = mindsWith(booksWith(routes1Tunings))(config.value.rules);
  const play = { ...config.value, hands: hands.value, seed: seed.value, points };
  const samples = playSamples(play, { mind, appraiser: new Appraiser(mind, NO_WEIGHTS) });
  console.log(`${samples.features.length} positions of ${hands.value} hands`);
  const trainer = new Trainer(samples, hidden.value, stream(String(seed.value), 'fit'));
  let round = 0;
  trainer.train(rounds.value, ({ entropy, explained }) => {
    console.log(
      `round ${++round}: entropy ${entropy.toFixed(4)} nats, ${(100 * explained).toFixed(1)} % of the points explained`,
    );
  });
  const made = {
    rules: play.rules,
    hands: play.hands,
    seed: play.seed,
    hidden: hidden.value,
    rounds: rounds.value,
  };
  writeFileSync(flags.out, `${JSON.stringify({ made, ...trainer.weights() })}\n`);
  return ok(null);
}

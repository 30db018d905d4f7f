import '../rule-sets/everything';
import { writeFileSync } from 'node:fs';
import { changedOptions } from '../engine/options';
import { stream } from '../engine/random';
import { ok } from '../engine/result';
import { ruleSetOf } from '../engine/knownRules';
import { parseBelieve } from './believe/believeRequest';
import type { BelieveRequest } from './believe/believeRequest';
import { ClumpingTrial } from './believe/clumping';
import { Tally } from './believe/tally';
import { watchDeals } from './believe/watchDeals';
import { main } from './main';

const USAGE = 'npm run believe -- --out FILE [--rules ID] [--options JSON] [--hands N] [--seed S]';

/** One turn of so many is counted: the next ones show nearly the same. */
const COUNTED = 3;
/** Clumping takes fewer hands, of other walls, and fewer turns. */
const HANDS_A_TRIAL = 40;
const TRIED = 7;

/**
 * `npm run believe -- --out FILE [--rules ID --options JSON --hands N --seed S]`: watches `routes-1` play itself, and
 * writes what seats hid while they showed what they did.
 */
await main(USAGE, (args) => {
  const request = parseBelieve(args);
  if (request.ok) believe(request.value);
  return Promise.resolve(request.ok ? ok(null) : request);
});

function believe(request: BelieveRequest): void {
  const { rules, options, hands, seed, out } = request;
  const tally = new Tally();
  watchDeals(request, COUNTED, (view, deal) => tally.add(view, deal));
  const beliefs = tally.beliefs();
  const trial = new ClumpingTrial(rules, beliefs, stream(String(seed), 'clumping'));
  const few = { ...request, seed: seed + 1, hands: Math.ceil(hands / HANDS_A_TRIAL) };
  watchDeals(few, TRIED, (view, deal) => trial.add(view, deal));
  const made = { rules, options: changedOptions(ruleSetOf(rules).options, options), hands, seed };
  writeFileSync(out, `${JSON.stringify({ made, ...beliefs, clumping: trial.found() })}\n`);
}

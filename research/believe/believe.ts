import { writeFileSync } from 'node:fs';
import { bookOf } from '../../src/bots/knownBooks';
import { whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { outOf } from '../../src/cli/tableArgs';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions } from '../../src/engine/options';
import { stream } from '../../src/engine/random';
import { ok } from '../../src/engine/result';
import { rulesOf } from '../../src/engine/knownRules';
import { configWithCoach, openSeed } from '../researchArgs';
import { ClumpingTrial } from './clumping';
import { EndTally } from './endTally';
import { NearTally } from './nearTally';
import { OddsTally } from './oddsTally';
import { Tally } from './tally';
import { watchDeals } from './watchDeals';
import type { Watched } from './watchDeals';

/** One turn of so many is counted: the next ones show nearly the same. */
const COUNTED = 3;
/** Clumping takes fewer hands, of other walls, and fewer turns. */
const HANDS_A_TRIAL = 40;
const TRIED = 7;

export const believeCommand = command({
  call: 'npm run research -- believe',
  says: 'Watches `routes-1` play itself, and writes what seats hid while they showed what they did.',
  args: {
    config: configWithCoach,
    hands: whole('hands', 20_000),
    seed: openSeed,
    out: outOf('the beliefs are'),
  },
  ask: ({ config, ...asked }) => ok({ ...config, ...asked }),
  run: (request) => ok(believe(request)),
});

interface BelieveRequest extends Watched {
  readonly out: string;
}

function believe(request: BelieveRequest): void {
  const { rules, options, hands, seed, out } = request;
  const made = { rules, options: changedOptions(ruleSetOf(rules).options, options), hands, seed };
  const found = rulesOf(request).card ? nearnessIn(request) : beliefsOf(request);
  writeFileSync(out, `${JSON.stringify({ made, ...found })}\n`);
}

function nearnessIn(request: BelieveRequest) {
  const near = new NearTally();
  const ends = new EndTally();
  const odds = new OddsTally(bookOf(request.rules)!.newMind({ tuning: 'routes-1' }));
  watchDeals(request, COUNTED, (view, deal, choice) => {
    near.add(view, deal);
    ends.add(view, deal);
    odds.add(view, deal, choice);
  });
  return { missing: near.missing, odds: odds.odds(), ...ends.ends() };
}

function beliefsOf(request: BelieveRequest) {
  const { rules, hands, seed } = request;
  const tally = new Tally();
  watchDeals(request, COUNTED, (view, deal) => tally.add(view, deal));
  const beliefs = tally.beliefs();
  const trial = new ClumpingTrial(rules, beliefs, stream(String(seed), 'clumping'));
  const few = { ...request, seed: seed + 1, hands: Math.ceil(hands / HANDS_A_TRIAL) };
  watchDeals(few, TRIED, (view, deal) => trial.add(view, deal));
  return { ...beliefs, clumping: trial.found() };
}

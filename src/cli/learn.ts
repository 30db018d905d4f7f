import '../rule-sets/everything';
import { writeFileSync } from 'node:fs';
import { spreadsOf } from '../bots/advantage/traits';
import type { NetworkWeights } from '../bots/value/network';
import { featuresOf } from '../bots/value/position';
import { changedOptions } from '../engine/options';
import { hashText } from '../engine/random';
import { ok } from '../engine/result';
import { ruleSetOf } from '../engine/knownRules';
import { isBlockHelper, playBlocks, playBlocksAsked } from './blocks';
import { learnBlock } from './learn/learnBlock';
import type { LearnJob } from './learn/learnBlock';
import { BLOCK, parseLearn } from './learn/learnRequest';
import type { LearnRequest } from './learn/learnRequest';
import { keepLearnState, openLearnState } from './learn/learnState';
import type { LearnState } from './learn/learnState';
import { readWorth } from './learn/readWorth';
import { addSums, fittedSlopes, newSums, noiseOf } from './learn/sums';
import type { Sums } from './learn/sums';
import { main } from './main';
import { progressTo } from './progress';
import { routes1Book } from './routes1Book';

const USAGE =
  'npm run learn -- --worth FILE --out FILE [--rules ID] [--options JSON] [--hands N] [--rounds N] [--seed S] [--state FILE] [--processes N]';

const DIGITS = 3;

/**
 * `npm run learn -- --worth FILE --out FILE [--rules ID --options JSON --hands N --rounds N --seed S --state FILE]`:
 * learns from play how many points each trait of a choice brings. Every round plays by what those before it found, and
 * adds to it. Goes on where it stopped.
 */
if (isBlockHelper()) playBlocksAsked(learnBlock);
else
  await main(USAGE, async (args) => {
    const request = parseLearn(args);
    if (!request.ok) return request;
    const { rules, rounds, blocks, state: file } = request.value;
    const read = readWorth(request.value.worth, featuresOf(routes1Book(rules)));
    if (!read.ok) return read;
    const worth = read.value;
    const opened = openLearnState(file, newState(request.value, worth));
    if (!opened.ok) return opened;
    const state = opened.value;
    if (state.blocks > 0 && state.blocks % blocks === 0) learnFrom(request.value, state);
    for (let round = Math.floor(state.blocks / blocks); round < rounds; round++) {
      await playRound(request.value, state, { worth, round });
      learnFrom(request.value, state);
    }
    return ok(null);
  });

/** Ends a round, also one that was played before and stopped short of this. */
function learnFrom(request: LearnRequest, state: LearnState): void {
  const spreads = spreadsOf(routes1Book(request.rules));
  state.learned = { weights: fittedSlopes(state.sums, spreads), noise: noiseOf(state.sums) };
  keepLearnState(request.state, state);
  writeFileSync(request.out, `${JSON.stringify(learnedOf(request, state))}\n`);
  const round = state.blocks / request.blocks;
  process.stdout.write(`round ${round} of ${request.rounds}: ${state.sums.count} choices\n`);
}

function newState({ rules, options, seed, blocks }: LearnRequest, network: NetworkWeights): LearnState {
  const worth = hashText(JSON.stringify(network));
  const spreads = spreadsOf(routes1Book(rules));
  const header = JSON.stringify({ rules, options, seed, blocks, worth, spreads });
  return { header, blocks: 0, sums: newSums(spreads.length), learned: null };
}

/** Plays the blocks of a round that are left. They are added in their order, so that the sums do not depend on which process was faster. */
async function playRound(
  request: LearnRequest,
  state: LearnState,
  { worth, round }: { readonly worth: NetworkWeights; readonly round: number },
): Promise<void> {
  const { rules, options, seed, blocks, processes, state: file } = request;
  const end = (round + 1) * blocks;
  const left = Array.from({ length: end - state.blocks }, (_, at) => state.blocks + at);
  const early = new Map<number, Sums>();
  const step = progressTo(left.length, 'blocks');
  await playBlocks<LearnJob, Sums>({
    script: import.meta.url,
    job: { rules, options, seed, hands: BLOCK, worth, learned: state.learned },
    blocks: left,
    processes,
    onFound: (found, block) => {
      early.set(block, found);
      for (let sums = early.get(state.blocks); sums; sums = early.get(state.blocks)) {
        early.delete(state.blocks);
        addSums(state.sums, sums);
        state.blocks++;
        keepLearnState(file, state);
      }
      step();
    },
  });
}

function learnedOf({ rules, options, seed, blocks }: LearnRequest, { learned, sums }: LearnState) {
  const made = {
    rules,
    options: changedOptions(ruleSetOf(rules).options, options),
    seed,
    hands: blocks * BLOCK,
    choices: sums.count,
  };
  return { made, noise: rounded(learned?.noise ?? 0), weights: learned?.weights.map(rounded) };
}

function rounded(number: number): number {
  return Number(number.toPrecision(DIGITS));
}

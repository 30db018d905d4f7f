import { writeFileSync } from 'node:fs';
import { spreadsOf } from '../../src/bots/advantage/traits';
import type { NetworkWeights } from '../../src/bots/value/network';
import { featuresOf } from '../../src/bots/value/position';
import { flag, needed, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { outOf, processes } from '../../src/cli/tableArgs';
import type { Config } from '../../src/cli/tableArgs';
import { ruleSetOf } from '../../src/engine/knownRules';
import { changedOptions } from '../../src/engine/options';
import { hashText } from '../../src/engine/random';
import { fail, ok } from '../../src/engine/result';
import { playBlocks } from '../blocks';
import { progressTo } from '../progress';
import { configToLearn, openSeed } from '../researchArgs';
import { describedBy } from '../learning';
import { stateFile, stateOr } from '../stateFile';
import type { LearnJob } from './learnBlock';
import { keepLearnState, openLearnState } from './learnState';
import type { LearnState } from './learnState';
import { readWorth } from './readWorth';
import { addSums, fittedSlopes, newSums, noiseOf } from './sums';
import type { Sums } from './sums';

/** Hands of one block: what is lost at most when a run is stopped. */
const BLOCK = 250;
const DIGITS = 3;

interface LearnRequest extends Config {
  readonly seed: number;
  readonly rounds: number;
  /** Blocks of each round. */
  readonly blocks: number;
  readonly processes: number;
  /** The files that the weights of positions are read from, that those learned are written to, and that keeps the state. */
  readonly worth: string;
  readonly out: string;
  readonly state: string;
}

export const learnCommand = command({
  call: 'npm run research -- learn',
  says: 'Learns from play how many points each trait of a choice brings. Every round plays by what those before it found.',
  args: {
    config: configToLearn,
    hands: whole('hands', 60_000, { least: BLOCK }),
    rounds: whole('rounds', 2),
    seed: openSeed,
    processes,
    worth: needed(
      flag('worth', 'FILE', (file) =>
        file === undefined ? fail('--worth must name a file that `fit` wrote.') : ok(file),
      ),
    ),
    out: outOf('the weights are'),
    state: stateFile,
  },
  ask: ({ config, hands, state: named, ...asked }) => {
    const state = stateOr(`reports/learn-${config.rules}-${asked.seed}.state`, named);
    return state.ok
      ? ok<LearnRequest>({ ...config, ...asked, blocks: Math.floor(hands / BLOCK), state: state.value })
      : state;
  },
  run: async (request) => {
    const { rules, rounds, blocks, state: file } = request;
    const read = readWorth(request.worth, featuresOf(describedBy(rules)));
    if (!read.ok) return read;
    const worth = read.value;
    const opened = openLearnState(file, newState(request, worth));
    if (!opened.ok) return opened;
    const state = opened.value;
    if (state.blocks > 0 && state.blocks % blocks === 0) learnFrom(request, state);
    for (let round = Math.floor(state.blocks / blocks); round < rounds; round++) {
      await playRound(request, state, { worth, round });
      learnFrom(request, state);
    }
    return ok(null);
  },
});

/** Ends a round, also one that was played before and stopped short of this. */
function learnFrom(request: LearnRequest, state: LearnState): void {
  const spreads = spreadsOf(describedBy(request.rules));
  state.learned = { weights: fittedSlopes(state.sums, spreads), noise: noiseOf(state.sums) };
  keepLearnState(request.state, state);
  writeFileSync(request.out, `${JSON.stringify(learnedOf(request, state))}\n`);
  const round = state.blocks / request.blocks;
  process.stdout.write(`round ${round} of ${request.rounds}: ${state.sums.count} choices\n`);
}

function newState({ rules, options, seed, blocks }: LearnRequest, network: NetworkWeights): LearnState {
  const worth = hashText(JSON.stringify(network));
  const spreads = spreadsOf(describedBy(rules));
  const header = JSON.stringify({ rules, options, seed, blocks, worth, spreads });
  return { header, blocks: 0, sums: newSums(spreads.length), learned: null };
}

/** Plays the blocks of a round that are left. They are added in their order, so that the sums do not depend on which process was faster. */
async function playRound(
  request: LearnRequest,
  state: LearnState,
  { worth, round }: { readonly worth: NetworkWeights; readonly round: number },
): Promise<void> {
  const { rules, options, seed, blocks, state: file } = request;
  const end = (round + 1) * blocks;
  const left = Array.from({ length: end - state.blocks }, (_, at) => state.blocks + at);
  const early = new Map<number, Sums>();
  const step = progressTo(left.length, 'blocks');
  await playBlocks<LearnJob, Sums>({
    script: import.meta.url,
    name: 'learn',
    job: { rules, options, seed, hands: BLOCK, worth, learned: state.learned },
    blocks: left,
    processes: request.processes,
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

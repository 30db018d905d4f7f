import { HOPE, nearest, pointsOf } from '../../src/bots/advantage/advantage';
import type { NearAction, Prices } from '../../src/bots/advantage/advantage';
import { Describer, spreadsOf } from '../../src/bots/advantage/traits';
import type { Bot } from '../../src/bots/bot';
import { canImagine } from '../../src/bots/rollouts/imagine';
import { drawPlace } from '../../src/bots/drawPlace';
import { Appraiser } from '../../src/bots/value/appraiser';
import { exp, ln } from '../../src/bots/value/arithmetic';
import type { NetworkWeights } from '../../src/bots/value/network';
import type { Random } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import type { Config } from '../../src/cli/tableArgs';
import { describedBy, learningMind } from '../learning';
import { fullPoints, learnedPoints } from '../../src/cli/limitAs';
import { playFixedHand } from '../../src/cli/simulate';
import { addRow, newSums } from './sums';
import type { SparseRow, Sums } from './sums';

/** So many own choices later the worth of the position stands for the points of the deal: luck after that does not count. */
const AHEAD = 10;
/** How much worse a choice is that is taken e times less often, as a share of the noise: in a turn, and about a discard. */
const LOOSENESS = { turn: 0.0155, discard: 0.031 };
/** What is learned from: four of a bot that tries things out. */
export interface LearnJob extends Config {
  /** Hands of each block. */
  readonly hands: number;
  readonly seed: number;
  /** What the worth of a position is told by. */
  readonly worth: NetworkWeights;
  /** What was learned so far; null: hope decides. */
  readonly learned: Prices | null;
}

/** A choice that was made: how its traits differ from those expected, and what its position was worth on average. */
interface Made extends SparseRow {
  readonly worth: number;
}

/** Plays the hands of one block and adds up what its choices brought. */
export function learnBlock(job: LearnJob, block: number): Sums {
  const sums = newSums(spreadsOf(describedBy(job.rules)).length);
  const player = new Learner(job);
  const points = learnedPoints(job) ?? fullPoints;
  const bots = Array<Bot>(4).fill(player.bot);
  for (let hand = block * job.hands; hand < (block + 1) * job.hands; hand++) {
    const won = points(playFixedHand({ ...job, bots }, hand, 0));
    player.takeMade().forEach((made, seat) => {
      made.forEach((choice, at) => {
        if (choice.places.length === 0) return;
        addRow(sums, choice, (made[at + AHEAD]?.worth ?? won[seat]!) - choice.worth);
      });
    });
  }
  return sums;
}

class Learner {
  readonly bot: Bot = {
    id: 'learner',
    decide: (view, choices, random) => this.decide(view, choices, random),
  };
  private readonly learned: Prices | null;
  private readonly mind;
  private readonly appraiser: Appraiser;
  private readonly describer: Describer;
  private made: Made[][] = [[], [], [], []];

  constructor({ rules, worth, learned }: LearnJob) {
    this.learned = learned;
    this.mind = learningMind(rules);
    this.appraiser = new Appraiser(this.mind, worth);
    this.describer = new Describer(this.appraiser);
  }

  /** The choices of the last deal by seat; the next one starts anew. */
  takeMade(): Made[][] {
    const { made } = this;
    this.made = [[], [], [], []];
    return made;
  }

  private decide(view: SeatView, choices: readonly Action[], random: Random): Action {
    if (!canImagine(view) || choices.length < 2) return this.mind.decide(view, choices);
    const ranked = this.mind.rank(view, choices);
    if (ranked[0]!.action.type === 'win') return ranked[0]!.action;
    const near = nearest(view, ranked);
    const options = near.map((each) => this.weigh(view, each));
    const looseness = view.pending?.why === 'discard' ? LOOSENESS.discard : LOOSENESS.turn;
    const best = options.reduce((dearest, { price }) => Math.max(dearest, price), -Infinity);
    const odds = options.map(({ price }) => exp(Math.max(RAREST, (price - best) / looseness)));
    const all = odds.reduce((sum, each) => sum + each, 0);
    const chances = odds.map((each) => each / all);
    const taken = drawPlace(chances, random);
    this.made[view.seat]!.push({
      ...difference(options[taken]!.traits, averaged(options, chances)),
      worth: options.reduce((sum, { worth }, at) => sum + worth * chances[at]!, 0),
    });
    return near[taken]!.action;
  }

  private weigh(view: SeatView, { action, share }: NearAction) {
    const traits = this.describer.describe({ view, action, share }).slice();
    const { value } = this.appraiser.appraiseDescribed();
    const { learned } = this;
    const price = learned ? pointsOf(traits, learned) / learned.noise : HOPE * ln(share);
    return { traits, worth: value, price };
  }
}

function averaged(
  options: readonly { readonly traits: Float64Array }[],
  chances: readonly number[],
): Float64Array {
  const average = new Float64Array(options[0]!.traits.length);
  options.forEach(({ traits }, option) => {
    for (let at = 0; at < average.length; at++) average[at]! += chances[option]! * traits[at]!;
  });
  return average;
}

/** No choice is taken less often than e to the power of this. */
const RAREST = -9;
const NOTHING = 1e-9;

function difference(traits: Float64Array, from: Float64Array): SparseRow {
  const places: number[] = [];
  const numbers: number[] = [];
  for (let at = 0; at < from.length; at++) {
    const number = traits[at]! - from[at]!;
    if (Math.abs(number) < NOTHING) continue;
    places.push(at);
    numbers.push(number);
  }
  return { places, numbers };
}

import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { playBlocks } from '../../research/blocks';
import { estimateOf } from '../../research/ladder/estimate';
import { playFixedHand } from '../../src/cli/simulate';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import { verdictOn } from '../../src/coach/classes';
import type { Depth } from '../../src/coach/judgement';
import { canJudge, Thought } from '../../src/coach/thought';
import type { Decision } from '../../src/coach/thought';
import { stream } from '../../src/engine/random';
import type { Action } from '../../src/engine/types';
import { optionsOf } from '../support/rigged';

const RULES = 'hong-kong-old';
const YARDSTICK = 'routes-1';
const SEATS = 4;
const SEED = 14;
/** Bots by what they should lose, the most first. */
const BOTS = ['random', 'fast', 'never-claims', 'gentle', 'routes-1', 'sharp'];
const PROCESSES = 2;

/** Decisions of a hand, apart: offered tiles, and own turns. */
const SORTS = ['claims', 'turns'] as const;
type Sort = (typeof SORTS)[number];

/** How decisions are judged. Of each sort one in so many is, by lot, and counts for as many. */
export interface OrderJob {
  readonly depth: Depth;
  readonly oneIn: Readonly<Record<Sort, number>>;
}

/** What a bot lost in a hand, in points: by the expected points of its choices, and as the coach tells it, 0 where that is close. */
interface Lost {
  readonly expected: Record<Sort, number>;
  readonly told: Record<Sort, number>;
}

/** What each bot lost in a hand, in the order of `BOTS`. */
export type OrderFound = readonly Lost[];

/** Plays a hand once for each bot, always against the same opponents on the same walls from the same seat. */
export function coachOrderBlock(job: OrderJob, hand: number): OrderFound {
  return BOTS.map((id) => {
    const lost: Lost = { expected: { claims: 0, turns: 0 }, told: { claims: 0, turns: 0 } };
    const lots = stream(`coach order ${SEED}`, `${id} ${hand}`);
    const bot = botCalled(id);
    const watched: Bot = {
      id,
      decide: (view, choices, random) => {
        const action = bot.decide(view, choices, random);
        const sort = view.pending?.why === 'turn' ? 'turns' : 'claims';
        const isAsked = canJudge(view) && choices.some((choice) => !isAlike(view, choice, action));
        if (isAsked && lots.below(job.oneIn[sort]) === 0) {
          const { expected, told } = lossOf({ view, choices }, action, job.depth);
          lost.expected[sort] += job.oneIn[sort] * expected;
          lost.told[sort] += job.oneIn[sort] * told;
        }
        return action;
      },
    };
    const others = Array<Bot>(SEATS - 1).fill(botCalled(YARDSTICK));
    playFixedHand(
      { rules: RULES, options: optionsOf(RULES), seed: SEED, bots: [watched, ...others] },
      hand,
      hand % SEATS,
    );
    return lost;
  });
}

function lossOf(decision: Decision, action: Action, depth: Depth): { expected: number; told: number } {
  const { view } = decision;
  const advisor = advisorFor(view);
  if (!advisor) throw new Error(`There is no coach for ${view.rules}.`);
  const judgement = new Thought(decision, advisor).think(depth);
  const { judged, loss } = verdictOn(action, { judgement, view, advisor });
  return { expected: judged.loss, told: loss };
}

/** All decisions of three hundred hands take hours: of each sort one in so many is judged, by lot. */
const JOB: OrderJob = { depth: 'quick', oneIn: { claims: 2, turns: 16 } };

/** How often the figures so far are printed. */
const TIMES = 6;

/** Prints what each bot loses a hand by the coach, which should be the less the stronger it is. */
export async function verifyCoachOrder(script: string, hands: number): Promise<void> {
  const found: OrderFound[] = [];
  await playBlocks<OrderJob, OrderFound>({
    script,
    name: 'coach-order',
    job: JOB,
    blocks: Array.from({ length: hands }, (_, hand) => hand),
    processes: PROCESSES,
    onFound: (each) => {
      found.push(each);
      if (found.length % Math.ceil(hands / TIMES) === 0 || found.length === hands) printOrder(JOB, found);
    },
  });
}

function printOrder({ depth, oneIn }: OrderJob, found: readonly OrderFound[]): void {
  const told = `one claim in ${oneIn.claims}, one turn in ${oneIn.turns}`;
  console.log(`points lost a hand against three ${YARDSTICK}, ${found.length} hands, ${depth} (${told})`);
  for (const [at, id] of BOTS.entries()) {
    const lost = found.map((each) => each[at]!);
    const parts = (['expected', 'told'] as const).map((how) => {
      const figure = (pick: (each: Lost) => number): string => {
        const { mean, error } = estimateOf(lost.map(pick));
        return `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
      };
      const all = figure((each) => each[how].claims + each[how].turns);
      const sorts = SORTS.map((sort) => `${sort} ${figure((each) => each[how][sort])}`);
      return `${how === 'expected' ? '' : 'as told '}${all} (${sorts.join(', ')})`;
    });
    console.log(`  ${id}: ${parts.join('; ')}`);
  }
  for (const [at, id] of BOTS.entries()) {
    const next = BOTS[at + 1];
    if (next === undefined) break;
    const more = (pick: (each: Lost) => number): string => {
      const { mean, error } = estimateOf(found.map((each) => pick(each[at]!) - pick(each[at + 1]!)));
      return `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
    };
    const all = more(({ expected }) => expected.claims + expected.turns);
    const claims = more(({ expected }) => expected.claims);
    console.log(`  ${id} loses ${all} more than ${next}, ${claims} of it by claims`);
  }
}

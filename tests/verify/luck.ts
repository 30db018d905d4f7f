import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { playBlocks } from '../../src/cli/blocks';
import { estimateOf } from '../../src/cli/ladder/estimate';
import { playFixedHand } from '../../src/cli/simulate';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import type { Depth } from '../../src/coach/judgement';
import { courseOf } from '../../src/coach/review/course';
import type { Course } from '../../src/coach/review/course';
import type { ReviewedDecision } from '../../src/coach/review/review';
import { reviewDecision } from '../../src/coach/review/reviewDecision';
import { canJudge } from '../../src/coach/thought';
import { optionsOf } from '../support/rigged';

const YARDSTICK = 'routes-1';
const SEATS = 4;
const SEED = 17;
/** The weaker one, the one that plays the coach's futures, and the stronger one. */
const BOTS = ['gentle', YARDSTICK, 'sharp'];
const PROCESSES = 2;

export interface LuckJob {
  readonly rules: string;
  readonly depth: Depth;
}

/** How a hand went for each bot, in the order of `BOTS`. */
export type LuckFound = readonly Pick<Course, 'start' | 'luck' | 'skill' | 'result'>[];

/** Plays a hand once for each bot, always against the same opponents on the same wall from the same seat, and reviews it. */
export function luckBlock({ rules, depth }: LuckJob, hand: number): LuckFound {
  const options = optionsOf(rules);
  return BOTS.map((id) => {
    const bot = botCalled(id);
    const decisions: ReviewedDecision[] = [];
    const watched: Bot = {
      id,
      decide: (view, choices, random) => {
        const chosen = bot.decide(view, choices, random);
        const advisor = advisorFor(view);
        if (!advisor) throw new Error(`There is no coach for ${rules}.`);
        if (canJudge(view) && choices.some((choice) => !isAlike(view, choice, chosen)))
          decisions.push(reviewDecision({ view, choices, chosen, event: 0 }, advisor, depth));
        return chosen;
      },
    };
    const others = Array<Bot>(SEATS - 1).fill(botCalled(YARDSTICK));
    const bots = [watched, ...others];
    const { deal, playerAt } = playFixedHand({ rules, options, seed: SEED, bots }, hand, hand % SEATS);
    const seat = playerAt.indexOf(0);
    const result = deal.ledger.reduce(
      (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    );
    const { start, luck, skill } = courseOf(decisions, result);
    return { start, luck, skill, result };
  });
}

/** How often the figures so far are printed. */
const TIMES = 5;

/**
 * Prints what luck and skill brought each bot a hand. The luck should be nothing on average, and the skill of two bots
 * differ by what their results do.
 */
export async function verifyLuck(script: string, job: LuckJob, hands: number): Promise<void> {
  const found: LuckFound[] = [];
  await playBlocks<LuckJob, LuckFound>({
    script,
    job,
    blocks: Array.from({ length: hands }, (_, hand) => hand),
    processes: PROCESSES,
    onFound: (each) => {
      found.push(each);
      if (found.length % Math.ceil(hands / TIMES) === 0 || found.length === hands) print(job, found);
    },
  });
}

function print({ rules, depth }: LuckJob, found: readonly LuckFound[]): void {
  const figure = (values: readonly number[]): string => {
    const { mean, error } = estimateOf(values);
    return `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
  };
  console.log(`${found.length} hands of ${rules} against three ${YARDSTICK}, points a hand, ${depth}`);
  for (const [at, id] of BOTS.entries()) {
    const own = found.map((each) => each[at]!);
    const parts = (['start', 'luck', 'skill', 'result'] as const).map(
      (part) => `${part} ${figure(own.map((each) => each[part]))}`,
    );
    const off = Math.max(
      ...own.map(({ start, luck, skill, result }) => Math.abs(start + luck + skill - result)),
    );
    console.log(`  ${id}: ${parts.join(', ')}; the sum is off by ${off.toExponential(0)} at most`);
  }
  const [weak, strong] = [0, BOTS.length - 1];
  const differences = (part: 'skill' | 'result'): number[] =>
    found.map((each) => each[strong]![part] - each[weak]![part]);
  const [skills, results] = [differences('skill'), differences('result')];
  const fewer = (estimateOf(results).error / estimateOf(skills).error) ** 2;
  console.log(
    `  ${BOTS[strong]} above ${BOTS[weak]}: by skill ${figure(skills)}, by result ${figure(results)}; skill needs ${fewer.toFixed(1)} times fewer hands`,
  );
}

import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { playBlocks } from '../../research/blocks';
import { estimateOf } from '../../research/ladder/estimate';
import { playFixedHand } from '../../src/cli/simulate';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import type { Depth } from '../../src/coach/judgement';
import { courseOf } from '../../src/coach/review/course';
import type { Course } from '../../src/coach/review/course';
import type { ReviewedDecision } from '../../src/coach/review/review';
import { reviewDecision } from '../../src/coach/review/reviewDecision';
import type { OwnDecision } from '../../src/coach/review/ownDecisions';
import { positionWords } from '../../src/coach/positionWords';
import { canJudge } from '../../src/coach/thought';
import { Random } from '../../src/engine/random';
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

/** How a hand went for a bot. */
export interface LuckOfBot extends Pick<Course, 'start' | 'luck' | 'skill' | 'result'> {
  /**
   * What its choices brought more than those of the bot that plays the coach's futures, by the coach. Nothing is best or
   * close in it, so nothing flatters: what is left of the result beside it and `before` should be nothing on average.
   */
  readonly above: number;
  /** Expected points before the first decision if that bot decided. */
  readonly before: number;
  /**
   * What its choices fell short of the best ones, also where these are too close to call. Of equal choices one seems best
   * by chance: every bot seems worse than it is, all of them by about as much.
   */
  readonly short: number;
}

/** For each bot, in the order of `BOTS`. */
export type LuckFound = readonly LuckOfBot[];

/** What a review says of a decision, and the points of what the bot of the futures would choose. */
interface Judged {
  readonly decision: ReviewedDecision;
  readonly usual: number;
}

/** Plays a hand once for each bot, always against the same opponents on the same wall from the same seat, and reviews it. */
export function luckBlock({ rules, depth }: LuckJob, hand: number): LuckFound {
  // Bots that have decided alike so far see the same positions.
  const judged = new Map<string, Judged>();
  const judge = (own: OwnDecision): Judged => {
    const key = JSON.stringify([positionWords(own.view, ''), own.chosen]);
    const known = judged.get(key) ?? judgedAfresh(own, depth);
    judged.set(key, known);
    return known;
  };
  return BOTS.map((id) => watchedHand({ rules, id, hand }, judge));
}

function judgedAfresh(own: OwnDecision, depth: Depth): Judged {
  const { view, choices } = own;
  const advisor = advisorFor(view);
  if (!advisor) throw new Error(`There is no coach for ${view.rules}.`);
  const decision = reviewDecision(own, advisor, depth);
  const usual = advisor.policy.decide(view, choices, new Random([1, 2, 3, 4]));
  const found = decision.choices.find(({ action }) => isAlike(view, action, usual));
  if (!found) throw new Error('What the bot of the futures chooses was not judged.');
  return { decision, usual: found.points };
}

interface WatchedHand {
  readonly rules: string;
  readonly id: string;
  readonly hand: number;
}

function watchedHand({ rules, id, hand }: WatchedHand, judge: (own: OwnDecision) => Judged): LuckOfBot {
  const bot = botCalled(id);
  const judged: Judged[] = [];
  const watched: Bot = {
    id,
    decide: (view, choices, random) => {
      const chosen = bot.decide(view, choices, random);
      if (canJudge(view) && choices.some((choice) => !isAlike(view, choice, chosen)))
        judged.push(judge({ view, choices, chosen, event: 0 }));
      return chosen;
    },
  };
  const bots = [watched, ...Array<Bot>(SEATS - 1).fill(botCalled(YARDSTICK))];
  // The seats turn with the number of the hand.
  const { deal, playerAt } = playFixedHand({ rules, options: optionsOf(rules), seed: SEED, bots }, hand, 0);
  const seat = playerAt.indexOf(0);
  const result = deal.ledger.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
  const decisions = judged.map(({ decision }) => decision);
  const { start, luck, skill } = courseOf(decisions, result);
  const above = judged.reduce(
    (sum, { decision: { choices, chosen }, usual }) => sum + (choices[chosen]?.points ?? 0) - usual,
    0,
  );
  const short = decisions.reduce(
    (sum, { choices, chosen }) =>
      sum + (choices[chosen]?.points ?? 0) - Math.max(...choices.map(({ points }) => points)),
    0,
  );
  return { start, luck, skill, result, above, before: judged[0]?.usual ?? 0, short };
}

/** How often the figures so far are printed. */
const TIMES = 20;

/**
 * Prints what luck and skill brought each bot a hand. The luck should be nothing on average, and the skill of two bots
 * differ by what their results do. Beside it the same by the bot that plays the coach's futures: its choices are the
 * measure there in place of the best ones, which makes luck a little too good, since no future is played that well.
 */
export async function verifyLuck(script: string, job: LuckJob, hands: number): Promise<void> {
  const found: LuckFound[] = [];
  await playBlocks<LuckJob, LuckFound>({
    script,
    name: 'luck',
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
    const rest = own.map(({ before, above, result }) => result - before - above);
    console.log(
      `    by what ${YARDSTICK} would do: luck ${figure(rest)}, skill ${figure(own.map(({ above }) => above))}`,
    );
  }
  printDifference(found);
}

/** How far the stronger bot is above the weaker one, by its result and by each measure of skill. */
function printDifference(found: readonly LuckFound[]): void {
  const [weak, strong] = [0, BOTS.length - 1];
  const differences = (part: 'skill' | 'above' | 'short' | 'result'): number[] =>
    found.map((each) => each[strong]![part] - each[weak]![part]);
  const results = differences('result');
  const told = (['skill', 'above', 'short'] as const).map((part) => {
    const skills = differences(part);
    const fewer = (estimateOf(results).error / estimateOf(skills).error) ** 2;
    const off = results.map((result, hand) => skills[hand]! - result);
    return `by ${part} ${figure(skills)} (${fewer.toFixed(1)} times fewer hands; off by ${figure(off)})`;
  });
  console.log(`  ${BOTS[strong]} over ${BOTS[weak]}: by result ${figure(results)}, ${told.join(', ')}`);
}

function figure(values: readonly number[]): string {
  const { mean, error } = estimateOf(values);
  return `${mean.toFixed(3)} ± ${error.toFixed(3)}`;
}

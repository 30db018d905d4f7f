import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { playFixedHand } from '../../src/cli/simulate';
import { advisorFor, loadAdvisor } from '../../src/coach/advisor';
import type { Depth } from '../../src/coach/judgement';
import { wayToMinimum } from '../../src/coach/reasons/minimum';
import { reasonsFor } from '../../src/coach/reasons/reasons';
import { reviewDecision } from '../../src/coach/review/reviewDecision';
import { Thought } from '../../src/coach/thought';
import '../../src/rule-sets/everything';
import { gameOf, someOf } from '../support/decisions';
import { decisionsIn, someMatch } from '../support/reviewed';
import { optionsOf } from '../support/rigged';

const RULES = 'hong-kong-old';
const BOTS = ['gentle-2', 'routes-1', 'sharp', 'master'];
const SEED = 20261123;
/** Hands that a bot plays, and hands that are reviewed. */
const [PLAYED, REVIEWED] = [10, 2];

type Clock = () => number;
/** Milliseconds, by what they were spent on. */
type Times = Record<string, number[]>;

/** How long bots choose, the coach thinks about so many claims and turns, and hands are reviewed. */
async function timeThinking(count: number, now: Clock): Promise<Times> {
  await loadAdvisor(gameOf(RULES));
  const times: Times = {};
  const note = (what: string, time: number) => void (times[what] ??= []).push(time);
  for (const bot of BOTS) playTimed(bot, now, (time) => note(`${bot} chooses`, time));
  for (const sort of ['claims', 'turns'] as const)
    for (const decision of someOf(RULES, sort, count)) thinkTimed(decision, now, note);
  for (const decisions of decisionsIn(someMatch(RULES, 'tea')).slice(0, REVIEWED)) {
    const start = now();
    for (const decision of decisions) reviewDecision(decision, advisorOf(decision), 'quick');
    note('a hand is reviewed', now() - start);
  }
  return times;
}

type Decision = Parameters<typeof reasonsFor>[0];

function advisorOf({ view }: Pick<Decision, 'view'>) {
  const advisor = advisorFor(view);
  if (!advisor) throw new Error('There is no coach for these rules.');
  return advisor;
}

/** Thinks about one decision from the question on; between two steps a newer question can come. */
function thinkTimed(decision: Decision, now: Clock, note: (what: string, time: number) => void): void {
  const start = now();
  let last = start;
  const thought = new Thought(decision, advisorOf(decision));
  const reach = (depth: Depth): void => {
    while (thought.step(depth)) {
      note('a step of the coach', now() - last);
      last = now();
    }
    reasonsFor(decision, thought.judgement(depth));
    wayToMinimum(decision.view);
    note(`the coach answers, ${depth}`, now() - start);
  };
  reach('instant');
  reach('quick');
}

/** Has one bot play against three `routes-1`, and notes each of its choices. */
function playTimed(id: string, now: Clock, note: (time: number) => void): void {
  const bot = botCalled(id);
  const timed: Bot = {
    id: bot.id,
    decide: (view, choices, random) => {
      const start = now();
      const action = bot.decide(view, choices, random);
      if (choices.length > 1) note(now() - start);
      return action;
    },
  };
  const bots = [timed, ...Array<Bot>(3).fill(botCalled('routes-1'))];
  const game = { rules: RULES, options: optionsOf(RULES), seed: SEED, bots };
  for (let hand = 0; hand < PLAYED; hand++) playFixedHand(game, hand, hand % bots.length);
}

Object.assign(globalThis, { timeThinking });
document.title = 'Ready';

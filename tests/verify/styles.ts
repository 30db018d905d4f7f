import type { Bot } from '../../src/bots/bot';
import { findBot } from '../../src/bots/registry';
import { pointsWithLimitAs } from '../../src/cli/limitAs';
import { simulateDuplicate } from '../../src/cli/simulate';
import { Statistics } from '../../src/cli/simStatistics';
import { optionsOf } from '../support/rigged';
import { STYLED_BOTS } from '../support/styledBots';
import { fitDiscriminant } from './discriminant';
import { FIGURES, Habits } from './habits';

const RULES = 'hong-kong-old';
const PLAIN = 'routes-1';
const IDS = [PLAIN, ...STYLED_BOTS];
/** The discriminant is fitted to the play of one seed; on the other, neither it nor any style was tuned. */
const FITTED = { seed: 20_261_119, hands: 6_000 };
const HELD_OUT = { seed: 20_261_121, hands: 10_000 };
/** A style must show in so many hands, in so many cases, and cost no more than so many points a hand. */
const SAMPLE = 200;
const LEAST_NAMED = 0.9;
const MOST_LOST = 0.3;
const LIMIT_AS = 10;

/** One bot among three plain ones: its points a hand with their standard error, and what was seen of it. */
interface Watched {
  readonly id: string;
  readonly points: number;
  readonly error: number;
  readonly samples: readonly (readonly number[])[];
}

function watch(id: string, { seed, hands }: { seed: number; hands: number }): Watched {
  const options = optionsOf(RULES);
  const bots = [botCalled(id), ...Array<Bot>(3).fill(botCalled(PLAIN))];
  const counted = pointsWithLimitAs(LIMIT_AS, { rules: RULES, options });
  if (!counted.ok) throw new Error(counted.error);
  const statistics = new Statistics(
    bots.map((bot) => bot.id),
    counted.value,
  );
  const habits: Habits[] = [];
  simulateDuplicate({ rules: RULES, options, hands, seed, bots }, (played) => {
    if (statistics.hands % SAMPLE === 0) habits.push(new Habits());
    statistics.add(played);
    habits.at(-1)!.add(played, 0);
  });
  const { pointsPerHand, pointsPerHandStandardError } = statistics.seats()[0]!;
  const samples = habits.map((each) => each.figures());
  return { id, points: pointsPerHand, error: pointsPerHandStandardError, samples };
}

function botCalled(id: string): Bot {
  const bot = findBot(id);
  if (!bot) throw new Error(`There is no bot ${id}.`);
  return bot;
}

function describe({ id, points, error, samples }: Watched): string {
  const figures = FIGURES.map((name, at) => {
    const sum = samples.reduce((total, sample) => total + sample[at]!, 0);
    return `${name} ${(sum / samples.length).toFixed(3)}`;
  });
  return `${id}: ${points.toFixed(3)} points a hand (standard error ${error.toFixed(3)}); ${figures.join(', ')}`;
}

/** How many samples of each bot were taken for each, as text. Gives the share named right. */
function nameAll(watched: readonly Watched[], nameOf: (sample: readonly number[]) => string): number {
  let right = 0;
  let all = 0;
  for (const { id, samples } of watched) {
    const names = samples.map(nameOf);
    const counts = IDS.map((name) => names.filter((each) => each === name).length);
    console.log(`  ${id}: ${IDS.map((name, at) => `${counts[at]} ${name}`).join(', ')}`);
    right += names.filter((name) => name === id).length;
    all += names.length;
  }
  return right / all;
}

/** Each style of `routes-1` must cost little against three plain ones and show in the statistics of 200 hands. */
export function verifyStyles(): void {
  const fitted = IDS.map((id) => watch(id, FITTED));
  const nameOf = fitDiscriminant(fitted.map(({ id, samples }) => ({ label: id, samples })));
  const heldOut = IDS.map((id) => watch(id, HELD_OUT));
  for (const watched of heldOut) {
    console.log(describe(watched));
    if (watched.points < -MOST_LOST)
      throw new Error(`${watched.id} loses more than ${MOST_LOST} points a hand.`);
  }
  const share = nameAll(heldOut, nameOf);
  console.log(`styles named right from ${SAMPLE} hands: ${(100 * share).toFixed(1)} %`);
  if (share <= LEAST_NAMED) throw new Error('The styles are not marked enough.');
}

import { botCalled } from '../../src/bots/registry';
import { STYLE_IDS } from '../../src/bots/styles/styleIds';
import { pointsWithLimitAs } from '../../src/cli/limitAs';
import { simulateDuplicate, simulateMatches } from '../../src/cli/simulate';
import type { Simulation } from '../../src/cli/simulate';
import { Statistics } from '../../src/cli/simStatistics';
import { optionsOf } from '../support/rigged';
import { looksAhead } from '../support/styledBots';
import { fitDiscriminant } from './discriminant';
import type { Labelled } from './discriminant';
import { FIGURES, Habits } from './habits';

const RULES = 'hong-kong-old';
const PLAIN = 'routes-1';
/** No style was tuned on play of this seed. */
const SEED = 20_261_121;
const HANDS = 10_000;
/** Of a level that looks ahead less is played. */
const FEWER_HANDS = 4_000;
/** A style must show in so many hands, in so many cases, and cost no more than so many points a hand. */
const SAMPLE = 200;
const LEAST_NAMED = 0.9;
const MOST_LOST = 0.3;
const LIMIT_AS = 10;

interface Play {
  readonly seed: number;
  readonly hands: number;
}

/** One bot and three of the standard one at a table. */
function tableOf(id: string, play: Play): Simulation {
  const bots = [id, PLAIN, PLAIN, PLAIN].map(botCalled);
  return { rules: RULES, options: optionsOf(RULES), bots, ...play };
}

/** What a bot wins a hand against three of the standard one, in duplicate. */
function pointsOf(id: string, play: Play): number {
  const table = tableOf(id, play);
  const counted = pointsWithLimitAs(LIMIT_AS, table);
  if (!counted.ok) throw new Error(counted.error);
  const statistics = new Statistics([id, PLAIN, PLAIN, PLAIN], counted.value);
  simulateDuplicate(table, (played) => statistics.add(played));
  const { pointsPerHand: points, pointsPerHandStandardError: error } = statistics.seats()[0]!;
  console.log(
    `one ${id} against three ${PLAIN}: ${points.toFixed(3)} points a hand (standard error ${error.toFixed(3)})`,
  );
  return points;
}

/** What was seen of a bot in matches, in samples of so many hands. */
function samplesOf(id: string, play: Play): Labelled {
  const habits: Habits[] = [];
  let hands = 0;
  simulateMatches(tableOf(id, play), (played) => {
    if (hands++ % SAMPLE === 0) habits.push(new Habits());
    habits.at(-1)!.add(played, 0);
  });
  return { label: id, samples: habits.map((each) => each.figures()) };
}

function printMeans({ label, samples }: Labelled): void {
  const means = FIGURES.map((name, at) => {
    const sum = samples.reduce((total, sample) => total + sample[at]!, 0);
    return `${name} ${(sum / samples.length).toFixed(3)}`;
  });
  console.log(`${label}: ${means.join(', ')}`);
}

/**
 * Has every sample named by a discriminant that was fitted to all others, prints how many of each bot were taken for
 * each, and gives the share named right.
 */
function nameAll(seen: readonly Labelled[]): number {
  let right = 0;
  let all = 0;
  for (const { label, samples } of seen) {
    const names = samples.map((sample) => fitDiscriminant(without(seen, sample))(sample));
    const counts = seen.map((each) => `${names.filter((name) => name === each.label).length} ${each.label}`);
    console.log(`  ${label}: ${counts.join(', ')}`);
    right += names.filter((name) => name === label).length;
    all += names.length;
  }
  return right / all;
}

function without(seen: readonly Labelled[], left: readonly number[]): readonly Labelled[] {
  return seen.map(({ label, samples }) => ({ label, samples: samples.filter((sample) => sample !== left) }));
}

/** Each style of a level must cost little, on the same walls, and show in the statistics of 200 hands. */
export function verifyStyles(level: string): void {
  const play = { seed: SEED, hands: looksAhead(level) ? FEWER_HANDS : HANDS };
  const styled = STYLE_IDS.map((style) => `${level}+${style}`);
  const ids = [level, ...styled];
  const seen = ids.map((id) => samplesOf(id, play));
  seen.forEach(printMeans);
  const named = nameAll(seen);
  console.log(`styles of ${level} named right from ${SAMPLE} hands: ${(100 * named).toFixed(1)} %`);
  if (named <= LEAST_NAMED) throw new Error('The styles are not marked enough.');
  const plain = pointsOf(level, play);
  for (const id of styled)
    if (pointsOf(id, play) < plain - MOST_LOST)
      throw new Error(`${id} loses more than ${MOST_LOST} points a hand by its style.`);
}

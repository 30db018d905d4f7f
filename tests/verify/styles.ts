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
/** The discriminant is fitted to play of one seed; on the other, neither it nor any style was tuned. */
const FITTED = { seed: 20_261_119, hands: 4_000 };
const HELD_OUT = { seed: 20_261_121, hands: 10_000 };
/** Of a level that looks ahead less is played. */
const FEWER = 0.4;
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

/** Prints how many samples of each bot were taken for each. Gives the share named right. */
function nameAll(heldOut: readonly Labelled[], nameOf: (sample: readonly number[]) => string): number {
  let right = 0;
  let all = 0;
  for (const { label, samples } of heldOut) {
    const names = samples.map(nameOf);
    const counts = heldOut.map(
      (each) => `${names.filter((name) => name === each.label).length} ${each.label}`,
    );
    console.log(`  ${label}: ${counts.join(', ')}`);
    right += names.filter((name) => name === label).length;
    all += names.length;
  }
  return right / all;
}

/** Each style of a level must cost little, on the same walls, and show in the statistics of 200 hands. */
export function verifyStyles(level: string): void {
  const share = looksAhead(level) ? FEWER : 1;
  const fitted = { ...FITTED, hands: FITTED.hands * share };
  const heldOut = { ...HELD_OUT, hands: HELD_OUT.hands * share };
  const styled = STYLE_IDS.map((style) => `${level}+${style}`);
  const ids = [level, ...styled];
  const nameOf = fitDiscriminant(ids.map((id) => samplesOf(id, fitted)));
  const seen = ids.map((id) => samplesOf(id, heldOut));
  seen.forEach(printMeans);
  const named = nameAll(seen, nameOf);
  console.log(`styles of ${level} named right from ${SAMPLE} hands: ${(100 * named).toFixed(1)} %`);
  if (named <= LEAST_NAMED) throw new Error('The styles are not marked enough.');
  const plain = pointsOf(level, heldOut);
  for (const id of styled)
    if (pointsOf(id, heldOut) < plain - MOST_LOST)
      throw new Error(`${id} loses more than ${MOST_LOST} points a hand by its style.`);
}

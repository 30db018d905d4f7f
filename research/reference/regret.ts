import { canJudge, Thought } from '../../src/coach/thought';
import type { Decision } from '../../src/coach/thought';
import type { Advisor } from '../../src/coach/advisor';
import { NINE_IN_TEN } from '../../src/coach/estimate';
import type { Estimate } from '../../src/coach/estimate';
import type { Depth, Judgement } from '../../src/coach/judgement';
import { chosenByBots, textOf } from './judge';
import type { ReferenceChoice, ReferenceRow } from './judge';
import type { Found } from './positions';

/** What a choice loses by the reference; and how many ranges of the coach hold what the reference says. */
export interface Measured {
  /** By who chose: points lost in each decision. */
  readonly regrets: Map<string, number[]>;
  /** By depth: ranges of points and of losses that held, and those looked at. */
  readonly ranges: Map<string, Held>;
  /** By depth, how much more a decision was said to be worth than the reference says: the best choice, and all. */
  readonly shifts: Map<string, Shifts>;
}

export interface Held {
  points: number;
  losses: number;
  all: number;
}

export interface Shifts {
  readonly best: number[];
  readonly all: number[];
}

export function newMeasured(): Measured {
  return { regrets: new Map(), ranges: new Map(), shifts: new Map() };
}

/** What a decision is measured by. */
interface Measuring {
  readonly row: ReferenceRow;
  readonly advisor: Advisor;
  readonly depths: readonly Depth[];
}

/** Whether the reference says what every choice of a decision is worth. */
export function isJudged({ view, choices }: Decision, row: ReferenceRow): boolean {
  const judged = new Set(row.choices.map((choice) => choice.do));
  return choices.every((choice) => choice.type === 'exchange' || judged.has(textOf(view, choice)));
}

/** Adds what each bot and each depth of the coach chooses in one decision of the reference. */
export function measure(decision: Found, { row, advisor, depths }: Measuring, into: Measured): void {
  const { view } = decision;
  if (!canJudge(view)) throw new Error('A decision of the reference cannot be judged.');
  const note = (name: string, chosen: string): void => {
    const list = into.regrets.get(name) ?? [];
    list.push(regretOf(row, chosen));
    into.regrets.set(name, list);
  };
  for (const [id, action] of chosenByBots(decision)) note(id, textOf(view, action));
  const thought = new Thought(decision, advisor);
  for (const depth of depths) {
    const judgement = thought.think(depth);
    note(depth, textOf(view, judgement.choices[0]!.action));
    hold(decision, { row, judgement }, into);
    shift(decision, { row, judgement }, into);
  }
}

/** Points lost by a choice: the best of one half of the futures against it, as the other half judges; both ways. */
function regretOf({ choices }: ReferenceRow, chosen: string): number {
  const made = choices.find((choice) => choice.do === chosen);
  if (!made) throw new Error(`The reference has no choice "${chosen}".`);
  const lost = (by: 0 | 1, judge: 0 | 1): number => {
    const best = choices.reduce((most, each) => (each.halves[by] > most.halves[by] ? each : most));
    return best.halves[judge] - made.halves[judge];
  };
  return (lost(0, 1) + lost(1, 0)) / 2;
}

/** What the reference says of a choice, and how far that may be from the truth, as a variance. */
function referenced({ halves: [a, b], spread, futures }: ReferenceChoice): Estimate {
  return { mean: (a + b) / 2, variance: (spread * spread) / futures };
}

/** What the reference says a choice loses against another. */
function lossOf(best: ReferenceChoice, choice: ReferenceChoice): Estimate {
  const { mean } = referenced(choice);
  const spread = Math.max(best.pairedSpread, choice.pairedSpread);
  const futures = Math.min(best.futures, choice.futures);
  return { mean: referenced(best).mean - mean, variance: best === choice ? 0 : (spread * spread) / futures };
}

function hold(
  { view }: Decision,
  { row, judgement }: { readonly row: ReferenceRow; readonly judgement: Judgement },
  { ranges }: Measured,
): void {
  const held = ranges.get(judgement.depth) ?? { points: 0, losses: 0, all: 0 };
  ranges.set(judgement.depth, held);
  const byText = new Map(row.choices.map((choice) => [choice.do, choice]));
  const [first] = judgement.choices;
  const best = first && byText.get(textOf(view, first.action));
  for (const { action, low, high, points, loss, lossLow, lossHigh } of judgement.choices) {
    const choice = byText.get(textOf(view, action));
    if (!choice || !best) continue;
    held.all++;
    if (holds({ low, high, middle: points }, referenced(choice))) held.points++;
    const least = lossLow > 0 ? lossLow : 2 * loss - lossHigh;
    if (holds({ low: least, high: lossHigh, middle: loss }, lossOf(best, choice))) held.losses++;
  }
}

function shift(
  { view }: Decision,
  { row, judgement }: { readonly row: ReferenceRow; readonly judgement: Judgement },
  { shifts }: Measured,
): void {
  const noted = shifts.get(judgement.depth) ?? { best: [], all: [] };
  shifts.set(judgement.depth, noted);
  const byText = new Map(row.choices.map((choice) => [choice.do, choice]));
  const gaps = judgement.choices.flatMap(({ action, points }) => {
    const choice = byText.get(textOf(view, action));
    return choice ? [points - referenced(choice).mean] : [];
  });
  noted.best.push(gaps[0]!);
  noted.all.push(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}

interface Range {
  readonly low: number;
  readonly high: number;
  readonly middle: number;
}

/** True if a range holds what the reference says. That is uncertain as well: the range is widened by so much. */
function holds({ low, high, middle }: Range, { mean, variance }: Estimate): boolean {
  const error = NINE_IN_TEN * Math.sqrt(variance);
  const side = mean < middle ? middle - low : high - middle;
  return Math.abs(mean - middle) <= Math.sqrt(side * side + error * error) + 1e-9;
}

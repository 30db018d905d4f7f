import { botCalled } from '../../bots/registry';
import { canJudge, Thought } from '../../coach/thought';
import type { Decision } from '../../coach/thought';
import type { Advisor } from '../../coach/advisor';
import { DEPTHS } from '../../coach/judgement';
import type { Judgement } from '../../coach/judgement';
import { Random } from '../../engine/random';
import { textOf } from './judge';
import type { ReferenceChoice, ReferenceRow } from './judge';

/** Bots that the coach is measured beside. */
const BOTS = ['random', 'fast', 'never-claims', 'routes-1', 'sharp'] as const;
const WORDS = [5, 6, 7, 8];

/** What a choice loses by the reference; and how many ranges of the coach hold what the reference says. */
export interface Measured {
  /** By who chose: points lost in each decision. */
  readonly regrets: Map<string, number[]>;
  /** By depth: ranges of points and of losses that held, and those looked at. */
  readonly ranges: Map<string, Held>;
}

export interface Held {
  points: number;
  losses: number;
  all: number;
}

export function newMeasured(): Measured {
  return { regrets: new Map(), ranges: new Map() };
}

/** Adds what each bot and each depth of the coach chooses in one decision of the reference. */
export function measure(
  decision: Decision,
  { row, advisor }: { readonly row: ReferenceRow; readonly advisor: Advisor },
  into: Measured,
): void {
  const { view, choices } = decision;
  if (!canJudge(view)) throw new Error('A decision of the reference cannot be judged.');
  const note = (name: string, chosen: string): void => {
    const list = into.regrets.get(name) ?? [];
    list.push(regretOf(row, chosen));
    into.regrets.set(name, list);
  };
  for (const id of BOTS) note(id, textOf(view, botCalled(id).decide(view, choices, new Random(WORDS))));
  const thought = new Thought(decision, advisor);
  for (const depth of DEPTHS) {
    const judgement = thought.think(depth);
    note(depth, textOf(view, judgement.choices[0]!.action));
    hold(decision, { row, judgement }, into);
  }
}

/** Points lost by a choice: the best of one half of the futures against it, as the other half judges; both ways. */
export function regretOf({ choices }: ReferenceRow, chosen: string): number {
  const made = choices.find((choice) => choice.do === chosen);
  if (!made) throw new Error(`The reference has no choice "${chosen}".`);
  const lost = (by: 0 | 1, judge: 0 | 1): number => {
    const best = choices.reduce((most, each) => (each.halves[by] > most.halves[by] ? each : most));
    return best.halves[judge] - made.halves[judge];
  };
  return (lost(0, 1) + lost(1, 0)) / 2;
}

function pointsOf({ halves: [a, b] }: ReferenceChoice): number {
  return (a + b) / 2;
}

function hold(
  { view }: Decision,
  { row, judgement }: { readonly row: ReferenceRow; readonly judgement: Judgement },
  { ranges }: Measured,
): void {
  const held = ranges.get(judgement.depth) ?? { points: 0, losses: 0, all: 0 };
  ranges.set(judgement.depth, held);
  const referenced = new Map(row.choices.map((choice) => [choice.do, pointsOf(choice)]));
  const best = referenced.get(textOf(view, judgement.choices[0]!.action)) ?? 0;
  for (const { action, low, high, lossLow, lossHigh } of judgement.choices) {
    const points = referenced.get(textOf(view, action));
    if (points === undefined) continue;
    held.all++;
    if (points >= low && points <= high) held.points++;
    if (best - points >= lossLow - 1e-9 && best - points <= lossHigh + 1e-9) held.losses++;
  }
}

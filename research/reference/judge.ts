import type { Bot } from '../../src/bots/bot';
import { botCalled } from '../../src/bots/registry';
import { imagineDeal } from '../../src/bots/rollouts/imagine';
import { playFuture } from '../../src/bots/rollouts/playout';
import { pointsOf } from '../../src/bots/rollouts/points';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import { packetsOf } from '../../src/coach/exchanges';
import { positionWords } from '../../src/coach/positionWords';
import { formatTile, formatTiles } from '../../src/engine/notation';
import { Random, seedDecision } from '../../src/engine/random';
import { rulesOf } from '../../src/engine/knownRules';
import type { Action } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import type { Advisor } from '../../src/coach/advisor';
import type { Decision } from '../../src/coach/thought';
import type { Found } from './positions';

/** Bots that the coach is measured beside, and what their chance is drawn from. */
export const BOTS = ['random', 'fast', 'never-claims', 'routes-1', 'sharp'] as const;
export const WORDS = [5, 6, 7, 8];

/** What the futures of one choice brought, in points, in two halves that share no deal. */
export interface ReferenceChoice {
  /** The choice as text: what is done, with which tiles. */
  readonly do: string;
  readonly futures: number;
  /** Means of the even and of the odd deals. */
  readonly halves: readonly [number, number];
  /** The standard deviation of one future, and of its difference to the best choice in the same deal. */
  readonly spread: number;
  readonly pairedSpread: number;
}

/** A decision with all its choices, as they were judged by futures played to the end. */
export interface ReferenceRow {
  readonly hand: number;
  readonly at: number;
  readonly choices: readonly ReferenceChoice[];
}

/** After so many futures a choice that trails by more than so many standard errors is tried no more. */
const LOOK_AT = 500;
const SURE = 5;
const SEED = 'reference';

interface Tried {
  readonly action: Action;
  readonly points: number[];
  given: boolean;
}

/** Judges a decision by so many imagined deals, each played to its end from every choice as the coach plays them. */
export function judgeByFutures({ view, choices, hand, at }: Found, deals: number): ReferenceRow {
  const advisor = advisorFor(view);
  if (!advisor) throw new Error(`There is no coach for "${view.rules}".`);
  const { beliefs, policy: player } = advisor;
  const tried = distinctOf(view, compared({ view, choices }, advisor)).map((action): Tried => ({
    action,
    points: [],
    given: true,
  }));
  const words = positionWords(view, SEED);
  const random = new Random(words);
  for (let deal = 0; deal < deals; deal++) {
    seedDecision(random, words, { player: 0, decision: deal });
    const imagined = imagineDeal(view, beliefs, random);
    for (const { action, points, given } of tried)
      if (given) points.push(pointsAfter(imagined, action, { player, random }));
    if (deal + 1 === LOOK_AT) giveUp(tried);
  }
  const best = bestOf(tried);
  return { hand, at, choices: tried.map((each) => rowOf(view, each, best)) };
}

function pointsAfter(
  imagined: Parameters<typeof playFuture>[0],
  action: Action,
  { player, random }: { readonly player: Bot; readonly random: Random },
): number {
  const { deal } = playFuture(imagined, action, { policy: player, random, turns: Infinity });
  return pointsOf(deal, null)[action.seat]!;
}

/** Of an exchange the packets that the coach compares, and those that bots choose. */
function compared({ view, choices }: Decision, { mind }: Advisor): readonly Action[] {
  const packets = choices.flatMap((choice) =>
    choice.type === 'exchange' ? packetsOf(view, choice, mind) : [],
  );
  if (packets.length === 0) return choices;
  return [...packets, ...BOTS.map((id) => botCalled(id).decide(view, choices, new Random(WORDS)))];
}

function distinctOf(view: SeatView, choices: readonly Action[]): readonly Action[] {
  return choices.filter((action, at) => choices.findIndex((other) => isAlike(view, other, action)) === at);
}

function bestOf(tried: readonly Tried[]): Tried {
  const going = tried.filter(({ given }) => given);
  return going.reduce((best, each) => (mean(each.points) > mean(best.points) ? each : best));
}

function giveUp(tried: readonly Tried[]): void {
  const best = bestOf(tried);
  for (const each of tried) {
    if (each === best) continue;
    const gaps = best.points.map((points, deal) => points - each.points[deal]!);
    each.given = mean(gaps) < SURE * (deviation(gaps) / Math.sqrt(gaps.length));
  }
}

function rowOf(view: SeatView, { action, points }: Tried, best: Tried): ReferenceChoice {
  const gaps = points.map((each, deal) => best.points[deal]! - each);
  const half = (which: 0 | 1): number => rounded(mean(points.filter((_, deal) => deal % 2 === which)));
  return {
    do: textOf(view, action),
    futures: points.length,
    halves: [half(0), half(1)],
    spread: rounded(deviation(points)),
    pairedSpread: rounded(deviation(gaps)),
  };
}

/** A choice as text; choices alike have the same. */
export function textOf(view: SeatView, action: Action): string {
  const { faces } = rulesOf(view).tiles;
  if (action.type === 'discard' || action.type === 'added-kong')
    return `${action.type} ${formatTile(faces[action.tile]!)}`;
  if (action.type === 'concealed-kong') return `${action.type} ${formatTile(action.kind)}`;
  if ('own' in action)
    return `${action.type} ${formatTiles(action.own.map((tile) => faces[tile]!).toSorted((a, b) => a - b))}`;
  if (action.type === 'exchange')
    return `exchange ${formatTiles(action.tiles.map((tile) => faces[tile]!).toSorted((a, b) => a - b))}`.trim();
  if (action.type !== 'declare') return action.type;
  const { what, tile, target } = action;
  return `${what} ${tile === null ? '' : formatTile(faces[tile]!)} ${target?.seat ?? ''}`.trim();
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((each) => (each - middle) ** 2)));
}

function rounded(points: number): number {
  return Math.round(points * 1000) / 1000;
}

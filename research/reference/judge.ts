import { bookOf } from '../../src/bots/knownBooks';
import { botCalled } from '../../src/bots/registry';
import { imagineDeal } from '../../src/bots/rollouts/imagine';
import { advisorFor } from '../../src/coach/advisor';
import { isAlike } from '../../src/coach/candidates';
import { packetsOf } from '../../src/coach/exchanges';
import { COURSE } from '../../src/coach/depths';
import { Seen, tryChoice } from '../../src/coach/futures';
import { positionWords } from '../../src/coach/positionWords';
import { formatTile, formatTiles } from '../../src/engine/notation';
import { Random, seedDecision } from '../../src/engine/random';
import { rulesOf } from '../../src/engine/knownRules';
import type { Action } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import type { Advisor } from '../../src/coach/advisor';
import { folded } from './folds';
import type { Found } from './positions';

/** Bots that the coach is measured beside. */
const BOTS = ['random', 'fast', 'never-claims', 'bookless', 'gentle-2', 'routes-1', 'sharp'] as const;

/**
 * What each of these bots chooses, by its id, and where dangers are known who gives up at any; a bot that leaves something
 * to chance chooses the same each time.
 */
export function chosenByBots(found: Found): readonly (readonly [string, Action])[] {
  const { view, choices, hand, at } = found;
  const chosen = BOTS.map((id): readonly [string, Action] => [
    id,
    botCalled(id).decide(view, choices, new Random([hand + 1, at + 1, 7, 8])),
  ]);
  const asUsual = chosen.find(([id]) => id === 'routes-1')!;
  return bookOf(view.rules)?.dangers ? [...chosen, ['folds', folded(found) ?? asUsual[1]]] : chosen;
}

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

/** Each time so many futures are played, a choice that trails by more than so many standard errors is given up. */
const LOOK_EVERY = 100;
const SURE = 4.5;
/** Futures of what comes before play stop after so many own turns. */
const BEFORE_PLAY = 8;
const SEED = 'reference';

interface Tried {
  readonly action: Action;
  readonly seen: Seen;
  given: boolean;
}

/** Judges a decision by so many imagined deals, each played to its end from every choice as the coach plays them. */
export function judgeByFutures(found: Found, deals: number): ReferenceRow {
  const { view, hand, at } = found;
  const advisor = advisorFor(view);
  if (!advisor) throw new Error(`There is no coach for "${view.rules}".`);
  const turns = turnsOf(view, advisor);
  const tried = distinctOf(view, compared(found, advisor)).map((action): Tried => ({
    action,
    seen: new Seen(),
    given: true,
  }));
  const words = positionWords(view, SEED);
  const random = new Random(words);
  for (let deal = 0; deal < deals; deal++) {
    seedDecision(random, words, { player: 0, decision: deal });
    const imagined = imagineDeal(view, advisor.beliefs, random);
    for (const { action, seen, given } of tried)
      if (given) tryChoice(imagined, action, { view, advisor, random, turns, seen });
    if ((deal + 1) % LOOK_EVERY === 0) giveUp(tried);
  }
  const best = bestOf(tried);
  return { hand, at, choices: tried.map((each) => rowOf(view, each, best)) };
}

/** How far futures are played: to their end, but before play, which decides little of a deal that goes on for long. */
function turnsOf(view: SeatView, { learned }: Advisor): number {
  return (learned?.trust(view).course ?? COURSE).whole < Infinity ? BEFORE_PLAY : Infinity;
}

/** Of an exchange the packets that the coach compares, and those that bots choose. */
function compared(found: Found, { mind }: Advisor): readonly Action[] {
  const { view, choices } = found;
  const packets = choices.flatMap((choice) =>
    choice.type === 'exchange' ? packetsOf(view, choice, mind) : [],
  );
  if (packets.length === 0) return choices;
  return [...packets, ...chosenByBots(found).map(([, action]) => action)];
}

function distinctOf(view: SeatView, choices: readonly Action[]): readonly Action[] {
  return choices.filter((action, at) => choices.findIndex((other) => isAlike(view, other, action)) === at);
}

function bestOf(tried: readonly Tried[]): Tried {
  const going = tried.filter(({ given }) => given);
  return going.reduce((best, each) => (mean(each.seen.points) > mean(best.seen.points) ? each : best));
}

function giveUp(tried: readonly Tried[]): void {
  const best = bestOf(tried);
  for (const each of tried) {
    if (each === best || !each.given) continue;
    const gaps = best.seen.points.map((points, deal) => points - each.seen.points[deal]!);
    each.given = mean(gaps) < SURE * (deviation(gaps) / Math.sqrt(gaps.length));
  }
}

function rowOf(view: SeatView, { action, seen: { points } }: Tried, best: Tried): ReferenceChoice {
  const gaps = points.map((each, deal) => best.seen.points[deal]! - each);
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

import { deepStrictEqual, ok as isTrue } from 'node:assert';
import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import { dealScores, finishDeal, startNextDeal } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import { Random, streamSeed } from '../../src/engine/random';
import { rulesOf } from '../../src/engine/knownRules';
import { undrawn } from '../../src/engine/source';
import { copyDeal } from '../../src/engine/state';
import type { Action, Deal, DealEvent } from '../../src/engine/types';
import { advanceRandomDeal, playRandomDeal, randomMatch } from '../support/randomPlay';
import { everyAction } from '../support/everyAction';
import { TOYS } from '../support/toys/loaded';

const ALL_RULE_SETS = [
  'hong-kong-old',
  'hong-kong-common',
  'taisen',
  'classical',
  ...TOYS.map(({ id }) => id),
];

/** What was seen in a run over random matches. */
export interface TransitionCounts {
  matches: number;
  deals: number;
  steps: number;
  wins: number;
}

/**
 * Plays `matches` random matches of all rule sets both ways and throws unless: `advance` and `apply` give equal states
 * and events; `apply` leaves its argument as it was; every state survives JSON and equals its hand-written copy; tiles
 * are conserved; and, on every `probe`-th step, `apply` accepts exactly what `legalActions` lists.
 */
export function verifyTransitions(matches: number, probe: number): TransitionCounts {
  const counts: TransitionCounts = { matches: 0, deals: 0, steps: 0, wins: 0 };
  for (let index = 0; index < matches; index++) {
    const id = ALL_RULE_SETS[index % ALL_RULE_SETS.length] as string;
    verifyMatch(randomMatch(id, `transitions:${index}`), { probe, counts });
    counts.matches++;
  }
  return counts;
}

const MOST_DEALS = 4;

interface Run {
  readonly probe: number;
  readonly counts: TransitionCounts;
}

function verifyMatch(match: Match, run: Run): void {
  const { counts } = run;
  let now = match;
  for (let played = 0; now.progress && played < MOST_DEALS; played++) {
    const words = streamSeed(match.bits, `random:${now.dealt}`);
    const applied = playByApply(now, new Random(words), run);
    const advanced = startNextDeal(now);
    advanceRandomDeal(advanced.deal, new Random(words), advanced.events);
    deepStrictEqual(advanced.deal, applied.deal);
    deepStrictEqual(advanced.events, applied.events);
    counts.deals++;
    counts.wins += applied.deal.wins.length;
    verifyLedger(applied.deal);
    now = finishDeal(now, applied.deal);
  }
}

function playByApply(
  match: Match,
  random: Random,
  { probe, counts }: Run,
): { deal: Deal; events: DealEvent[] } {
  const started = startNextDeal(match);
  const events = [...started.events];
  let kept = JSON.stringify(started.deal);
  const deal = playRandomDeal(started.deal, random, (step) => {
    isTrue(JSON.stringify(step.before) === kept, 'apply changed its argument');
    kept = JSON.stringify(step.after);
    deepStrictEqual(JSON.parse(kept), step.after, 'a state does not survive JSON');
    deepStrictEqual(copyDeal(step.after), structuredClone(step.after));
    verifyTiles(step.after);
    if (counts.steps++ % probe === 0) verifyChoices(step.after);
    events.push(...step.events);
  });
  return { deal, events };
}

/** Nothing is won that nobody pays, where the rule set says so. */
function verifyLedger(deal: Deal): void {
  const seats = deal.seats.map((_, seat) => seat);
  const sum = dealScores(deal, seats).reduce((total, points) => total + points, 0);
  isTrue(sum === 0 || !rulesOf(deal).zeroSum, `the ledger of a ${deal.rules} deal sums to ${sum}`);
}

/** Every tile of the rule set is in one place. */
function verifyTiles(deal: Deal): void {
  const held = deal.seats.flatMap(({ hand, melds, bonus, river }) => [
    ...hand,
    ...bonus,
    ...melds.flatMap((meld) => meld.tiles),
    ...river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile),
  ]);
  const won = new Set(deal.wins.filter(({ from }) => from !== null).map(({ tile }) => tile));
  const aside = deal.source.type === 'wall' ? deal.source.aside.map(({ tile }) => tile) : [];
  const all = [...undrawn(deal.source), ...aside, ...held, ...won].toSorted((a, b) => a - b);
  deepStrictEqual(
    all,
    rulesOf(deal).geometry.tiles.map((_, id) => id),
    'tiles are not conserved',
  );
}

/** `apply` takes what is listed for a seat and refuses everything else that can be written down. */
function verifyChoices(deal: Deal): void {
  for (let seat = 0; seat < deal.seats.length; seat++) {
    const listed = new Set(legalActions(deal, seat).map(choiceText));
    for (const action of everyAction(deal, seat)) {
      const text = choiceText(action);
      isTrue(
        apply(deal, action).ok === listed.delete(text),
        `${text} was judged otherwise than it is listed`,
      );
    }
    isTrue(listed.size === 0, `choices nobody thought of: ${[...listed].join(' ')}`);
  }
}

/** What tells choices apart: the tiles that a declaration lays out follow from the rest. */
function choiceText(action: Action): string {
  if (action.type !== 'declare') return JSON.stringify(action);
  const { lays: _, ...rest } = action;
  return JSON.stringify(rest);
}

import type { Bot } from '../../src/bots/bot';
import { canJudge } from '../../src/coach/thought';
import type { Decision } from '../../src/coach/thought';
import { isAlike } from '../../src/coach/candidates';
import { stream } from '../../src/engine/random';
import { botCalled } from '../../src/bots/registry';
import type { Options, RuleSetId } from '../../src/engine/types';
import { playFixedHand } from '../../src/cli/simulate';
import type { Config } from '../../src/cli/tableArgs';
import { rulesOf } from '../../src/engine/knownRules';

/** Which decisions are looked for. */
export const SORTS = ['claims', 'turns', 'exchanges'] as const;
export type Sort = (typeof SORTS)[number];

export interface Wanted {
  readonly rules: RuleSetId;
  readonly options: Options;
  readonly seed: number;
  readonly sort: Sort;
  /** Who plays: a seat each, and the first again after the last. Left out or null: `routes-1`. */
  readonly bots?: readonly Bot[] | null;
}

/** A decision, and where it came: the number of its hand, and of its decision of this sort in it. */
export interface Found extends Decision {
  readonly hand: number;
  readonly at: number;
}

/** Of the decisions of a hand one in so many is taken, so that those of one hand are few. */
const ONE_IN: Readonly<Record<Sort, number>> = { claims: 6, turns: 30, exchanges: 8 };

/** Decisions as they come while these bots (or four `routes-1`) play this hand, drawn by lot. A view is copied: it can be kept. */
export function positionsOf(
  { rules, options, seed, sort, bots: named }: Wanted,
  hand: number,
): readonly Found[] {
  const found: Found[] = [];
  const lots = stream(`reference:${seed}`, `${sort}:${hand}`);
  const { seats } = rulesOf({ rules, options }).geometry;
  const players = named ?? [botCalled('routes-1')];
  let at = 0;
  const watched = (player: Bot): Bot => ({
    id: player.id,
    decide: (view, choices, random) => {
      const decision = { view, choices };
      if (isOfSort(decision, sort)) {
        const isTaken = lots.below(ONE_IN[sort]) === 0;
        if (isTaken) found.push({ ...structuredClone(decision), hand, at });
        at++;
      }
      return player.decide(view, choices, random);
    },
  });
  const bots = Array.from({ length: seats }, (_, seat) => watched(players[seat % players.length]!));
  playFixedHand({ rules, options, seed, bots }, hand, 0);
  return found;
}

/** Those that a game has: exchanges only in a game with a card. */
export function sortsOf(game: Config): readonly Sort[] {
  return SORTS.filter((sort) => sort !== 'exchanges' || rulesOf(game).card !== null);
}

/** A claim is a meld that may be taken; of a turn at least two different tiles may be thrown; exchanges are before play. Wins are left aside. */
export function isOfSort({ view, choices }: Decision, sort: Sort): boolean {
  if (!canJudge(view) || choices.some(({ type }) => type === 'win')) return false;
  if (sort === 'exchanges') return view.phase.type === 'before-play' && view.pending?.why === 'exchange';
  if (sort === 'claims') return view.pending?.why === 'discard' && choices.some((choice) => 'own' in choice);
  const [first] = choices;
  return view.pending?.why === 'turn' && choices.some((choice) => first && !isAlike(view, first, choice));
}

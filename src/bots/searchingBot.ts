import type { RuleSetId } from '../engine/types';
import type { SeatView } from '../engine/view';
import type { Bot } from './bot';
import { Comparison } from './rollouts/compare';
import type { Search } from './rollouts/compare';
import { canImagine } from './rollouts/imagine';
import type { Players } from './rollouts/playout';
import type { TunedBook } from './routes/tuning';
import { mindsWith } from './routesBot';
import { Appraiser } from './value/appraiser';
import type { NetworkWeights } from './value/network';

interface Searching {
  readonly id: string;
  readonly bookOf: (rules: RuleSetId) => TunedBook;
  /** What is known of the worth of positions, by rule set. Where nothing is, the routes alone decide. */
  readonly weightsOf: (view: SeatView) => NetworkWeights | null;
  /** How far futures are played, in own turns. */
  readonly turns: number;
  /** How claims are compared, and discards and own kongs; null: as the routes rank them. */
  readonly claims: Search | null;
  readonly plays: Search | null;
}

/** A bot that ranks its choices by routes, and compares the best of them in imagined futures. */
export function searchingBot({ id, bookOf, weightsOf, turns, claims, plays }: Searching): Bot {
  const ownMind = mindsWith(bookOf);
  const policyMind = mindsWith(bookOf);
  const leafMind = mindsWith(bookOf);
  const policy: Bot = { id, decide: (view, choices) => policyMind(view.rules).decide(view, choices) };
  const appraisers = new Map<NetworkWeights, Appraiser>();
  const appraiserOf = (rules: RuleSetId, weights: NetworkWeights): Appraiser => {
    let appraiser = appraisers.get(weights);
    if (!appraiser) appraisers.set(weights, (appraiser = new Appraiser(leafMind(rules), weights)));
    return appraiser;
  };
  return {
    id,
    decide: (view, choices, random) => {
      const mind = ownMind(view.rules);
      const search = view.pending?.why === 'discard' ? claims : plays;
      const weights = search && choices.length > 1 && canImagine(view) ? weightsOf(view) : null;
      if (!search || !weights) return mind.decide(view, choices);
      const ranked = mind.rank(view, choices);
      if (ranked.length < 2) return mind.decide(view, choices);
      const appraiser = appraiserOf(view.rules, weights);
      const players: Players = {
        policy,
        random,
        turns,
        worth: (seen, action) => appraiser.appraise(seen, action).value,
      };
      return new Comparison(search, view, { ranked, players }).best();
    },
  };
}

import type { RuleSetId } from '../engine/types';
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
  /** What is known of the worth of positions under a rule set; null: nothing, and the routes alone decide. */
  readonly weightsOf: (rules: RuleSetId) => NetworkWeights | null;
  /** How far futures are played, in own turns. */
  readonly turns: number;
  readonly claims: Search;
}

/** A bot that plays by routes, and compares the best of its claims in imagined futures. */
export function searchingBot({ id, bookOf, weightsOf, turns, claims }: Searching): Bot {
  const mindOf = mindsWith(bookOf);
  const policy: Bot = { id, decide: (view, choices) => mindOf(view.rules).decide(view, choices) };
  const appraisers = new Map<RuleSetId, Appraiser | null>();
  const appraiserOf = (rules: RuleSetId): Appraiser | null => {
    let appraiser = appraisers.get(rules);
    if (appraiser === undefined) {
      const weights = weightsOf(rules);
      appraiser = weights && new Appraiser(mindOf(rules), weights);
      appraisers.set(rules, appraiser);
    }
    return appraiser;
  };
  return {
    id,
    decide: (view, choices, random) => {
      const isClaim = view.pending?.why === 'discard' && canImagine(view);
      const appraiser = isClaim && choices.length > 1 ? appraiserOf(view.rules) : null;
      if (!appraiser) return policy.decide(view, choices, random);
      const ranked = mindOf(view.rules).rank(view, choices);
      const players: Players = {
        policy,
        random,
        turns,
        worth: (seen, action) => appraiser.appraise(seen, action).value,
      };
      return new Comparison(claims, view, { ranked, players }).best();
    },
  };
}

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
  /** How it plays itself, if otherwise than it expects of the others. */
  readonly ownBookOf?: ((rules: RuleSetId) => TunedBook) | undefined;
  /** What is known of the worth of positions under a rule set; null: nothing, and the routes alone decide. */
  readonly weightsOf: (rules: RuleSetId) => NetworkWeights | null;
  /** How far futures are played, in own turns. */
  readonly turns: number;
  readonly claims: Search;
}

/** A bot that plays by routes, and compares the best of its claims in imagined futures. */
export function searchingBot({ id, bookOf, ownBookOf, weightsOf, turns, claims }: Searching): Bot {
  const mindOf = mindsWith(bookOf);
  const ownMindOf = ownBookOf ? mindsWith(ownBookOf) : mindOf;
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
      const own = ownMindOf(view.rules);
      if (!appraiser) return own.decide(view, choices);
      const others = mindOf(view.rules);
      const policy: Bot = {
        id,
        decide: (seen, offered) => (seen.seat === view.seat ? own : others).decide(seen, offered),
      };
      const ranked = own.rank(view, choices);
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

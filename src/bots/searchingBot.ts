import type { RuleSetId } from '../engine/types';
import { Advantage } from './advantage/advantage';
import type { Bot } from './bot';
import { knowledgeOf } from './learned/knowledge';
import { Comparison } from './rollouts/compare';
import type { Search } from './rollouts/compare';
import { canImagine } from './rollouts/imagine';
import type { Players } from './rollouts/playout';
import type { Mind } from './routes/mind';
import type { TunedBook } from './routes/tuning';
import { mindsWith } from './routesBot';
import { Appraiser } from './value/appraiser';

interface Searching {
  readonly id: string;
  readonly bookOf: (rules: RuleSetId) => TunedBook;
  /** How it plays itself, if otherwise than it expects of the others. */
  readonly ownBookOf?: ((rules: RuleSetId) => TunedBook) | undefined;
  /** How far futures are played, in own turns. */
  readonly turns: number;
  readonly claims: Search;
}

/** What a bot makes of what was learned for its rule set. */
interface Judgement {
  readonly advantage: Advantage;
  readonly appraiser: Appraiser;
}

/**
 * A bot that weighs the best choices of its routes by what was learned of such choices, and compares claims in
 * imagined futures. Under rules for which nothing was learned the routes alone decide.
 */
export function searchingBot({ id, bookOf, ownBookOf, turns, claims }: Searching): Bot {
  const mindOf = mindsWith(bookOf);
  const ownMindOf = ownBookOf ? mindsWith(ownBookOf) : mindOf;
  const judgements = new Map<RuleSetId, Judgement | null>();
  const judgementOf = (rules: RuleSetId): Judgement | null => {
    let judgement = judgements.get(rules);
    if (judgement === undefined)
      judgements.set(rules, (judgement = judgementFor(rules, ownMindOf(rules), mindOf(rules))));
    return judgement;
  };
  return {
    id,
    decide: (view, choices, random) => {
      const own = ownMindOf(view.rules);
      const judgement = choices.length > 1 && canImagine(view) ? judgementOf(view.rules) : null;
      if (!judgement) return own.decide(view, choices);
      const { advantage, appraiser } = judgement;
      const priced = advantage.price(view, own.rank(view, choices));
      if (view.pending?.why !== 'discard' || priced.length === 1) return priced[0]!.action;
      const others = mindOf(view.rules);
      const policy: Bot = {
        id,
        decide: (seen, offered) => (seen.seat === view.seat ? own : others).decide(seen, offered),
      };
      const players: Players = {
        policy,
        random,
        turns,
        worth: (seen, action) => appraiser.appraise(seen, action).value,
      };
      return new Comparison(claims, view, { priced, players }).best();
    },
  };
}

function judgementFor(rules: RuleSetId, own: Mind, others: Mind): Judgement | null {
  const known = knowledgeOf(rules);
  return (
    known && {
      advantage: new Advantage(new Appraiser(own, known.worth), known.advantage),
      appraiser: new Appraiser(others, known.worth),
    }
  );
}

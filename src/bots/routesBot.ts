import type { RuleSetId } from '../engine/types';
import type { Bot } from './bot';
import { Mind } from './routes/mind';
import type { TunedBook } from './routes/tuning';

/** A bot that plays by a book of routes for each rule set. */
export function routesBot({ id, bookOf }: { id: string; bookOf: (rules: RuleSetId) => TunedBook }): Bot {
  const mindOf = mindsWith(bookOf);
  return { id, decide: (view, choices) => mindOf(view.rules).decide(view, choices) };
}

/** One mind for each rule set, made when first asked for. */
export function mindsWith(bookOf: (rules: RuleSetId) => TunedBook): (rules: RuleSetId) => Mind {
  const minds = new Map<RuleSetId, Mind>();
  return (rules) => {
    let mind = minds.get(rules);
    if (!mind) minds.set(rules, (mind = new Mind(bookOf(rules))));
    return mind;
  };
}

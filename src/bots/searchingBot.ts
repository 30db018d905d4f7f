import type { RuleSetId } from '../engine/types';
import type { SeatView } from '../engine/view';
import { Advantage } from './advantage/advantage';
import type { Bot } from './bot';
import { knowledgeOf } from './learned/knowledge';
import type { Knowledge } from './learned/knowledge';
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
  readonly noise: number;
}

/**
 * A bot that weighs the best choices of its routes by what was learned of such choices, and compares claims in
 * imagined futures. Under rules for which nothing was learned the routes alone decide.
 */
export function searchingBot({ id, bookOf, ownBookOf, turns, claims }: Searching): Bot {
  const mindOf = mindsWith(bookOf);
  const ownMindOf = ownBookOf ? mindsWith(ownBookOf) : mindOf;
  const judgements = new Map<Knowledge, Judgement>();
  const judgementOf = (view: SeatView): Judgement | null => {
    const known = knowledgeOf(view);
    const judgement =
      known && (judgements.get(known) ?? judge(known, ownMindOf(view.rules), mindOf(view.rules)));
    if (judgement) judgements.set(known, judgement);
    return judgement;
  };
  return {
    id,
    decide: (view, choices, random) => {
      const own = ownMindOf(view.rules);
      const judgement = choices.length > 1 && canImagine(view) ? judgementOf(view) : null;
      if (!judgement) return own.decide(view, choices);
      const { advantage, appraiser, noise } = judgement;
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
      return new Comparison(claims, view, { priced, players, noise }).best();
    },
  };
}

/** What a bot with a style adds for its own hopes, as a share of the noise: as much as hope is worth without anything learned. */
const LEANING = 0.127;

function judge({ worth, advantage }: Knowledge, own: Mind, others: Mind): Judgement {
  const leaning = own === others ? 0 : LEANING * advantage.noise;
  return {
    advantage: new Advantage(new Appraiser(own, worth), advantage.weights, leaning),
    noise: advantage.noise,
    appraiser: new Appraiser(others, worth),
  };
}

import { rulesOf } from '../engine/knownRules';
import type { SeatView } from '../engine/view';
import { Advantage } from './advantage/advantage';
import type { Beliefs } from './beliefs/beliefs';
import type { Bot } from './bot';
import { knowledgeOf } from './learned/knowledge';
import type { Knowledge } from './learned/knowledge';
import { Comparison } from './rollouts/compare';
import type { Budget } from './rollouts/compare';
import { canImagine } from './rollouts/imagine';
import { LIMIT_AS } from './rollouts/playout';
import type { Players } from './rollouts/playout';
import { booksWith } from './routes/books';
import type { Mind } from './routes/mind';
import { mindsWith } from './routesBot';
import { styled, type Style } from './styles/style';
import { routes1Tunings } from './tunings/routes1';
import { Appraiser } from './value/appraiser';

/** How far futures are played, in own turns. */
const TURNS = 3;
/** How far the difference of two prices is from the truth, as a share of the noise. */
const SPREAD = 0.11;

interface Searching {
  readonly id: string;
  /** How much is imagined to compare claims. */
  readonly budget: Budget;
  /** Its own choices are in the style; what it expects of the others and knows of positions is not. */
  readonly style?: Style | undefined;
}

/** What a bot makes of what was learned for its rule set. */
interface Judgement {
  readonly advantage: Advantage;
  readonly appraiser: Appraiser;
  readonly beliefs: Beliefs;
  readonly noise: number;
  readonly tenFaan: number;
}

/**
 * A bot that weighs the best choices of its routes by what was learned of such choices, and compares claims in
 * imagined futures. Under rules for which nothing was learned the routes alone decide.
 */
export function searchingBot({ id, budget, style }: Searching): Bot {
  const mindOf = mindsWith(booksWith(routes1Tunings));
  const ownMindOf = style ? mindsWith(booksWith(styled(routes1Tunings, style))) : mindOf;
  const judgements = new Map<Knowledge, Judgement>();
  const judgementOf = (view: SeatView): Judgement | null => {
    const known = knowledgeOf(view);
    if (!known) return null;
    let judgement = judgements.get(known);
    if (!judgement)
      judgements.set(known, (judgement = judge(known, ownMindOf(view.rules), mindOf(view.rules))));
    return judgement;
  };
  return {
    id,
    decide: (view, choices, random) => {
      const own = ownMindOf(view.rules);
      const judgement = choices.length > 1 && canImagine(view) ? judgementOf(view) : null;
      if (!judgement) return own.decide(view, choices);
      const { advantage, appraiser, beliefs, noise, tenFaan } = judgement;
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
        turns: TURNS,
        worth: (seen, action) => appraiser.appraise(seen, action).value,
        unit: (rulesOf(view).baseOf?.(LIMIT_AS) ?? tenFaan) / tenFaan,
      };
      return new Comparison({ budget, spread: SPREAD }, view, { priced, players, beliefs, noise }).best();
    },
  };
}

function judge({ worth, advantage, beliefs, tenFaan }: Knowledge, own: Mind, others: Mind): Judgement {
  return {
    advantage: new Advantage(new Appraiser(own, worth), advantage, own === others ? 0 : 1),
    noise: advantage.noise,
    tenFaan,
    beliefs,
    appraiser: new Appraiser(others, worth),
  };
}

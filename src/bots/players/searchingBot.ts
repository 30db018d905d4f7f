import type { SeatView } from '../../engine/view';
import { Advantage } from '../advantage/advantage';
import type { Beliefs } from '../beliefs/beliefs';
import type { Bot } from '../bot';
import type { Knowledge } from '../botPart';
import { bookOf, botPartOf, knowledgeOf, routesOf } from '../knownBooks';
import { Comparison } from '../rollouts/compare';
import type { Budget } from '../rollouts/compare';
import { canImagine } from '../rollouts/imagine';
import type { Players } from '../rollouts/playout';
import type { Mind } from '../targets/mind';
import type { StyleId } from '../styles/styleIds';
import { Appraiser } from '../value/appraiser';
import { mindsFor } from './bookBot';
import { decideWithoutBook } from './withoutBook';

/** How far futures are played, in own turns. */
const TURNS = 3;
/** How far the difference of two prices is from the truth, as a share of the noise. */
const SPREAD = 0.11;

interface Searching {
  readonly id: string;
  /** How much is imagined to compare claims. */
  readonly budget: Budget;
  /** Its own choices are in the style; what it expects of the others and knows of positions is not. */
  readonly style?: StyleId | undefined;
}

/** What a bot makes of what was learned of a game. */
interface Judgement {
  readonly advantage: Advantage;
  readonly appraiser: Appraiser;
  readonly beliefs: Beliefs;
  readonly noise: number;
  /** What a rare hand paid where all this was learned. */
  readonly rareTotal: number;
  readonly own: Mind;
  /** The minds that play the own seat and the others in imagined deals. */
  readonly players: Minds;
}

interface Minds {
  readonly own: Mind;
  readonly others: Mind;
}

/**
 * A bot that weighs the best choices of its routes by what was learned of such choices, and compares claims in
 * imagined futures. At tables of which nothing was learned the routes alone decide.
 */
export function searchingBot({ id, budget, style }: Searching): Bot {
  const mindOf = mindsFor({ tuning: 'routes-1' });
  const styledMindOf = mindsFor({ tuning: 'routes-1', style });
  const ownMindOf = (view: SeatView): Mind | null => (isShown(view, style) ? styledMindOf : mindOf)(view);
  const judgements = new Map<Knowledge, Judgement>();
  const judgementOf = (view: SeatView): Judgement | null => {
    const [known, own, others] = [knowledgeOf(view), ownMindOf(view), mindOf(view)];
    if (!known || !own || !others) return null;
    let judgement = judgements.get(known);
    if (!judgement) judgements.set(known, (judgement = judge(known, { own, others }, quickMind(view))));
    return judgement;
  };
  return {
    id,
    decide: (view, choices, random) => {
      const judgement = choices.length > 1 && canImagine(view) ? judgementOf(view) : null;
      if (!judgement)
        return ownMindOf(view)?.decide(view, choices) ?? decideWithoutBook(view, choices, random);
      const { own, advantage, appraiser, beliefs, noise } = judgement;
      const priced = advantage.price(view, own.rank(view, choices));
      if (view.pending?.why !== 'discard' || priced.length === 1) return priced[0]!.action;
      const policy: Bot = {
        id,
        decide: (seen, offered) =>
          judgement.players[seen.seat === view.seat ? 'own' : 'others'].decide(seen, offered),
      };
      const players: Players = {
        policy,
        random,
        turns: TURNS,
        worth: (seen, action) => appraiser.appraise(seen, action).value,
        ...paymentsAt(view, judgement),
      };
      return new Comparison({ budget, spread: SPREAD }, view, { priced, players, beliefs, noise }).best();
    },
  };
}

/** Whether a game shows this style: in one that it leaves out the bot is the plain one. */
function isShown({ rules }: SeatView, style: StyleId | undefined): boolean {
  return botPartOf(rules)?.styles.some((shown) => shown === style) === true;
}

/** What a rare hand pays at this table, and how many times as much as where the worth of positions was learned. */
function paymentsAt(view: SeatView, { rareTotal }: Judgement): Pick<Players, 'most' | 'unit'> {
  const { rare = Infinity, totalOf } = routesOf(view.rules)?.book ?? {};
  const most = totalOf ? totalOf(view.options, rare) : null;
  return { most, unit: (most ?? rareTotal) / rareTotal };
}

/** What plays in imagined deals where the minds of a game take long. */
function quickMind({ rules }: SeatView): Mind | undefined {
  return bookOf(rules)?.newQuick?.();
}

function judge(
  { worth, advantage, beliefs, rareTotal }: Knowledge,
  { own, others }: Minds,
  quick: Mind | undefined,
): Judgement {
  return {
    own,
    players: { own: quick ?? own, others: quick ?? others },
    advantage: new Advantage(new Appraiser(own, worth), advantage, own === others ? 0 : 1),
    noise: advantage.noise,
    rareTotal,
    beliefs,
    appraiser: new Appraiser(others, worth),
  };
}

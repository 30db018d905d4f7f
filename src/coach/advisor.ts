import { Advantage } from '../bots/advantage/advantage';
import type { Beliefs } from '../bots/beliefs/beliefs';
import type { Bot } from '../bots/bot';
import type { DealIn, GameBook, Knowledge } from '../bots/botPart';
import { bookOf, botPartOf, knowledgeOf, loadBook, loadLearned, routesOf } from '../bots/knownBooks';
import type { Game } from '../bots/knownBooks';
import { mindsFor } from '../bots/players/bookBot';
import type { Mind } from '../bots/targets/mind';
import { Appraiser } from '../bots/value/appraiser';
import type { Foresight } from '../bots/value/ending';
import { appraised } from './appraised';
import type { Appraised } from './appraised';
import { COURSE } from './depths';
import { GAIN_ERRORS } from './ranges';

/** What was learned of a table, ready to be asked. */
export interface Learned {
  /** Null where choices have no prices. */
  readonly advantage: Advantage | null;
  /** How a deal may end after a choice. */
  readonly appraise: Foresight['endings'];
  /** How many points of this table one learned point is worth. */
  readonly unit: number;
  /** The standard deviation of what follows from any choice; points of this table. */
  readonly noise: number;
  readonly trust: Foresight['trust'];
  readonly brought?: Foresight['brought'];
  /** No future tells more. */
  readonly isWhole: boolean;
}

/** All that a coach knows of a table: who plays the futures, what others hide, and what was learned, if anything was. */
export interface Advisor {
  readonly mind: Mind;
  readonly policy: Bot;
  readonly beliefs: Beliefs;
  /** How chances to deal in that are counted by the beliefs are corrected, where it was learned. */
  readonly dealIn: DealIn | null;
  /** How likely others win on discards, where the book says it. */
  readonly dangers: GameBook['dangers'];
  readonly learned: Learned | null;
  /** The standard deviation of what follows from any choice, points of this table; null where it is not known. */
  readonly noise: number | null;
}

/** True for a game that its bots know, unless it says otherwise. Nothing needs to be loaded. */
export function hasCoach(rules: Game['rules']): boolean {
  return botPartOf(rules)?.hasCoach ?? botPartOf(rules) !== null;
}

/** Loads what a coach needs at such a table. */
export async function loadAdvisor(game: Game): Promise<void> {
  await Promise.all([loadBook(game.rules), loadLearned(game)]);
}

type Payments = Pick<Appraised, 'unit' | 'limit'>;

const mindOf = mindsFor({ tuning: 'routes-1' });
/** `plain`: advisors of games of which nothing was learned. `informed`: by what was learned and the table's payments. */
const plain = new Map<Game['rules'], Advisor>();
const informed = new Map<Knowledge, Map<string, Advisor>>();

/** The advisor of a table, made when it is first asked for; null for a game without a coach. Throws if it is not loaded. */
export function advisorFor(game: Game): Advisor | null {
  const [mind, book, knowledge] = [mindOf(game), bookOf(game.rules), knowledgeOf(game)];
  if (!mind || !book) return null;
  const { dangers } = book;
  const newQuick = (): Mind | undefined => book.newQuick?.();
  if (!knowledge)
    return kept(plain, game.rules, () =>
      newAdvisor(
        mind,
        { beliefs: book.beliefs, dealIn: null, dangers, noise: book.noise ?? null, quick: newQuick() },
        foreseenBy(book.foresight ?? null),
      ),
    );
  const payments = paymentsOf(game, knowledge);
  const byPayments = kept(informed, knowledge, () => new Map<string, Advisor>());
  return kept(byPayments, JSON.stringify(payments), () =>
    newAdvisor(
      mind,
      { ...knowledge, dangers, noise: null, quick: newQuick() },
      learnedBy(mind, knowledge, payments),
    ),
  );
}

function newAdvisor(
  mind: Mind,
  {
    beliefs,
    dealIn,
    dangers,
    noise,
    quick = mind,
  }: Pick<Advisor, 'beliefs' | 'dealIn' | 'dangers' | 'noise'> & { readonly quick?: Mind | undefined },
  learned: Learned | null,
): Advisor {
  const policy: Bot = { id: 'future', decide: (view, choices) => quick.decide(view, choices) };
  return { mind, policy, beliefs, dealIn, dangers, learned, noise: learned?.noise ?? noise };
}

function learnedBy(mind: Mind, { worth, worthErrors, advantage }: Knowledge, payments: Payments): Learned {
  const { unit } = payments;
  const appraiser = new Appraiser(mind, worth);
  return {
    advantage: new Advantage(new Appraiser(mind, worth), advantage),
    appraise: (view, action) => appraised({ appraiser, ...payments }, { view, action }),
    unit,
    noise: advantage.noise * unit,
    isWhole: false,
    trust: () => ({ ...worthErrors, course: COURSE, gains: GAIN_ERRORS }),
  };
}

/** By what a game with a card says of positions. */
function foreseenBy(foresight: Foresight | null): Learned | null {
  return (
    foresight && {
      advantage: null,
      appraise: foresight.endings,
      unit: 1,
      noise: foresight.noise,
      trust: foresight.trust,
      brought: foresight.brought,
      isWhole: foresight.isWhole ?? false,
    }
  );
}

function paymentsOf({ rules, options }: Game, { rareTotal }: Knowledge): Payments {
  const { rare = Infinity, totalOf } = routesOf(rules)?.book ?? {};
  if (!totalOf) return { unit: 1, limit: 1 };
  const total = totalOf(options, rare);
  return { unit: total / rareTotal, limit: totalOf(options, Infinity) / total };
}

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

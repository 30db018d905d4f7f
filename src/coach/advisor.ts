import { Advantage } from '../bots/advantage/advantage';
import type { Beliefs } from '../bots/beliefs/beliefs';
import type { Bot } from '../bots/bot';
import type { DealIn, Knowledge, WorthErrors } from '../bots/botPart';
import { bookOf, botPartOf, knowledgeOf, loadBook, loadLearned, routesOf } from '../bots/knownBooks';
import type { Game } from '../bots/knownBooks';
import { mindsFor } from '../bots/players/bookBot';
import type { Mind } from '../bots/targets/mind';
import { Appraiser } from '../bots/value/appraiser';

/** What was learned of a table, ready to be asked. */
export interface Learned {
  readonly advantage: Advantage;
  readonly appraiser: Appraiser;
  /** How many points of this table one learned point is worth. */
  readonly unit: number;
  /** What a limit hand pays here, as a multiple of what it counted while worth was learned. */
  readonly limit: number;
  /** The standard deviation of what follows from any choice; points of this table. */
  readonly noise: number;
  readonly errors: WorthErrors;
}

/** All that a coach knows of a table: who plays the futures, what others hide, and what was learned, if anything was. */
export interface Advisor {
  readonly mind: Mind;
  readonly policy: Bot;
  readonly beliefs: Beliefs;
  /** How chances to deal in that are counted by the beliefs are corrected, where it was learned. */
  readonly dealIn: DealIn | null;
  readonly learned: Learned | null;
}

/** True for a game that its bots know, unless it says otherwise. Nothing needs to be loaded. */
export function hasCoach(rules: Game['rules']): boolean {
  return botPartOf(rules)?.hasCoach ?? botPartOf(rules) !== null;
}

/** Loads what a coach needs at such a table. */
export async function loadAdvisor(game: Game): Promise<void> {
  await Promise.all([loadBook(game.rules), loadLearned(game)]);
}

const mindOf = mindsFor({ tuning: 'routes-1' });
/** `plain`: advisors of games of which nothing was learned. `informed`: by what was learned and the table's payments. */
const plain = new Map<Game['rules'], Advisor>();
const informed = new Map<Knowledge, Map<string, Advisor>>();

/** The advisor of a table, made when it is first asked for; null for a game without a coach. Throws if it is not loaded. */
export function advisorFor(game: Game): Advisor | null {
  const [mind, book, knowledge] = [mindOf(game), bookOf(game.rules), knowledgeOf(game)];
  if (!mind || !book) return null;
  if (!knowledge)
    return kept(plain, game.rules, () =>
      newAdvisor(mind, { beliefs: book.beliefs, dealIn: null, quick: book.newQuick?.() }, null),
    );
  const payments = paymentsOf(game, knowledge);
  const byPayments = kept(informed, knowledge, () => new Map<string, Advisor>());
  return kept(byPayments, JSON.stringify(payments), () =>
    newAdvisor(mind, knowledge, learnedBy(mind, knowledge, payments)),
  );
}

function newAdvisor(
  mind: Mind,
  {
    beliefs,
    dealIn,
    quick = mind,
  }: Pick<Advisor, 'beliefs' | 'dealIn'> & { readonly quick?: Mind | undefined },
  learned: Learned | null,
): Advisor {
  const policy: Bot = { id: 'future', decide: (view, choices) => quick.decide(view, choices) };
  return { mind, policy, beliefs, dealIn, learned };
}

function learnedBy(
  mind: Mind,
  { worth, worthErrors, advantage }: Knowledge,
  payments: Pick<Learned, 'unit' | 'limit'>,
): Learned {
  return {
    advantage: new Advantage(new Appraiser(mind, worth), advantage),
    appraiser: new Appraiser(mind, worth),
    ...payments,
    noise: advantage.noise * payments.unit,
    errors: worthErrors,
  };
}

function paymentsOf({ rules, options }: Game, { rareTotal }: Knowledge): Pick<Learned, 'unit' | 'limit'> {
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

import { moreWild, narrows, wantedBy } from './cards';
import { lastCopies } from './copies';
import { costsLess, dealsInLess, dearer, likelier } from './course';
import { dealer, dealerFed } from './dealer';
import { keepsTiles } from './defence';
import { rulesOf } from '../../engine/knownRules';
import { breaksPair } from './eyes';
import { badShape, faster, fewDraws, moreUseful, moreWaits, noNearer, ready, someMoreUseful } from './hand';
import { kongPaid, kongReplacement, kongValue } from './kongs';
import { fewerNeed } from './needed';
import type { Finder, Pair } from './pair';
import type { Fact } from './reason';
import {
  keepsDearRoute,
  keepsRoute,
  killsDearRoute,
  killsRoute,
  losesMinimum,
  opensHand,
  securesMinimum,
} from './routes';
import { feeds, kongRobbing, safe } from './safety';
import type { Term } from './terms';

/** What opening the hand loses; a route that is ruled out has been named. */
const opens: Finder = (pair) => (killsRoute(pair) ? null : opensHand(pair));

/** The kong, or the hand, is worth more. */
const valued: Finder = (pair) => kongValue(pair) ?? dearer(pair);

/** More tiles help, if only some, or it wins more often. */
const oftener: Finder = (pair) => someMoreUseful(pair) ?? likelier(pair);

/** It deals in less often, or for less. */
const lessFed: Finder = (pair) => dealsInLess(pair) ?? costsLess(pair);

/** What explains a term, and how much of it goes away without it: 1 is all. */
export interface Explained {
  readonly fact: Fact;
  readonly part: number;
}

/** Of each group the first that holds is told. */
type Groups = readonly (readonly Finder[])[];

/** What may explain a term, and what is told where nothing does. */
interface Explanations {
  readonly groups: Groups;
  readonly most: number;
  readonly plain: Finder;
}

/** The hand is nearer, or more tiles complete it. */
const NEARER: readonly Finder[] = [losesMinimum, ready, moreWaits, fewDraws, badShape, faster, noNearer];

const EXPLANATIONS: Readonly<Record<Term, Explanations>> = {
  likelier: {
    groups: [
      NEARER,
      [killsRoute, moreWild, narrows, opensHand, securesMinimum],
      [keepsRoute, breaksPair, lastCopies, kongReplacement, moreUseful, fewerNeed],
    ],
    most: 2,
    plain: oftener,
  },
  dearer: { groups: [[kongPaid], [opens, killsDearRoute, keepsDearRoute]], most: 2, plain: valued },
  feeding: { groups: [[kongRobbing, wantedBy, feeds], [safe]], most: 2, plain: lessFed },
  others: { groups: [[kongPaid, keepsTiles]], most: 1, plain: costsLess },
};

/** Where play goes on after a win, early wins are paid by more seats, and a hand that is never ready may have to pay. */
const PLAYED_ON: Partial<typeof EXPLANATIONS> = {
  dearer: { ...EXPLANATIONS.dearer, groups: [...EXPLANATIONS.dearer.groups, NEARER] },
  others: { ...EXPLANATIONS.others, groups: [[kongPaid], NEARER], most: 2 },
};

/** Of two choices: too close to call, and whether something speaks for the other one. */
interface Gap {
  readonly isClose: boolean;
  readonly isContested: boolean;
}

/**
 * What explains this term of the gap between two choices. Of choices that are close, chances and points tell nothing; that
 * the seat is the dealer tells them apart only where something speaks for the other one.
 */
export function factsOf(term: Term, pair: Pair, { isClose, isContested }: Gap): readonly Explained[] {
  const played = rulesOf(pair.view).afterWin ? PLAYED_ON[term] : undefined;
  const { groups, most, plain } = played ?? EXPLANATIONS[term];
  const found = bareLast(withoutRepeated(groups.flatMap((group) => firstOf(group, pair) ?? []))).slice(
    0,
    most,
  );
  const plainly = isClose ? null : plain(pair);
  const isTold = found.length === 0 || plainly?.code === 'slower-but-dearer';
  const told = plainly && isTold ? [...found, plainly] : found;
  const explained = told.map((fact): Explained => ({ fact, part: 1 }));
  const doubled = isClose ? null : doubledBy(term, pair, { told, isContested });
  return doubled && told.length > 0
    ? [...explained, { fact: doubled, part: 1 - 1 / doubled.times }]
    : explained;
}

/** The dealer's wins bring and cost more; what other deals cost has nothing to do with it. */
function doubledBy(
  term: Term,
  pair: Pair,
  { told, isContested }: { readonly told: readonly Fact[]; readonly isContested: boolean },
) {
  if (term === 'others') return null;
  if (term === 'feeding') return dealerFed(pair, told);
  return isContested ? dealer(pair) : null;
}

function firstOf(finders: readonly Finder[], pair: Pair): Fact | null {
  for (const find of finders) {
    const fact = find(pair);
    if (fact) return fact;
  }
  return null;
}

/**
 * A hand that is ruled out says more than how many tiles are missing of any hand; wild tiles that are spent say more than
 * that as many are missing.
 */
function bareLast(facts: readonly Fact[]): readonly Fact[] {
  const bare = facts[0]?.code;
  const telling = facts.find(
    ({ code }) =>
      (code === 'kills-route' && (bare === 'faster' || bare === 'no-nearer')) ||
      (code === 'more-wild' && bare === 'no-nearer'),
  );
  return telling ? [telling, ...facts.filter((fact) => fact !== telling)] : facts;
}

/**
 * Leaves out what another fact says already: "keeps a route" where the hand is ready or draws are few, "more useful
 * tiles" where its waits are told, and "nearer" where a kept route tells of the same missing tiles.
 */
export function withoutRepeated<Any extends Fact>(facts: readonly Any[]): readonly Any[] {
  const all: readonly Fact[] = facts;
  const has = (code: Fact['code']): boolean => all.some((fact) => fact.code === code);
  const kept = all.find((fact) => fact.code === 'keeps-route');
  if (kept && (has('ready') || has('few-draws'))) return facts.filter((fact) => fact !== kept);
  if (has('more-waits') || has('ready')) return facts.filter(({ code }) => code !== 'more-useful');
  return facts.filter((fact: Fact) => fact.code !== 'faster' || fact.missing.better !== kept?.missing.better);
}

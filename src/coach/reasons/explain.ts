import { lastCopies } from './copies';
import { dealsInLess, dearer, likelier } from './course';
import { dealer, dealerFed } from './dealer';
import { badShape, faster, fewDraws, moreUseful, moreWaits, ready } from './hand';
import { kongReplacement, kongValue } from './kongs';
import type { Finder, Pair } from './pair';
import type { Fact } from './reason';
import { keepsRoute, killsRoute, losesMinimum, opensHand, securesMinimum } from './routes';
import { feeds, kongRobbing, safe } from './safety';
import type { Term } from './terms';

/** What opening the hand loses; a route that is ruled out has been named. */
const opens: Finder = (pair) => (killsRoute(pair) ? null : opensHand(pair));

/** The kong, or the hand, is worth more. */
const valued: Finder = (pair) => kongValue(pair) ?? dearer(pair);

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
  readonly plain: Finder | null;
}

const EXPLANATIONS: Readonly<Record<Term, Explanations>> = {
  likelier: {
    groups: [
      [losesMinimum, ready, moreWaits, fewDraws, badShape, faster],
      [killsRoute, opensHand, securesMinimum],
      [keepsRoute, lastCopies, kongReplacement, moreUseful],
    ],
    most: 2,
    plain: likelier,
  },
  dearer: { groups: [[opens]], most: 1, plain: valued },
  feeding: { groups: [[kongRobbing, feeds], [safe]], most: 2, plain: dealsInLess },
  others: { groups: [], most: 0, plain: null },
};

/** What explains this term of the gap between two choices. Of choices that are close, chances and points tell nothing. */
export function factsOf(term: Term, pair: Pair, isClose: boolean): readonly Explained[] {
  const { groups, most, plain } = EXPLANATIONS[term];
  const found = withoutRepeated(groups.flatMap((group) => firstOf(group, pair) ?? [])).slice(0, most);
  const plainly = isClose ? null : plain?.(pair);
  const told = found.length === 0 && plainly ? [plainly] : found;
  const explained = told.map((fact): Explained => ({ fact, part: 1 }));
  const doubled = term === 'feeding' ? dealerFed(pair, told) : dealer(pair);
  return doubled && told.length > 0
    ? [...explained, { fact: doubled, part: 1 - 1 / doubled.times }]
    : explained;
}

function firstOf(finders: readonly Finder[], pair: Pair): Fact | null {
  for (const find of finders) {
    const fact = find(pair);
    if (fact) return fact;
  }
  return null;
}

/** A route that is kept says all that "nearer" says, if both are about the same tiles missing; "ready" and "few draws" say more. */
function withoutRepeated(facts: readonly Fact[]): readonly Fact[] {
  const kept = facts.find((fact) => fact.code === 'keeps-route');
  if (!kept) return facts;
  if (facts.some(({ code }) => code === 'ready' || code === 'few-draws'))
    return facts.filter((fact) => fact !== kept);
  return facts.filter((fact) => fact.code !== 'faster' || fact.missing.better !== kept.missing.better);
}

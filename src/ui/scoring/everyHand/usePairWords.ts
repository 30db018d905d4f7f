import { exactly } from '../../../engine/scoring/payments';
import { useText } from '../../context';
import { wordFor } from '../../text';
import { useGameWords } from '../../text/gameWords';
import { personOf } from '../resultFacts';
import type { ResultFacts } from '../resultFacts';
import { differenceOf, paidIn } from './pairs';
import type { Pair } from './pairs';

interface PairWords {
  /** As the seat of its row sees it: "Mei receives 48 from Wing", "You pay Mei 32". */
  readonly received: (pair: Pair) => string;
  /** As who paid sees it: "Wing pays Mei 48." */
  readonly paid: (pair: Pair) => string;
  /** "32 − 8 = 24, ×2 East, difference of hands" */
  readonly sumOf: (pair: Pair) => string;
}

/** A cell of the matrix in words. */
export function usePairWords(facts: ResultFacts): PairWords {
  const { pairs, result, total } = useText();
  const { reasons, factors } = useGameWords();
  const who = (pair: Pair) => ({
    row: personOf(facts, pair.seat),
    other: pair.from === null ? null : personOf(facts, pair.from),
  });
  const received = (pair: Pair) => {
    const { row, other } = who(pair);
    return pair.net < 0 ? pairs.pays(row, other, -pair.net) : pairs.receives(row, other, pair.net);
  };
  const paid = (pair: Pair) => {
    const { row, other } = who(pair);
    if (pair.net < 0 || other === null) return `${received(pair)}${pairs.stop}`;
    return `${pairs.pays(other, row, pair.net)}${pairs.stop}`;
  };
  const sumOf = (pair: Pair) =>
    paidIn(pair)
      .map(({ entry, sign }) => {
        const difference = differenceOf(facts.result.deal, entry);
        const base = `${sign < 0 ? '− ' : ''}${difference ? `${difference.map(total).join(' − ')} = ` : ''}${total(entry.base)}`;
        const times = entry.factors.map((factor) => `×${factor.times} ${wordFor(factors, factor.id)}`);
        const rounded = exactly(entry) === entry.amount ? [] : [result.rounded(entry.amount)];
        return [base, ...times, ...rounded, wordFor(reasons, entry.reason)].join(', ');
      })
      .join('; ');
  return { received, paid, sumOf };
}

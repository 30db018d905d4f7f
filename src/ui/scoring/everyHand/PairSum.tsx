import { exactly } from '../../../engine/scoring/payments';
import { useText } from '../../context';
import { wordFor } from '../../text';
import { useGameWords } from '../../text/gameWords';
import type { ResultFacts, Movement } from '../resultFacts';
import { differenceOf, paidIn } from './pairs';
import type { Pair } from './pairs';
import { usePairWords } from './usePairWords';

interface PairSumProps {
  readonly facts: ResultFacts;
  readonly pair: Pair;
}

/** A cell of the matrix as a sentence and its arithmetic, told of who paid. */
export function PairSum({ facts, pair }: PairSumProps) {
  const text = useText();
  const { paid } = usePairWords(facts);
  return (
    <p className="row notice pair-sum">
      <b>{paid(pair)}</b>
      {paidIn(pair).map((movement, at) => (
        <Term key={at} facts={facts} movement={movement} isFirst={at === 0} />
      ))}
      {pair.movements.length > 1 && <span>= {text.total(Math.abs(pair.net))}</span>}
    </p>
  );
}

interface TermProps {
  readonly facts: ResultFacts;
  readonly movement: Movement;
  readonly isFirst: boolean;
}

/** "32 − 8 = 24 ×2 East = 48" */
function Term({ facts, movement: { entry, sign }, isFirst }: TermProps) {
  const text = useText();
  const { reasons, factors } = useGameWords();
  const difference = differenceOf(facts.result.deal, entry);
  const before = sign < 0 ? '− ' : isFirst ? '' : '+ ';
  return (
    <span className="row sum-line">
      <span>
        {before}
        {difference && `${difference.map(text.total).join(' − ')} = `}
        {text.total(entry.base)}
      </span>
      {entry.factors.map(({ id, times }) => (
        <span key={id} className="chip chip--brass">
          <b>×{times}</b> {wordFor(factors, id)}
        </span>
      ))}
      {entry.amount !== entry.base && (
        <span>
          {exactly(entry) === entry.amount
            ? `= ${text.total(entry.amount)}`
            : text.result.rounded(entry.amount)}
        </span>
      )}
      <span className="note">{wordFor(reasons, entry.reason)}</span>
    </span>
  );
}

import { useFullText } from '../../context';
import { PaymentRows } from '../PaymentRows';
import type { ResultFacts } from '../resultFacts';
import { HandCard } from './HandCard';
import { inOrder, isBetweenSeats } from './pairs';
import { PayMatrix } from './PayMatrix';
import './handCards.css';
import './payMatrix.css';

/** Every hand with its sum, and who pays whom for them. */
export function EveryHand({ facts }: { readonly facts: ResultFacts }) {
  const text = useFullText();
  const { deal } = facts.result;
  return (
    <>
      <section className="scored-hands">
        <h2 className="unseen">{text.result.hands}</h2>
        <ul>
          {inOrder(deal).map((seat) => (
            <HandCard key={seat} facts={facts} seat={seat} />
          ))}
        </ul>
      </section>
      {isBetweenSeats(deal) ? <PayMatrix facts={facts} /> : <PaymentRows facts={facts} />}
    </>
  );
}

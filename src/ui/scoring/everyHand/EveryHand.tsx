import { useText } from '../../context';
import { Account } from '../Account';
import { isPaidOverTime } from '../accountLines';
import { PaymentRows } from '../PaymentRows';
import { personOf } from '../resultFacts';
import type { ResultFacts } from '../resultFacts';
import { OwnChange } from '../WinBand';
import { HandCard } from './HandCard';
import { inOrder, isBetweenSeats } from './pairs';
import { PayMatrix } from './PayMatrix';
import './handCards.css';
import './payMatrix.css';

/** Every hand with its sum, and who pays whom for them. */
export function EveryHand({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const { deal } = facts.result;
  return (
    <>
      {deal.ledger.length > 0 && <OwnBand facts={facts} />}
      <section className="scored-hands">
        <h2 className="unseen">{text.result.hands}</h2>
        <ul className="stack">
          {inOrder(deal).map((seat) => (
            <HandCard key={seat} facts={facts} seat={seat} />
          ))}
        </ul>
      </section>
      <Payments facts={facts} />
    </>
  );
}

function Payments({ facts }: { readonly facts: ResultFacts }) {
  const { deal } = facts.result;
  if (isPaidOverTime(deal)) return <Account facts={facts} />;
  return isBetweenSeats(deal) ? <PayMatrix facts={facts} /> : <PaymentRows facts={facts} />;
}

/** What the hand brought or cost you, who won it, and whether the wall was empty then. */
function OwnBand({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const { wins, phase } = facts.result.deal;
  const isEmpty = phase.type === 'ended' && phase.ending === 'exhausted';
  return (
    <section className="win-band win-band--own on-mat">
      <header className="row win-head">
        <OwnChange facts={facts} />
        {isEmpty && wins.length > 0 ? (
          <div>
            <h2>{text.result.wallEmptyPaid}</h2>
            <p>{text.result.wonBefore(wins.map(({ seat }) => personOf(facts, seat)))}</p>
          </div>
        ) : (
          wins.map(({ seat }) => <h2 key={seat}>{text.result.winsPlain(personOf(facts, seat))}</h2>)
        )}
      </header>
    </section>
  );
}

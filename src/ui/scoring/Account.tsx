import type { LedgerEntry, Seat } from '../../engine/types';
import { useText } from '../context';
import { wordFor } from '../text';
import { useGameWords } from '../text/gameWords';
import { WindGlyph } from '../tile/Tile';
import { linesOf } from './accountLines';
import { PaymentNote } from './PaymentRows';
import { deltaClass, gainOf, ownSeat, personOf, playerOf } from './resultFacts';
import type { ResultFacts } from './resultFacts';
import './account.css';

interface AccountProps {
  readonly facts: ResultFacts;
}

/** Payments that were made at several moments of a deal, in order: what for, and what it changed for each seat; the own one first. */
export function Account({ facts }: AccountProps) {
  const text = useText();
  const { reasons } = useGameWords();
  const { deal, before, after } = facts.result;
  const own = ownSeat(facts);
  const seats = deal.seats.map((_, turns) => (own + turns) % deal.seats.length);
  return (
    <section className="card card--account">
      <h3>{text.result.payments}</h3>
      <table className="figures">
        <caption className="unseen">{text.result.payments}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{text.result.payments}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <span className="wind">
                  <WindGlyph wind={seat} />
                </span>
                {text.people[personOf(facts, seat)]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(deal).map((entries, at) => (
            <tr key={at}>
              <th scope="row">{wordFor(reasons, entries[0]?.reason ?? '')}</th>
              {seats.map((seat) => (
                <Moved key={seat} points={movedIn(entries, seat)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.result.total}</th>
            {seats.map((seat) => (
              <Moved key={seat} points={gainOf(facts, seat)} />
            ))}
          </tr>
          <tr className="account-after">
            <th scope="row">{text.sheet.title}</th>
            {seats.map((seat) => {
              const [from, to] = [before, after].map((scores) => scores[playerOf(facts, seat)] ?? 0);
              return (
                <td key={seat}>
                  <span aria-hidden="true">{text.total(to ?? 0)}</span>
                  <span className="unseen">{text.result.running(from ?? 0, to ?? 0)}</span>
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
      <PaymentNote facts={facts} />
    </section>
  );
}

function movedIn(entries: readonly LedgerEntry[], seat: Seat): number {
  return entries.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    0,
  );
}

function Moved({ points }: { readonly points: number }) {
  const text = useText();
  return <td className={deltaClass(points)}>{points === 0 ? '' : text.signed(points)}</td>;
}

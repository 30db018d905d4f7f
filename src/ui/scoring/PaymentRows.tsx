import { exactly } from '../../engine/scoring/payments';
import type { Seat } from '../../engine/types';
import { tableOf } from '../../store/selectors/knownTables';
import { useText } from '../context';
import { wordFor } from '../text';
import { useGameWords } from '../text/gameWords';
import { Glyph, WindGlyph } from '../tile/Tile';
import { deltaClass, gainOf, movementsOf, ownSeat, personOf, playerOf } from './resultFacts';
import type { Movement, ResultFacts } from './resultFacts';

/** From here on points have so many digits that their columns are wider. */
const LARGE = 10_000;

/** The payments of every seat as arithmetic: you, then those who pay, then those who gain; where nobody pays, the points. */
export function PaymentRows({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const { ledger, seats: states } = facts.result.deal;
  const seats = states.map((_, seat) => seat);
  const own = ownSeat(facts);
  const others = seats
    .filter((seat) => seat !== own)
    .toSorted((a, b) => gainOf(facts, a) - gainOf(facts, b) || a - b);
  const isLarge = Math.max(...facts.result.after.map(Math.abs)) >= LARGE;
  const firstGain = others.find((seat) => gainOf(facts, seat) > 0);
  return (
    <section className={`card card--payments ${isLarge ? 'card--large-sums' : ''}`}>
      <h3>{ledger.some(({ from }) => from !== null) ? text.result.payments : text.sheet.title}</h3>
      <ul className="list">
        {[own, ...others].map((seat) => (
          <PaymentRow
            key={seat}
            facts={facts}
            seat={seat}
            look={seat === own ? 'own' : seat === firstGain ? 'first-gain' : null}
          />
        ))}
      </ul>
      <PaymentNote facts={facts} />
    </section>
  );
}

/** What the options mean for the payments of a win, where the game says so. */
export function PaymentNote({ facts }: { readonly facts: ResultFacts }) {
  const { payments } = useGameWords().headings;
  const { options, wins } = facts.result.deal;
  if (!payments || wins.length === 0) return null;
  return <p className="note">{payments(options)}</p>;
}

interface PaymentRowProps {
  readonly facts: ResultFacts;
  readonly seat: Seat;
  /** How its row stands out. */
  readonly look: 'own' | 'first-gain' | null;
}

function PaymentRow({ facts, seat, look }: PaymentRowProps) {
  const text = useText();
  const { after, deal } = facts.result;
  return (
    <li className={look ? `payment payment--${look}` : 'payment'}>
      <span className="wind">
        <WindGlyph wind={seat} />
      </span>
      <span className="row payer">
        <b>{text.people[personOf(facts, seat)]}</b>
        {seat === 0 && (
          <span className="seal" role="img" aria-label={text.table.dealer}>
            <Glyph name="deal" />
          </span>
        )}
      </span>
      {deal.ledger.length > 0 ? (
        <Change facts={facts} seat={seat} />
      ) : (
        <b className="still">{text.total(after[playerOf(facts, seat)] ?? 0)}</b>
      )}
    </li>
  );
}

/** What a seat pays and is paid, and its points before and after. */
function Change({ facts, seat }: Pick<PaymentRowProps, 'facts' | 'seat'>) {
  const text = useText();
  const { before, after, deal } = facts.result;
  const player = playerOf(facts, seat);
  const gain = gainOf(facts, seat);
  const movements = movementsOf(deal, seat);
  const { multiplied } = tableOf(deal.rules);
  const [from, to] = [before[player] ?? 0, after[player] ?? 0];
  return (
    <>
      <span className="row sums">
        {gain > 0 && movements.every(({ sign }) => sign > 0) ? (
          <b className="sum">{receivedFrom(movements).map(text.total).join(' + ')}</b>
        ) : (
          movements.map((movement, at) => (
            <Term
              key={at}
              movement={movement}
              isFirst={at === 0}
              isLess={movement.sign > 0 !== gain >= 0}
              mayMultiply={movement.entry.reason === multiplied}
            />
          ))
        )}
        {movements.length === 0 && <span className="no-factor">{text.result.noPayment}</span>}
      </span>
      <b className={deltaClass(gain)}>{text.signed(gain)}</b>
      <span className="running">
        <span aria-hidden="true">
          {text.total(from)} → <b>{text.total(to)}</b>
        </span>
        <span className="unseen">{text.result.running(from, to)}</span>
      </span>
    </>
  );
}

/** What each of the others gave, and the table: as their own rows have it. */
function receivedFrom(movements: readonly Movement[]): readonly number[] {
  const sums = new Map<Movement['other'], number>();
  for (const { other, entry } of movements) sums.set(other, (sums.get(other) ?? 0) + entry.amount);
  return [...sums.values()];
}

interface TermProps {
  readonly movement: Movement;
  readonly isFirst: boolean;
  /** It went the other way than the row's whole. */
  readonly isLess: boolean;
  /** The game multiplies such payments: where nothing does, that is said. */
  readonly mayMultiply: boolean;
}

/** A payment as a term of a sum: the base, each factor that multiplies it, and what it is for. */
function Term({ movement: { entry, sign }, isFirst, isLess, mayMultiply }: TermProps) {
  const text = useText();
  const { reasons, factors } = useGameWords();
  const operator = isLess ? '− ' : isFirst ? '' : '+ ';
  return (
    <span className="row sum-line">
      <b className="sum">
        {operator}
        {text.total(sign > 0 ? entry.amount : entry.base)}
      </b>
      {!['win', 'limit'].includes(entry.reason) && <span>{wordFor(reasons, entry.reason)}</span>}
      {sign < 0 &&
        entry.factors.map(({ id, times }) => (
          <span key={id} className="chip chip--brass">
            <b>×{times}</b> {wordFor(factors, id)}
          </span>
        ))}
      {sign < 0 && exactly(entry) !== entry.amount && (
        <span className="no-factor">{text.result.rounded(entry.amount)}</span>
      )}
      {sign < 0 && mayMultiply && entry.factors.length === 0 && (
        <span className="no-factor">{text.result.noDoubling}</span>
      )}
    </span>
  );
}

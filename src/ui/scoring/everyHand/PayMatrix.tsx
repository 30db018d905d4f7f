import { useRef, useState } from 'react';
import type { Seat } from '../../../engine/types';
import { useText } from '../../context';
import { ARROWS, useRovingFocus } from '../../controls/useRovingFocus';
import { WindGlyph } from '../../tile/Tile';
import { PaymentNote } from '../PaymentRows';
import { gainOf, personOf, playerOf } from '../resultFacts';
import type { ResultFacts } from '../resultFacts';
import { PairSum } from './PairSum';
import { firstShown, rowsOf } from './pairs';
import type { Pair } from './pairs';
import { usePairWords } from './usePairWords';

const keyOf = ({ seat, from }: Pair) => `${seat} ${from}`;

/** Who pays whom: a row receives from a column. A cell that is chosen is explained below. */
export function PayMatrix({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const rows = rowsOf(facts.result.deal);
  const [shown, setShown] = useState(() => firstShown(facts.result.deal));
  const table = useRef<HTMLTableElement>(null);
  useRovingFocus(table, {
    rows: rows.map((row) => row.map((pair) => (pair.net === 0 ? null : keyOf(pair)))),
    by: 'pair',
    keys: ARROWS,
    onReach: (key) => setShown(rows.flat().find((pair) => keyOf(pair) === key) ?? null),
  });
  return (
    <section className={isLong(rows) ? 'card card--matrix card--long' : 'card card--matrix'}>
      <h3>{text.pairs.title}</h3>
      <PaymentNote facts={facts} />
      <table
        ref={table}
        className={rows.some((row) => row.length > rows.length) ? 'figures with-table' : 'figures'}
      >
        <caption className="unseen">{text.pairs.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{text.standings.player}</span>
            </th>
            {rows[0]?.map(({ from }) => (
              <th key={from} scope="col">
                {from === null ? text.pairs.fromTable : text.pairs.from(personOf(facts, from))}
              </th>
            ))}
            <th scope="col">{text.result.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.seat}>
              <SeatHeading facts={facts} seat={row[0]?.seat ?? 0} />
              {row.map((pair) => (
                <td key={pair.from} className={pair.seat === pair.from ? 'pair--self' : undefined}>
                  {pair.net !== 0 && (
                    <PairCell
                      facts={facts}
                      pair={pair}
                      isShown={shown !== null && keyOf(shown) === keyOf(pair)}
                      show={setShown}
                    />
                  )}
                </td>
              ))}
              <TotalCell facts={facts} seat={row[0]?.seat ?? 0} />
            </tr>
          ))}
        </tbody>
      </table>
      {shown && <PairSum facts={facts} pair={shown} />}
    </section>
  );
}

/** Whether sums are so long, as without a limit, that narrow tables have no room for them beside the winds. */
function isLong(rows: readonly (readonly Pair[])[]): boolean {
  return rows.flat().some(({ net }) => Math.abs(net) >= 10_000);
}

interface SeatProps {
  readonly facts: ResultFacts;
  readonly seat: Seat;
}

function SeatHeading({ facts, seat }: SeatProps) {
  const text = useText();
  return (
    <th scope="row">
      <span className="wind">
        <WindGlyph wind={seat} />
      </span>
      <span className="pair-name">{text.people[personOf(facts, seat)]}</span>
    </th>
  );
}

interface PairCellProps {
  readonly facts: ResultFacts;
  readonly pair: Pair;
  readonly isShown: boolean;
  readonly show: (pair: Pair) => void;
}

/** The arrow keys go from cell to cell. */
function PairCell({ facts, pair, isShown, show }: PairCellProps) {
  const text = useText();
  const { received, sumOf } = usePairWords(facts);
  const [only, ...others] = pair.movements;
  const times = only?.entry.factors.reduce((product, factor) => product * factor.times, 1) ?? 1;
  return (
    <button
      type="button"
      className={pair.net < 0 ? 'bare pair delta--minus' : 'bare pair delta--plus'}
      data-pair={keyOf(pair)}
      aria-label={`${received(pair)}: ${sumOf(pair)}`}
      aria-pressed={isShown}
      tabIndex={isShown ? 0 : -1}
      onClick={() => show(pair)}
    >
      {text.signed(pair.net)}
      {others.length === 0 && times > 1 && <small>×{times}</small>}
    </button>
  );
}

function TotalCell({ facts, seat }: SeatProps) {
  const text = useText();
  const { before, after } = facts.result;
  const player = playerOf(facts, seat);
  const [from, to] = [before[player] ?? 0, after[player] ?? 0];
  return (
    <td className="pair-total">
      <b className="delta">{text.signed(gainOf(facts, seat))}</b>
      <span className="running">
        <span aria-hidden="true">
          <span className="pair-before">{text.total(from)} </span>→ {text.total(to)}
        </span>
        <span className="unseen">{text.result.running(from, to)}</span>
      </span>
    </td>
  );
}

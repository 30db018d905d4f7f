import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Seat } from '../../../engine/types';
import { useText } from '../../context';
import { isForOthers } from '../../live/keys';
import { WindGlyph } from '../../tile/Tile';
import { PaymentNote } from '../PaymentRows';
import { gainOf, personOf, playerOf } from '../resultFacts';
import type { ResultFacts } from '../resultFacts';
import { PairSum } from './PairSum';
import { firstShown, rowsOf } from './pairs';
import type { Pair } from './pairs';
import { usePairWords } from './usePairWords';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const keyOf = ({ seat, from }: Pair) => `${seat} ${from}`;

/** Who pays whom: a row receives from a column. A cell that is chosen is explained below. */
export function PayMatrix({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const rows = rowsOf(facts.result.deal);
  const [shown, setShown] = useState(() => firstShown(facts.result.deal));
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent) => {
    const way = STEPS[event.key];
    const next = shown && way && nextPaid(rows, shown, way);
    if (!next || isForOthers(event.nativeEvent)) return;
    event.preventDefault();
    setShown(next);
    table.current?.querySelector<HTMLElement>(`[data-pair="${keyOf(next)}"]`)?.focus();
  };
  return (
    <section className={isLong(rows) ? 'card card--matrix card--long' : 'card card--matrix'}>
      <h3>{text.pairs.title}</h3>
      <PaymentNote facts={facts} />
      <table ref={table} className={rows.some((row) => row.length > rows.length) ? 'with-table' : undefined}>
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
                      move={move}
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

/** The next cell in this direction in which something was paid. */
function nextPaid(rows: readonly (readonly Pair[])[], shown: Pair, [down, right]: readonly [number, number]) {
  let row = rows.findIndex(([first]) => first?.seat === shown.seat);
  let column = rows[row]?.findIndex(({ from }) => from === shown.from) ?? -1;
  for (;;) {
    row += down;
    column += right;
    const pair = rows[row]?.[column];
    if (!pair || pair.net !== 0) return pair;
  }
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
  readonly move: (event: KeyboardEvent) => void;
}

/** The arrow keys go from cell to cell. */
function PairCell({ facts, pair, isShown, show, move }: PairCellProps) {
  const text = useText();
  const { received, sumOf } = usePairWords(facts);
  const [only, ...others] = pair.movements;
  const times = only?.entry.factors.reduce((product, factor) => product * factor.times, 1) ?? 1;
  return (
    <button
      type="button"
      className={pair.net < 0 ? 'pair delta--minus' : 'pair delta--plus'}
      data-pair={keyOf(pair)}
      aria-label={`${received(pair)}: ${sumOf(pair)}`}
      aria-pressed={isShown}
      tabIndex={isShown ? 0 : -1}
      onClick={() => show(pair)}
      onKeyDown={move}
    >
      {text.signed(pair.net)}
      {others.length === 0 && times > 1 && <span className="pair-times">×{times}</span>}
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

import { payTable } from '../../store/selectors/payTable';
import type { PayRow } from '../../store/selectors/payTable';
import type { Options, RuleSetId } from '../../engine/types';
import { useText } from '../context';
import { useWordsOfGame } from '../text/gameWords';
import './payTable.css';

interface PayTableProps {
  readonly rules: RuleSetId;
  readonly options: Options;
  /** The group of options that it stands under: it is shown under one alone. */
  readonly group: string;
}

/** What hands pay with these options, value by value; those that pay alike are one row. */
export function PayTable({ rules, options, group }: PayTableProps) {
  const { pays } = useText().options;
  const words = useWordsOfGame(rules);
  const table = payTable(rules, options, group);
  if (!table) return null;
  const { unit, rows } = table;
  const paysOthers = rows.some(({ others }) => others > 0);
  const values = ({ from, to }: PayRow) =>
    to === null ? pays.from(`${from}`) : from === to ? `${from}` : `${from}–${to}`;
  return (
    <figure className="notice pay-table">
      <table className="figures">
        <caption>{pays.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.units[unit]?.heading}</th>
            <th scope="col">{pays.fromWall}</th>
            <th scope="col">{pays.discarder}</th>
            {paysOthers && <th scope="col">{pays.others}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.from}>
              <th scope="row">{values(row)}</th>
              <td>{row.fromWall}</td>
              <td>{row.discarder}</td>
              {paysOthers && <td>{row.others}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="note">{words.headings.payments?.(options)}</figcaption>
    </figure>
  );
}

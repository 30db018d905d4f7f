import type { Deal, ScoreLine, ScoreSheet } from '../../engine/types';
import { useFullText } from '../context';
import { faanOf } from '../table/worth';
import { rulesLink } from '../rules/place';
import { wordFor } from '../text';
import { NotCounted } from './NotCounted';

/** The items of a hand with their faan, those outside the minimum apart, and their sum. */
export function ItemTable({
  deal,
  sheet,
  minimum,
}: {
  readonly deal: Deal;
  readonly sheet: ScoreSheet;
  readonly minimum: number | null;
}) {
  const text = useFullText();
  const main = sheet.lines.filter(({ unit }) => unit !== 'bonus-faan');
  const bonus = sheet.lines.filter(({ unit }) => unit === 'bonus-faan');
  const faan = faanOf(sheet);
  return (
    <section className="card card--items">
      <h3>{faan === null && !sheet.limit ? text.result.itemsTaisen : text.result.items}</h3>
      <table>
        <tbody>
          {main.map((line) => (
            <ItemRow key={line.id} rules={deal.rules} line={line} />
          ))}
        </tbody>
        {bonus.length > 0 && (
          <tbody className="bonus-items">
            <tr>
              <th colSpan={2} scope="rowgroup">
                {text.result.bonusItems}
              </th>
            </tr>
            {bonus.map((line) => (
              <ItemRow key={line.id} rules={deal.rules} line={line} />
            ))}
          </tbody>
        )}
        {faan !== null && (
          <tfoot>
            <tr>
              <th scope="row">
                {text.result.total}
                {minimum !== null && minimum > 0 && <span>{text.result.minimumMet(minimum)}</span>}
              </th>
              <td>{faan}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <NotCounted sheet={sheet} />
    </section>
  );
}

/** Its name leads to where the rules tell of it. */
function ItemRow({ rules, line }: { readonly rules: string; readonly line: ScoreLine }) {
  const text = useFullText();
  return (
    <tr>
      <th scope="row">
        <a href={rulesLink(rules, `item-${line.id}`)}>
          {text.times(wordFor(text.items, line.id), line.count)}
        </a>
      </th>
      <td>{line.value ?? text.limit}</td>
    </tr>
  );
}

import { tableOf } from '../../store/selectors/knownTables';
import type { Deal, ScoreLine, ScoreSheet } from '../../engine/types';
import { completeOptions } from '../../store/selectors/optionList';
import { printedHand } from '../../store/selectors/printedHand';
import { useText } from '../context';
import { amountIn, worthOf } from '../table/worth';
import { PrintedHand } from '../printed/PrintedHand';
import { PrintedLegend } from '../printed/PrintedLegend';
import { rulesLink } from '../rules/place';
import { wordFor } from '../text';
import { useGameWords } from '../text/gameWords';
import { NotCounted } from './NotCounted';

/** A sheet, and the table it was scored at. */
export interface SheetProps {
  readonly deal: Pick<Deal, 'rules' | 'options'>;
  readonly sheet: ScoreSheet;
}

/** The items of a hand with their worth and their sum. What comes on top of it stands apart; what does not has a sum of its own. */
export function ItemTable({ deal, sheet }: SheetProps) {
  const { headings, units } = useGameWords();
  const main = (sheet.headline[0] ?? sheet.lines[0])?.unit;
  const all = linesByUnit(sheet.lines);
  const isApart = (unit: string) => unit !== main && units[unit]?.isAdded !== true;
  return (
    <section className="card card--items">
      <h3>{headings.items}</h3>
      <table className="figures">
        {all
          .filter(([unit]) => !isApart(unit))
          .map(([unit, lines]) => (
            <tbody key={unit} className={unit === main ? undefined : 'bonus-items'}>
              {unit !== main && <UnitHeading unit={unit} />}
              <ItemRows deal={deal} lines={lines} />
            </tbody>
          ))}
        <SumRow deal={deal} sheet={sheet} />
      </table>
      {all
        .filter(([unit]) => isApart(unit))
        .map(([unit, lines]) => (
          <table key={unit} className="figures">
            <tbody className="bonus-items">
              <UnitHeading unit={unit} />
              <ItemRows deal={deal} lines={lines} />
            </tbody>
            <SumApart unit={unit} lines={lines} />
          </table>
        ))}
      <NotCounted sheet={sheet} />
    </section>
  );
}

function UnitHeading({ unit }: Pick<ScoreLine, 'unit'>) {
  const { units } = useGameWords();
  return (
    <tr>
      <th colSpan={2} scope="rowgroup">
        {units[unit]?.heading ?? unit}
      </th>
    </tr>
  );
}

interface LinesProps {
  readonly lines: readonly ScoreLine[];
}

function ItemRows({ deal, lines }: Pick<SheetProps, 'deal'> & LinesProps) {
  return lines.map((line) => <ItemRow key={line.id} deal={deal} line={line} />);
}

/** The sum of lines in a unit of their own; none where one of them has no number. */
function SumApart({ unit, lines }: Pick<ScoreLine, 'unit'> & LinesProps) {
  const text = useText();
  const { units } = useGameWords();
  if (lines.some(({ value }) => value === null)) return null;
  const value = lines.reduce((sum, line) => sum + (line.value ?? 0), 0);
  return (
    <tfoot>
      <tr>
        <th scope="row">{text.result.total}</th>
        <td>{amountIn(units, { value, unit })}</td>
      </tr>
    </tfoot>
  );
}

/** In the order in which the units are counted. */
function linesByUnit(lines: readonly ScoreLine[]): (readonly [string, readonly ScoreLine[]])[] {
  const units = [...new Set(lines.map(({ unit }) => unit))];
  return units.map((unit) => [unit, lines.filter((line) => line.unit === unit)]);
}

/** Its name leads to where the rules tell of it. */
function ItemRow({ deal, line }: Pick<SheetProps, 'deal'> & { readonly line: ScoreLine }) {
  const text = useText();
  const { items, units } = useGameWords();
  const printed = printedHand(deal, line.id);
  return (
    <tr>
      <th scope="row">
        <a href={rulesLink(deal.rules, isOnPage(deal, line.id) ? `item-${line.id}` : '')}>
          {text.times(wordFor(items, line.id), line.count)}
        </a>
        {printed !== null && (
          <>
            <PrintedHand hand={printed} />
            <PrintedLegend hand={printed} />
          </>
        )}
      </th>
      <td>{line.value ?? amountIn(units, line)}</td>
    </tr>
  );
}

/** Whether the rules tell of an item: of a card that a table brought, the page shows all at its top. */
function isOnPage({ rules, options }: SheetProps['deal'], id: string): boolean {
  const usual = completeOptions(rules, {});
  return printedHand({ rules, options }, id) === null || printedHand({ rules, options: usual }, id) !== null;
}

/** What the hand is called out as, where that is a number, and that it reaches the goal where it does. */
function SumRow({ deal, sheet }: SheetProps) {
  const text = useText();
  const { headings, units } = useGameWords();
  const [first, ...others] = sheet.headline;
  if (typeof first?.value !== 'number') return null;
  // What is a name alone stands in the title of the result: here are the numbers.
  const counted = sheet.headline.filter(({ value }) => value !== null);
  const goal = sheet.legal && headings.goal?.(...tableOf(deal.rules).goal(deal.options));
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {text.result.total}
          {goal && <span>{goal}</span>}
        </th>
        <td>{others.length > 0 ? worthOf({ headline: counted }, units) : first.value}</td>
      </tr>
    </tfoot>
  );
}

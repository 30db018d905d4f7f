import { useText } from '../context';
import { rulesLink } from '../rules/place';
import { wordFor } from '../text';
import { useGameWords } from '../text/gameWords';
import type { SheetProps } from './ItemTable';

/** How the items become the points that payments start from, step by step; the last leads to the table in the rules. Nothing where the items are those points. */
export function BaseSteps({ deal, sheet }: SheetProps) {
  const text = useText();
  const words = useGameWords();
  const isAdded = (unit: string) => words.units[unit]?.isAdded === true;
  const steps = sheet.steps.filter(({ unit, value }) => !isAdded(unit) || value > 0);
  const [first] = steps;
  const isCalled = first?.value === sheet.headline[0]?.value && first?.unit === sheet.headline[0]?.unit;
  if (steps.length === 0 || (steps.length === 1 && isCalled)) return null;
  return (
    <section className="card row row--apart card--base">
      <h3>{words.headings.steps}</h3>
      <ol className="row steps">
        {steps.map(({ id, value, unit }, at) => (
          <li key={id} className={at === steps.length - 1 ? 'row step step--last' : 'row step'}>
            <span>
              {at === steps.length - 1 ? (
                <a href={rulesLink(deal.rules, 'payment')}>{wordFor(words.steps, id)}</a>
              ) : (
                wordFor(words.steps, id)
              )}
            </span>
            <b>{isAdded(unit) ? text.signed(value) : text.total(value)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

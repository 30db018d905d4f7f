import type { Deal, ScoreSheet } from '../../engine/types';
import { useFullText } from '../context';
import { rulesLink } from '../rules/place';
import { wordFor } from '../text';

/** How the items become the points that payments start from, step by step; the last leads to the table in the rules. */
export function BaseSteps({ deal, sheet }: { readonly deal: Deal; readonly sheet: ScoreSheet }) {
  const text = useFullText();
  const steps = sheet.steps.filter(({ id, value }) => id !== 'bonus-faan' || value > 0);
  if (steps.length === 0) return null;
  return (
    <section className="card card--base">
      <h3>{text.result.base}</h3>
      <ol className="steps">
        {steps.map(({ id, value }, at) => (
          <li key={id} className={at === steps.length - 1 ? 'step step--last' : 'step'}>
            <span>
              {at === steps.length - 1 ? (
                <a href={rulesLink(deal.rules, 'payment')}>{wordFor(text.steps, id)}</a>
              ) : (
                wordFor(text.steps, id)
              )}
            </span>
            <b>{id === 'bonus-faan' ? text.signed(value) : value}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

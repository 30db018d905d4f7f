import { impliedItems } from '../../store/facts/notCounted';
import type { Deal, ScoreSheet } from '../../engine/types';
import { useFullText } from '../context';
import { wordFor } from '../text';

interface NotCountedProps {
  readonly deal: Deal;
  readonly sheet: ScoreSheet;
}

/** What the hand has that was not counted, and why. */
export function NotCounted({ deal, sheet }: NotCountedProps) {
  const text = useFullText();
  const words = text.notCounted;
  const name = (id: string) => wordFor(text.items, id);
  const implied = impliedItems(deal, sheet).map(({ item, by }) => words.implied(name(item), name(by)));
  const hasBonus = sheet.lines.some(({ unit }) => unit === 'bonus-faan');
  const isLimit = sheet.lines.some(({ unit }) => unit === 'limit');
  const lines = [...implied, ...(hasBonus ? [words.bonus] : []), ...(isLimit ? [words.limit] : [])];
  if (lines.length === 0) return null;
  return (
    <div className="not-counted">
      <h4>{words.title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

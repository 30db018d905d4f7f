import type { Omitted, ScoreSheet } from '../../engine/types';
import { useFullText } from '../context';
import { wordFor } from '../text';
import type { FullText } from '../text';

/** Why an item of the sheet does not count. */
function reasonOf({ id, code, by = '' }: Omitted, text: FullText): string {
  const words = text.notCounted;
  if (code === 'outside-minimum') return words.bonus;
  if (code === 'outside-limit') return words.limit;
  return words.implied(wordFor(text.items, id), wordFor(text.items, by));
}

/** What the hand has that was not counted, and why. */
export function NotCounted({ sheet }: { readonly sheet: ScoreSheet }) {
  const text = useFullText();
  const words = text.notCounted;
  const lines = sheet.omitted.map((omitted) => reasonOf(omitted, text));
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

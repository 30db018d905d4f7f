import type { Omitted, ScoreSheet } from '../../engine/types';
import { useText } from '../context';
import { wordFor } from '../text';
import { useGameWords } from '../text/gameWords';
import type { GameWords } from '../text/gameWords';

/** Why an item of the sheet does not count. */
function reasonOf({ id, code, by = '' }: Omitted, { items, omissions }: GameWords): string {
  return omissions[code]?.(wordFor(items, id), wordFor(items, by)) ?? wordFor(items, id);
}

/** What the hand has that was not counted, and why. */
export function NotCounted({ sheet }: { readonly sheet: ScoreSheet }) {
  const text = useText();
  const words = useGameWords();
  const lines = sheet.omitted.map((omitted) => reasonOf(omitted, words));
  if (lines.length === 0) return null;
  return (
    <div className="note not-counted">
      <h4>{text.notCounted.title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

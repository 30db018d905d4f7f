import type { SafestQuestion } from '../../../../coach/questions/safest/safestQuestion';
import { useText, useWords } from '../../../context';
import { Tile } from '../../../tile/Tile';
import { useQuestions } from '../useQuestions';
import { questionWords } from '../../../text';

/** The kinds that may be discarded as buttons, in their order. Beside a wide table the hand takes clicks as well. */
export function TileChoices({ question }: { readonly question: SafestQuestion }) {
  const words = useWords(questionWords);
  const text = useText();
  const answer = useQuestions((state) => state.answer);
  const kinds = question.dangers.map(({ kind }) => kind).toSorted((a, b) => a - b);
  return (
    <ul className="tile-choices" aria-label={words.safest.list}>
      {kinds.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className="bare kind"
            aria-label={text.tile(kind)}
            onClick={() => answer({ type: 'safest', kind })}
          >
            <Tile kind={kind} silent />
          </button>
        </li>
      ))}
    </ul>
  );
}

import { exampleTiles } from '../../store/lesson/scores';
import { useText } from '../context';
import { Tile } from '../tile/Tile';
import type { FirstMatch } from './lessonPart';
import { useLessonText } from './useLesson';
import './handOfMatch.css';

/** A hand that is enough to win one of the first matches. */
export function HandOfMatch({ match }: { readonly match: FirstMatch | undefined }) {
  const { matches } = useLessonText();
  const text = useText();
  if (!match) return null;
  const kinds = exampleTiles(match.hand);
  return (
    <figure className="hand-of-match">
      <figcaption className="note">{matches.enough}</figcaption>
      <div className="tiles" role="img" aria-label={kinds.map(text.tile).join(', ')}>
        {kinds.map((kind, at) => (
          <Tile key={at} kind={kind} silent />
        ))}
      </div>
    </figure>
  );
}

import { exampleTiles } from '../../store/lesson/scores';
import { TileRow } from './figures';
import type { FirstMatch } from './lessonPart';
import { useLessonText } from './useLesson';
import './figures.css';

/** A hand that is enough to win one of the first matches. */
export function HandOfMatch({ match }: { readonly match: FirstMatch | undefined }) {
  const { matches } = useLessonText();
  return (
    match && (
      <figure className="hand-of-match">
        <figcaption className="note">{matches.enough}</figcaption>
        <TileRow kinds={exampleTiles(match.hand)} />
      </figure>
    )
  );
}

import type { CSSProperties } from 'react';
import type { Rating } from '../../coach/practice/rating';
import { ratingRange } from '../../store/facts/practice';
import { usePracticeWords } from './practiceWords';

interface RatingScaleProps {
  readonly rating: Rating;
  /** What it was before; null where that is not to be shown. */
  readonly before: Rating | null;
}

/** Wide enough for every range that is shown. */
const ENDS = { from: 600, to: 2400 };

/** A rating as a band, nine times in ten within it, with a mark for the middle and a dotted line for what it was. */
export function RatingScale({ rating, before }: RatingScaleProps) {
  const words = usePracticeWords();
  const { middle, low, high } = ratingRange(rating);
  const was = before && Math.round(ratingRange(before).middle);
  return (
    <div className="rating">
      <p>
        <b>{Math.round(middle)}</b> <span>{words.ratingRange(Math.round(low), Math.round(high))}</span>
        {was !== null && <span> · {words.was(was)}</span>}
      </p>
      <div className="rating-track" aria-hidden="true">
        <i style={between(low, high)} />
        <b style={between(middle, middle)} />
        {was !== null && <u style={between(was, was)} />}
      </div>
    </div>
  );
}

function between(low: number, high: number): CSSProperties {
  return { left: `${placeOf(low)}%`, width: `${placeOf(high) - placeOf(low)}%` };
}

function placeOf(rating: number): number {
  const share = (rating - ENDS.from) / (ENDS.to - ENDS.from);
  return 100 * Math.min(1, Math.max(0, share));
}

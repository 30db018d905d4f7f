import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import type { Rating } from '../../coach/practice/rating';
import { OPPONENTS } from '../../store/selectors/opponents';
import { isRated, ratingRange } from '../../store/selectors/practice';
import { useText, useWords } from '../context';
import { usePractice } from './usePracticeStore';
import './rating.css';
import { practiceWords } from '../text';

interface RatingScaleProps {
  readonly rating: Rating;
  /** What it was before; null where that is not to be shown. */
  readonly before: Rating | null;
}

/** Wide enough for ranges and bots; what lies beyond is drawn at the end. */
const ENDS = { from: 800, to: 2800 };

/**
 * A rating once enough is known of it: as a band, nine times in ten within it, with a mark for the middle and a dotted line for what it was; the bots
 * are ticks below it.
 */
export function RatingScale({ rating, before }: RatingScaleProps) {
  const words = useWords(practiceWords);
  if (!isRated(rating)) return <p className="note">{words.notRated}</p>;
  const { middle, low, high } = ratingRange(rating);
  const was = before && isRated(before) ? ratingRange(before).middle : null;
  return (
    <div className="stack rating">
      <p>
        <b>{middle}</b> <span>{words.plusMinus(high - middle)}</span>
        {was !== null && <span>, {words.was(was)}</span>}
      </p>
      <div className="rating-scale" aria-hidden="true">
        <span className="rating-you" style={at(middle)}>
          {words.you}
        </span>
        <div className="rating-track">
          <i style={between(low, high)} />
          <b style={at(middle)} />
          {was !== null && <u style={at(was)} />}
        </div>
      </div>
      <BotTicks />
      <p className="note">{words.band}</p>
    </div>
  );
}

/** Where each bot stands on the scale, with its name and number. */
function BotTicks() {
  const words = useWords(practiceWords);
  const { setUp } = useText();
  const rules = usePractice((state) => state.rules);
  const bots = usePractice((state) => state.bots);
  const compare = usePractice((state) => state.compare);
  useEffect(() => void compare(rules), [rules, compare]);
  const rated = OPPONENTS.flatMap((level) => {
    const rating = bots.get(level);
    return rating === undefined ? [] : [{ level, rating }];
  });
  if (rated.length === 0) return null;
  return (
    <ul className="rating-bots" aria-label={words.botsRated}>
      {rated.map(({ level, rating }) => (
        <li key={level} style={at(rating)}>
          <span>
            <b>{setUp.opponent[level]}</b> {Math.round(rating)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function at(rating: number): CSSProperties {
  return { left: `${placeOf(rating)}%` };
}

function between(low: number, high: number): CSSProperties {
  return { left: `${placeOf(low)}%`, width: `${placeOf(high) - placeOf(low)}%` };
}

function placeOf(rating: number): number {
  const share = (rating - ENDS.from) / (ENDS.to - ENDS.from);
  return 100 * Math.min(1, Math.max(0, share));
}

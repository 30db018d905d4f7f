import { formatPoints, placeOn } from './scale';
import type { Scale } from './scale';
import { useWords } from '../context';
import { coachWords } from '../text';

/** The numbers above the bars of all options. What they say is in the names of the options too. */
export function ScaleAxis({ scale }: { readonly scale: Scale }) {
  const words = useWords(coachWords);
  return (
    <div className="axis" aria-hidden="true">
      <span>{words.expected}</span>
      <i>
        {scale.marks.map((mark) => (
          <u key={mark} style={{ left: `${placeOn(scale, mark)}%` }}>
            {formatPoints(mark, Number.isInteger(mark) ? 0 : 1)}
          </u>
        ))}
      </i>
    </div>
  );
}

import { useText } from '../../context';
import { Glyph } from '../../tile/Tile';
import type { ReplayMark } from './replayMoments';

interface ScrubberProps {
  readonly step: number;
  readonly count: number;
  readonly marks: readonly ReplayMark[];
  readonly onStep: (step: number) => void;
}

/** The steps of a hand as a line: above it marks of what happened at the table, below it of one's own choices. */
export function ReplayScrubber({ step, count, marks, onStep }: ScrubberProps) {
  const text = useText();
  /** From 0 at the deal to 1 at the end of the hand. */
  const placed = (at: number) => ({ '--at': count === 0 ? 0 : at / count });
  return (
    <div className="scrubber" style={placed(step)}>
      <span className="scrub-marks" aria-hidden="true">
        {marks.map(({ step: at, sort }) => (
          <i
            key={at}
            className={`scrub-mark ${sort === 'win' ? 'seal' : `scrub-sign scrub-sign--${sort}`}`}
            style={placed(at)}
          >
            {sort === 'win' && <Glyph name="win" />}
          </i>
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={count}
        value={step}
        aria-label={text.replay.slider}
        aria-valuetext={text.replay.step(step, count)}
        onChange={(event) => onStep(event.target.valueAsNumber)}
      />
    </div>
  );
}

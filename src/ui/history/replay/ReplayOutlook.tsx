import type { Player } from '../../../engine/types';
import { seatedIn } from '../../../store/selectors/seats';
import type { ReplayedHand } from '../../../store/selectors/replayTable';
import { AimsButton } from '../../aims/AimsButton';
import { useText } from '../../context';
import { Select } from '../../controls/Select';
import { Segmented } from '../../controls/Segmented';
import { useLayout, useScreen } from '../../table/screen';
import { useNameOf } from './useNameOf';
import type { ReplayControls } from './useReplay';

interface OutlookProps {
  readonly controls: ReplayControls;
  /** The players in turn, the own one first. */
  readonly seats: readonly Player[];
}

/** From whose seat the table is seen, and whether all hands lie open; and what the hand at the foot may become. */
export function ReplayOutlook({ controls: { record, outlook, look }, seats }: OutlookProps) {
  const text = useText();
  // Where the names do not fit side by side: on the narrowest and the lowest phones.
  const isSmall = useScreen('narrow');
  const isLow = useScreen('low');
  const isNarrow = useLayout() !== 'desktop' && (isSmall || isLow);
  const nameOf = useNameOf(record);
  return (
    <div className="replay-outlook">
      {isNarrow ? (
        <Select
          className="replay-seat"
          aria-label={text.replay.seat}
          values={seats}
          value={outlook.player}
          wordFor={nameOf}
          onChange={(player) => look({ player })}
        />
      ) : (
        <Segmented
          label={text.replay.seat}
          values={seats}
          value={outlook.player}
          wordFor={nameOf}
          onChange={(player) => look({ player })}
        />
      )}
      <button
        type="button"
        className="button button--plain replay-open"
        aria-pressed={outlook.isOpen}
        aria-keyshortcuts="O"
        aria-label={text.replay.open}
        onClick={() => look({ isOpen: !outlook.isOpen })}
      >
        <Eye isOpen={outlook.isOpen} />
        <span>{text.replay.open}</span>
      </button>
      <AimsButton />
    </div>
  );
}

/** The players of this hand in turn, the own one first. */
export function seatOrder({ own }: ReplayControls, replayed: ReplayedHand): readonly Player[] {
  const seated = seatedIn(replayed);
  const first = seated.indexOf(own);
  return seated.map((_, turns) => seated[(first + turns) % seated.length] ?? own);
}

const EYE =
  'M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6';

function Eye({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isOpen ? EYE : `${EYE}M5 19 19 5`} />
    </svg>
  );
}

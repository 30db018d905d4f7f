import { useMemo } from 'react';
import type { GameRecord } from '../../engine/record';
import { nextDecision } from '../../store/review/branch';
import type { BranchPlace } from '../../store/review/branch';
import { Button } from '../controls/buttons';
import { BranchList } from './BranchList';
import { useBranches } from './useBranches';
import { useWords } from '../context';
import { branchWords } from '../text';

interface PlayOnProps {
  readonly place: Omit<BranchPlace, 'event'>;
  /** So many recorded events have happened. */
  readonly step: number;
  /** Which hand it is. */
  readonly at: number;
  readonly onPlayOn: (event: number) => void;
  readonly onReplay: (branch: GameRecord) => void;
}

/** The way to play a recorded hand on from the shown moment, and how it went when that was done. */
export function PlayOn({ place, step, at, onPlayOn, onReplay }: PlayOnProps) {
  const words = useWords(branchWords);
  const { branches, remove } = useBranches(place.record);
  const event = useMemo(() => nextDecision(place, step), [place, step]);
  return (
    <div className="stack stack--start play-on">
      {event === null ? (
        <p>{words.nowhere}</p>
      ) : (
        <>
          <p>{words.from(turnAt(place, event))}</p>
          <Button icon="play" look="main" onClick={() => onPlayOn(event)}>
            {words.playOn}
          </Button>
        </>
      )}
      <p className="note">{words.kept}</p>
      <BranchList {...{ branches, remove, onReplay }} original={place.record} hand={at} />
    </div>
  );
}

/** The player's turn, counted from 1. */
function turnAt({ replayed: { hand }, player }: Omit<BranchPlace, 'event'>, event: number): number {
  return 1 + hand.events.slice(0, event).filter(({ type, p }) => type === 'discard' && p === player).length;
}

import { useContext } from 'react';
import type { BranchPlace } from '../../store/review/branch';
import { BranchContext } from '../review/branchContext';
import { useWords } from '../context';
import { branchWords } from '../text';

interface PlayedOnProps {
  readonly place: BranchPlace;
  readonly onClose: (gained: number | null) => void;
}

/** The table on which a hand is played on from its replay. */
export function PlayedOn({ place, onClose }: PlayedOnProps) {
  const { toReplay } = useWords(branchWords);
  return useContext(BranchContext)?.({ place, back: toReplay, onClose });
}

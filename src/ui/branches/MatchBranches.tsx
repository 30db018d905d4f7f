import type { GameRecord } from '../../engine/record';
import { recordedPlace } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { BranchList } from './BranchList';
import { useBranches } from './useBranches';

interface MatchBranchesProps {
  readonly record: GameRecord;
  readonly onReplay: (branch: GameRecord) => void;
}

/** All hands of a match that were played on, each beside the match. */
export function MatchBranches({ record, onReplay }: MatchBranchesProps) {
  const { shortOf } = useHandNames();
  const { branches, remove } = useBranches(record);
  return record.hands.map((recorded, hand) => (
    <BranchList
      key={hand}
      {...{ branches, remove, hand, onReplay }}
      original={record}
      name={shortOf(record.rules, recordedPlace(record.rules, recorded))}
    />
  ));
}

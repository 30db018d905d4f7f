import type { GameRecord } from '../../engine/record';
import { useText } from '../context';
import { BranchList } from './BranchList';
import { useBranches } from './useBranches';

interface MatchBranchesProps {
  readonly record: GameRecord;
  readonly onReplay: (branch: GameRecord) => void;
}

/** All hands of a match that were played on, each beside the match. */
export function MatchBranches({ record, onReplay }: MatchBranchesProps) {
  const { sheet } = useText();
  const { branches, remove } = useBranches(record);
  return record.hands.map(({ round, number, repeat }, hand) => (
    <BranchList
      key={hand}
      {...{ branches, remove, hand, onReplay }}
      original={record}
      name={sheet.row('ESWN'.indexOf(round), number, repeat)}
    />
  ));
}

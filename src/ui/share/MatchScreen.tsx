import type { GameRecord } from '../../engine/record';
import { MatchBranches } from '../branches/MatchBranches';
import { useText, useWords } from '../context';
import { RecordPage } from './RecordPage';
import { SharePage } from './SharePage';
import { shareWords } from '../text';

interface MatchScreenProps {
  readonly record: GameRecord;
  /** Opens a replay: of this match, or of one of its hands that was played on. */
  readonly onReplay: (record: GameRecord) => void;
  readonly onClose: () => void;
}

/** The page of one match of the history. */
export function MatchScreen({ record, onReplay, onClose }: MatchScreenProps) {
  const words = useWords(shareWords);
  const text = useText();
  return (
    <SharePage title={words.record.title} back={text.replay.toList} onClose={onClose}>
      <RecordPage record={record} onReplay={() => onReplay(record)} />
      <MatchBranches record={record} onReplay={onReplay} />
    </SharePage>
  );
}

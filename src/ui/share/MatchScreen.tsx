import type { GameRecord } from '../../engine/record';
import { useFullText } from '../context';
import { RecordPage } from './RecordPage';
import { SharePage } from './SharePage';
import { useShareWords } from './shareWords';

interface MatchScreenProps {
  readonly record: GameRecord;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** The page of one match of the history. */
export function MatchScreen({ record, onReplay, onClose }: MatchScreenProps) {
  const words = useShareWords();
  const text = useFullText();
  return (
    <SharePage title={words.record.title} back={text.replay.toList} onClose={onClose}>
      <RecordPage record={record} onReplay={onReplay} />
    </SharePage>
  );
}

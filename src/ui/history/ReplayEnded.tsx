import type { GameRecord } from '../../engine/record';
import { useFullText } from '../context';
import { Button } from '../controls/buttons';
import { useEndedRecord } from './useEndedRecord';

/** Opens the replay of the match that has just ended, once its record is there. */
export function ReplayEnded({ onOpen }: { readonly onOpen: (record: GameRecord) => void }) {
  const text = useFullText();
  const record = useEndedRecord();
  return (
    <Button icon="play" disabled={!record} onClick={() => record && onOpen(record)}>
      {text.history.open}
    </Button>
  );
}

import { useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { dateOf } from '../../store/dates';
import type { RecordFormat } from '../../engine/recordFormat';
import type { HistoryEntry } from '../../store/types';
import { useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { download } from '../download';
import { searchWords } from '../text';
import { useHistory } from './useHistory';

interface SaveAsDialogProps {
  readonly entry: HistoryEntry;
  /** The match could not be read. */
  readonly onFail: () => void;
  readonly onClose: () => void;
}

/** Saves a match as other programs write it. */
export function SaveAsDialog({ entry, onFail, onClose }: SaveAsDialogProps) {
  const { row } = useWords(searchWords);
  const { games } = useStores();
  const open = useHistory((state) => state.open);
  const [formats, setFormats] = useState<readonly RecordFormat[]>([]);
  useEffect(() => {
    void games.formats?.get(entry.rules)?.().then(setFormats, onFail);
  }, [entry, games, onFail]);
  const save = async ({ ending, write }: RecordFormat) => {
    onClose();
    const kept = await open(entry.id);
    if (kept === null) onFail();
    else
      download(`mahjong-${dateOf(entry.at)}.${ending}`, write(JSON.parse(kept) as GameRecord), 'text/plain');
  };
  return (
    <Dialog title={row.saveAs} onClose={onClose}>
      <div className="row">
        {formats.map((format) => (
          <Button key={format.name} onClick={() => void save(format)}>
            {row.saveFor(format.name)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

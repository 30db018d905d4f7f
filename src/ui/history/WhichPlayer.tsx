import type { HistoryEntry } from '../../store/types';
import { useWords } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { searchWords } from '../text';
import { useHistory } from './useHistory';

interface WhichPlayerProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}

/** Asks which of the people of a match somebody was: it counts as their own then. */
export function WhichPlayer({ entry, onClose }: WhichPlayerProps) {
  const { whose } = useWords(searchWords);
  const claim = useHistory((state) => state.claim);
  return (
    <Dialog title={whose.which} onClose={onClose}>
      <p>{whose.note}</p>
      <div className="row">
        {entry.players.map((name, player) => (
          <Button
            key={player}
            onClick={() => {
              onClose();
              void claim(entry.id, player).catch(() => null);
            }}
          >
            {name}
          </Button>
        ))}
        <Button onClick={onClose}>{whose.other}</Button>
      </div>
    </Dialog>
  );
}

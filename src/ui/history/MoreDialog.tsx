import { dateOf } from '../../store/dates';
import type { HistoryEntry } from '../../store/types';
import { useStores, useText, useSettings, useWords } from '../context';
import { Dialog } from '../controls/Dialog';
import { LinkRow } from '../controls/LinkRow';
import { download } from '../download';
import { exportedText } from '../../store/records/historyEntry';
import { useMatchName } from '../useGameName';
import { dateWords } from '../text/dates';
import { useHistory } from './useHistory';
import '../settings/menu.css';
import { searchWords } from '../text';

interface MoreDialogProps {
  readonly entry: HistoryEntry;
  /** Asks for which other program it is to be saved. */
  readonly onSaveAs: () => void;
  readonly onShare: () => void;
  readonly onPicture: () => void;
  readonly onRemove: () => void;
  /** The match could not be exported. */
  readonly onFail: () => void;
  readonly onClose: () => void;
}

/** What is done with a match of the history less often than to look at it. */
export function MoreDialog({
  entry,
  onSaveAs,
  onShare,
  onPicture,
  onRemove,
  onFail,
  onClose,
}: MoreDialogProps) {
  const words = useText().history;
  const { row } = useWords(searchWords);
  const language = useSettings((settings) => settings.language);
  const open = useHistory((state) => state.open);
  const nameOf = useMatchName();
  const save = async () => {
    const kept = await open(entry.id);
    if (kept === null) onFail();
    else download(`mahjong-${dateOf(entry.at)}.json`, exportedText(kept, entry));
  };
  const { formats } = useStores().games;
  const { foreign = false } = entry;
  const mark = useHistory((state) => state.mark);
  const rows = [
    { icon: 'share', title: words.share, note: row.shareNote, run: onShare },
    { icon: 'picture', title: row.picture, note: row.pictureNote, run: onPicture },
    { icon: 'book', title: words.export, note: row.exportNote, run: () => void save() },
    ...(formats?.has(entry.rules)
      ? [{ icon: 'next', title: row.saveAs, note: row.saveAsNote, run: onSaveAs } as const]
      : []),
    {
      icon: 'tiles',
      title: foreign ? row.toMine : row.toForeign,
      note: foreign ? row.toMineNote : row.toForeignNote,
      run: () => void mark([entry.id], !foreign).catch(onFail),
    },
    { icon: 'close', title: words.remove, note: row.removeNote, run: onRemove },
  ] as const;
  return (
    <Dialog title={nameOf(entry)} onClose={onClose}>
      {entry.at > 0 && <p>{dateWords(entry.at, language, navigator.languages)}</p>}
      <div className="menu">
        {rows.map(({ run, ...shown }) => (
          <LinkRow
            key={shown.icon}
            className="menu-item"
            {...shown}
            onClick={() => {
              onClose();
              run();
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

import { useFullText } from '../context';
import { Dialog } from '../controls/Dialog';
import { LinkRow } from '../controls/LinkRow';
import type { DialogName } from '../settings/dialogs';
import { useBranchWords } from './branchWords';
import { useTakeBack } from '../table/useTakeBack';
import '../settings/menu.css';

interface OwnTableMenuProps {
  /** Where leaving leads. */
  readonly back: string;
  readonly open: (name: DialogName | null) => void;
  readonly onLeave: () => void;
}

/** The menu of a table beside the match: choices are taken back there, and it can be left. */
export function OwnTableMenu({ back, open, onLeave }: OwnTableMenuProps) {
  const words = useBranchWords();
  const { menu, menuNotes } = useFullText();
  const takeBack = useTakeBack();
  const close = () => open(null);
  return (
    <Dialog title={words.table} size="low" onClose={close}>
      <div className="menu">
        <LinkRow
          className="menu-item"
          icon="again"
          title={menuNotes.takeBack}
          note={menuNotes.takeBackNote}
          onClick={() => {
            close();
            takeBack();
          }}
        />
        <LinkRow
          className="menu-item menu-item--keys"
          icon="keyboard"
          title={menu.keys}
          note={menuNotes.keys}
          onClick={() => open('keys')}
        />
        <LinkRow
          className="menu-item"
          icon="back"
          title={back}
          note={words.leaveNote}
          onClick={() => {
            close();
            onLeave();
          }}
        />
      </div>
    </Dialog>
  );
}

import { Dialog } from '../controls/Dialog';
import { LinkRow } from '../controls/LinkRow';
import type { DialogName } from '../settings/dialogs';
import { KeysItem, TakeBackItem } from '../settings/MenuItems';
import '../settings/menu.css';
import { useWords } from '../context';
import { branchWords } from '../text';

interface SideTableMenuProps {
  /** Where leaving leads. */
  readonly back: string;
  readonly open: (name: DialogName | null) => void;
  readonly onLeave: () => void;
}

/** The menu of a table beside the match: choices are taken back there, and it can be left. */
export function SideTableMenu({ back, open, onLeave }: SideTableMenuProps) {
  const words = useWords(branchWords);
  const close = () => open(null);
  return (
    <Dialog title={words.table} size="low" onClose={close}>
      <div className="menu">
        <TakeBackItem close={close} />
        <KeysItem onClick={() => open('keys')} />
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

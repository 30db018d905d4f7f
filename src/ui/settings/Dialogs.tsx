import { useGame, useText } from '../context';
import { Dialog } from '../controls/Dialog';
import { Icon } from '../controls/Icon';
import type { IconName } from '../controls/Icon';
import type { DialogName } from './dialogs';
import { KeyList } from './KeyList';
import { SettingsForm } from './SettingsForm';

interface DialogsProps {
  readonly name: DialogName | null;
  readonly open: (name: DialogName | null) => void;
}

/** The dialog that is open, if one is. */
export function Dialogs({ name, open }: DialogsProps) {
  const text = useText();
  const close = () => open(null);
  if (name === null) return null;
  const titles = {
    menu: text.menu.title,
    settings: text.menu.settings,
    keys: text.keys.title,
    about: text.about.title,
  };
  return (
    <Dialog key={name} title={titles[name]} onClose={close}>
      {name === 'menu' && <MenuList open={open} />}
      {name === 'settings' && <SettingsForm />}
      {name === 'keys' && <KeyList />}
      {name === 'about' && <About />}
    </Dialog>
  );
}

function MenuList({ open }: Pick<DialogsProps, 'open'>) {
  const text = useText();
  const goHome = useGame((state) => state.goHome);
  const leave = () => {
    open(null);
    goHome();
  };
  return (
    <div className="menu">
      <MenuItem
        icon="gear"
        title={text.menu.settings}
        note={text.menu.settingsNote}
        onClick={() => open('settings')}
      />
      <MenuItem
        icon="keyboard"
        title={text.menu.keys}
        note={text.menu.keysNote}
        onClick={() => open('keys')}
      />
      <MenuItem
        icon="book"
        title={text.menu.about}
        note={text.menu.aboutNote}
        onClick={() => open('about')}
      />
      <MenuItem icon="home" title={text.menu.home} note={text.menu.homeNote} onClick={leave} />
    </div>
  );
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly onClick: () => void;
}

function MenuItem({ icon, title, note, onClick }: MenuItemProps) {
  return (
    <button type="button" className="menu-item" onClick={onClick}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span>{note}</span>
      </span>
    </button>
  );
}

function About() {
  const text = useText();
  return (
    <div className="about">
      <p>{text.about.fonts}</p>
      <ul>
        <li>
          <a href="./licences/OFL-HankenGrotesk.txt">{text.about.read} Hanken Grotesk</a>
        </li>
        <li>
          <a href="./licences/OFL-LXGWWenKaiTC.txt">{text.about.read} LXGW WenKai TC</a>
        </li>
      </ul>
    </div>
  );
}

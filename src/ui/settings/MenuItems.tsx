import { useSettings, useStores, useText } from '../context';
import { Switch } from '../controls/Segmented';
import { LinkRow } from '../controls/LinkRow';
import { useTakeBack } from '../table/useTakeBack';

/** Opens the list of keys. Phones on which no key was pressed do not show it. */
export function KeysItem({ onClick }: { readonly onClick: () => void }) {
  const { menu, menuNotes } = useText();
  return (
    <LinkRow
      className="menu-item menu-item--keys"
      icon="keyboard"
      title={menu.keys}
      note={menuNotes.keys}
      onClick={onClick}
    />
  );
}

/** Takes the last choice back, once the menu is closed. */
export function TakeBackItem({ close }: { readonly close: () => void }) {
  const { menuNotes } = useText();
  const takeBack = useTakeBack();
  return (
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
  );
}

/** One tap that nothing is heard or felt after. */
export function Silence() {
  const { menuNotes } = useText();
  const silent = useSettings((settings) => settings.silent);
  const { change } = useStores().settings.getState();
  return <Switch label={menuNotes.silence} on={silent} onChange={(on) => change({ silent: on })} />;
}

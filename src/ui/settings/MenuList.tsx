import { useGame, useText } from '../context';
import { Icon } from '../controls/Icon';
import type { IconName } from '../controls/Icon';
import { openRules } from '../rules/place';
import type { DialogName } from './dialogs';

/** What can be done besides playing; whatever ends the match asks first. */
export function MenuList({ open }: { readonly open: (name: DialogName | null) => void }) {
  const { menu } = useText();
  const goHome = useGame((state) => state.goHome);
  const rules = useGame((state) => state.match?.rules);
  const read = () => {
    open(null);
    if (rules !== undefined) openRules(rules);
  };
  const leave = () => {
    open(null);
    goHome();
  };
  const item = (icon: IconName, name: DialogName, [title, note]: readonly [string, string]) => (
    <MenuItem icon={icon} title={title} note={note} onClick={() => open(name)} />
  );
  return (
    <div className="menu">
      {item('gear', 'settings', [menu.settings, menu.settingsNote])}
      {item('list', 'scores', [menu.scores, menu.scoresNote])}
      {rules !== undefined && (
        <MenuItem icon="rules" title={menu.rules} note={menu.rulesNote} onClick={read} />
      )}
      {item('keyboard', 'keys', [menu.keys, menu.keysNote])}
      {item('book', 'about', [menu.about, menu.aboutNote])}
      {item('again', 'restart', [menu.restart, menu.restartNote])}
      {item('stop', 'abandon', [menu.abandon, menu.abandonNote])}
      <MenuItem icon="home" title={menu.home} note={menu.homeNote} onClick={leave} />
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

import { useText, useGame, useMatch, useStores } from '../context';
import { useOpenPage } from '../pages';
import type { IconName } from '../controls/Icon';
import { LinkRow } from '../controls/LinkRow';
import { findLesson } from '../lesson/knownLesson';
import { afterLayers } from '../live/layers';
import { isDialogPanel, PANEL_NAMES } from '../panels/panels';
import type { PanelName } from '../panels/panels';
import { rowOf, useOpenPanel } from '../panels/usePanels';
import { openRules } from '../rules/place';
import type { DialogName } from './dialogs';
import { KeysItem, Silence, TakeBackItem } from './MenuItems';
import './menu.css';

/** What can be done besides playing; whatever ends the match asks first. */
export function MenuList({ open }: { readonly open: (name: DialogName | null) => void }) {
  const { home, menu, menuNotes, leaving } = useText();
  const panels = usePanelsNow();
  const show = useOpenPanel(open);
  const goHome = useMatch((state) => state.goHome);
  const rules = useGame((state) => state.match?.rules);
  const leaveNote = useMatch(({ isKept }) => (isKept ? leaving.homeNote : home.unkept));
  const read = () => {
    open(null);
    if (rules !== undefined) afterLayers(() => openRules(rules));
  };
  const openPanel = (name: PanelName) => {
    if (isDialogPanel(name)) return open(name);
    open(null);
    return afterLayers(() => show(name));
  };
  const openPage = useOpenPage();
  const leave = () => {
    open(null);
    goHome();
  };
  const item = (icon: IconName, name: DialogName, [title, note]: readonly [string, string]) => (
    <LinkRow className="menu-item" icon={icon} title={title} note={note} onClick={() => open(name)} />
  );
  return (
    <div className="menu">
      <Silence />
      <TakeBack close={() => open(null)} />
      {item('gear', 'settings', [menu.settings, menu.settingsNote])}
      {panels.map((name) => (
        <PanelItem key={name} name={name} onClick={() => openPanel(name)} />
      ))}
      {rules !== undefined && item('calculator', 'items', [menu.items, menu.itemsNote])}
      {rules !== undefined && (
        <LinkRow className="menu-item" icon="rules" title={menu.rules} note={menu.rulesNote} onClick={read} />
      )}
      <KeysItem onClick={() => open('keys')} />
      {findLesson() && (
        <LinkRow
          className="menu-item"
          icon="cap"
          title={menu.lesson}
          note={leaveNote}
          onClick={() => {
            leave();
            openPage('lesson');
          }}
        />
      )}
      {item('book', 'about', [menuNotes.about, menuNotes.aboutNote])}
      {item('again', 'restart', [leaving.restart, leaving.restartNote])}
      {item('stop', 'abandon', [leaving.abandon, leaving.abandonNote])}
      <LinkRow className="menu-item" icon="home" title={leaving.home} note={leaveNote} onClick={leave} />
    </div>
  );
}

/** The panels that there are: those that lie at the table, only during a hand. */
function usePanelsNow(): readonly PanelName[] {
  const stores = useStores();
  const match = useGame((state) => state.match);
  const isPlayed = useGame((state) => state.screen === 'table');
  return PANEL_NAMES.filter(
    (name) => rowOf(name).isOffered(stores, match) && (isPlayed || isDialogPanel(name)),
  );
}

function PanelItem({ name, onClick }: { readonly name: PanelName; readonly onClick: () => void }) {
  const { icon, words } = rowOf(name);
  const { title, note } = words(useText());
  return <LinkRow className="menu-item" {...{ icon, title, note, onClick }} />;
}

/** In a match that does not count. */
function TakeBack({ close }: { readonly close: () => void }) {
  const isOffered = useGame(({ practice, screen }) => practice && screen !== 'home');
  return isOffered && <TakeBackItem close={close} />;
}

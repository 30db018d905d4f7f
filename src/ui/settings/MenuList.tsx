import { useText, useGame, useMatch } from '../context';
import { useOpenPage } from '../pages';
import { useAimsOffer, useToggleAims } from '../aims/useAims';
import type { IconName } from '../controls/Icon';
import { LinkRow } from '../controls/LinkRow';
import { findLesson } from '../lesson/knownLesson';
import { afterLayers } from '../live/layers';
import { openRules } from '../rules/place';
import type { DialogName } from './dialogs';
import { KeysItem, Silence, TakeBackItem } from './MenuItems';
import './menu.css';

/** What can be done besides playing; whatever ends the match asks first. */
export function MenuList({ open }: { readonly open: (name: DialogName | null) => void }) {
  const { aims, home, menu, menuNotes, leaving, sheet, switches, tracker } = useText();
  const isAimed = useAimsOffer() !== null;
  const toggleAims = useToggleAims();
  const goHome = useMatch((state) => state.goHome);
  const rules = useGame((state) => state.match?.rules);
  const leaveNote = useMatch(({ isKept }) => (isKept ? leaving.homeNote : home.unkept));
  const read = () => {
    open(null);
    if (rules !== undefined) afterLayers(() => openRules(rules));
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
      {item('switches', 'switches', [switches.open, switches.note])}
      {item('list', 'scores', [menu.scores, sheet.note])}
      {isAimed && (
        <LinkRow
          className="menu-item"
          icon="cards"
          title={aims.open}
          note={aims.note}
          onClick={() => {
            open(null);
            afterLayers(toggleAims);
          }}
        />
      )}
      {item('tiles', 'tools', [tracker.open, tracker.note])}
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

/** In a match that does not count. */
function TakeBack({ close }: { readonly close: () => void }) {
  const isOffered = useGame(({ practice, screen }) => practice && screen !== 'home');
  return isOffered && <TakeBackItem close={close} />;
}

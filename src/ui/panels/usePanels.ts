import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Match } from '../../engine/match';
import type { Settings } from '../../store/settings';
import { useGame, useSettings, useStores } from '../context';
import type { Stores } from '../context';
import type { DialogName } from '../settings/dialogs';
import { isScreen, useLayout } from '../table/screen';
import { focusHand } from '../table/tray/trayParts';
import { isDialogPanel, PANEL_NAMES, PANELS } from './panels';
import type { PanelName, PanelRow } from './panels';

/** Where a panel lies at the table: beside a large one, or over a small one. */
export type PanelPlace = 'beside' | 'over';

export interface PanelAtTable {
  readonly name: PanelName;
  readonly place: PanelPlace;
}

interface OpenPanels {
  /** The sheet over the table of a small screen. */
  readonly over: PanelName | null;
  /** The panel that the player has just opened, and is led to. */
  readonly asked: PanelName | null;
}

/** What the player has opened; kept from hand to hand. */
export const openPanels = createStore<OpenPanels>(() => ({ over: null, asked: null }));

/** The panel that lies at the table, if one does. */
export function usePanelAtTable(): PanelAtTable | null {
  const stores = useStores();
  const match = useGame((state) => state.match);
  const { over } = useStore(openPanels);
  const beside = useSettings((settings) => match && panelBeside(stores, match, settings));
  if (useLayout() === 'desktop') return beside && { name: beside, place: 'beside' };
  return over !== null && rowOf(over).isOffered(stores, match) ? { name: over, place: 'over' } : null;
}

function panelBeside(stores: Stores, match: Match, settings: Settings): PanelName | null {
  const isThere = (name: PanelName): boolean =>
    rowOf(name).isOffered(stores, match) && rowOf(name).atTable?.isBeside(match, settings) === true;
  return PANEL_NAMES.find(isThere) ?? null;
}

export function rowOf(name: PanelName): PanelRow {
  return PANELS[name];
}

/** Shows a panel at the table, or hides it. Who opens it is led to it. Beside the table it stands in the coach's place. */
export function useTogglePanel(): (name: PanelName) => void {
  const stores = useStores();
  return (name) => {
    const { game, settings, coach } = stores;
    const { match } = game.getState();
    const { atTable, isOffered } = rowOf(name);
    if (!atTable || !match || !isOffered(stores, match)) return;
    const isLarge = isScreen('desktop');
    const isCoached = isLarge && coach?.getState().isOpen === true;
    const isShown = isLarge
      ? atTable.isBeside(match, settings.getState()) && !isCoached
      : openPanels.getState().over === name;
    if (isLarge) settings.getState().change(atTable.change(match, !isShown));
    if (isCoached) coach.getState().show(false);
    openPanels.setState({ over: isShown || isLarge ? null : name, asked: isShown ? null : name });
    if (isShown) focusHand();
  };
}

/** Opens a panel, as its key does: a dialog, or what lies at the table, which is closed by it as well. */
export function useOpenPanel(open: (dialog: DialogName) => void): (name: PanelName) => void {
  const stores = useStores();
  const toggle = useTogglePanel();
  return (name) => {
    if (!rowOf(name).isOffered(stores, stores.game.getState().match)) return;
    if (isDialogPanel(name)) open(name);
    else toggle(name);
  };
}

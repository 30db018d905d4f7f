import { useEffect } from 'react';
import { isStrictCalling } from '../../store/selectors/strictCalling';
import { earlyWins } from '../../store/selectors/outSeats';
import { mayWeigh } from '../../store/coach/dangers/dangerStore';
import { waitsOf } from '../../store/selectors/handFacts';
import { kindsOf } from '../../store/selectors/tiles';
import type { TileId } from '../../engine/types';
import { useStores } from '../context';
import type { Stores } from '../context';
import { followPageKeys } from '../live/pageKeys';
import { useSay } from '../live/spoken';
import { PANEL_NAMES } from '../panels/panels';
import type { PanelName } from '../panels/panels';
import { rowOf, useOpenPanel, usePanelAtTable } from '../panels/usePanels';
import type { PanelAtTable } from '../panels/usePanels';
import type { DialogName } from '../settings/dialogs';
import { toggleLook } from '../tile/pointing';
import type { PointingStore } from '../tile/pointing';
import { useSorting } from './useHeldHand';
import type { TableControls } from './useTableControls';
import { useTakeBack } from './useTakeBack';

interface TableKeys {
  readonly controls: TableControls;
  readonly pointing: PointingStore;
  readonly open: (dialog: DialogName) => void;
}

/** Every key of the table: those of the options on offer, and those that always hold. */
export function useTableKeys({ controls, pointing, open }: TableKeys): void {
  const stores = useStores();
  const { sort } = useSorting();
  const say = useSay();
  const openPanel = useOpenPanel(open);
  const atTable = usePanelAtTable();
  const takeBack = useTakeBack();
  useEffect(() => {
    const { game, settings, coach } = stores;
    const shown = () => coach?.getState();
    const readings: Readonly<Record<string, () => void>> = {
      d: () => controls.hand.drawn !== null && controls.discard(controls.hand.drawn),
      s: () => sortAloud(sort, stores, say),
      m: () => switchSilence(stores, say),
      r: () => say(({ says, text }) => says.tableReading(game.getState(), text)),
      t: () => {
        const { view } = game.getState();
        if (!view || !settings.getState().showWaits) return;
        const waits = waitsOf(view, controls.selected ?? controls.hand.drawn);
        say(({ says, text }) => (isStrictCalling(view) ? text.say.untold : says.waitsReading(waits, text)));
      },
      g: () => game.getState().skipAhead(),
      f: () => askForDanger(stores),
      l: () => {
        const tile = tileInFocus() ?? controls.selected ?? controls.hand.drawn;
        const { match } = game.getState();
        const kind = match && tile !== null ? kindsOf(match)[tile] : undefined;
        if (tile !== null && kind !== undefined) toggleLook(pointing, { tile, kind });
      },
      z: () => {
        if (controls.exchange?.takeBack) return controls.exchange.takeBack();
        return (game.getState().practice || game.getState().mayTakeBack) && takeBack();
      },
      n: () => controls.passForGood(),
      h: () => earlyWins(game.getState()).length > 0 && open('won'),
      o: () => controls.exchange?.chooseForMe?.(),
      x: () => controls.exchange?.send(),
      ' ': () => controls.notNow?.(),
      '?': () => open('keys'),
      c: () => settings.getState().coach !== 'off' && shown()?.show(!shown()?.isOpen),
    };
    const press = (key: string, { target, repeat }: KeyboardEvent): boolean => {
      if (key === 'Escape') return does(() => leave({ target, atTable, openPanel, open, coach }));
      if (key === 'ArrowUp' && repeat) return true;
      if (isArrow(key)) return does(() => reachHand(key, controls));
      if (key === ' ' && isChoice(target)) return false;
      if (key !== ' ' && !settings.getState().letterKeys) return false;
      const option = controls.options.find(({ keys }) => keys.includes(key));
      if (option) return does(() => controls.perform(option));
      if (key === ' ' && !controls.notNow) return false;
      const panel = PANEL_NAMES.find((name) => rowOf(name).key === key);
      if (panel !== undefined) return does(() => openPanel(panel));
      const reading = readings[key];
      return reading ? does(reading) : false;
    };
    return followPageKeys(press);
  });
}

function does(run: () => void): true {
  run();
  return true;
}

type Say = ReturnType<typeof useSay>;

/** Sorts the hand or leaves it as drawn, and says which. */
function sortAloud(sort: () => void, { game, settings }: Stores, say: Say): void {
  sort();
  const isSorted = game.getState().forHand.sorted ?? settings.getState().sorted;
  say(({ text }) => text.say.sorted(isSorted));
}

/** Silences everything or lets it be heard again, and says which. */
function switchSilence({ settings }: Stores, say: Say): void {
  const { silent, change } = settings.getState();
  change({ silent: !silent });
  say(({ text }) => text.say.silenced(!silent));
}

/** Shows the danger of the own tiles or hides it; where settings do not offer it, the tray says so. */
function askForDanger({ game, settings, dangers }: Stores): void {
  const { view, choices } = game.getState();
  if (!dangers || !mayWeigh({ choices })) return;
  if (settings.getState().showDanger) dangers.getState().toggle();
  else dangers.setState({ dangers: { status: 'unoffered', view } });
}

function isArrow(key: string): boolean {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home', 'End'].includes(key);
}

/** A choice that has the focus is what the space bar presses. */
function isChoice(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.closest('.acts, .panel') !== null;
}

interface Leaving {
  readonly target: EventTarget | null;
  readonly atTable: PanelAtTable | null;
  readonly openPanel: (name: PanelName) => void;
  readonly open: (dialog: DialogName) => void;
  readonly coach: Stores['coach'];
}

/** Closes what lies over the table, or beside it where the player is in it; then the coach. Else the menu opens. */
function leave({ target, atTable, openPanel, open, coach }: Leaving): void {
  if (atTable && (atTable.place === 'over' || isInPanel(target))) openPanel(atTable.name);
  else if (coach?.getState().isOpen) coach.getState().show(false);
  else open('menu');
}

/** The tray at the foot of the panel is no part of it. */
function isInPanel(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('.tray')) return false;
  return target.closest('.table-panel') !== null;
}

/** The held tile that has the focus. */
function tileInFocus(): TileId | null {
  const tile = document.activeElement?.closest<HTMLElement>('.hand [data-tile]');
  return tile ? Number(tile.dataset['tile']) : null;
}

/** Arrow keys find the hand from anywhere; Up selects the tile in focus, then discards it. */
function reachHand(key: string, controls: TableControls): void {
  const current = document.querySelector<HTMLElement>('.hand [tabindex="0"]');
  const tiles = [...document.querySelectorAll('.hand button')];
  const at = tiles.indexOf(document.activeElement ?? document.body);
  if (key !== 'ArrowUp' || at < 0) return current?.focus();
  const all =
    controls.hand.drawn === null ? controls.hand.tiles : [...controls.hand.tiles, controls.hand.drawn];
  const tile = all[at];
  if (tile !== undefined) controls.tap(tile);
}

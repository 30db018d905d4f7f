import { useCoach, useGame, useStores, useText } from '../context';
import { IconButton } from '../controls/buttons';
import { PANEL_NAMES } from './panels';
import type { PanelName } from './panels';
import { rowOf, usePanelAtTable, useTogglePanel } from './usePanels';

/** A button in the bar for each panel that lies at the table. On small screens there is room for what is needed. */
export function PanelButtons() {
  return PANEL_NAMES.filter((name) => rowOf(name).atTable !== null).map((name) => (
    <PanelButton key={name} name={name} />
  ));
}

function PanelButton({ name }: { readonly name: PanelName }) {
  const text = useText();
  const stores = useStores();
  const match = useGame((state) => state.match);
  const shown = usePanelAtTable();
  const toggle = useTogglePanel();
  const isCoached = useCoach((state) => state.isOpen) === true;
  const { icon, words, atTable, isOffered } = rowOf(name);
  if (!match || !isOffered(stores, match)) return null;
  return (
    <IconButton
      icon={icon}
      className="bar-panel"
      data-needed={atTable?.isNeeded(match)}
      label={words(text).title}
      word={atTable?.word(text)}
      aria-pressed={shown?.name === name && !(isCoached && shown.place === 'beside')}
      onClick={() => toggle(name)}
    />
  );
}

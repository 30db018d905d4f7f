import { useText } from '../context';
import { Dialog } from '../controls/Dialog';
import { Fetched } from '../controls/Fetched';
import { DialogContent } from '../lateParts';
import { addressOf } from '../route';
import { isDialogPanel, PANELS } from '../panels/panels';
import type { Text } from '../text';
import type { DialogName } from './dialogs';

interface DialogsProps {
  readonly name: DialogName | null;
  readonly open: (name: DialogName | null) => void;
}

const SIZES: Readonly<Partial<Record<DialogName, 'tall' | 'low' | 'wide'>>> = {
  items: 'wide',
  settings: 'tall',
  about: 'tall',
  menu: 'low',
};

/** The dialog that is open, if one is. */
export function Dialogs({ name, open }: DialogsProps) {
  const text = useText();
  if (name === null) return null;
  return (
    <Dialog
      key={name}
      title={dialogTitle(name, text)}
      size={isDialogPanel(name) ? 'low' : SIZES[name]}
      address={addressOf(name)}
      onClose={() => open(null)}
    >
      <Fetched>
        <DialogContent name={name} open={open} />
      </Fetched>
    </Dialog>
  );
}

function dialogTitle(name: DialogName, text: Text): string {
  if (isDialogPanel(name)) return PANELS[name].words(text).title;
  const titles: Readonly<Record<typeof name, string>> = {
    menu: text.menu.title,
    settings: text.menu.settings,
    keys: text.keys.title,
    about: text.menu.settings,
    items: text.menu.items,
    won: text.won.title,
    leave: text.menu.leaveAsk,
    abandon: text.menu.abandonAsk,
    restart: text.menu.restartAsk,
  };
  return titles[name];
}

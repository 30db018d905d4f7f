import { useStores, useText } from '../context';
import { IconButton } from '../controls/buttons';
import type { DialogName } from '../settings/dialogs';
import './switchesButton.css';
import { useSwitchCount } from './useSwitch';

/** Opens the switches, and says how many are on. Tables beside the match have none. */
export function SwitchesButton({ open }: { readonly open: (dialog: DialogName) => void }) {
  const { switches } = useText();
  const { match } = useStores();
  const count = useSwitchCount();
  if (!match) return null;
  return (
    <span className="switches-button" data-count={count || undefined}>
      <IconButton
        icon="switches"
        label={count === 0 ? switches.open : switches.on(count)}
        onClick={() => open('switches')}
      />
    </span>
  );
}

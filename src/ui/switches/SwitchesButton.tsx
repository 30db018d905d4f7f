import { useStores, useText } from '../context';
import { IconButton } from '../controls/buttons';
import type { DialogName } from '../settings/dialogs';
import { useLayout } from '../table/screen';
import { useSwitchCount } from './useSwitch';

interface SwitchesButtonProps {
  /** Where it stands: a phone that lies on its side has no room for it in the bar. */
  readonly at: 'bar' | 'tray';
  readonly open: (dialog: DialogName) => void;
}

/** Opens the switches, and says how many are on. Tables beside the match have none. */
export function SwitchesButton({ at, open }: SwitchesButtonProps) {
  const { switches } = useText();
  const { match } = useStores();
  const count = useSwitchCount();
  const place = useLayout() === 'landscape' ? 'tray' : 'bar';
  if (!match || place !== at) return null;
  return (
    <span className="switches-button" data-count={count || undefined}>
      <IconButton
        icon="switches"
        label={count === 0 ? switches.open : switches.on(count)}
        word={at === 'bar' ? switches.open : undefined}
        onClick={() => open('switches')}
      />
    </span>
  );
}

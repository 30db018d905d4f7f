import { isAskedFor, mayWeigh } from '../../../store/coach/dangers/dangerStore';
import { useDangerStore, useGame, useSettings, useStores, useText } from '../../context';
import { IconButton } from '../../controls/buttons';

/** Shows how dangerous the own tiles are, or hides it; for whoever wants that help. */
export function DangerButton() {
  const { danger } = useText();
  const { dangers } = useStores();
  const isWanted = useSettings((settings) => settings.showDanger);
  const isShown = useDangerStore((state) => isAskedFor(state.dangers));
  const isTurn = useGame(mayWeigh);
  if (!dangers || !isWanted) return null;
  return (
    <IconButton
      icon="shield"
      className="bar-danger"
      label={danger.open}
      aria-pressed={isShown}
      aria-disabled={!isTurn}
      onClick={() => isTurn && dangers.getState().toggle()}
    />
  );
}

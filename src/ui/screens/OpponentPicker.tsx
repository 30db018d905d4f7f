import { hasStyles, OPPONENTS, opponentsFor } from '../../store/selectors/opponents';
import { useText } from '../context';
import { Segmented, Switch } from '../controls/Segmented';
import type { SetupControls } from './useMatchSetup';

/** How well the opponents play, and whether each has a style of its own. */
export function OpponentPicker({ setup }: { readonly setup: SetupControls }) {
  const { setUp } = useText();
  const { rules, options, opponents, mixedStyles, choose } = setup;
  const offered = opponentsFor(rules, options);
  return (
    <>
      <Segmented
        label={setUp.opponents}
        values={offered}
        value={opponents}
        wordFor={(each) => setUp.opponent[each]}
        note={setUp.opponentNote(opponents, offered.length < OPPONENTS.length)}
        onChange={(chosen) => choose({ opponents: chosen })}
      />
      {hasStyles(rules) && (
        <Switch label={setUp.mixedStyles} on={mixedStyles} onChange={(on) => choose({ mixedStyles: on })} />
      )}
    </>
  );
}

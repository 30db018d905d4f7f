import { hasStyles, OPPONENTS, opponentsFor } from '../../store/selectors/opponents';
import { useText } from '../context';
import { Segmented, Switch } from '../controls/Segmented';
import type { SetupControls } from './useMatchSetup';

interface OpponentPickerProps {
  readonly setup: SetupControls;
  /** What they are called where they play against nobody. */
  readonly words?: {
    readonly bots: string;
    readonly mixed: string;
    readonly mixedStyles: string;
  };
}

/** How well the opponents play, and whether each has a style of its own. */
export function OpponentPicker({ setup, words }: OpponentPickerProps) {
  const { setUp } = useText();
  const { rules, options, opponents, mixedStyles, choose } = setup;
  const offered = opponentsFor(rules, options);
  return (
    <>
      <Segmented
        label={words?.bots ?? setUp.opponents}
        values={offered}
        value={opponents}
        wordFor={(each) => setUp.opponent[each]}
        note={
          words && opponents === 'mixed'
            ? words.mixed
            : setUp.opponentNote(opponents, offered.length < OPPONENTS.length)
        }
        onChange={(chosen) => choose({ opponents: chosen })}
      />
      {hasStyles(rules) && (
        <Switch
          label={words?.mixedStyles ?? setUp.mixedStyles}
          on={mixedStyles}
          onChange={(on) => choose({ mixedStyles: on })}
        />
      )}
    </>
  );
}

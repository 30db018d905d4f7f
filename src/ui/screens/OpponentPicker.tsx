import { OPPONENTS, opponentsFor, TABLE_STYLES } from '../../store/facts/opponents';
import { useText } from '../context';
import { Segmented } from '../controls/Segmented';
import type { SetupControls } from './useMatchSetup';

/** How well the opponents play, and whether each has a style of its own. */
export function OpponentPicker({ setup }: { readonly setup: SetupControls }) {
  const { setUp } = useText();
  const { rules, opponents, styles, choose } = setup;
  const offered = opponentsFor(rules);
  const missing = OPPONENTS.filter((each) => !offered.includes(each));
  return (
    <>
      <Segmented
        label={setUp.opponents}
        values={OPPONENTS}
        value={opponents}
        wordFor={(each) => setUp.opponent[each]}
        note={setUp.opponentNote(opponents, missing.length > 0)}
        missing={missing}
        onChange={(chosen) => choose({ opponents: chosen })}
      />
      <Segmented
        label={setUp.styles}
        values={TABLE_STYLES}
        value={styles}
        wordFor={(each) => setUp.tableStyles[each]}
        onChange={(chosen) => choose({ styles: chosen })}
      />
    </>
  );
}

import { freshWin, seatsInPlay } from '../../../store/selectors/outSeats';
import { personAt } from '../../../store/selectors/seats';
import { useText } from '../../context';
import { useGameParts } from '../sameParts';
import { usePlayWords } from '../usePlayWords';
import { OwnButton } from './ActionButton';

/** A win that is news, in words. */
export interface WonWords {
  readonly title: string;
  readonly line: string;
}

/** Who has won while the others play on; null when that is no news. */
export function useWonWords(): WonWords | null {
  const text = useText();
  const words = usePlayWords();
  return useGameParts((state) => {
    const { view } = state;
    const fresh = freshWin(state);
    if (!view || !fresh) return null;
    const { seat, sheet } = fresh.win;
    return {
      title: text.tray.hasWon(personAt(state, seat), words.worth(sheet)),
      line: text.tray.playOn(seatsInPlay(view)),
    };
  });
}

/** Opens what was won with. */
export function SeeHand({ onSee }: { readonly onSee: () => void }) {
  return <OwnButton look="see" word={useText().tray.seeHand} shortcut="h" onPress={onSee} />;
}

import { freshWin, seatsInPlay } from '../../../store/selectors/outSeats';
import { personAt, seatedIn } from '../../../store/selectors/seats';
import { useText } from '../../context';
import { useGameParts } from '../sameParts';
import { OwnButton } from './ActionButton';

/** A win that is news, in words. */
export interface WonWords {
  readonly title: string;
  readonly line: string;
}

/** Who has won while the others play on; null when that is no news. */
export function useWonWords(): WonWords | null {
  const text = useText();
  return useGameParts((state) => {
    const { view, match, scores } = state;
    const fresh = freshWin(state);
    if (!view || !fresh) return null;
    const { seat } = fresh.win;
    const player = seatedIn(state)[seat] ?? 0;
    const gain = text.signed((scores[player] ?? 0) - (match?.scores[player] ?? 0));
    return {
      title: text.tray.hasWon(personAt(state, seat), gain),
      line: text.tray.playOn(seatsInPlay(view)),
    };
  });
}

/** Opens what was won with. */
export function SeeHand({ onSee }: { readonly onSee: () => void }) {
  return <OwnButton look="see" word={useText().tray.seeHand} shortcut="h" onPress={onSee} />;
}

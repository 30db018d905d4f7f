import { freshWin, seatsInPlay } from '../../../store/selectors/outSeats';
import { personAt, seatedIn } from '../../../store/selectors/seats';
import { useGame, useText } from '../../context';
import { KeyHint } from './ActionButton';

/** A win that is news, in words. */
export interface WonWords {
  readonly title: string;
  readonly line: string;
}

/** Who has won while the others play on; null when that is no news. */
export function useWonWords(): WonWords | null {
  const text = useText();
  const view = useGame((state) => state.view);
  const seen = useGame((state) => state.seen);
  const players = useGame((state) => state.players);
  const match = useGame((state) => state.match);
  const humanSeat = useGame((state) => state.humanSeat);
  const scores = useGame((state) => state.scores);
  const fresh = freshWin({ view, seen, humanSeat });
  if (!view || !fresh) return null;
  const { seat } = fresh.win;
  const player = seatedIn({ match })[seat] ?? 0;
  const gain = text.signed((scores[player] ?? 0) - (match?.scores[player] ?? 0));
  return {
    title: text.tray.hasWon(personAt({ match, players }, seat), gain),
    line: text.tray.playOn(seatsInPlay(view)),
  };
}

/** Opens what was won with. */
export function SeeHand({ onSee }: { readonly onSee: () => void }) {
  const text = useText();
  return (
    <button type="button" className="act act--see" aria-label={text.tray.seeHand} onClick={onSee}>
      <span className="act-word">
        <b>{text.tray.seeHand}</b>
        <KeyHint keys={['h']} />
      </span>
    </button>
  );
}

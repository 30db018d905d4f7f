import type { Seat } from '../../engine/types';
import { passesOf } from '../../store/selectors/marks';
import type { SeatInfo } from '../../store/selectors/seats';
import { useGame } from '../context';
import { Icon } from '../controls/Icon';

/** The seat that gets what the player is asked to give; null where nothing is, or nobody knows yet. */
export function useReceiver(): Seat | null {
  return useGame(({ view, choices }) => {
    const isAsked = choices.some(({ type }) => type === 'exchange');
    return view && isAsked ? (passesOf(view)?.to[view.seat] ?? null) : null;
  });
}

/** Points from the middle of the table to the seat that gets the tiles. The words of the tray say the same. */
export function PassArrow({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const receiver = useReceiver();
  const place = seats.find(({ seat }) => seat === receiver)?.place;
  if (place === undefined) return null;
  return (
    <span className={`pass-arrow pass-arrow--${place}`} aria-hidden="true">
      <Icon name="arrow" />
    </span>
  );
}

/** On the plate of the seat that gets the tiles. */
export function Packet() {
  return (
    <span className="packet" aria-hidden="true">
      <Icon name="arrow" />
      <i />
      <i />
      <i />
    </span>
  );
}

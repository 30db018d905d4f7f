import type { Seat } from '../../engine/types';
import { personAt } from '../../store/selectors/seats';
import type { Person } from '../../store/types';
import { useGame } from '../context';

/** Says who sits at a seat. */
export function usePersonAt(): (seat: Seat) => Person {
  const match = useGame((state) => state.match);
  const players = useGame((state) => state.players);
  return (seat) => personAt({ match, players }, seat);
}

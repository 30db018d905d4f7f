import { FIRST_HAND, placeOf } from '../../store/selectors/handPlace';
import { repeatsTold } from '../../store/selectors/knownTables';
import { useGame } from '../context';
import { useHandNames } from '../useHandNames';

/** The hand under way in two parts, the second may be null; where marks of the game tell how often hands were repeated, it is not said here. */
export function useShownHand(): readonly [string, string | null] {
  const { partsOf } = useHandNames();
  const match = useGame((state) => state.match);
  const { rules = '', progress = null } = match ?? {};
  const place = progress ? placeOf(rules, progress) : FIRST_HAND;
  return partsOf(rules, repeatsTold(rules) ? { ...place, repeat: 0 } : place);
}

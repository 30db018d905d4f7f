import { useStores } from '../context';
import { useSay } from '../live/spoken';

/** Takes back the player's last choice, and says so. */
export function useTakeBack(): () => void {
  const { game } = useStores();
  const say = useSay();
  return () => say(({ says, text }) => says.takeBack(game, text));
}

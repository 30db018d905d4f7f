import { useStores } from '../context';
import { useSay } from '../live/spoken';
import { usePassRules } from './useAutoPass';

/** Takes back the player's last choice, and says so. */
export function useTakeBack(): () => void {
  const { game } = useStores();
  const say = useSay();
  const rules = usePassRules();
  return () => say(({ says, text }) => says.takeBack(game, rules, text));
}

import { useContext } from 'react';
import { isIndexed } from '../../store/selectors/knownTables';
import { useGame, useSettings } from '../context';
import { GameContext } from '../text/gameWords';

/** Whether the tiles have numbers and letters: as the player wants it, else as the game that is shown likes it. */
export function useIsIndexed(): boolean {
  const wanted = useSettings((settings) => settings.index);
  const shown = useContext(GameContext);
  const rules = useGame(({ match }) => shown ?? match?.rules ?? '');
  return wanted === 'game' ? isIndexed(rules) : wanted;
}

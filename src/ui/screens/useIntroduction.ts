import type { RuleSetId } from '../../engine/types';
import { useSettings, useStores } from '../context';
import { useWordsOfGame } from '../text/gameWords';
import type { Introduction } from '../text/gameWords';

interface ToRead {
  /** What the player has to know before a first match of the game; null once that was read, or where it is nothing. */
  readonly unread: Introduction | null;
  /** It is not shown again by itself. */
  readonly markRead: () => void;
}

/** What is different in a game, and whether it is still to be read. The game must be loaded. */
export function useIntroduction(id: RuleSetId): ToRead {
  const { settings } = useStores();
  const introduced = useSettings((kept) => kept.introduced);
  const { introduction } = useWordsOfGame(id);
  const isNews = introduction !== null && !introduced.includes(id);
  return {
    unread: isNews ? introduction : null,
    markRead: () => isNews && settings.getState().change({ introduced: [...introduced, id] }),
  };
}

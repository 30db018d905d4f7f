import { useMemo } from 'react';
import { besideFrom, hasAims, hasCard, isBeside, pinnedAim, tilesFor } from '../../store/selectors/aims';
import type { TileId } from '../../engine/types';
import { useAimStore, useGame, useSettings, useStores } from '../context';
import { isScreen, useLayout } from '../table/screen';
import { focusHand } from '../table/tray/trayParts';

/** Where what the hand may become is shown: beside the table of a large screen, or over that of a small one. */
export type AimsPlace = 'beside' | 'over';

/** Null where it is not shown. */
export function useAimsPlace(): AimsPlace | null {
  const { aims } = useStores();
  const match = useGame((state) => state.match);
  const setting = useSettings((settings) => settings.aims);
  const isOpen = useAimStore((state) => state.isOpen);
  const isLarge = useLayout() === 'desktop';
  if (!aims || !match || !hasAims(match.rules)) return null;
  if (!isLarge) return isOpen ? 'over' : null;
  return isBeside(match, { aims: setting }) ? 'beside' : null;
}

/** Whether it can be shown at this table, and whether the game is played by a card. */
export function useAimsOffer(): 'card' | 'other' | null {
  const { aims } = useStores();
  const match = useGame((state) => state.match);
  if (!aims || !match || !hasAims(match.rules)) return null;
  return hasCard(match) ? 'card' : 'other';
}

/** Shows or hides it. Who opens it is led to it. Beside the table it stands in the coach's place. */
export function useToggleAims(): () => void {
  const { aims, game, settings, coach } = useStores();
  return () => {
    const { match } = game.getState();
    if (!aims || !match || !hasAims(match.rules)) return;
    const isLarge = isScreen('desktop');
    const isCoached = isLarge && coach?.getState().isOpen === true;
    const isShown = isLarge ? isBeside(match, settings.getState()) && !isCoached : aims.getState().isOpen;
    if (isLarge) settings.getState().change({ aims: besideFrom(match, !isShown) });
    if (isCoached) coach.getState().show(false);
    aims.getState().show(!isShown && !isLarge);
    aims.setState({ isAsked: !isShown });
    if (isShown) focusHand();
  };
}

const NONE: ReadonlySet<TileId> = new Set();

/** The tiles of the hand that the player plays for. */
export function usePinnedTiles(): ReadonlySet<TileId> {
  const aims = useAimStore((state) => state.aims);
  const pinned = useAimStore((state) => state.pinned);
  const view = useGame((state) => state.view);
  return useMemo(() => {
    const aim = pinnedAim({ aims, pinned });
    return aim && view ? new Set(tilesFor(aim, view)) : NONE;
  }, [aims, pinned, view]);
}

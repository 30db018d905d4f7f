import { useMemo } from 'react';
import type { TileId } from '../../engine/types';
import { waitsOf, winValue } from '../../store/selectors/handFacts';
import { isOut } from '../../store/selectors/outSeats';
import type { ShownWait, WinValue } from '../../store/selectors/worthTypes';
import { useGame, useSettings } from '../context';

/** What a win now would be worth, while the player is asked. */
export function useWinValue(): WinValue | null {
  const view = useGame((state) => state.view);
  return useMemo(() => (view ? winValue(view) : null), [view]);
}

/** What the hand waits for; in the own turn, after discarding this tile. */
export function useWaits(without: TileId | null): readonly ShownWait[] {
  const view = useGame((state) => state.view);
  const isOn = useSettings((settings) => settings.showWaits);
  return useMemo(
    () => (isOn && view?.phase.type === 'play' && !isOut(view, view.seat) ? waitsOf(view, without) : []),
    [isOn, view, without],
  );
}

/** The tile the hand was just won with. */
export function useWonTile(): TileId | null {
  return useGame(({ seen }) => {
    const last = seen.at(-1)?.event;
    return last?.type === 'win' ? last.tile : null;
  });
}

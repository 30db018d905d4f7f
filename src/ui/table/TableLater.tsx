import { useEffect } from 'react';
import type { TileId } from '../../engine/types';
import { waitsOf } from '../../store/selectors/handFacts';
import { kindsOf } from '../../store/selectors/tiles';
import { whereabouts } from '../../store/selectors/whereabouts';
import { useSettings, useStores, useText } from '../context';
import { useSpeak } from '../live/LiveRegion';
import { useSay } from '../live/spoken';
import { useWakeLock } from '../live/useWakeLock';
import { useDangerSpoken } from './sight/useDangers';
import { useWhyLine } from './useMissing';

/** What the table does besides, and the first hand can begin without: what is said of the hand, and the screen that stays on. */
export function TableLater({ selected }: { readonly selected: TileId | null }) {
  useSelectionSpoken(selected);
  useMissedWinSpoken();
  useDangerSpoken();
  useWakeLock();
  return null;
}

/** Says why the hand could not win with the tile just laid down. */
function useMissedWinSpoken(): void {
  const { say } = useText();
  const speak = useSpeak();
  const { missed } = useWhyLine();
  useEffect(() => {
    if (missed !== null) speak(say.sentence(missed));
  }, [missed, say, speak]);
}

/** Says how many of the selected tile are not in sight, and what the hand would wait for without it. */
function useSelectionSpoken(selected: TileId | null): void {
  const { game } = useStores();
  const say = useSay();
  const showWaits = useSettings((settings) => settings.showWaits);
  const showTracker = useSettings((settings) => settings.showTracker);
  useEffect(() => {
    const { view, match } = game.getState();
    const kind = match && selected !== null ? kindsOf(match)[selected] : undefined;
    if (selected === null || !view || kind === undefined) return;
    const where = showTracker ? whereabouts(view, kind) : null;
    const waits = showWaits ? waitsOf(view, selected) : [];
    if (where || waits.length > 0)
      say(({ says, text }) => says.selectionReading({ kind, where, waits }, text));
  }, [selected, showWaits, showTracker, game, say]);
}

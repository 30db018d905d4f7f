import { useEffect } from 'react';
import type { TileId } from '../../engine/types';
import { waitsOf } from '../../store/selectors/handFacts';
import { useSettings, useStores } from '../context';
import { useSpeak } from '../live/LiveRegion';
import { useSay } from '../live/spoken';
import { useWakeLock } from '../live/useWakeLock';
import { useWhyLine } from './useMissing';

/** What the table does besides, and the first hand can begin without: what is said of the hand, and the screen that stays on. */
export function TableLater({ selected }: { readonly selected: TileId | null }) {
  useWaitsSpoken(selected);
  useMissedWinSpoken();
  useWakeLock();
  return null;
}

/** Says why the hand could not win with the tile just laid down. */
function useMissedWinSpoken(): void {
  const speak = useSpeak();
  const { missed } = useWhyLine();
  useEffect(() => {
    if (missed !== null) speak(`${missed}.`);
  }, [missed, speak]);
}

/** Says what the hand would wait for without the selected tile. */
function useWaitsSpoken(selected: TileId | null): void {
  const { game } = useStores();
  const say = useSay();
  const isOn = useSettings((settings) => settings.showWaits);
  useEffect(() => {
    const { view } = game.getState();
    if (selected === null || !view || !isOn) return;
    const waits = waitsOf(view, selected);
    if (waits.length > 0) say(({ says, text }) => says.waitsReading(waits, text));
  }, [selected, isOn, game, say]);
}

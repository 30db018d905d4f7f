import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { TileId } from '../../engine/types';
import { late } from '../../store/late';

/** A first hand can be played before it is there. */
export const drags = late(() => import('./dragOrder'));

/** Lets held tiles be dragged to another place. */
export function useDrags(
  toolbar: RefObject<HTMLElement | null>,
  move: (tile: TileId, to: number) => void,
): void {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    let end = () => undefined as void;
    let isGone = false;
    const begin = async () => {
      const { followDrags } = await drags.load();
      if (toolbar.current && !isGone)
        end = followDrags(toolbar.current, (tile, to) => latest.current(tile, to));
    };
    begin().catch(() => null);
    return () => {
      isGone = true;
      end();
    };
  }, [toolbar]);
}

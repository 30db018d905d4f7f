import { useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { lazyOnce } from '../../store/lazyOnce';
import { useText } from '../context';
import { PointingContext } from '../tile/pointing';
import type { TableControls } from './useTableControls';

/** A first hand can be played before it is there. */
export const drags = lazyOnce(() => import('./drag/followDrags'));

/** Lets held tiles be dragged: to another place, or over the table. */
export function useDrags(
  toolbar: RefObject<HTMLElement | null>,
  { move, discard, canDiscard }: TableControls,
): void {
  const words = useText().hand;
  const pointing = useContext(PointingContext);
  const wasHeld = () => pointing.getState().wasHeld;
  const latest = useRef({ move, discard, canDiscard, wasHeld, words });
  useEffect(() => {
    latest.current = { move, discard, canDiscard, wasHeld, words };
  });
  useEffect(() => {
    let end = () => undefined as void;
    let isGone = false;
    const begin = async () => {
      const { followDrags } = await drags.load();
      if (toolbar.current && !isGone) end = followDrags(toolbar.current, () => latest.current);
    };
    begin().catch(() => null);
    return () => {
      isGone = true;
      end();
    };
  }, [toolbar]);
}

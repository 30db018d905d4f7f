import { useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { lazyOnce } from '../../store/lazyOnce';
import { useText } from '../context';
import type { Text } from '../text';
import { PointingContext } from '../tile/pointing';
import { useAfterwards } from '../useAfterwards';
import type { DragHand, Fate, Spot } from './drag/followDrags';
import type { ExchangeControls } from './useExchange';
import type { TableControls } from './useTableControls';

/** A first hand can be played before it is there. */
export const drags = lazyOnce(() => import('./drag/followDrags'));

/** Lets held tiles be dragged: to another place, over the table, or to those that are given away. */
export function useDrags(toolbar: RefObject<HTMLElement | null>, controls: TableControls): void {
  const words = useText().hand;
  const pointing = useContext(PointingContext);
  const { move, exchange } = controls;
  useFollowed(toolbar, 'tile', {
    move,
    fate: (tile, spot) => {
      if (!exchange) return spot.isAbove ? discardFate(tile, controls, words) : null;
      return spot.isAbove || isInTray(spot) ? givenFate(tile, exchange, words) : null;
    },
    wasHeld: () => pointing.getState().wasHeld,
    take: controls.take,
  });
}

/** Lets the tiles that are to be given away be dragged back. */
export function usePacketDrags(packet: RefObject<HTMLElement | null>, { touch }: ExchangeControls): void {
  const words = useText().hand;
  useFollowed(packet, 'chosen', {
    move: null,
    fate: (tile, spot) =>
      isInTray(spot) ? null : { line: words.letGoBack, perform: () => touch(tile), to: () => heldTile(tile) },
    wasHeld: () => false,
    take: () => undefined,
  });
}

function discardFate(
  tile: number,
  { canDiscard, discard }: TableControls,
  { letGo, goesBack }: Text['hand'],
): Fate {
  const perform = canDiscard(tile) ? () => discard(tile) : null;
  return { line: perform ? letGo : goesBack, perform, to: null };
}

/** One that is chosen already stays so. One that may not be given is touched: the tray says why. */
function givenFate(tile: number, exchange: ExchangeControls, words: Text['hand']): Fate {
  if (exchange.tiles.includes(tile)) return { line: null, perform: null, to: null };
  const mayGo = exchange.mayGo(tile);
  return {
    line: mayGo ? words.letGoGive : words.staysHere,
    perform: () => exchange.touch(tile),
    to: () => (mayGo ? chosenTile(tile) : heldTile(tile)),
  };
}

function isInTray({ x, y }: Spot): boolean {
  const box = document.querySelector('.tray--exchange')?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

const heldTile = (tile: number) => document.querySelector(`.hand [data-tile="${tile}"]`);
const chosenTile = (tile: number) => document.querySelector(`.slots [data-chosen="${tile}"]`);

function useFollowed(part: RefObject<HTMLElement | null>, by: 'tile' | 'chosen', hand: DragHand): void {
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  const there = useAfterwards(drags);
  useEffect(() => {
    const root = part.current;
    return there && root ? there.followDrags({ root, by, hand: () => latest.current }) : undefined;
  }, [there, part, by]);
}

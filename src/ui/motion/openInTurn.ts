import { flushSync } from 'react-dom';
import type { Seat } from '../../engine/types';
import { placeAfter } from '../../store/selectors/seats';
import type { Place } from '../../store/selectors/seats';
import type { Readable, TableStore } from '../../store/types';
import { heldHands } from '../live/heldHands';
import { beforePaint } from './beforePaint';
import { Places } from './boxes';
import { layDown } from './effects';
import { inTime, timesNow } from './running';
import { openedBetween, wonBetween } from './stages';
import type { Shown } from './stages';

/** Between two hands that come to lie open, in milliseconds: two or three pictures. */
const APART = 40;
/** Of the time in which a win is shown: the others follow when its groups lie open. */
const AFTER_WIN = 0.5;

/**
 * Lays the others' hands open one after the other, each in a frame of its own. After a win they wait until the winner's
 * is seen, and then lie there without moving; that one is seen over the table, and its own place stays as it is. Gives a
 * function that stops it.
 */
export function openInTurn(game: Readable<TableStore>): () => void {
  let cancel: (() => void) | null = null;
  const end = () => {
    cancel?.();
    cancel = null;
    hold([]);
  };
  const stop = game.subscribe((after, before) => {
    if (after.view === before.view && after.screen === before.screen) return;
    if (cancel) end();
    const opened = othersOpened(before, after);
    const times = opened.length > 0 ? timesNow() : null;
    if (!times) return;
    const winners = wonBetween(before, after);
    const isWon = winners.length > 0;
    const stay = opened.filter(({ seat }) => winners.includes(seat));
    const open = opened.filter((hand) => !stay.includes(hand));
    hold(opened);
    const openFrom = (at: number) => {
      const hand = open[at];
      if (!hand) return;
      flushSync(() => hold([...open.slice(at + 1), ...stay]));
      const rows = isWon ? [] : new Places(after).openHand(hand.seat);
      if (rows[0]) beforePaint(rows[0], () => layDown(rows, times));
      cancel = inTime(() => openFrom(at + 1), APART);
    };
    cancel = inTime(() => openFrom(0), isWon ? times.ms.reveal * AFTER_WIN : APART);
  });
  return () => {
    stop();
    end();
  };
}

function hold(hands: readonly Opened[]): void {
  heldHands.setState(
    hands.map(({ place }) => place),
    true,
  );
}

interface Opened {
  readonly seat: Seat;
  readonly place: Place;
}

function othersOpened(before: Shown, after: Shown): Opened[] {
  const { view } = after;
  if (!view) return [];
  return openedBetween(before, after)
    .filter((seat) => seat !== view.seat)
    .map((seat) => ({ seat, place: placeAfter(seat - view.seat, view.seats.length) }));
}

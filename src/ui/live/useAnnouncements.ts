import { useEffect, useRef } from 'react';
import { waitsOf } from '../../store/selectors/handFacts';
import { isOut } from '../../store/selectors/outSeats';
import type { VisibleEvent } from '../../engine/view';
import type { SeenEvent, TableStore } from '../../store/types';
import { useStores } from '../context';
import { handNames } from '../text/handNames';
import { useSpeak } from './LiveRegion';
import { useSpoken } from './spoken';

/**
 * Gathers bot moves into one message, which is said when the player is asked, when their hand plays no further, and when
 * the deal is over. A hand that becomes ready is told once. What happens before the sentences are loaded is said when they are.
 */
export function useAnnouncements({ isAdvised }: { readonly isAdvised: boolean }): void {
  const { game, settings, games } = useStores();
  const spoken = useSpoken();
  const speak = useSpeak();
  const told = useRef<number | null>(null);
  const wasReady = useRef('');
  const wasOut = useRef(false);
  const had = useRef(game.getState().scores);
  useEffect(() => {
    const tell = (state: TableStore) => {
      const isAsked = state.choices.length > 0 && state.automatic === null;
      const isNowOut = state.view !== null && isOut(state.view, state.view.seat);
      const isDue = isAsked || (isNowOut && !wasOut.current) || state.view?.phase.type === 'ended';
      if (!isNowOut || spoken) wasOut.current = isNowOut;
      const fresh = state.seen.filter(({ serial }) => serial > (told.current ?? 0));
      if (!spoken || !isDue || (fresh.length === 0 && state.secondsLeft === null)) return;
      const { says, text } = spoken;
      told.current = state.seen.at(-1)?.serial ?? 0;
      const isFirst = fresh[0]?.serial === 1;
      const paid = state.scores.flatMap((score, player) =>
        isFirst || score === had.current[player] ? [] : player,
      );
      had.current = state.scores;
      const ready = settings.getState().showWaits ? readyKinds(state) : '';
      const isNews = ready !== '' && ready !== wasReady.current;
      wasReady.current = ready;
      const parts = [
        isFirst ? says.openingWords(state, text, handNames(games, text)) : '',
        says.announcement(
          { ...state, marksDrawn: settings.getState().markDrawn, isAdvised, paid },
          events(fresh),
          text,
        ),
        isNews ? text.say.ready(ready.split(' ').map(Number)) : '',
      ];
      speak(parts.filter((part) => part !== '').join(' '));
    };
    told.current ??= lastOwnDiscard(game.getState());
    tell(game.getState());
    return game.subscribe((state, before) => {
      // A new hand; or a choice was taken back, which has been said.
      if (state.seen.length < before.seen.length) told.current = state.seen.at(-1)?.serial ?? 0;
      if (state.secondsLeft !== null && state.secondsLeft !== 3 && state.seen === before.seen) return;
      tell(state);
    });
  }, [game, settings, games, spoken, speak, isAdvised]);
}

function events(seen: readonly SeenEvent[]): VisibleEvent[] {
  return seen.map(({ event }) => event);
}

/** Where to begin at a table that was left and found again: after the player's last discard. */
function lastOwnDiscard({ seen, humanSeat }: TableStore): number {
  return seen.findLast(({ event }) => event.type === 'discard' && event.seat === humanSeat)?.serial ?? 0;
}

function readyKinds({ view }: TableStore): string {
  if (!view || view.phase.type !== 'play' || isOut(view, view.seat)) return '';
  return waitsOf(view, view.drawn?.tile ?? null)
    .map(({ kind }) => kind)
    .join(' ');
}

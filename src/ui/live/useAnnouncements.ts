import { useEffect, useRef } from 'react';
import { autoPass } from '../../store/facts/autoPass';
import type { PassRules } from '../../store/facts/autoPass';
import { waitsOf } from '../../store/facts/handFacts';
import { isOut } from '../../store/facts/outSeats';
import type { VisibleEvent } from '../../engine/view';
import type { GameStore, SeenEvent } from '../../store/types';
import { useStores, useText } from '../context';
import { announcement, openingWords } from './announce';
import { useSpeak } from './LiveRegion';

/**
 * Gathers bot moves into one message, which is said when the player is asked or the deal is over. A hand that
 * becomes ready is told once.
 */
export function useAnnouncements(rules: PassRules): void {
  const { game, settings } = useStores();
  const text = useText();
  const speak = useSpeak();
  const told = useRef(0);
  const wasReady = useRef('');
  useEffect(() => {
    const tell = (state: GameStore) => {
      const isAsked = state.choices.length > 0 && !(state.view && autoPass(state.view, state.choices, rules));
      const isDue = isAsked || state.view?.phase.type === 'ended';
      const fresh = state.seen.filter(({ serial }) => serial > told.current);
      if (!isDue || (fresh.length === 0 && state.secondsLeft === null)) return;
      told.current = state.seen.at(-1)?.serial ?? 0;
      const ready = settings.getState().showWaits ? readyKinds(state) : '';
      const isNews = ready !== '' && ready !== wasReady.current;
      wasReady.current = ready;
      const parts = [
        fresh[0]?.serial === 1 ? openingWords(state, text) : '',
        announcement(state, events(fresh), text),
        isNews ? text.say.ready(ready.split(' ').map(Number)) : '',
      ];
      speak(parts.filter((part) => part !== '').join(' '));
    };
    told.current = Math.max(told.current, lastOwnDiscard(game.getState()));
    tell(game.getState());
    return game.subscribe((state, before) => {
      if (state.seen.length < before.seen.length) told.current = 0;
      if (state.secondsLeft !== null && state.secondsLeft !== 3 && state.seen === before.seen) return;
      tell(state);
    });
  }, [game, settings, text, rules, speak]);
}

function events(seen: readonly SeenEvent[]): VisibleEvent[] {
  return seen.map(({ event }) => event);
}

/** Where to begin at a table that was left and found again: after the player's last discard. */
function lastOwnDiscard({ seen, humanSeat }: GameStore): number {
  return seen.findLast(({ event }) => event.type === 'discard' && event.seat === humanSeat)?.serial ?? 0;
}

function readyKinds({ view }: GameStore): string {
  if (!view || view.phase.type !== 'play' || isOut(view, view.seat)) return '';
  return waitsOf(view, view.drawn?.tile ?? null)
    .map(({ kind }) => kind)
    .join(' ');
}

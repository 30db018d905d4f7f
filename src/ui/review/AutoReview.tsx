import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { AutoReview as AutoReviewOfGame } from '../../store/review/autoReview';
import { createReviewClient } from '../../store/review/reviewPort';
import { openThread } from '../../store/threads/openThread';
import { useCoach, useGame, useStores } from '../context';
import { ownPlayer } from '../history/replay/replayPeople';
import { OpenReviews } from './openReviews';

/**
 * Reviews each hand when it ends, while the player goes on. It waits while the coach is open, which needs the device for
 * itself, while a review is looked at, which thinks in a thread of its own, while the page is hidden, and at the table
 * where there is one core alone.
 */
export function AutoReview() {
  const { match, table, reviews } = useStores();
  const isCoached = useCoach(({ isOpen }) => isOpen) ?? false;
  const isAtTable = useGame(({ screen }) => screen === 'table');
  const open = useStore(useContext(OpenReviews), ({ count }) => count);
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const isFree = !isCoached && !isHidden && open === 0 && !(isAtTable && navigator.hardwareConcurrency < 2);
  const auto = useRef<AutoReviewOfGame | null>(null);
  useEffect(() => {
    if (!match || !table || !reviews) return undefined;
    const port = createReviewClient(openThread('reviews'), table.schedule);
    const made = new AutoReviewOfGame({ game: match, port, storage: reviews, playerOf: ownPlayer });
    auto.current = made;
    return () => made.end();
  }, [match, table, reviews]);
  useEffect(() => auto.current?.allow(isFree), [isFree]);
  return null;
}

function followVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

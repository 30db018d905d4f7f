import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { GameRecord } from '../../engine/record';
import type { Player } from '../../engine/types';
import { Replay } from '../../store/selectors/replayTable';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import { createReviewClient } from '../../store/review/reviewPort';
import { createReviewStore } from '../../store/review/reviewStore';
import type { ReviewStore } from '../../store/review/reviewStore';
import { openThread } from '../../store/threads/openThread';
import { useStores } from '../context';
import { NOWHERE } from './nowhere';
import { useOpenReview } from './openReviews';

/** A match and what is known of its hands. */
export interface ReviewOfMatch extends ReviewStore {
  readonly record: GameRecord;
  /** Whose choices are looked at. */
  readonly player: Player;
  /** A hand played again; null if it cannot be. */
  readonly replayed: (at: number) => ReplayedHand | null;
}

/** The review of a match for as long as its page is open. */
export function useReview(record: GameRecord, player: Player): ReviewOfMatch {
  const { reviews = NOWHERE, table } = useStores();
  const [store] = useState(() => {
    const schedule = table?.schedule ?? (() => () => undefined);
    return createReviewStore(
      { port: createReviewClient(openThread('reviews'), schedule), storage: reviews },
      record,
      player,
    );
  });
  const state = useStore(store);
  const { stop } = state;
  useOpenReview();
  useEffect(() => stop, [stop]);
  const replayed = useMemo(() => replayedOnce(new Replay(record)), [record]);
  return useMemo(() => ({ ...state, record, player, replayed }), [state, record, player, replayed]);
}

/** Plays each hand once. */
function replayedOnce(replay: Replay): ReviewOfMatch['replayed'] {
  const known = new Map<number, ReplayedHand | null>();
  return (at) => {
    const hand = known.has(at) ? known.get(at) : replay.hand(at);
    known.set(at, hand ?? null);
    return hand ?? null;
  };
}

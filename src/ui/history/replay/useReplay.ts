import { useCallback, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { GameRecord } from '../../../engine/record';
import type { Player } from '../../../engine/types';
import { Replay, sightAt, tableAt } from '../../../store/selectors/replayTable';
import type { Outlook, ReplayedHand } from '../../../store/selectors/replayTable';
import type { AimStore, Sight } from '../../../store/aims/aimStore';
import { createShownTable } from '../../../store/match/sideTable';
import type { Readable, TableStore } from '../../../store/types';
import { useAimsAt } from '../../aims/useAimsAt';
import { ownPlayer, peopleOf } from './replayPeople';

/** Where a replay stands, and what can be done with it. */
export interface ReplayControls {
  readonly record: GameRecord;
  /** The player who is no bot. */
  readonly own: Player;
  /** Which hand is shown, by its place in the record, and that hand played again; null if it cannot be. */
  readonly at: number;
  readonly replayed: ReplayedHand | null;
  readonly outlook: Outlook;
  /** The table of this moment. */
  readonly game: Readable<TableStore>;
  /** What the hand at the foot may become. */
  readonly aims: StoreApi<AimStore> | undefined;
  readonly showHand: (at: number, step?: number) => void;
  readonly look: (change: Partial<Outlook>) => void;
}

/**
 * A recorded match at its first hand as dealt, or at another one and another step, seen from the own seat with all hands
 * open. The record may grow.
 */
export function useReplay(record: GameRecord, first = 0, firstStep = 0): ReplayControls {
  const own = ownPlayer(record);
  const replay = useMemo(() => new Replay(record), [record]);
  const players = useMemo(() => peopleOf(record), [record]);
  const [at, setAt] = useState(first);
  const replayed = useMemo(() => replay.hand(at), [replay, at]);
  const [outlook, setOutlook] = useState<Outlook>({ step: firstStep, player: own, isOpen: true });
  const [game] = useState(() =>
    createShownTable(replayed ? tableAt(replayed, outlook, players) : { players }),
  );
  const [sight] = useState(() =>
    createStore<Sight>(() =>
      replayed ? sightAt(replayed, outlook) : { match: null, human: own, view: null, choices: [] },
    ),
  );
  const aims = useAimsAt(sight);
  const show = useCallback(
    (hand: ReplayedHand | null, next: Outlook) => {
      setOutlook(next);
      if (!hand) return;
      game.setState(tableAt(hand, next, players));
      sight.setState(sightAt(hand, next));
    },
    [game, sight, players],
  );
  return {
    record,
    own,
    at,
    replayed,
    outlook,
    game,
    aims,
    showHand: (next, step = 0) => {
      setAt(next);
      show(replay.hand(next), { ...outlook, step });
    },
    look: (change) => show(replayed, { ...outlook, ...change }),
  };
}

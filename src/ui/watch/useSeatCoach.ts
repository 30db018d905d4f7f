import { useEffect, useMemo, useRef, useState } from 'react';
import { createCoachClient } from '../../store/coach/coachPort';
import type { CoachPort, CoachReply } from '../../store/coach/coachPort';
import type { Schedule } from '../../store/match/clock';
import { shownDecisions } from '../../store/selectors/shownDecisions';
import type { ShownDecision } from '../../store/selectors/shownDecisions';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import { openThread } from '../../store/threads/openThread';
import type { Decision } from '../../coach/thought';
import { useStores } from '../context';
import type { ReplayControls } from '../history/replay/useReplay';

/** What the coach says to the player at the foot of the table. */
export interface SeatCoach {
  /** Their last decision up to this moment; null where there was none. */
  readonly last: ShownDecision | null;
  /** It is to be made now. */
  readonly isNow: boolean;
  /** Null while the coach thinks. */
  readonly reply: CoachReply | null;
}

/** Asks the coach about what a seat has to choose, or chose last: with what that seat sees, and nothing that comes later. */
export function useSeatCoach(
  { record, at, outlook }: ReplayControls,
  replayed: ReplayedHand,
  isOpen: boolean,
): SeatCoach {
  const { player, step } = outlook;
  const all = useMemo(
    () => (isOpen ? shownDecisions(record, replayed, player) : []),
    [isOpen, record, replayed, player],
  );
  const last = all.findLast((each) => each.step <= step) ?? null;
  const reply = useReply(last && `${at} ${player} ${last.step}`, last?.decision ?? null);
  return { last, isNow: last?.step === step, reply };
}

let port: CoachPort | null = null;

/** One thread for all tables that are watched in this visit. */
const portWith = (schedule: Schedule) => (port ??= createCoachClient(openThread('coach'), schedule));

/** `key` says which decision it is: while the record grows the same one comes again. */
function useReply(key: string | null, decision: Decision | null): CoachReply | null {
  const { table } = useStores();
  const [heard, setHeard] = useState<{ readonly key: string; readonly reply: CoachReply } | null>(null);
  const schedule = table?.schedule;
  const asked = useRef(decision);
  useEffect(() => {
    asked.current = decision;
  });
  useEffect(() => {
    if (key === null || !asked.current || !schedule) return undefined;
    const coach = portWith(schedule);
    coach.ask(asked.current, 'quick', (reply) => setHeard({ key, reply }));
    return coach.cancel;
  }, [key, schedule]);
  return heard?.key === key ? heard.reply : null;
}

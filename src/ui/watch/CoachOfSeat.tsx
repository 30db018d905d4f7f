import { useEffect, useMemo, useState } from 'react';
import { createCoachClient } from '../../store/coach/coachPort';
import type { CoachPort, CoachReply } from '../../store/coach/coachPort';
import type { Schedule } from '../../store/match/clock';
import { openThread } from '../../store/threads/openThread';
import type { Decision } from '../../store/types';
import { Choices } from '../coach/Choices';
import { judgedRows } from '../coach/rows';
import { useRowFacts } from '../coach/useRows';
import { Why } from '../coach/Why';
import { useStores, useWords } from '../context';
import { Dialog } from '../controls/Dialog';
import { Fetched } from '../controls/Fetched';
import { watchWords } from '../text';

let port: CoachPort | null = null;

/** One thread for all tables that are watched in this visit. */
const portWith = (schedule: Schedule) => (port ??= createCoachClient(openThread('coach'), schedule));

export interface CoachOfSeatProps {
  /** Who is to choose. */
  readonly name: string;
  /** As that seat sees it; null where nobody is to choose. */
  readonly decision: Decision | null;
  readonly onClose: () => void;
}

/** What the coach says to the seat that is to move. It is given what that seat sees and nothing else. */
export function CoachOfSeat({ name, decision, onClose }: CoachOfSeatProps) {
  const words = useWords(watchWords);
  const reply = useCoach(decision);
  return (
    <Dialog title={decision ? words.coachAs(name) : words.coach} onClose={onClose}>
      {decision && reply?.ok ? (
        <Fetched>
          <Judged decision={decision} reply={reply} />
        </Fetched>
      ) : (
        <p role="status">{decision === null ? words.nobody : reply ? words.noCoach : words.thinking}</p>
      )}
    </Dialog>
  );
}

function useCoach(decision: Decision | null): CoachReply | null {
  const { table } = useStores();
  const [reply, setReply] = useState<CoachReply | null>(null);
  const schedule = table?.schedule;
  useEffect(() => {
    if (!decision || !schedule) return undefined;
    const coach = portWith(schedule);
    coach.ask(decision, 'quick', setReply);
    return coach.cancel;
  }, [decision, schedule]);
  return reply;
}

interface JudgedProps {
  readonly decision: Decision;
  readonly reply: Extract<CoachReply, { readonly ok: true }>;
}

function Judged({ decision, reply: { finding } }: JudgedProps) {
  const facts = useRowFacts(decision.view.rules);
  const { view } = decision;
  const { choices } = finding.judgement;
  const rows = useMemo(() => judgedRows(view, choices, facts), [view, choices, facts]);
  return (
    <div className="stack">
      <Why decision={decision} finding={finding} />
      <Choices {...rows} isOver />
    </div>
  );
}

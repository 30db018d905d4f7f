import type { Depth } from '../../coach/judgement';
import { inHalves } from '../match/clock';
import type { Schedule } from '../match/clock';
import type { Decision } from '../types';
import type { CoachPort, CoachReply, NoFinding } from './coachPort';
import type { FromCoach, ToCoach } from './messages';

/** A thread of the coach: a worker in the app. */
export interface CoachThread {
  readonly post: (message: ToCoach) => void;
  readonly end: () => void;
}

export type StartCoach = (events: {
  readonly answered: (answer: FromCoach) => void;
  readonly crashed: (message: string) => void;
}) => CoachThread;

/**
 * A question without any answer after so many milliseconds is given up. The first one loads what the coach knows, and on a
 * slow line or a busy machine that takes long: whoever gives up too early has it loaded again.
 */
export const COACH_LATE = 40_000;

interface Open {
  readonly id: number;
  readonly decision: Decision;
  readonly hear: (reply: CoachReply) => void;
  /** Ends the wait for a first answer. */
  stopWaiting: () => void;
}

/** A coach in a worker, started with the first question; one that crashes or hangs is started again with the next. */
export function createCoachClient(start: StartCoach, schedule: Schedule): CoachPort {
  const client = new CoachClient(start, schedule);
  return {
    ask: (decision, until, hear) => client.ask(decision, until, hear),
    cancel: () => client.cancel(),
  };
}

class CoachClient {
  private readonly startThread: StartCoach;
  private readonly schedule: Schedule;
  private thread: CoachThread | null = null;
  private open: Open | null = null;
  private asked = 0;

  constructor(startThread: StartCoach, schedule: Schedule) {
    this.startThread = startThread;
    this.schedule = inHalves(schedule);
  }

  ask(decision: Decision, until: Depth, hear: (reply: CoachReply) => void): void {
    if (this.thread && this.open?.decision === decision) {
      this.open = { ...this.open, hear };
      return this.post({ type: 'deepen', id: this.open.id, until });
    }
    this.open?.stopWaiting();
    const id = this.asked++;
    const open: Open = { id, decision, hear, stopWaiting: () => undefined };
    this.open = open;
    open.stopWaiting = this.schedule(() => this.end('late', 'No answer came in time.'), COACH_LATE);
    this.post({ type: 'ask', id, decision, until });
  }

  cancel(): void {
    if (!this.open) return;
    this.open.stopWaiting();
    this.open = null;
    if (this.thread) this.post({ type: 'cancel' });
  }

  private post(message: ToCoach): void {
    try {
      this.thread ??= this.start();
      this.thread.post(message);
    } catch (error) {
      this.end('failed', `The coach's thread cannot be used: ${String(error)}`);
    }
  }

  private start(): CoachThread {
    const thread = this.startThread({
      answered: ({ id, reply }) => {
        if (thread !== this.thread || this.open?.id !== id) return;
        this.open.stopWaiting();
        this.open.hear(reply);
      },
      crashed: (message) => {
        if (thread === this.thread) this.end('failed', `The coach's thread crashed: ${message}`);
      },
    });
    return thread;
  }

  /** Gives the thread up, and tells who waits for an answer. */
  private end(why: NoFinding, detail: string): void {
    this.thread?.end();
    this.thread = null;
    const { open } = this;
    this.open = null;
    open?.stopWaiting();
    open?.hear({ ok: false, why, detail });
  }
}

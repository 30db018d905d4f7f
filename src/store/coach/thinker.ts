import type { Advisor } from '../../coach/advisor';
import { DEPTHS } from '../../coach/judgement';
import type { Depth } from '../../coach/judgement';
import { wayToMinimum } from '../../coach/reasons/minimum';
import { reasonsFor } from '../../coach/reasons/reasons';
import { canJudge, Thought } from '../../coach/thought';
import type { Decision } from '../types';
import type { CoachFinding, CoachReply } from './coachPort';
import type { FromCoach, ToCoach } from './messages';

export interface ThinkerPorts {
  /** Loads what the coach knows of a table; null where there is no coach for it. */
  readonly learn: (view: Decision['view']) => Promise<Advisor | null>;
  readonly say: (answer: FromCoach) => void;
  /** Lets messages come in. */
  readonly pause: () => Promise<void>;
}

/** What is known at this depth. */
function findingOf({ decision, thought }: Subject, depth: Depth): CoachFinding {
  const judgement = thought.judgement(depth);
  const reasons = reasonsFor(decision, judgement);
  return { judgement, reasons, way: wayToMinimum(decision.view) };
}

/** A question that the thread works on. */
interface Subject {
  readonly id: number;
  readonly decision: Decision;
  readonly thought: Thought;
  /** How many depths have been answered. */
  answered: number;
  isBusy: boolean;
}

/** Thinks about one question at a time, in small steps: between two of them a newer one or an end to it can come. */
export class Thinker {
  private readonly ports: ThinkerPorts;
  private wanted: { readonly id: number; readonly until: Depth } | null = null;
  private subject: Subject | null = null;

  constructor(ports: ThinkerPorts) {
    this.ports = ports;
  }

  hear(message: ToCoach): void {
    switch (message.type) {
      case 'ask':
        this.wanted = message;
        void this.begin(message);
        return;
      case 'deepen':
        if (this.wanted?.id !== message.id) return;
        this.wanted = message;
        if (this.subject) void this.goOn(this.subject);
        return;
      case 'cancel':
        this.wanted = null;
        this.subject = null;
    }
  }

  private async begin({ id, decision }: Extract<ToCoach, { type: 'ask' }>): Promise<void> {
    this.subject = null;
    try {
      const advisor = canJudge(decision.view) ? await this.ports.learn(decision.view) : null;
      if (this.wanted?.id !== id) return;
      if (!advisor) return this.say(id, { ok: false, why: 'unknown', detail: 'There is no coach for this.' });
      const thought = new Thought(decision, advisor);
      this.subject = { id, decision, thought, answered: 0, isBusy: false };
      await this.goOn(this.subject);
    } catch (error) {
      if (this.wanted?.id === id) this.fail(id, error);
    }
  }

  /** Answers at every depth that is wanted and was not answered yet. */
  private async goOn(subject: Subject): Promise<void> {
    if (subject.isBusy) return;
    subject.isBusy = true;
    try {
      for (let depth = this.next(subject); depth; depth = this.next(subject)) {
        if (!(await this.hasThought(subject, depth))) return;
        this.say(subject.id, { ok: true, finding: findingOf(subject, depth) });
        subject.answered++;
      }
    } catch (error) {
      if (this.subject === subject) this.fail(subject.id, error);
    } finally {
      subject.isBusy = false;
    }
  }

  /** The depth to be answered next; null where no more is wanted. */
  private next({ id, answered }: Subject): Depth | null {
    const depth = DEPTHS[answered];
    if (!depth || this.wanted?.id !== id) return null;
    return answered <= DEPTHS.indexOf(this.wanted.until) ? depth : null;
  }

  /** Thinks as far as this depth asks for; false if the question has been dropped meanwhile. */
  private async hasThought(subject: Subject, depth: Depth): Promise<boolean> {
    while (subject.thought.step(depth)) {
      await this.ports.pause();
      if (this.subject !== subject) return false;
    }
    return true;
  }

  private fail(id: number, error: unknown): void {
    this.say(id, { ok: false, why: 'failed', detail: String(error) });
  }

  private say(id: number, reply: CoachReply): void {
    this.ports.say({ id, reply });
  }
}

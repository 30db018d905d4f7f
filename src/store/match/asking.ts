import { isSameAction } from '../../engine/actions';
import { legalActions } from '../../engine/legalActions';
import type { Action } from '../../engine/types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { standIn } from '../bots/standIn';
import type { Schedule } from './clock';
import { delaysOf, noticeOf } from './pace';
import type { Pace } from './pace';
import { humanSeatOf } from './session';
import type { Session } from './session';

/** The choice to make for the human, or null if the human is asked. */
export type Automatic = (view: SeatView, choices: readonly Action[]) => Action | null;

/** What the human is asked, as it is shown. */
export interface Question {
  readonly choices: readonly Action[];
  readonly automatic: Action | null;
  readonly secondsLeft: number | null;
}

interface AskingPorts {
  readonly schedule: Schedule;
  readonly pace: () => Pace;
  readonly automatic?: Automatic | undefined;
  readonly show: (question: Question) => void;
  readonly act: (action: Action) => void;
}

const SECOND = 1000;

/** Asks the human: counts the seconds down, and makes after a pause what is to be chosen for them. */
export class Asking {
  private readonly ports: AskingPorts;
  private cancel: (() => void) | null = null;
  private asked: Session | null = null;
  private made: Action | null = null;
  private isHeld = false;

  constructor(ports: AskingPorts) {
    this.ports = ports;
  }

  /** Whether the human is asked, or a choice is about to be made for them. */
  get isOpen(): boolean {
    return this.asked !== null;
  }

  /** The choice that is about to be made for the human. */
  get automatic(): Action | null {
    return this.made;
  }

  /** Gives the pass that is to be made at once, or null. While others are skipped, a pass is not shown. */
  ask(session: Session, isSkipping: boolean): Action | null {
    this.asked = session;
    this.made = this.automaticIn(session);
    if (!this.made) {
      const seconds = Number(session.deal.options['claimSeconds'] ?? 0);
      this.count(session.deal.pending?.why !== 'turn' && seconds > 0 ? seconds : null);
      return null;
    }
    const { made } = this;
    const isPass = made.type === 'pass';
    if (isPass && isSkipping) return made;
    this.ports.show({ choices: choicesIn(session), automatic: made, secondsLeft: null });
    const delay = isPass ? delaysOf(this.ports.pace()).discard : noticeOf(this.ports.pace());
    if (delay === 0) return made;
    this.cancel = this.ports.schedule(() => this.ports.act(made), delay);
    return null;
  }

  /** Asks the human instead of choosing for them, now or at the next question. */
  hold(): void {
    const { asked } = this;
    this.stop();
    this.isHeld = true;
    if (asked) this.ask(asked, false);
  }

  /** Whether another choice than before, or none, is now made for the human. */
  isChanged(): boolean {
    if (!this.asked) return false;
    const now = this.automaticIn(this.asked);
    return now && this.made ? !isSameAction(now, this.made) : now !== this.made;
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.asked = null;
    this.made = null;
    this.isHeld = false;
  }

  private automaticIn(session: Session): Action | null {
    return this.isHeld ? null : (this.ports.automatic?.(viewIn(session), choicesIn(session)) ?? null);
  }

  /** Shows what is asked and counts the seconds down; at none left the human has passed, or is chosen for. */
  private count(seconds: number | null): void {
    const { asked } = this;
    if (!asked) return;
    const choices = choicesIn(asked);
    if (seconds === 0) return this.ports.act(unanswered(viewIn(asked), choices));
    this.ports.show({ choices, automatic: null, secondsLeft: seconds });
    if (seconds !== null) this.cancel = this.ports.schedule(() => this.count(seconds - 1), SECOND);
  }
}

function viewIn(session: Session): SeatView {
  return seatView(session.deal, humanSeatOf(session));
}

function choicesIn(session: Session): readonly Action[] {
  return legalActions(session.deal, humanSeatOf(session));
}

/** What stands for an answer that did not come: a pass, or where none is offered any choice. */
function unanswered(view: SeatView, choices: readonly Action[]): Action {
  return choices.find(({ type }) => type === 'pass') ?? standIn(view, choices);
}

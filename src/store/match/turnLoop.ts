import type { Action, DealEvent } from '../../engine/types';
import type { Decision } from '../../coach/thought';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { Asking } from './asking';
import type { Automatic, Question } from './asking';
import { isPausing, viewAfter } from './frames';
import type { Frame, PausingEvent } from './frames';
import { decisionAhead } from './lookAhead';
import { delaysOf } from './pace';
import type { Pace } from './pace';
import { choose, humanSeatOf, isHumanAsked, waitingBots, withStandIns } from './session';
import type { Session, SessionStep } from './session';
import { Thinking } from '../bots/thinking';
import type { ThinkingPorts } from '../bots/thinking';

export interface TurnLoopPorts extends ThinkingPorts {
  readonly pace: () => Pace;
  /** While it says so, nothing moves and what is scheduled waits. */
  readonly isPaused: () => boolean;
  /** Whether the player's own discard can be taken back for a moment. Never, if left out. */
  readonly takesBack?: (() => boolean) | undefined;
  /** Called with every choice, before the choice is shown. */
  readonly keep: (session: Session) => void;
  readonly show: (frame: Frame) => void;
  readonly ended: () => void;
  /** What is chosen for the human. Nothing, if left out. */
  readonly automatic?: Automatic | undefined;
  /** Who is told ahead what the human will be asked after a pause; null while nobody wants to know. */
  readonly foresee?: (() => ((decision: Decision) => void) | null) | undefined;
}

type Stage = 'show' | 'bots' | 'end';
/** Milliseconds until the next step. Null if the human is asked, a bot still thinks or the deal is over. */
type Delay = number | null;

/** Plays one deal: asks the human, lets the bots choose, and pauses in a way that gives away nothing hidden. */
export class TurnLoop {
  private readonly ports: TurnLoopPorts;
  private session: Session;
  private stage: Stage = 'show';
  private unseen: DealEvent[];
  private cancelPause: (() => void) | null = null;
  private readonly asking: Asking;
  private thinking: Thinking | null = null;
  /** Nothing is shown, and nothing waits, until the human is asked or the deal is over. */
  private isSkipping = false;

  constructor(ports: TurnLoopPorts, { session, events }: SessionStep) {
    this.ports = ports;
    this.session = session;
    this.unseen = [...events];
    this.asking = new Asking({
      ...ports,
      show: (question) => this.showEndOfSkip(question),
      act: (action) => this.act(action),
    });
  }

  /** Shows the table as it was dealt, and begins after a pause. */
  begin(): void {
    this.ports.bots.warm?.();
    const { deal, replacement } = this.delays();
    const isReplaced = this.unseen.some(({ type }) => type === 'bonus');
    this.show({ view: { ...this.view(), pending: null } });
    this.continueAfter(isReplaced ? deal + replacement : deal);
  }

  /** Goes on from where the deal stands. `isHeld`: what is asked there is not chosen for the human. */
  resume(isHeld = false): void {
    if (isHeld) this.asking.hold();
    this.loop();
  }

  /** Makes the human's choice if it is one of those offered. A pause under way ends. */
  act(action: Action): void {
    if (!isHumanAsked(this.session)) return;
    const before = this.session;
    if (this.make(action)) this.continueAfter(this.afterOwn(before));
  }

  /** What follows a choice of the human's. */
  private afterOwn(before: Session): Delay {
    this.stopClocks();
    const isHeard = this.unseen.length === 0;
    const delay = this.after(before);
    if (isHeard) this.show({});
    return delay;
  }

  /** Keeps something of the deal that is no choice. */
  note(part: Pick<Partial<Session>, 'coached' | 'forHand'>): void {
    this.session = { ...this.session, ...part };
    this.ports.keep(this.session);
  }

  /** Asks again, if other choices are made for the human now. */
  reconsider(): void {
    if (!this.asking.isChanged()) return;
    this.stopClocks();
    this.loop();
  }

  /**
   * Plays on at once until the human has to choose, or the deal is over. What is about to be chosen for the human is
   * chosen now.
   */
  skipAhead(): void {
    const { automatic, isOpen } = this.asking;
    if (!automatic && (isOpen || !(this.cancelPause || this.thinking))) return;
    this.isSkipping = this.stage !== 'end';
    if (automatic) return this.act(automatic);
    if (!this.cancelPause) return;
    this.cancelPause();
    this.loop();
  }

  /** Stops the deal until it is resumed. Answers under way are ignored. */
  stop(): void {
    this.stopClocks();
    this.thinking?.stop();
    this.thinking = null;
    this.stage = 'show';
    this.isSkipping = false;
  }

  private stopClocks(): void {
    this.cancelPause?.();
    this.cancelPause = null;
    this.asking.stop();
  }

  private readonly loop = (): void => {
    this.cancelPause = null;
    let delay: Delay = 0;
    while (delay === 0 && !this.ports.isPaused()) delay = this.step();
    this.wait(delay);
  };

  private continueAfter(delay: Delay): void {
    if (delay === 0) this.loop();
    else this.wait(delay);
  }

  private wait(delay: Delay): void {
    if (delay === null) return;
    this.cancelPause = this.ports.schedule(this.loop, delay);
    this.lookAhead();
  }

  /** Tells during a pause what the human will be asked after it, once that is certain. */
  private readonly lookAhead = (): void => {
    const tell = this.cancelPause && this.ports.foresee?.();
    const ahead = tell ? decisionAhead(this.session, this.thinking) : null;
    if (ahead) tell?.(ahead);
  };

  private step(): Delay {
    switch (this.stage) {
      case 'show':
        return this.showNext();
      case 'bots':
        return this.letBotsChoose();
      case 'end':
        this.ports.ended();
        return null;
    }
  }

  private showNext(): Delay {
    const { phase, pending } = this.session.deal;
    if (phase.type === 'ended') {
      this.stage = 'end';
      this.isSkipping = false;
      const winners = this.unseen.filter(({ type }) => type === 'win').length;
      this.show({});
      const { end, another } = this.delays();
      return end + another * Math.max(0, winners - 1);
    }
    if (isHumanAsked(this.session)) return this.ask();
    this.stage = 'bots';
    this.think();
    const { turn, replacement, discard } = this.delays();
    const replaced = this.unseen.filter(({ type }) => type === 'bonus' || type === 'kong').length;
    const won = this.unseen.some(({ type }) => type === 'win') ? this.delays().end : 0;
    this.show({});
    if (this.isSkipping) return 0;
    return pending?.why === 'turn' ? won + turn + replaced * replacement : discard;
  }

  /** Bots begin to think as soon as they are asked, and are heard when the pause is over. */
  private think(): Thinking {
    this.thinking ??= new Thinking(this.ports, this.session, this.lookAhead);
    return this.thinking;
  }

  private letBotsChoose(): Delay {
    const before = this.session;
    const thinking = this.think();
    const actions = thinking.take(this.loop);
    if (!actions) return null;
    this.thinking = null;
    this.session = withStandIns(this.session, thinking.stoodInFor());
    for (const action of actions) {
      if (!this.make(action)) throw new Error(`The choice of seat ${action.seat} was offered, then refused.`);
    }
    return this.after(before);
  }

  private make(action: Action): boolean {
    const step = choose(this.session, action);
    if (!step) return false;
    this.session = step.session;
    this.unseen.push(...step.events);
    this.ports.keep(step.session);
    return true;
  }

  /** What follows a choice: a pause on a discard or kong, the other answers, or the next picture. */
  private after(before: Session): Delay {
    const event = this.isSkipping ? undefined : this.unseen.find(isPausing);
    if (event) return this.pauseOn(event, before);
    const { pending } = this.session.deal;
    const isOpen = pending !== null && pending.why !== 'turn' && !isHumanAsked(this.session);
    this.stage = isOpen && this.unseen.length === 0 ? 'bots' : 'show';
    return 0;
  }

  private pauseOn(event: PausingEvent, before: Session): Delay {
    const { pending } = this.session.deal;
    const isWindow = pending !== null && pending.why !== 'turn';
    if (isWindow && isHumanAsked(this.session)) return this.ask();
    // Everybody sees whether a discard comes from the hand or from the wall.
    const { drawn } = before.deal;
    const shown = { ...seatView(before.deal, humanSeatOf(before)), drawn, extras: this.view().extras };
    this.stage = isWindow ? 'bots' : 'show';
    if (isWindow) this.think();
    const later = this.unseen.splice(this.unseen.indexOf(event) + 1);
    const { discard, takeBack } = this.delays();
    const isOwn = event.type === 'discard' && event.seat === humanSeatOf(before);
    const mayTakeBack = isOwn && takeBack > 0 && (this.ports.takesBack?.() ?? false);
    this.show({ view: viewAfter(shown, event), wallOf: before.deal, mayTakeBack });
    this.unseen = later;
    return mayTakeBack ? Math.max(discard, takeBack) : discard;
  }

  private ask(): Delay {
    this.stage = 'show';
    if (waitingBots(this.session).length > 0) this.think();
    const before = this.session;
    const pass = this.asking.ask(before, this.isSkipping);
    return pass && this.make(pass) ? this.afterOwn(before) : null;
  }

  /** Shows that the human is asked, or chosen for: skipping ends here. */
  private showEndOfSkip(question: Question): void {
    const isSkipped = this.isSkipping;
    this.isSkipping = false;
    this.show({ ...question, isSkipped });
  }

  private view(): SeatView {
    return seatView(this.session.deal, humanSeatOf(this.session));
  }

  /** Shows the table as it is now, except for `part`, and every event that was not shown yet. */
  private show(part: Partial<Frame>): void {
    if (this.isSkipping) return;
    const { session, unseen: events } = this;
    this.unseen = [];
    const whole = {
      session,
      view: this.view(),
      choices: [],
      automatic: null,
      wallOf: session.deal,
      events,
      secondsLeft: null,
      isSkipped: false,
      mayTakeBack: false,
    };
    this.ports.show({ ...whole, ...part });
  }

  private delays(): ReturnType<typeof delaysOf> {
    return delaysOf(this.ports.pace());
  }
}

import { legalActions } from '../../engine/legalActions';
import type { Action, Deal, DealEvent } from '../../engine/types';
import type { Decision } from '../types';
import { seatView } from '../../engine/view';
import type { SeatView } from '../../engine/view';
import { isPausing, viewAfter } from './frames';
import type { PausingEvent } from './frames';
import { delaysOf } from './pace';
import type { Pace } from './pace';
import { choose, humanSeatOf, isHumanAsked, waitingBots, withStandIns } from './session';
import type { Session, SessionStep } from './session';
import { standIn } from '../bots/standIn';
import { Thinking } from '../bots/thinking';
import type { ThinkingPorts } from '../bots/thinking';

/** One picture of the table: what is shown now, and what happened since the last. */
export interface Frame {
  readonly session: Session;
  readonly view: SeatView;
  readonly choices: readonly Action[];
  /** The deal whose wall is shown. During a pause it is the deal before the next draw. */
  readonly wallOf: Deal;
  readonly events: readonly DealEvent[];
  readonly secondsLeft: number | null;
  /** The player's discard can be taken back: nobody has answered it. */
  readonly mayTakeBack: boolean;
}

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
  /** Who is told ahead what the human will be asked after a pause; null while nobody wants to know. */
  readonly foresee?: (() => ((decision: Decision) => void) | null) | undefined;
}

type Stage = 'show' | 'bots' | 'end';
/** Milliseconds until the next step. Null if the human is asked, a bot still thinks or the deal is over. */
type Delay = number | null;

const SECOND = 1000;

/** Plays one deal: asks the human, lets the bots choose, and pauses in a way that gives away nothing hidden. */
export class TurnLoop {
  private readonly ports: TurnLoopPorts;
  private session: Session;
  private stage: Stage = 'show';
  private unseen: DealEvent[];
  private cancelPause: (() => void) | null = null;
  private cancelCount: (() => void) | null = null;
  private thinking: Thinking | null = null;

  constructor(ports: TurnLoopPorts, { session, events }: SessionStep) {
    this.ports = ports;
    this.session = session;
    this.unseen = [...events];
  }

  /** Shows the table as it was dealt, and begins after a pause. */
  begin(): void {
    this.ports.bots.warm?.();
    const { deal, replacement } = this.delays();
    const isReplaced = this.unseen.some(({ type }) => type === 'bonus');
    this.show({ view: { ...this.view(), pending: null } });
    this.continueAfter(isReplaced ? deal + replacement : deal);
  }

  /** Goes on from where the deal stands. */
  resume(): void {
    this.loop();
  }

  /** Makes the human's choice if it is one of those offered. A pause under way ends. */
  act(action: Action): void {
    if (!isHumanAsked(this.session)) return;
    const before = this.session;
    if (!this.make(action)) return;
    this.stopClocks();
    const isHeard = this.unseen.length === 0;
    const delay = this.after(before);
    if (isHeard) this.show({});
    this.continueAfter(delay);
  }

  /** Keeps that the coach is shown to the human. */
  noteCoach(): void {
    if (this.session.coached) return;
    this.session = { ...this.session, coached: true };
    this.ports.keep(this.session);
  }

  hurry(): void {
    if (!this.cancelPause) return;
    this.cancelPause();
    this.cancelPause = null;
    this.loop();
  }

  /** Stops the deal until it is resumed. Answers under way are ignored. */
  stop(): void {
    this.stopClocks();
    this.thinking?.stop();
    this.thinking = null;
    this.stage = 'show';
  }

  private stopClocks(): void {
    this.cancelPause?.();
    this.cancelCount?.();
    this.cancelPause = null;
    this.cancelCount = null;
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
    const ahead = tell ? this.ahead() : null;
    if (!tell || !ahead || !isHumanAsked(ahead)) return;
    const seat = humanSeatOf(ahead);
    tell({ view: seatView(ahead.deal, seat), choices: legalActions(ahead.deal, seat) });
  };

  /** The session after the pause; null while a bot thinks. */
  private ahead(): Session | null {
    if (!this.thinking) return this.session;
    const actions = this.thinking.answered();
    return (
      actions &&
      actions.reduce<Session | null>(
        (session, action) => session && (choose(session, action)?.session ?? null),
        this.session,
      )
    );
  }

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
    const event = this.unseen.find(isPausing);
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
    const { pending, options } = this.session.deal;
    const seconds = pending?.why === 'turn' ? 0 : Number(options['claimSeconds'] ?? 0);
    this.stage = 'show';
    if (waitingBots(this.session).length > 0) this.think();
    this.count(seconds > 0 ? seconds : null);
    return null;
  }

  /** Shows what is asked and counts the seconds down; at none left the human has passed, or is chosen for. */
  private count(seconds: number | null): void {
    const choices = legalActions(this.session.deal, humanSeatOf(this.session));
    if (seconds === 0) return this.act(unanswered(this.view(), choices));
    this.show({ choices, secondsLeft: seconds });
    if (seconds !== null) this.cancelCount = this.ports.schedule(() => this.count(seconds - 1), SECOND);
  }

  private view(): SeatView {
    return seatView(this.session.deal, humanSeatOf(this.session));
  }

  /** Shows the table as it is now, except for `part`, and every event that was not shown yet. */
  private show(part: Partial<Frame>): void {
    const { session, unseen: events } = this;
    this.unseen = [];
    const whole = {
      session,
      view: this.view(),
      choices: [],
      wallOf: session.deal,
      events,
      secondsLeft: null,
      mayTakeBack: false,
    };
    this.ports.show({ ...whole, ...part });
  }

  private delays(): ReturnType<typeof delaysOf> {
    return delaysOf(this.ports.pace());
  }
}

/** What stands for an answer that did not come: a pass, or where none is offered any choice. */
function unanswered(view: SeatView, choices: readonly Action[]): Action {
  return choices.find(({ type }) => type === 'pass') ?? standIn(view, choices);
}

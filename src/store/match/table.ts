import type { StoreApi } from 'zustand/vanilla';
import { offered } from '../../engine/actions';
import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { ShowAfterSave } from '../saves/showAfterSave';
import { autoChoice } from '../selectors/autoChoice';
import type { PlayerInfo, ScreenChange, ScreenChanger, TableCommands, TableState } from '../types';
import { Clock } from './clock';
import type { Schedule } from './clock';
import type { Session, SessionStep } from './session';
import { suggest } from './suggest';
import { SWITCH_NAMES, withChanges } from './switches';
import type { HandSwitches, Switches } from './switches';
import { frameState, resultOf, standingState } from './tableState';
import { takenBack } from './takeBack';
import type { IsPassed } from './takeBack';
import { TurnLoop } from './turnLoop';
import type { Frame } from './frames';
import type { TurnLoopPorts } from './turnLoop';

/** Time, pace and bots, as every table needs them. */
export interface TablePorts extends Pick<
  TurnLoopPorts,
  'pace' | 'bots' | 'faults' | 'foresee' | 'takesBack'
> {
  readonly schedule: Schedule;
}

/** What the owner of a table is told and asked. */
export interface TableHooks {
  /** What the human has switched for good. Where it is left out, nothing is chosen for them. */
  readonly lasting?: Pick<StoreApi<Switches>, 'getState' | 'subscribe'> | undefined;
  /** Whether what is switched for a deal may be kept. Always, if left out. */
  readonly mayKeep?: () => boolean;
  /** Whether the human's choice is made. Always, if left out. */
  readonly mayAct?: (action: Action) => boolean;
  /** Called with every choice, before it is shown. */
  readonly keep?: (session: Session) => void;
  /** Fulfilled when all choices are on the disk: they are shown then. Null if nothing is to be waited for. */
  readonly pending?: () => Promise<void> | null;
  /** A stand-in has chosen for a player for the first time in this match. */
  readonly stoodIn?: () => void;
  /** The result of the deal is shown. */
  readonly ended?: (session: Session) => void;
}

/** What a table shows, read and changed. */
export interface TableAccess {
  readonly set: (part: Partial<TableState>) => void;
  readonly get: () => TableState;
}

/** A table: the deal in play, what is shown of it, and what the player can do there. It keeps nothing. */
export class Table {
  private readonly shown: TableAccess;
  private readonly hooks: TableHooks;
  private readonly clock: Clock;
  private readonly loopPorts: TurnLoopPorts;
  private readonly afterSave: ShowAfterSave;
  private changer: ScreenChanger = ({ run }) => run();
  private laid: Session | null = null;
  private loop: TurnLoop | null = null;

  constructor(ports: TablePorts, shown: TableAccess, hooks: TableHooks) {
    this.shown = shown;
    this.hooks = hooks;
    this.clock = new Clock(ports.schedule);
    // A deal in which nothing was chosen is dealt again.
    this.afterSave = new ShowAfterSave(() =>
      this.laid?.choices.length ? (hooks.pending?.() ?? null) : null,
    );
    this.loopPorts = {
      ...ports,
      schedule: this.clock.after,
      pace: () => this.laid?.forHand?.pace ?? ports.pace(),
      automatic: (view, choices) => this.automatic(view, choices),
      isPaused: () => this.clock.isPaused,
      keep: (session) => this.keep(session),
      show: (frame) => this.afterSave.show(() => this.show(frame)),
      ended: () =>
        this.afterSave.show(() => this.changeScreen({ to: 'result', run: () => this.showResult() })),
    };
    hooks.lasting?.subscribe((now, before) => this.follow(now, before));
  }

  /** Time at this table. */
  get after(): Schedule {
    return this.clock.after;
  }

  /** The deal on the table; null where there is none. */
  get session(): Session | null {
    return this.laid;
  }

  commands(): TableCommands {
    return {
      act: (action) => this.act(action),
      suggest: (choices, tell) => {
        if (this.laid) suggest(this.loopPorts, this.laid, { choices, tell });
      },
      skipAhead: () => this.loop?.skipAhead(),
      switchForHand: (changes) => this.switchForHand(changes),
      resume: () => this.resume(),
      stop: () => this.stop(),
      pause: (paused) => this.pause(paused),
      noteCoach: () => this.laid?.coached !== true && this.loop?.note({ coached: true }),
      takeBack: () => this.takeBack(),
      changeScreensBy: (changer) => this.changeScreensBy(changer),
    };
  }

  /** Lays a deal on the table as it stands. It waits for `resume`. */
  lay(session: Session): void {
    this.clear();
    this.put({ session, events: [] });
    this.shown.set(standingState(session));
  }

  /** Begins a deal that was just dealt. */
  begin(step: SessionStep): void {
    this.clear();
    this.shown.set({ screen: 'table', result: null, seen: [], lastDiscard: null, lapsed: {} });
    this.keep(step.session);
    this.put(step).begin();
  }

  resume(): void {
    if (!this.loop) return;
    this.shown.set({ screen: 'table' });
    this.loop.resume();
  }

  stop(): void {
    this.afterSave.flush();
    this.loop?.stop();
  }

  /** Takes the deal from the table. What is shown of it stays. */
  clear(): void {
    this.stop();
    this.laid = null;
    this.loop = null;
  }

  takeBack(): Action | null {
    const { practice, mayTakeBack } = this.shown.get();
    const isPassed: IsPassed = (view, choices) => this.automatic(view, choices)?.type === 'pass';
    const back = practice || mayTakeBack ? takenBack(this.laid, isPassed) : null;
    if (!back) return null;
    this.loop?.stop();
    this.keep(back.session);
    this.afterSave.show(() => this.shown.set(standingState(back.session)));
    this.shown.set({ screen: 'table' });
    this.put({ session: back.session, events: [] }).resume(true);
    return back.action;
  }

  changeScreen(change: ScreenChange): void {
    this.changer(change);
  }

  private changeScreensBy(changer: ScreenChanger): () => void {
    const before = this.changer;
    this.changer = changer;
    return () => {
      this.changer = before;
    };
  }

  private put(step: SessionStep): TurnLoop {
    this.laid = step.session;
    this.loop = new TurnLoop(this.loopPorts, step);
    return this.loop;
  }

  private act(action: Action): void {
    // What is offered now is not shown yet.
    if (this.afterSave.isWaiting) return;
    if (!offered(this.shown.get().choices, action)) return;
    if (!(this.hooks.mayAct?.(action) ?? true)) return;
    this.shown.set({ lapsed: {} });
    this.loop?.act(action);
  }

  private automatic(view: SeatView, choices: readonly Action[]): Action | null {
    const lasting = this.hooks.lasting?.getState();
    return lasting ? autoChoice(view, choices, { ...lasting, ...this.laid?.forHand }) : null;
  }

  private switchForHand(changes: HandSwitches): void {
    const { forHand = {} } = this.laid ?? {};
    const lasting = this.hooks.lasting?.getState();
    this.setForHand(withChanges(forHand, changes, lasting));
  }

  private setForHand(forHand: HandSwitches): void {
    if (!this.loop || this.hooks.mayKeep?.() === false) return;
    this.loop.note({ forHand });
    this.shown.set({ forHand });
    this.loop.reconsider();
  }

  /** What is switched for good holds in this deal too. */
  private follow(now: Switches, before: Switches): void {
    const changed = SWITCH_NAMES.filter((name) => now[name] !== before[name]);
    const { forHand } = this.laid ?? {};
    const isKept = ([name]: [string, unknown]) => !changed.some((each) => each === name);
    if (forHand && changed.some((name) => name in forHand)) {
      this.setForHand(Object.fromEntries(Object.entries(forHand).filter(isKept)));
    } else if (changed.length > 0) this.loop?.reconsider();
  }

  private keep(session: Session): void {
    this.laid = session;
    this.hooks.keep?.(session);
  }

  private show(frame: Frame): void {
    const { players, ...before } = this.shown.get();
    this.shown.set(frameState(frame, before));
    if (isNewlyStoodIn(players, frame.session.players)) this.hooks.stoodIn?.();
  }

  private showResult(): void {
    const { laid } = this;
    if (laid?.deal.phase.type !== 'ended' || this.shown.get().screen !== 'table') return;
    this.shown.set({ screen: 'result', result: resultOf(laid), choices: [] });
    this.hooks.ended?.(laid);
  }

  private pause(paused: boolean): void {
    this.shown.set({ paused });
    this.clock.pause(paused);
  }
}

/** Whether a stand-in has chosen for a player for whom none had before. */
function isNewlyStoodIn(before: readonly PlayerInfo[], now: readonly PlayerInfo[]): boolean {
  return now.some(({ stoodIn = 0 }, player) => stoodIn > 0 && !before[player]?.stoodIn);
}

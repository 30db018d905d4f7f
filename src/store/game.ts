import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { isSameAction } from '../engine/actions';
import type { Action } from '../engine/types';
import { Clock } from './match/clock';
import type { Recorder } from './records/archive';
import { NextMatch } from './match/nextMatch';
import { EMPTY, NO_MATCH } from './match/noMatch';
import type { IsPassed } from './match/takeBack';
import { KeptFirst } from './saves/keptFirst';
import type { OpenTable } from './saves/parking';
import { TurnLoop, type TurnLoopPorts } from './match/turnLoop';
import { remove, STANDINGS_KEY, writeStandings } from './saves/save';
import { Saves } from './saves/saves';
import { beginDeal, isTouched } from './match/session';
import type { Seated, Session, SessionStep } from './match/session';
import { isLastDeal, lastDiscardIn, resultOf, seenEvents, tableState } from './match/tableState';
import type { GameCommands, GameStore, MatchConfig } from './types';
import type { GameDeps } from './gameDeps';
import { loopPortsOf } from './loopPorts';
import { CLOSED, type StorePorts } from './storePorts';

/** The store of one page: a match against bots, resumed from its save. */
export function createGameStore(deps: GameDeps): StoreApi<GameStore> {
  const game = new Game(deps);
  const store = createStore<GameStore>()(() => ({ ...EMPTY, ...game.commands() }));
  game.open({ set: store.setState, get: store.getState });
  return store;
}

/** The commands of the store, and the deal in play behind it. */
class Game implements OpenTable {
  readonly deps: GameDeps;
  private readonly clock: Clock;
  readonly saves: Saves;
  store: StorePorts = CLOSED;
  session: Session | null = null;
  private loop: TurnLoop | null = null;
  private readonly next: NextMatch;
  /** True if this tab owns the match, even if the save has not been read yet. */
  private isOwner = false;
  /** A match whose page went after its end, before its record was kept. */
  private unkept: Session | null = null;
  private readonly shown: KeptFirst;
  /** To be done as soon as this tab owns the match. */
  private onceMine: (() => void) | null = null;

  constructor(deps: GameDeps) {
    this.deps = deps;
    this.clock = new Clock(deps.schedule);
    // A deal in which nothing was chosen is dealt again.
    this.shown = new KeptFirst(() =>
      this.session?.choices.length ? (deps.storage.pending?.() ?? null) : null,
    );
    this.next = new NextMatch(deps.randomBits);
    this.saves = new Saves(deps, (news) => this.store.set(news));
  }

  commands(): GameCommands {
    return {
      dealAhead: (config) => this.next.dealAhead(config),
      startMatch: (config) => this.whenMine(() => this.beside(() => this.startMatch(config))),
      act: (action) => this.act(action),
      hurry: () => this.loop?.hurry(),
      showResult: () => this.showResult(),
      recordSoFar: async () => (await this.recorder())?.recordSoFar(this.session, this.deps) ?? null,
      nextDeal: () => this.whenMine(() => this.nextDeal()),
      goHome: () => this.goHome(),
      showStandings: () => this.showStandings(),
      resume: () => this.whenMine(() => this.resume()),
      dismissNotice: () => this.store.set({ notice: null }),
      prepareMatch: () => this.store.set({ commitment: this.next.commitment() }),
      abandon: () => this.whenMine(() => this.abandon()),
      restart: () => this.whenMine(() => void this.restart()),
      takeOver: () => this.takeOver(),
      pause: (paused) => this.pause(paused),
      dropSetAside: () => this.store.set({ setAside: this.saves.dropAside() }),
      noteCoach: () => this.loop?.noteCoach(),
      takeBack: (isPassed = () => false) => this.takeBack(isPassed),
    };
  }

  /** Shows the saved match, and asks to own it. */
  open(store: StorePorts): void {
    this.store = store;
    this.saves.whenReadable(() => {
      this.load();
      this.deps.ownership.watch((isMine) => (isMine ? this.gain() : this.lose()));
    });
  }

  load(): void {
    this.shown.flush();
    const { session: saved, setAside } = this.saves.load();
    const ended = this.saves.standings();
    const isOver = saved !== null && ended !== null && isLastDeal(saved, ended);
    const session = isOver ? null : saved;
    this.loop?.stop();
    this.unkept = isOver ? saved : null;
    this.session = session;
    this.loop = session && new TurnLoop(this.loopPorts(), { session, events: [] });
    this.store.set({ ...NO_MATCH, setAside, ended: session ? null : ended });
    if (!session) return;
    const seen = seenEvents(session, session.events, 1);
    this.store.set({ ...tableState(session), seen, lastDiscard: lastDiscardIn(seen) });
  }

  /** Reads the save again, because another tab may have played on. A table that was open goes on. */
  private gain(): null {
    this.isOwner = true;
    const { ownership } = this.store.get();
    if (ownership === 'unknown') this.beginOwning();
    else if (ownership === 'elsewhere') this.saves.whenFresh(() => this.beginOwning());
    return null;
  }

  private beginOwning(): void {
    const { ownership, screen } = this.store.get();
    if (!this.isOwner) return;
    const isOpen = screen === 'table' || screen === 'result';
    this.store.set({ ownership: 'mine' });
    if (ownership === 'elsewhere') this.load();
    this.store.set({ setAside: this.saves.settle() });
    if (this.unkept) void this.archive(this.unkept);
    this.unkept = null;
    this.deps.saveReader.now()?.showOthers(this);
    const next = this.onceMine ?? (isOpen ? () => this.resume() : null);
    this.onceMine = null;
    next?.();
  }

  private lose(): Promise<void> | null {
    this.shown.flush();
    this.isOwner = false;
    this.loop?.stop();
    this.onceMine = null;
    this.store.set({ ownership: 'elsewhere', choices: [], secondsLeft: null });
    return this.deps.storage.pending?.() ?? null;
  }

  private takeOver(): void {
    if (this.store.get().ownership === 'mine') return;
    this.onceMine = () => this.resume();
    if (this.isOwner) this.gain();
    else this.deps.ownership.takeOver();
  }

  private whenMine(run: () => void): void {
    const { ownership } = this.store.get();
    if (ownership === 'mine') run();
    else if (ownership === 'unknown') this.onceMine = run;
  }

  /** Does it once the match that is open is put aside. */
  private beside(then: () => void): void {
    const { session } = this;
    if (!session) return then();
    this.deps.saveReader
      .load()
      .then(async (reader) => (await reader.parkingOf(this)).park(session, then))
      .catch(() => this.store.set({ notice: 'load-failed' }));
  }

  private startMatch(config: MatchConfig): void {
    const { seated, step } = this.next.take(config);
    this.abandon();
    // What could not be read may still be in its place.
    this.saves.leave();
    const { notice } = this.store.get();
    this.store.set({ commitment: null, notice: notice === 'storage-blocked' ? notice : null });
    this.begin(seated, step);
  }

  private begin(seated: Seated, step: SessionStep): void {
    this.shown.flush();
    this.store.set({ screen: 'table', result: null, seen: [], lastDiscard: null, ended: null });
    remove(this.deps.storage, STANDINGS_KEY);
    this.saves.hands(seated);
    this.keep(step.session);
    this.loop = new TurnLoop(this.loopPorts(), step);
    this.loop.begin();
    void this.recorder();
  }

  /** What the end of the deal needs. If it does not come when it is needed, the player is told. */
  private recorder(): Promise<Recorder | null> {
    return this.deps.recorder.load().catch(() => null);
  }

  private act(action: Action): void {
    // What is offered now is not shown yet.
    if (this.shown.isWaiting) return;
    const { choices } = this.store.get();
    if (choices.some((choice) => isSameAction(choice, action))) this.loop?.act(action);
  }

  private takeBack(isPassed: IsPassed): Action | null {
    const isMine = this.store.get().ownership === 'mine';
    const back = isMine ? this.deps.recorder.now()?.takenBack(this.session, isPassed) : null;
    if (!back) return null;
    this.loop?.stop();
    this.keep(back.session);
    this.shown.show(() => this.store.set(back.state));
    this.loop = new TurnLoop(this.loopPorts(), { session: back.session, events: [] });
    this.resume();
    return back.action;
  }

  private showResult(): void {
    const { session } = this;
    if (session?.deal.phase.type !== 'ended' || this.store.get().screen !== 'table') return;
    this.store.set({ screen: 'result', result: resultOf(session), choices: [] });
  }

  private nextDeal(): void {
    const there = this.deps.recorder.now();
    if (there) this.endDeal(there);
    else void this.recorder().then((recorder) => this.endDeal(recorder));
  }

  private endDeal(recorder: Recorder | null): void {
    if (!recorder) return this.store.set({ notice: 'load-failed' });
    const { session } = this;
    const { ownership, result } = this.store.get();
    if (!session || !result || ownership !== 'mine') return;
    const seated = recorder.endDeal(session);
    if (seated.match.progress) return this.begin(seated, beginDeal(seated));
    const { match, players, human } = seated;
    const ended = { match, players, human, scores: match.scores, sheet: this.store.get().sheet };
    writeStandings(this.deps.storage, ended);
    this.retire(session);
    this.store.set({ screen: 'standings', ended, match, scores: match.scores });
  }

  private showStandings(): void {
    const { ended } = this.store.get();
    if (ended && !this.session) this.store.set({ ...NO_MATCH, ...ended, screen: 'standings' });
  }

  private abandon(): void {
    if (this.session) this.retire(this.session);
    this.store.set(NO_MATCH);
  }

  private async restart(): Promise<void> {
    const recorder = this.deps.recorder.now() ?? (await this.recorder());
    const config = recorder?.configOf(this.store.get());
    if (config) this.whenMine(() => this.startMatch(config));
  }

  /** Moves the match from the table to the history. It is kept until the history has it. */
  private retire(session: Session): void {
    this.clear();
    if (isTouched(session)) void this.archive(session);
    else this.saves.drop();
  }

  clear(): void {
    this.shown.flush();
    this.loop?.stop();
    this.session = null;
    this.loop = null;
  }

  private async archive(session: Session): Promise<void> {
    const key = this.saves.leave();
    const recorder = this.deps.recorder.now() ?? (await this.recorder());
    if (!(await recorder?.archive(session, this.deps))) this.store.set({ notice: 'history-failed' });
    else if (key !== null) remove(this.deps.storage, key);
    else if (!this.session && this.store.get().ownership === 'mine') this.saves.drop();
  }

  private goHome(): void {
    this.shown.flush();
    this.loop?.stop();
    this.store.set(this.session ? { screen: 'home', choices: [], secondsLeft: null } : NO_MATCH);
  }

  resume(): void {
    if (!this.session || !this.loop) return;
    this.store.set({ screen: 'table' });
    this.loop.resume();
    void this.recorder();
  }

  private pause(paused: boolean): void {
    this.store.set({ paused });
    this.clock.pause(paused);
  }

  private loopPorts(): TurnLoopPorts {
    const { deps, clock, shown, store } = this;
    return loopPortsOf({ deps, clock, shown, store, keep: (session) => this.keep(session) });
  }

  private keep(session: Session): void {
    this.session = session;
    this.saves.keep(session);
  }
}

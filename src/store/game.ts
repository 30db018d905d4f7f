import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { EMPTY, NO_MATCH } from './match/noMatch';
import { GoingOn } from './match/goingOn';
import { NextMatch } from './match/nextMatch';
import { readingOf } from './match/pace';
import { beginDeal, isTouched } from './match/session';
import type { Seated, Session, SessionStep } from './match/session';
import { Table } from './match/table';
import type { TableHooks, TablePorts } from './match/table';
import { isLastDeal } from './match/tableState';
import { archive } from './records/archive';
import type { ArchivePorts } from './records/archive';
import type { OwnershipPort } from './saves/ownership';
import { configOf, endDeal, recordOf } from './records/matchRecord';
import { Parking } from './saves/parking';
import type { OpenMatch } from './saves/parking';
import { dropSave, leave, remove } from './saves/save';
import { Saves } from './saves/saves';
import type { SavePorts } from './saves/saves';
import { keptStandings } from './saves/standings';
import type { GameState, GameStore, MatchCommands, MatchConfig, TableCommands } from './types';

/** What the store is given instead of reaching for it: time, randomness, storage, other tabs, the pace and the bots. */
export interface GameDeps extends TablePorts, SavePorts, ArchivePorts {
  /** 128 random bits as 32 hexadecimal digits. */
  readonly randomBits: () => string;
  readonly ownership: OwnershipPort;
  readonly lasting?: TableHooks['lasting'];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The store of one page: a table, and the match against bots that is played there and kept. */
export function createGameStore(deps: GameDeps): StoreApi<GameStore> {
  const game = new Game(deps);
  game.open();
  return game.store;
}

/** Keeps the match of a table: its save, which tab owns it, and its way into the history. */
class Game implements OpenMatch {
  readonly deps: GameDeps;
  readonly store: StoreApi<GameStore>;
  readonly saves: Saves;
  readonly table: Table;
  private readonly next: NextMatch;
  private readonly goingOn: GoingOn;
  private readonly parking = new Parking(this);
  /** True if this tab owns the match, even if the save has not been read yet. */
  private isOwner = false;
  /** A match whose page went after its end, before its record was kept. */
  private endedUnsaved: Session | null = null;
  /** To be done as soon as this tab owns the match. */
  private afterOwning: (() => void) | null = null;

  constructor(deps: GameDeps) {
    this.deps = deps;
    this.next = new NextMatch(deps.randomBits);
    const set = (part: Partial<GameState>) => this.store.setState(part);
    const get = () => this.store.getState();
    this.saves = new Saves(deps, set);
    this.table = new Table(
      deps,
      { set, get },
      {
        keep: (session) => void this.saves.keep(session),
        pending: () => deps.storage.pending?.() ?? null,
        stoodIn: () => set({ notice: get().notice ?? 'bots-replaced' }),
        ended: (session) => this.goOn(session),
        lasting: deps.lasting,
        mayKeep: () => this.isMine(),
      },
    );
    this.goingOn = new GoingOn(this.table.after, (goesOnIn) => set({ goesOnIn }));
    this.store = createStore(() => ({ ...EMPTY, ...this.table.commands(), ...this.commands() }));
  }

  private commands(): MatchCommands & Pick<TableCommands, 'resume' | 'takeBack'> {
    const { table, next } = this;
    const set = (part: Partial<GameState>) => this.store.setState(part);
    return {
      startMatch: (config) =>
        table.changeScreen({
          before: () => next.dealAhead(config),
          run: () => this.whenMine(() => this.parkThen(() => this.startMatch(config))),
        }),
      recordSoFar: () =>
        table.session?.deal.phase.type === 'ended' ? recordOf(table.session, this.deps) : null,
      stay: () => this.goingOn.stop(),
      nextDeal: () => table.changeScreen({ run: () => this.whenMine(() => this.nextDeal()) }),
      goHome: () => table.changeScreen({ run: () => this.goHome() }),
      showStandings: () => this.showStandings(),
      resume: () => this.whenMine(() => table.resume()),
      takeBack: () => (this.isMine() ? table.takeBack() : null),
      dismissNotice: () => set({ notice: null }),
      prepareMatch: () => set({ commitment: next.commitment() }),
      abandon: () => this.whenMine(() => this.abandon()),
      restart: () => this.whenMine(() => this.restart()),
      takeOver: () => this.takeOver(),
      dropSetAside: () => set({ setAside: this.saves.dropAside() }),
    };
  }

  /** Shows the saved match, and asks to own it. */
  open(): void {
    this.saves.whenReadable(() => {
      this.load();
      this.deps.ownership.watch((isMine) => (isMine ? this.gain() : this.lose()));
    });
  }

  /** Reads the match that is saved. */
  load(): void {
    const { table, saves, store } = this;
    table.clear();
    const { session: saved, setAside } = saves.load();
    const ended = keptStandings.peek(this.deps.storage);
    const isOver = saved !== null && ended !== null && isLastDeal(saved, ended);
    const session = isOver ? null : saved;
    this.endedUnsaved = isOver ? saved : null;
    store.setState({ ...NO_MATCH, setAside, ended: session ? null : ended });
    if (session) table.lay(session);
  }

  /** Reads the save again, because another tab may have played on. A table that was open goes on. */
  private gain(): null {
    this.isOwner = true;
    const { ownership } = this.store.getState();
    if (ownership === 'unknown') this.beginOwning();
    else if (ownership === 'elsewhere') this.saves.whenFresh(() => this.beginOwning());
    return null;
  }

  private beginOwning(): void {
    const { store, table } = this;
    const { ownership, screen } = store.getState();
    if (!this.isOwner) return;
    const isOpen = screen === 'table' || screen === 'result';
    store.setState({ ownership: 'mine' });
    if (ownership === 'elsewhere') this.load();
    store.setState({ setAside: this.saves.settle() });
    if (this.endedUnsaved) void this.archive(this.endedUnsaved);
    this.endedUnsaved = null;
    this.parking.show();
    const next = this.afterOwning ?? (isOpen ? () => table.resume() : null);
    this.afterOwning = null;
    next?.();
  }

  private lose(): Promise<void> | null {
    this.goingOn.stop();
    this.table.stop();
    this.isOwner = false;
    this.afterOwning = null;
    this.store.setState({ ownership: 'elsewhere', choices: [], secondsLeft: null });
    return this.deps.storage.pending?.() ?? null;
  }

  private takeOver(): void {
    if (this.isMine()) return;
    this.afterOwning = () => this.table.resume();
    if (this.isOwner) this.gain();
    else this.deps.ownership.takeOver();
  }

  private isMine(): boolean {
    return this.store.getState().ownership === 'mine';
  }

  /** Does it if this tab owns the match, or once that is known. */
  private whenMine(run: () => void): void {
    const { ownership } = this.store.getState();
    if (ownership === 'mine') run();
    else if (ownership === 'unknown') this.afterOwning = run;
  }

  /** Puts the open match aside, if there is one, and then does what is given. */
  private parkThen(then: () => void): void {
    const { session } = this.table;
    if (!session) return then();
    // Whoever presses twice begins one match: by the second time, this one is no longer open.
    void Promise.resolve().then(() => this.parking.park(session, then));
  }

  private startMatch(config: MatchConfig): void {
    const { seated, step } = this.next.take(config);
    this.abandon();
    // What could not be read may still be in its place.
    leave(this.deps.storage);
    const { notice } = this.store.getState();
    this.store.setState({ commitment: null, notice: notice === 'storage-blocked' ? notice : null });
    this.begin(seated, step);
  }

  private begin(seated: Seated, step: SessionStep): void {
    keptStandings.write(this.deps.storage, null);
    this.saves.hands(seated);
    this.store.setState({ ended: null });
    this.table.begin(step);
  }

  /** Where the player wants it so, the next deal begins by itself. */
  private goOn({ forHand }: Session): void {
    const { deps, store } = this;
    const switches = { ...deps.lasting?.getState(), ...forHand };
    if (!switches.nextHand || store.getState().result?.last !== false) return;
    this.goingOn.after(readingOf(forHand?.pace ?? deps.pace()), () => {
      if (store.getState().screen === 'result') store.getState().nextDeal();
    });
  }

  private nextDeal(): void {
    const { session } = this.table;
    const { ownership, result, sheet } = this.store.getState();
    if (!session || !result || ownership !== 'mine') return;
    this.goingOn.stop();
    const seated = endDeal(session);
    if (seated.match.progress) {
      this.begin(seated, beginDeal(seated));
      this.store.setState({ lapsed: session.forHand ?? {} });
      return;
    }
    const { match, players, human } = seated;
    const ended = { match, players, human, scores: match.scores, sheet };
    keptStandings.write(this.deps.storage, ended);
    this.retire(session);
    this.store.setState({ screen: 'standings', ended, match, scores: match.scores });
  }

  private showStandings(): void {
    const { ended } = this.store.getState();
    if (ended && !this.table.session) this.store.setState({ ...NO_MATCH, ...ended, screen: 'standings' });
  }

  private abandon(): void {
    const { session } = this.table;
    if (session) this.retire(session);
    this.store.setState(NO_MATCH);
  }

  private restart(): void {
    const config = configOf(this.store.getState());
    if (config) this.startMatch(config);
  }

  /** Moves the match from the table to the history. It is kept until the history has it. */
  private retire(session: Session): void {
    this.table.clear();
    if (isTouched(session)) void this.archive(session);
    else dropSave(this.deps.storage);
  }

  private async archive(session: Session): Promise<void> {
    const key = leave(this.deps.storage);
    if (!(await archive(session, this.deps))) this.store.setState({ notice: 'history-failed' });
    else if (key !== null) remove(this.deps.storage, key);
    else if (!this.table.session && this.isMine()) dropSave(this.deps.storage);
  }

  private goHome(): void {
    this.goingOn.stop();
    this.table.stop();
    const { session } = this.table;
    this.store.setState(session ? { screen: 'home', choices: [], secondsLeft: null } : NO_MATCH);
  }
}

import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { isSameAction } from '../engine/actions';
import { finishDeal } from '../engine/match';
import type { Action } from '../engine/types';
import type { Pace } from './pace';
import { Play } from './play';
import type { Frame } from './play';
import { dropSave, loadSave, writeSave } from './save';
import type { Loaded, SaveStorage } from './save';
import { beginDeal, newMatch } from './session';
import type { BotOf, Session } from './session';
import { lastDiscardIn, resultOf, seenEvents, tableState } from './tableState';
import type { GameState, GameStore, MatchConfig } from './types';
import { wallView } from './wallView';

/** What the store is given instead of reaching for it: time, randomness, storage, the pace and the bots. */
export interface GameDeps {
  /** Runs something after so many milliseconds; gives what takes that back. */
  readonly schedule: (run: () => void, delay: number) => () => void;
  /** 128 random bits as 32 hex digits. */
  readonly randomBits: () => string;
  readonly storage: SaveStorage;
  readonly pace: () => Pace;
  readonly botOf: BotOf;
}

const EMPTY: GameState = {
  screen: 'home',
  match: null,
  players: [],
  human: 0,
  humanSeat: 0,
  view: null,
  choices: [],
  scores: [],
  wall: null,
  lastDiscard: null,
  secondsLeft: null,
  seen: [],
  throws: [],
  result: null,
  notice: null,
};

/** The store of one page: a match against bots, resumed from its save. */
export function createGameStore(deps: GameDeps): StoreApi<GameStore> {
  return createStore<GameStore>()((set, get) => new Game(deps, { set, get }).initial());
}

interface StorePorts {
  readonly set: (part: Partial<GameState>) => void;
  readonly get: () => GameStore;
}

/** The commands of the store, and the deal in play behind it. */
class Game {
  private readonly deps: GameDeps;
  private readonly store: StorePorts;
  private session: Session | null = null;
  private play: Play | null = null;

  constructor(deps: GameDeps, store: StorePorts) {
    this.deps = deps;
    this.store = store;
  }

  initial(): GameStore {
    const loaded = loadSave(this.deps.storage);
    return {
      ...EMPTY,
      ...this.stateOfSave(loaded),
      startMatch: (config) => this.startMatch(config),
      act: (action) => this.act(action),
      hurry: () => this.play?.hurry(),
      nextDeal: () => this.nextDeal(),
      goHome: () => this.goHome(),
      resume: () => this.resume(),
      dismissNotice: () => this.store.set({ notice: null }),
    };
  }

  private stateOfSave(loaded: Loaded): Partial<GameState> {
    if (loaded.kind === 'none') return {};
    if (loaded.kind === 'unreadable') return { notice: 'save-unreadable' };
    this.session = loaded.session;
    this.play = new Play(this.playPorts(), { session: loaded.session, events: [] });
    const seen = seenEvents(loaded.session, loaded.events, 1);
    const notice = loaded.restarted ? 'deal-restarted' : null;
    return { ...tableState(loaded.session), seen, lastDiscard: lastDiscardIn(seen), notice };
  }

  private startMatch(config: MatchConfig): void {
    this.play?.stop();
    const table = newMatch(config, this.deps.randomBits());
    this.begin(table);
  }

  private begin(table: Omit<Session, 'deal' | 'choices'>): void {
    const step = beginDeal(table);
    this.session = step.session;
    this.keep(step.session);
    this.play = new Play(this.playPorts(), step);
    this.store.set({ screen: 'table', result: null, seen: [], lastDiscard: null, notice: null });
    this.play.begin();
  }

  private act(action: Action): void {
    const offered = this.store.get().choices.some((choice) => isSameAction(choice, action));
    if (offered) this.play?.act(action);
  }

  private nextDeal(): void {
    const { session } = this;
    const { result } = this.store.get();
    if (!session || !result) return;
    const match = finishDeal(session.match, session.deal);
    if (match.progress) return this.begin({ ...session, match });
    dropSave(this.deps.storage);
    this.session = null;
    this.play = null;
    this.store.set({ screen: 'standings', match, scores: match.scores });
  }

  private goHome(): void {
    this.play?.stop();
    this.store.set(this.session ? { screen: 'home', choices: [], secondsLeft: null } : { ...EMPTY });
  }

  private resume(): void {
    if (!this.session || !this.play) return;
    this.store.set({ screen: 'table' });
    this.play.resume();
  }

  private playPorts(): ConstructorParameters<typeof Play>[0] {
    const { schedule, pace, botOf } = this.deps;
    return {
      schedule,
      pace,
      botOf,
      keep: (session) => this.keep(session),
      show: (frame) => this.show(frame),
      ended: (session) => this.store.set({ screen: 'result', result: resultOf(session), choices: [] }),
    };
  }

  private keep(session: Session): void {
    this.session = session;
    if (!writeSave(this.deps.storage, session)) this.store.set({ notice: 'save-failed' });
  }

  private show({ session, view, choices, wallOf, events, secondsLeft }: Frame): void {
    const before = this.store.get().seen;
    const more = seenEvents(session, events, (before.at(-1)?.serial ?? 0) + 1);
    const seen = more.length > 0 ? [...before, ...more] : before;
    const lastDiscard = lastDiscardIn(seen);
    this.store.set({
      ...tableState(session),
      view,
      choices,
      wall: wallView(wallOf),
      seen,
      lastDiscard,
      secondsLeft,
    });
  }
}

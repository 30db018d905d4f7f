import type { Games } from '../games';
import { KEYS } from './keys';
import { keptAside, loadSave, savedRules, setAside } from './readSave';
import type { Loaded } from './readSave';
import { dropSave, remove, writeHands, writeSave } from './save';
import type { SaveStorage } from './save';
import type { Seated, Session } from '../match/session';
import type { GameState, Notice, SetAside } from '../types';

export interface SavePorts {
  readonly storage: SaveStorage;
  /** The way to the game of a save. */
  readonly games: Pick<Games, 'isLoaded' | 'load'>;
}

/** What the page is told about the save. */
export type SaveNews = Partial<Pick<GameState, 'isKept' | 'notice'>>;

/** The save of the match under way, and what is said when it cannot be kept or read. */
export class Saves {
  private readonly storage: SaveStorage;
  private readonly games: SavePorts['games'];
  private readonly tell: (news: SaveNews) => void;
  private loaded: Loaded = { kind: 'none' };
  /** Said once, until keeping works again. */
  private isFailing = false;

  constructor({ storage, games }: SavePorts, tell: (news: SaveNews) => void) {
    this.storage = storage;
    this.games = games;
    this.tell = tell;
  }

  /** Calls `then` as soon as the game of the save is loaded. If it does not come, the save stays as it is. */
  whenReadable(then: () => void): void {
    const rules = savedRules(this.storage);
    if (rules === null || this.games.isLoaded(rules)) return then();
    this.games.load(rules).then(then, () => this.tell({ notice: 'load-failed' }));
  }

  /** The same after another tab has written. */
  whenFresh(then: () => void): void {
    const fresh = this.storage.refresh?.();
    if (fresh) void fresh.then(() => this.whenReadable(then));
    else this.whenReadable(then);
  }

  /** Reads the match and replays its deal; nothing is changed before `settle`. */
  load(): { readonly session: Session | null; readonly setAside: SetAside | null } {
    this.loaded = loadSave(this.storage);
    const session = this.loaded.kind === 'session' ? this.loaded.session : null;
    return { session, setAside: asideOf(this.loaded) ?? this.latestAside() };
  }

  /** To be called by the tab that owns the match. Reports what was found, and moves an unusable save aside. */
  settle(): SetAside | null {
    const { loaded } = this;
    const notice = noticeOf(loaded);
    if (notice) this.tell({ notice });
    if (loaded.kind === 'blocked') this.noteKept(false);
    const aside = asideOf(loaded);
    // A newer version of the app will look for its save where it is.
    const isKept = aside !== null && aside.why !== 'newer' && setAside(this.storage, aside);
    if (loaded.kind === 'session') this.renew(loaded);
    else if (isKept) dropSave(this.storage);
    this.loaded = { kind: 'none' };
    return aside ?? this.latestAside();
  }

  /** Writes the save again if it was read from an older form. */
  private renew({ session, aside, isMigrated }: Extract<Loaded, { kind: 'session' }>): void {
    if ((aside || isMigrated) && this.keep(session)) remove(this.storage, KEYS.scoreSheet);
  }

  keep(session: Session): boolean {
    return this.watch(writeSave(this.storage, session));
  }

  hands(seated: Seated): boolean {
    return this.watch(writeHands(this.storage, seated));
  }

  /** Deletes the save that was set aside last. Gives the one before it. */
  dropAside(): SetAside | null {
    const [, ...others] = keptAside.peek(this.storage);
    keptAside.write(this.storage, others.length > 0 ? others : null);
    return this.latestAside();
  }

  latestAside(): SetAside | null {
    return keptAside.peek(this.storage)[0] ?? null;
  }

  private watch(isKept: boolean): boolean {
    if (!isKept && !this.isFailing) this.tell({ notice: 'save-failed' });
    this.noteKept(isKept);
    return isKept;
  }

  private noteKept(isKept: boolean): void {
    if (this.isFailing === isKept) this.tell({ isKept });
    this.isFailing = !isKept;
  }
}

function asideOf(loaded: Loaded): SetAside | null {
  return 'aside' in loaded ? loaded.aside : null;
}

function noticeOf(loaded: Loaded): Notice | null {
  if (loaded.kind === 'blocked') return 'storage-blocked';
  const aside = asideOf(loaded);
  if (!aside) return null;
  if (loaded.kind === 'session') return 'deal-restarted';
  return aside.why === 'newer' ? 'save-newer' : 'save-unreadable';
}

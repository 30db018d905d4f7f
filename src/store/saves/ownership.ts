import type { Schedule } from '../match/clock';
import type { HistoryNews } from '../records/historyStorage';
import type { SaveStorage } from './save';

/** Tells whether this tab owns the match. Gives a promise of all that is still to be written when it does no more. */
type Changed = (isMine: boolean) => Promise<void> | null;

/** Who of several tabs plays the match. */
export interface OwnershipPort {
  /** Calls `changed` with true when this tab owns the match, and with false when another tab does. */
  readonly watch: (changed: Changed) => void;
  /** Takes the match from the tab that owns it. */
  readonly takeOver: () => void;
}

/** What is needed of the browser's `LockManager`, or of `tabLocks` where it has none. */
export interface Locks {
  readonly request: (
    name: string,
    options: LockOptions,
    held: (lock: unknown) => Promise<void> | undefined,
  ) => Promise<unknown>;
}

/** A number that all tabs see, and that grows with every tab that takes the match from another. */
export interface Terms {
  readonly now: () => number;
  /** Begins the next one. */
  readonly begin: () => number;
}

/** What tabs say to each other before one takes over. */
export interface Handover {
  readonly stop: HistoryNews;
  readonly stopped: HistoryNews;
  readonly schedule: Schedule;
}

const NAME = 'hong-kong-mahjong/match';
/** Milliseconds: an owner that has not stopped by then is frozen or gone. */
const PATIENCE = 1000;

/** Ownership, and the storage as only the owner may change it. */
interface Owned {
  readonly ownership: OwnershipPort;
  readonly storage: SaveStorage;
}

/** The owner holds a lock that lasts as long as its tab. */
export function lockOwnership(
  locks: Locks,
  storage: SaveStorage,
  others: { readonly terms: Terms; readonly handover: Handover },
): Owned {
  const owner = new LockOwner(locks, others.terms, others.handover);
  return {
    ownership: { watch: (changed) => owner.watch(changed), takeOver: () => owner.takeOver() },
    storage: {
      ...storage,
      setItem: (key, value) => (owner.mayWrite() ? storage.setItem(key, value) : undefined),
      removeItem: (key) => (owner.mayWrite() ? storage.removeItem(key) : undefined),
    },
  };
}

class LockOwner {
  private readonly locks: Locks;
  private readonly terms: Terms;
  private readonly handover: Handover;
  private changed: Changed = () => null;
  private queued: AbortController | null = null;
  /** The number with which this tab became the owner; null while it is not. */
  private term: number | null = null;
  /** Gives the lock back. */
  private release: () => void = () => undefined;
  /** Ends the wait for the owner to stop. */
  private cancelWait: (() => void) | null = null;

  constructor(locks: Locks, terms: Terms, handover: Handover) {
    this.locks = locks;
    this.terms = terms;
    this.handover = handover;
  }

  watch(changed: Changed): void {
    this.changed = changed;
    this.handover.stop.listen(() => void this.stop());
    this.handover.stopped.listen(() => this.steal());
    this.request({ ifAvailable: true });
  }

  /** Whether nobody has taken the match since this tab became the owner: a tab that was frozen may not know it yet. */
  mayWrite(): boolean {
    return this.term === null || this.term === this.terms.now();
  }

  /** The owner is asked to stop first, so that the match goes on from its last choice. */
  takeOver(): void {
    this.waitNoMore();
    this.cancelWait = this.handover.schedule(() => this.steal(), PATIENCE);
    this.handover.stop.tell();
  }

  /** Another tab wants the match: it gets it once all is written. */
  private async stop(): Promise<void> {
    if (this.term === null) return;
    await this.changed(false);
    this.release();
    this.handover.stopped.tell();
  }

  private steal(): void {
    if (!this.cancelWait) return;
    this.waitNoMore();
    this.queued?.abort();
    this.queued = null;
    this.request({ steal: true });
  }

  private waitNoMore(): void {
    this.cancelWait?.();
    this.cancelWait = null;
  }

  /** Asks for the lock and keeps it until another tab takes it. Then it waits for its turn again. */
  private request(options: LockOptions): void {
    let isHeld = false;
    const hold = (lock: unknown): Promise<void> | undefined => {
      if (lock === null) return undefined;
      isHeld = true;
      this.queued = null;
      this.waitNoMore();
      this.term = options.steal ? this.terms.begin() : this.terms.now();
      void this.changed(true);
      return new Promise<void>((resolve) => {
        this.release = resolve;
      });
    };
    this.locks.request(NAME, options, hold).then(
      () => this.queue(),
      () => {
        if (isHeld) this.queue();
        else if (!options.signal?.aborted) void this.changed(true);
      },
    );
  }

  private queue(): void {
    this.term = null;
    void this.changed(false);
    this.queued = new AbortController();
    this.request({ signal: this.queued.signal });
  }
}

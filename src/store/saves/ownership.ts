/** Who of several tabs plays the match. */
export interface OwnershipPort {
  /** Calls `changed` with true when this tab owns the match, and with false when another tab does. */
  readonly watch: (changed: (isMine: boolean) => void) => void;
  /** Takes the match from the tab that owns it. */
  readonly takeOver: () => void;
}

/** What is needed of the browser's `LockManager`. */
export interface Locks {
  readonly request: (
    name: string,
    options: LockOptions,
    held: (lock: unknown) => Promise<void> | undefined,
  ) => Promise<unknown>;
}

const NAME = 'hong-kong-mahjong/match';

/** The owner holds a lock that lasts as long as its tab. In a browser without locks every tab may play. */
export function lockOwnership(locks: Locks | undefined): OwnershipPort {
  if (!locks) return { watch: (changed) => changed(true), takeOver: () => undefined };
  const owner = new LockOwner(locks);
  return { watch: (changed) => owner.watch(changed), takeOver: () => owner.takeOver() };
}

class LockOwner {
  private readonly locks: Locks;
  private changed: (isMine: boolean) => void = () => undefined;
  private queued: AbortController | null = null;

  constructor(locks: Locks) {
    this.locks = locks;
  }

  watch(changed: (isMine: boolean) => void): void {
    this.changed = changed;
    this.request({ ifAvailable: true });
  }

  takeOver(): void {
    this.queued?.abort();
    this.queued = null;
    this.request({ steal: true });
  }

  /** Asks for the lock and keeps it until another tab takes it. Then it waits for its turn again. */
  private request(options: LockOptions): void {
    let isHeld = false;
    const hold = (lock: unknown): Promise<void> | undefined => {
      if (lock === null) return undefined;
      isHeld = true;
      this.queued = null;
      this.changed(true);
      return new Promise<void>(() => undefined);
    };
    this.locks.request(NAME, options, hold).then(
      () => this.queue(),
      () => {
        if (isHeld) this.queue();
        else if (!options.signal?.aborted) this.changed(true);
      },
    );
  }

  private queue(): void {
    this.changed(false);
    this.queued = new AbortController();
    this.request({ signal: this.queued.signal });
  }
}

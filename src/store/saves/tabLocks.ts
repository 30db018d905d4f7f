import type { Schedule } from '../match/clock';
import type { HistoryNews } from '../records/historyStorage';
import type { Locks } from './ownership';

/** The tab that holds the lock, as all tabs see it. */
export interface Holder {
  readonly now: () => string | null;
  readonly set: (tab: string | null) => void;
  /** Calls `changed` when another tab has set it. */
  readonly listen: (changed: () => void) => void;
}

export interface TabLockPorts {
  /** This tab, unlike any other. */
  readonly tab: string;
  readonly holder: Holder;
  /** Asks whether the holder is there, which answers with `here`. */
  readonly who: HistoryNews;
  readonly here: HistoryNews;
  readonly schedule: Schedule;
  /** Tells when the page is left and when it comes back, as pages do by going back. */
  readonly away: (left: () => void, back: () => void) => void;
}

/** Milliseconds: a holder that has not answered by then is frozen or gone. */
const SILENCE = 1000;
/** Milliseconds after which a tab that waits asks again: a holder may end without a word. */
const AGAIN = 3000;

/**
 * Does what `navigator.locks` does, for one lock. Browsers have that one only over https and on their own machine; the app is
 * also opened from another device in the same network, over plain http.
 */
export function tabLocks(ports: TabLockPorts): Locks {
  const locks = new TabLocks(ports);
  return { request: (_, options, held) => locks.request(options, held) };
}

type Held = Parameters<Locks['request']>[2];

class TabLocks {
  private readonly ports: TabLockPorts;
  /** Takes the lock away; null while this tab does not hold it. */
  private lose: (() => void) | null = null;
  /** Tries again to get it. */
  private next: (() => void) | null = null;
  private answered: () => void = () => undefined;
  private isAway = false;
  private cancelTry: () => void = () => undefined;

  constructor(ports: TabLockPorts) {
    this.ports = ports;
    ports.who.listen(() => {
      if (this.lose) ports.here.tell();
    });
    ports.here.listen(() => this.answered());
    ports.holder.listen(() => this.look());
    ports.away(
      () => this.leave(),
      () => this.comeBack(),
    );
  }

  request({ steal, ifAvailable, signal }: LockOptions, held: Held): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => this.take(held, { resolve, reject });
      // Where nobody has it, who comes first has it at once; who waits for it makes sure first.
      if (steal || (ifAvailable && this.ports.holder.now() === null)) return take();
      const attempt = () =>
        this.ask((isFree) => {
          if (signal?.aborted) return;
          if (isFree) return take();
          if (!ifAvailable) return this.tryLater(attempt);
          this.next = null;
          void held(null);
          resolve();
        });
      signal?.addEventListener('abort', () => {
        this.next = null;
        reject(new Error('Not wanted any more.'));
      });
      this.next = attempt;
      attempt();
    });
  }

  private tryLater(attempt: () => void): void {
    this.cancelTry();
    this.cancelTry = this.ports.schedule(() => {
      if (this.next === attempt) attempt();
    }, AGAIN);
  }

  /** Tells whether no other tab says that it has the lock. */
  private ask(tell: (isFree: boolean) => void): void {
    if (this.isAway) return;
    this.answered();
    const giveUp = this.ports.schedule(() => tell(true), SILENCE);
    this.answered = () => {
      this.answered = () => undefined;
      giveUp();
      tell(false);
    };
    this.ports.who.tell();
  }

  private take(
    held: Held,
    { resolve, reject }: { readonly resolve: () => void; readonly reject: (error: Error) => void },
  ): void {
    const { holder, tab } = this.ports;
    this.next = null;
    holder.set(tab);
    const lose = () => {
      this.lose = null;
      reject(new Error('Another tab has it.'));
    };
    this.lose = lose;
    void this.giveBack(held({}), lose).then(resolve);
  }

  private async giveBack(done: Promise<void> | undefined, lose: () => void): Promise<void> {
    await done;
    if (this.lose !== lose) return;
    this.lose = null;
    this.ports.holder.set(null);
  }

  /** Of tabs that take it at the same time the last one has it. */
  private look(): void {
    const { holder, tab } = this.ports;
    const now = holder.now();
    if (now === tab) return;
    if (now === null && this.lose) holder.set(tab);
    else if (now === null) this.next?.();
    else if (this.lose) this.lose();
    else this.answered();
  }

  private leave(): void {
    this.isAway = true;
    if (!this.lose) return;
    this.lose();
    this.ports.holder.set(null);
  }

  private comeBack(): void {
    this.isAway = false;
    this.next?.();
  }
}

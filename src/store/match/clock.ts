/** Runs something after a delay in milliseconds. Gives a function that cancels it. */
export type Schedule = (run: () => void, delay: number) => () => void;

/**
 * The same in two halves. A machine that sleeps through one of them, or a page too busy to read its messages, still has the
 * other to hear an answer in.
 */
export function inHalves(schedule: Schedule): Schedule {
  return (run, delay) => {
    let cancel = schedule(() => {
      cancel = schedule(run, delay / 2);
    }, delay / 2);
    return () => cancel();
  };
}

interface Waiting {
  readonly run: () => void;
  readonly delay: number;
  cancel: (() => void) | null;
}

/** Time at the table. It can be stopped. What was waiting then waits for its whole delay again. */
export class Clock {
  private readonly schedule: Schedule;
  private readonly waiting = new Set<Waiting>();
  private isStanding = false;

  constructor(schedule: Schedule) {
    this.schedule = schedule;
  }

  get isPaused(): boolean {
    return this.isStanding;
  }

  readonly after: Schedule = (run, delay) => {
    const entry: Waiting = { run, delay, cancel: null };
    this.waiting.add(entry);
    if (!this.isStanding) this.start(entry);
    return () => {
      this.waiting.delete(entry);
      entry.cancel?.();
    };
  };

  pause(paused: boolean): void {
    if (paused === this.isStanding) return;
    this.isStanding = paused;
    for (const entry of this.waiting) {
      if (!paused) this.start(entry);
      else entry.cancel?.();
    }
  }

  private start(entry: Waiting): void {
    entry.cancel = this.schedule(() => {
      this.waiting.delete(entry);
      entry.run();
    }, entry.delay);
  }
}

import type { Schedule } from './clock';

/** Does something after a pause, unless that is stopped. It says how long the pause is, or null where there is none. */
export class GoingOn {
  private readonly schedule: Schedule;
  private readonly tell: (pause: number | null) => void;
  private cancel: (() => void) | null = null;

  constructor(schedule: Schedule, tell: (pause: number | null) => void) {
    this.schedule = schedule;
    this.tell = tell;
  }

  after(pause: number, run: () => void): void {
    this.stop();
    this.tell(pause);
    this.cancel = this.schedule(() => {
      this.stop();
      run();
    }, pause);
  }

  stop(): void {
    if (!this.cancel) return;
    this.cancel();
    this.cancel = null;
    this.tell(null);
  }
}

/** Shows things in turn, each when what was chosen before it is on the disk. */
export class ShowAfterSave {
  private readonly pending: () => Promise<void> | null;
  private waiting: (() => void)[] = [];

  /** @param pending fulfilled when all is on the disk; null when nothing is to be waited for */
  constructor(pending: () => Promise<void> | null) {
    this.pending = pending;
  }

  /** Whether something is not shown yet. */
  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Shows it at once where nothing is to be waited for. */
  show(show: () => void): void {
    this.waiting.push(show);
    if (this.waiting.length === 1) this.next();
  }

  /** Shows all that waits, now. */
  flush(): void {
    for (const show of this.waiting.splice(0)) show();
  }

  /** What comes to wait in the meantime may have to wait for more. */
  private next(): void {
    const pending = this.pending();
    const last = this.waiting.at(-1);
    if (pending && last) void pending.then(() => this.showTo(last));
    else this.flush();
  }

  private showTo(last: () => void): void {
    const kept = this.waiting.splice(0, this.waiting.indexOf(last) + 1);
    for (const show of kept) show();
    if (kept.length > 0 && this.waiting.length > 0) this.next();
  }
}

import type { ReviewNews, ReviewPort, ReviewWish } from '../../../src/store/review/reviewPort';

/** A port that does nothing until the test says so. */
export class FakePort implements ReviewPort {
  readonly wishes: ReviewWish[] = [];
  ends = 0;
  private hear: ((news: ReviewNews) => void) | null = null;

  readonly review = (wish: ReviewWish, hear: (news: ReviewNews) => void): void => {
    this.wishes.push(wish);
    this.hear = hear;
  };

  readonly end = (): void => {
    this.ends++;
  };

  /** Also of a wish that was given up: a thread may still say something then. */
  say(...news: readonly ReviewNews[]): void {
    for (const each of news) this.hear?.(each);
  }

  get hands(): readonly number[] {
    return this.wishes.map(({ hand }) => hand);
  }
}

/** What waits on storage is done. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

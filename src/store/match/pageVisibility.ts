import type { Readable, TableStore } from '../types';

/** What is needed of the page's document. */
export interface PageLike {
  readonly visibilityState: string;
  readonly addEventListener: (type: 'visibilitychange', listener: () => void) => void;
}

/** Stops the clock while the page is hidden. A clock that was already stopped stays stopped afterwards. */
export function followVisibility(page: PageLike, game: Readable<TableStore>): void {
  let stoodBefore: boolean | null = null;
  const follow = (): void => {
    const isHidden = page.visibilityState === 'hidden';
    if (isHidden && stoodBefore === null) {
      stoodBefore = game.getState().paused;
      game.getState().pause(true);
    } else if (!isHidden && stoodBefore !== null) {
      game.getState().pause(stoodBefore);
      stoodBefore = null;
    }
  };
  page.addEventListener('visibilitychange', follow);
  follow();
}

import type { Game } from './types';

const nothing = (): void => undefined;

/** What most games have. */
export const PLAIN = {
  hasKongs: true,
  hasBank: false,
  events: {},
  demandDue: nothing,
  demandAutomaticWin: nothing,
  afterDeal: nothing,
  afterDiscard: nothing,
  afterBonus: nothing,
  pot: () => 0,
} satisfies Partial<Game>;

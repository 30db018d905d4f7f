import type { RouteBook } from './route';

/** Any groups and a pair win, and nothing is worth more than anything else. */
export const taisenRoutes: RouteBook = {
  minimum: () => 0,
  shapes: () => [{ id: 'groups', sets: 'any', suits: 'all', honours: true, faan: 0, penalty: 0 }],
  valueOf: () => 0,
  concealedFaan: 0,
  selfDrawnFaan: 0,
  penalties: { value: 0, concealed: 0, selfDrawn: 0 },
  taste: {
    root: 1.0308718,
    early: 1.1,
    late: 2.3,
    useful: 1.5,
    half: 13,
    pong: 2.3,
    chow: 1.7,
    win: 3,
    valuePong: 0.3,
    valuePair: 0.15,
    claim: 0.13,
    kong: 0.05,
    live: 0.01,
    window: 1.05,
  },
  bonusFaan: () => 0,
};

import type { RouteBook } from './route';

/** Any groups and a pair win, and nothing is worth more than anything else. */
export const taisenRoutes: RouteBook = {
  minimum: () => 0,
  shapes: () => [{ id: 'groups', sets: 'any', suits: 'all', honours: true, faan: 0, penalty: 0 }],
  valueOf: () => 0,
  concealedFaan: 0,
  selfDrawnFaan: 0,
  penalties: { value: 0, concealed: 0, selfDrawn: 0 },
  bonusFaan: () => 0,
};

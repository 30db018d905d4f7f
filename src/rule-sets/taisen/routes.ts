import type { RouteBook } from '../../bots/routes/route';

/** Any groups and a pair win, and nothing is worth more than anything else. */
export const taisenRoutes: RouteBook = {
  minimum: () => 0,
  shapes: () => [{ id: 'groups', sets: 'any', suits: 'all', honours: true, faan: 0 }],
  valueOf: () => 0,
  concealedFaan: 0,
  selfDrawnFaan: 0,
  bonusFaan: () => 0,
};

import type { Example } from '../../engine/example';

/** A hand for every item. */
export const examples: readonly Example[] = [
  {
    item: 'complete-hand',
    hand: '123m 456m 22p 4s6sN 78m+9m',
    by: 'wall',
    gives: 'complete-hand',
  },
];

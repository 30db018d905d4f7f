import type { ExampleBook } from '../../../engine/example';

/** A hand for every item. */
export const examples: ExampleBook = {
  examples: [
    {
      item: 'complete-hand',
      told: 'winning',
      hand: '123m 456m 22p 4s6sN 78m+9m',
      by: 'wall',
      gives: 'complete-hand',
    },
  ],
  otherNames: { 'complete-hand': 'Complete hand 成糊 sing wu win' },
  units: null,
};

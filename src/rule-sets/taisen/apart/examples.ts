import type { ExampleBook } from '../../../engine/example';
import type { Ids } from '../table';

/** A hand for every item. */
export const examples: ExampleBook<Ids['items']> = {
  examples: {
    'complete-hand': {
      names: 'Complete hand 成糊 sing wu win 完成した手 成牌',
      told: 'winning',
      hand: '123m 456m 22p 4s6sN 78m+9m',
      by: 'wall',
      gives: 'complete-hand',
    },
  },
  units: null,
};

import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: {
    common: { names: 'Common hand', hand: '123p 456p 789p 234s 5s+5s', gives: 'common 0' },
    'all-pongs': { names: 'All pongs', hand: '111p 222p 555s 777s 5p+5p', gives: 'all-pongs 1' },
    pure: { names: 'Pure hand', hand: '123p 456p 789p 234p 5p+5p', gives: 'common 0, pure 2' },
    'self-drawn': {
      names: 'Self-drawn',
      hand: '123p 456p 789p 234s 5s+5s',
      by: 'wall',
      gives: 'common 0, self-drawn 1',
    },
    'kong-discard': {
      names: 'Discard after a kong',
      hand: '123p 456p 789p 234s 5s+5s',
      situation: ['kong-discard'],
      gives: 'common 0, kong-discard 1',
    },
  },
  units: { counted: 'fan', limit: 'full', cap: 'most' },
};

import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: [
    { item: 'common', hand: '123p 456p 789p 234s 5s+5s', gives: 'common 0' },
    { item: 'all-pongs', hand: '111p 222p 555s 777s 5p+5p', gives: 'all-pongs 1' },
    { item: 'pure', hand: '123p 456p 789p 234p 5p+5p', gives: 'common 0, pure 2' },
    { item: 'self-drawn', hand: '123p 456p 789p 234s 5s+5s', by: 'wall', gives: 'common 0, self-drawn 1' },
    {
      item: 'kong-discard',
      hand: '123p 456p 789p 234s 5s+5s',
      situation: 'kong-discard',
      gives: 'common 0, kong-discard 1',
    },
  ],
  otherNames: { pure: 'Pure hand 清一色' },
  units: { counted: 'fan', limit: 'full', cap: 'most' },
};

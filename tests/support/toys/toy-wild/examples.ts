import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: {
    complete: { names: 'Complete hand', hand: '123p 456p 789p 234s 5s+5s', gives: 'complete 2, natural 5' },
    natural: {
      names: 'Without wild tiles',
      hand: '123p 456p 789p 234s 5s+5s',
      gives: 'complete 2, natural 5',
    },
    'after-swap': {
      names: 'After a swap',
      hand: '123p 456p 789p 234s 5s+5s',
      situation: ['after-swap'],
      gives: 'complete 2, natural 5, after-swap 1',
    },
  },
  units: { counted: 'chips', limit: 'chips', cap: null },
};

import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: [
    { item: 'complete', hand: '123p 456p 789p 234s 5s+5s', gives: 'complete 2, natural 5' },
    { item: 'natural', hand: '123p 456p 789p 234s 5s+5s', gives: 'complete 2, natural 5' },
    {
      item: 'after-swap',
      hand: '123p 456p 789p 234s 5s+5s',
      situation: 'after-swap',
      gives: 'complete 2, natural 5, after-swap 1',
    },
  ],
  otherNames: { 'red-five': 'Red five 赤五' },
  units: { counted: 'chips', limit: 'chips', cap: null },
};

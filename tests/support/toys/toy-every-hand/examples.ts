import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: [
    { item: 'won', hand: '123p 456p 789p 234s 5s+5s', gives: 'won 10' },
    { item: 'pong', hand: '123p 456p 789p 222s 5s+5s', gives: 'won 10 + pong 4' },
    { item: 'honour-pong', hand: '123p 456p 789p EEE 5s+5s', gives: 'won 10 + honour-pong 8' },
    {
      item: 'dragon-doubling',
      hand: '123p 456p 789p RRR 5s+5s',
      gives: 'won 10 + honour-pong 8 | dragon-doubling 1',
    },
    { item: 'self-drawn', hand: '123p 456p 789p 234s 5s+5s', by: 'wall', gives: 'won 10 + self-drawn 2' },
    { item: 'ready', hand: '123p 456p 789p 234s 5s+5s', situation: 'ready', gives: 'won 10 | ready 1' },
  ],
  otherNames: { ready: 'Declared ready 報叫糊' },
  units: { counted: 'points', after: 'doublings', limit: 'points', cap: null },
};

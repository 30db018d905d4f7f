import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: {
    'dragon-pong': { names: 'Dragon pong', hand: '123p 456p 789p 123s RRR 5s+5s', gives: 'dragon-pong 1' },
    'self-drawn': {
      names: 'Self-drawn',
      hand: '123p 456p 789p 123s 789s 5s+5s',
      by: 'wall',
      gives: 'self-drawn 1',
    },
    dealer: { names: 'Dealer', hand: '123p 456p 789p 123s 789s 5s+5s', seat: 'E', gives: 'dealer 1' },
  },
  units: { counted: 'tai', limit: 'tai', cap: null },
};

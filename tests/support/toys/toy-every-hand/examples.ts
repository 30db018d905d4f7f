import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: {
    won: { names: 'Won', hand: '123p 456p 789p 234s 5s+5s', gives: 'won 10' },
    pong: { names: 'Pong', hand: '123p 456p 789p 222s 5s+5s', gives: 'won 10 + pong 4' },
    'honour-pong': {
      names: 'Honour pong',
      hand: '123p 456p 789p EEE 5s+5s',
      gives: 'won 10 + honour-pong 8',
    },
    'dragon-doubling': {
      names: 'Dragon pong',
      hand: '123p 456p 789p RRR 5s+5s',
      gives: 'won 10 + honour-pong 8 | dragon-doubling 1',
    },
    'self-drawn': {
      names: 'Self-drawn',
      hand: '123p 456p 789p 234s 5s+5s',
      by: 'wall',
      gives: 'won 10 + self-drawn 2',
    },
    ready: {
      names: 'Declared ready',
      hand: '123p 456p 789p 234s 5s+5s',
      situation: ['ready'],
      gives: 'won 10 | ready 1',
    },
  },
  units: { counted: 'points', after: 'doublings', limit: 'points', cap: null },
};

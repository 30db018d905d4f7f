import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: {
    complete: {
      names: 'Complete hand',
      told: 'winning',
      hand: '123p 456p 789p 234s 5s+5s',
      gives: 'complete 1, closed 1',
    },
    'noble-pong': {
      names: 'Noble pong',
      hand: '123p 456p 789p RRR 5s+5s',
      gives: 'complete 1, noble-pong 1, closed 1',
    },
    closed: { names: 'Closed hand', hand: '123p 456p 789p 234s 5s+5s', gives: 'complete 1, closed 1' },
    'in-streak': {
      names: 'In a streak',
      hand: '123p 456p 789p 234s 5s+5s',
      seat: 'E',
      situation: ['in-streak'],
      gives: 'complete 1, closed 1, in-streak 1',
    },
  },
  units: { counted: 'stars', limit: 'stars', cap: null },
};

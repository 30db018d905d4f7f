import type { ExampleBook } from '../../../../src/engine/example';

export const examples: ExampleBook = {
  examples: [
    { item: 'complete', told: 'winning', hand: '123p 456p 789p 234s 5s+5s', gives: 'complete 1, closed 1' },
    { item: 'noble-pong', hand: '123p 456p 789p RRR 5s+5s', gives: 'complete 1, noble-pong 1, closed 1' },
    { item: 'closed', hand: '123p 456p 789p 234s 5s+5s', gives: 'complete 1, closed 1' },
    {
      item: 'in-streak',
      hand: '123p 456p 789p 234s 5s+5s',
      seat: 'E',
      situation: 'in-streak',
      gives: 'complete 1, closed 1, in-streak 1',
    },
  ],
  otherNames: { 'noble-pong': 'Noble pong 貴刻' },
  units: { counted: 'stars', limit: 'stars', cap: null },
};

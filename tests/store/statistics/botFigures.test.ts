import { expect, it } from 'vitest';
import { gameOf } from '../../support/decisions';
import { botFiguresOf, worthOf } from '../../../src/store/statistics/botFigures';

it('won hands were worth their mean, in the unit of the game', () => {
  gameOf('hong-kong-old');
  expect(worthOf('hong-kong-old', { worth: { averageFaan: { sum: 20, hands: 8 } } })).toEqual([
    { unit: 'faan', mean: 2.5, hands: 8 },
  ]);
});

it('nothing is told without won hands, of other figures and of an unknown game', () => {
  expect(worthOf('hong-kong-old', { worth: { averageFaan: { sum: 0, hands: 0 } } })).toEqual([]);
  expect(worthOf('hong-kong-old', { worth: {} })).toEqual([]);
  expect(worthOf('chess', { worth: { averageFaan: { sum: 20, hands: 8 } } })).toEqual([]);
});

it('the figures of the bots come with their book; a game without one has none', async () => {
  expect(Object.keys(await botFiguresOf('hong-kong-old')).length).toBeGreaterThan(0);
  expect(await botFiguresOf('chess')).toEqual({});
});

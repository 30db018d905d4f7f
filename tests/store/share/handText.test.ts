import { expect, it } from 'vitest';
import { readHand, writeHand } from '../../../src/store/share/handText';

it('small numbers take a character, larger ones three', () => {
  expect(writeHand([0, 1, 75])).toBe('01{');
  expect(writeHand([76, 0])).toBe('|1<0');
  expect(writeHand([4095])).toBe('|oo');
});

it('numbers come back', () => {
  const numbers = [0, 5, 75, 76, 77, 127, 128, 4095, 3, 200];
  expect(readHand(writeHand(numbers)!)).toEqual(numbers);
  expect(readHand('')).toEqual([]);
});

it('what no text says is not written', () => {
  expect(writeHand([4096])).toBeNull();
  expect(writeHand([3, -1])).toBeNull();
});

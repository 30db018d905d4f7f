import { afterEach, expect, it, vi } from 'vitest';
import { gamesIn } from '../../src/loadGame';
import { findGameWords, setTerms } from '../../src/ui/text/gameWords';

afterEach(() => setTerms('usual'));

const toldIn = (language: string) => {
  const { items = {}, terms } = findGameWords('riichi')?.of(language) ?? {};
  return [items['flat-hand'], items['riichi'], terms?.pong];
};

it('a game is told in the terms that are wanted, in a language that has such', async () => {
  const games = gamesIn(() => 'en');
  await games.load('riichi');
  expect(toldIn('en')).toEqual(['Flat hand', 'Riichi', 'Pon']);
  setTerms('home');
  await vi.waitFor(() => expect(toldIn('en')).toEqual(['Pinfu', 'Riichi', 'Pon']));
  setTerms('plain');
  await vi.waitFor(() => expect(toldIn('en')).toEqual(['Flat hand', 'Riichi', 'Pong']));
});

it('a language without them stays as it is', async () => {
  setTerms('home');
  const words = findGameWords('riichi');
  await words?.load('ja');
  expect(words?.of('ja')?.items['flat-hand']).toBe('平和');
});

it('who shows words is told that the terms are others', async () => {
  const words = findGameWords('riichi');
  await words?.load('en');
  const tell = vi.fn();
  const stop = words?.watch(tell);
  setTerms('home');
  await vi.waitFor(() => expect(words?.of('en')?.items['flat-hand']).toBe('Pinfu'));
  expect(tell).toHaveBeenCalled();
  stop?.();
});

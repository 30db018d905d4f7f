import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { gamesIn } from '../../src/loadGame';
import { createSettingsStore } from '../../src/store/settings';
import { App } from '../../src/ui/App';
import { startGame } from '../store/harness';
import { memoryStorage } from '../store/memoryStorage';
import '../support/toys/loaded';

const KEPT = 'hong-kong-mahjong/calculator';

/** The calculator with this hand of a toy, as a page finds it that was left before. */
async function openCalculator(rules: string, hand: string) {
  const kept = {
    rules,
    options: {},
    hands: [hand],
    seat: 'S',
    round: 'E',
    by: 'discard',
    from: 'E',
    situation: [],
  };
  localStorage.setItem(KEPT, JSON.stringify(kept));
  location.hash = '#calculator';
  const harness = startGame({});
  const settings = createSettingsStore(memoryStorage(), { language: 'en' });
  render(<App stores={{ game: harness.game, match: harness.game, games: gamesIn(() => 'en'), settings }} />);
  await screen.findByRole('region', { name: 'The hand' });
}

const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, word: string) => {
  const option = within(list(name)).getByRole<HTMLOptionElement>('option', { name: word });
  fireEvent.change(list(name), { target: { value: option.value } });
};
const valuesKept = () => (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { values?: object }).values;

beforeEach(() => localStorage.clear());

it('a number is chosen in a list, and taken back', async () => {
  await openCalculator('toy-three', '111p999p55s99s[777s]+5s');
  expect(list('Wins before in the streak').value).toBe('-1');
  choose('Wins before in the streak', '3');
  expect(valuesKept()).toEqual({ streak: 3 });
  choose('Wins before in the streak', 'none');
  expect(valuesKept()).toBeUndefined();
});

it('tiles are added from a list up to so many, and taken away by a press', async () => {
  await openCalculator('toy-wild', '123m456m789p99s3sE+4s');
  choose('Wild kind', 'East wind');
  expect(valuesKept()).toEqual({ 'wild-kind': ['E'] });
  expect(list('Wild kind').disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Wild kind: Take away East wind' }));
  expect(valuesKept()).toBeUndefined();
});

it('a seat is any but the winner’s', async () => {
  await openCalculator('toy-play-on', '111p999p55s99s[777s]+5s');
  const seats = within(list('Last kong by')).getAllByRole('option');
  expect(seats.map(({ textContent }) => textContent)).toEqual(['none', 'East', 'West', 'North']);
  choose('Last kong by', 'West');
  expect(valuesKept()).toEqual({ 'kong-by': 'W' });
});

it('a suit is chosen in a list', async () => {
  await openCalculator('toy-play-on', '111p999p55s99s[777s]+5s');
  const suits = within(list('Suit given up')).getAllByRole('option');
  expect(suits.map(({ textContent }) => textContent)).toEqual(['none', 'Characters', 'Dots', 'Bamboo']);
  choose('Suit given up', 'Bamboo');
  expect(valuesKept()).toEqual({ 'given-up': 's' });
  choose('Suit given up', 'none');
  expect(valuesKept()).toBeUndefined();
});

it('seats are pressed and released, in their order', async () => {
  await openCalculator('toy-play-on', '111p999p55s99s[777s]+5s');
  const seats = within(screen.getByRole('group', { name: 'Have won before' }));
  expect(seats.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'East',
    'West',
    'North',
  ]);
  for (const seat of ['North', 'East']) fireEvent.click(seats.getByRole('button', { name: seat }));
  expect(valuesKept()).toEqual({ 'won-before': ['E', 'N'] });
  expect(seats.getByRole('button', { name: 'North', pressed: true })).toBeDefined();
  fireEvent.click(seats.getByRole('button', { name: 'East' }));
  expect(valuesKept()).toEqual({ 'won-before': ['N'] });
});

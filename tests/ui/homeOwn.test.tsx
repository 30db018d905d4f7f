import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptPractice } from '../../src/store/practice/keptPractice';
import { browserStorage } from '../../src/store/saves/browserStorage';
import { App } from '../../src/ui/App';
import '../../src/ui/screens/own/HomeOwn';
import { emptyState, fixtureStores } from './fixtures';
import { keptMatches } from './historyScene';

/** A screen that is as wide as is asked for, or as a phone. */
function screenOf(isWide: boolean): void {
  const media = { matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const isAsked = query.includes('min-width: 1240px');
    return { ...media, matches: isAsked && isWide, media: query } as unknown as MediaQueryList;
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('on a wide screen a first visit is told what there is, and each card leads there', async () => {
  screenOf(true);
  render(<App stores={fixtureStores(emptyState)} />);
  const cards = within(await screen.findByRole('region', { name: 'What there is' }));
  expect(cards.getAllByRole('button').map((card) => card.querySelector('b')?.textContent)).toEqual([
    'Watch the bots play',
    'Practise decisions',
    'Match of the day',
  ]);
  fireEvent.click(cards.getByRole('button', { name: /^Watch the bots play/ }));
  expect(await screen.findByRole('heading', { name: 'Watch the bots play' })).toBeTruthy();
});

it('later it shows the last matches, figures, the rating and the position of the day', async () => {
  screenOf(true);
  const { progress } = keptPractice.peek(browserStorage);
  const rated = { ...progress, rating: { value: 1700, deviation: 60 } };
  keptPractice.write(browserStorage, { progress: rated, set: null });
  render(<App stores={{ ...fixtureStores(emptyState), history: keptMatches }} />);
  const cards = within(await screen.findByRole('region', { name: 'Yours' }));
  expect(cards.getByRole('button', { name: /^Position of the day Not answered yet/ })).toBeTruthy();
  expect(cards.getByRole('button', { name: /^Your rating 1,?\d+ to 1,?\d+/ })).toBeTruthy();
  expect(cards.getByRole('button', { name: /^Last matches/ }).textContent).toContain('Hong Kong old style');
  expect(cards.getByRole('button', { name: /^Statistics Hands/ })).toBeTruthy();
});

it('on a phone nothing of it is there', async () => {
  screenOf(false);
  render(<App stores={fixtureStores(emptyState)} />);
  await screen.findByRole('heading', { name: 'New match' });
  expect(document.querySelector('.home-own')).toBeNull();
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../src/ui/App';
import { emptyState, fixtureStores, tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { pickGame } from './pickGame';
import { showApp } from '../support/page';

const table: TableText = {
  rules: 'classical',
  seats: [
    { hand: '?', river: '1pE' },
    { hand: '2334556688s123p', river: '9p' },
    { hand: '?', melds: '(555m)', river: 'W5p' },
    { hand: '?', bonus: '1f2y' },
  ],
  turn: 2,
  why: 'discard',
  wallLeft: 38,
};

it('shows the latest discard alone where dead ones lie face down', () => {
  const page = render(<App stores={fixtureStores(tableFixture(table))} />).container;
  const lying = Array.from(page.querySelectorAll('.river li'));
  const down = lying.map((li) => li.querySelector('.tile--down') !== null);
  expect(down.filter(Boolean)).toHaveLength(4);
  expect(lying.map((li) => li.getAttribute('aria-hidden') === 'true')).toEqual(down);
  const latest = lying.find((_, at) => !down[at]);
  expect(latest?.querySelector('[aria-label]')?.getAttribute('aria-label')).toBe('5 Dots');
});

it('turns one tile of a pong that was laid out concealed', () => {
  showApp(tableFixture(table));
  const pong = screen.getByRole('group', { name: 'Concealed pong of 5 Characters' });
  expect(pong.querySelectorAll('.tile--down')).toHaveLength(1);
  expect(pong.querySelectorAll('.tile')).toHaveLength(3);
});

it('offers a number or none', async () => {
  showApp(emptyState);
  await pickGame(/classical/);
  fireEvent.click(screen.getByRole('button', { name: /^All rules and help/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'All rules and help' }));
  await dialog.findByRole('button', { name: 'Done' });
  const limit = () => dialog.queryByRole<HTMLInputElement>('spinbutton', { name: 'Limit' });
  expect(limit()?.value).toBe('300');
  const none = dialog.getByRole('switch', { name: 'No limit' });
  fireEvent.click(none);
  expect(limit()).toBeNull();
  expect(none.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(none);
  expect(limit()?.value).toBe('300');
});

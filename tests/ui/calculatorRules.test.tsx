import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../src/store/settings';
import { emptyState } from './fixtures';
import { showApp } from '../support/page';

const KEPT = 'hong-kong-mahjong/calculator';
const HAND = {
  rules: 'hong-kong-old',
  options: {},
  hands: ['123p456s789m22s45s+6s'],
  seat: 'S',
  round: 'E',
  by: 'discard',
  from: 'E',
  situation: [],
};

async function openCalculator(kept: object | null, options: object | null) {
  if (kept) localStorage.setItem(KEPT, JSON.stringify({ ...HAND, ...kept }));
  const lastMatch = { rules: 'hong-kong-old', options, opponents: 'steady', mixedStyles: true };
  const settings = options ? ({ lastMatch } as Partial<Settings>) : {};
  location.hash = '#calculator';
  showApp(emptyState, settings);
  await screen.findByRole('heading', { name: 'Calculator' });
  await screen.findByRole('region', { name: 'The hand' });
}

const keptOptions = () => (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { options: object }).options;

beforeEach(() => localStorage.clear());

it('begins with the usual rules, whatever the last match was played by, and offers those', async () => {
  await openCalculator(null, { minimumFaan: 5, limitPoints: 96 });
  expect(screen.getByText('The usual rules.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Rules of the last match' }));
  await screen.findByText('Not the usual rules: Minimum faan 5; Points of the limit 96.');
  expect(keptOptions()).toEqual({ minimumFaan: 5, limitPoints: 96 });
});

it('says which options of a kept hand are not as usual, and goes back to the usual ones', async () => {
  await openCalculator({ options: { minimumFaan: 5, dealerDoubles: false } }, null);
  expect(screen.getByText('Not the usual rules: Minimum faan 5; East doubles off.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Usual rules' }));
  await waitFor(() => expect(screen.queryByText(/Not the usual rules/)).toBeNull());
  expect(keptOptions()).toEqual({});
});

it('asks for the wind of the round only where one bears on hands', async () => {
  await openCalculator({}, null);
  expect(screen.getByRole('group', { name: 'Seat' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Round' })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Rule set' }), { target: { value: 'american' } });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Round' })).toBeNull());
  expect(screen.getByRole('group', { name: 'Seat' })).toBeTruthy();
});

it('says nothing of rules where all of them are as usual', async () => {
  await openCalculator({}, { rounds: 1 });
  expect(screen.queryByText(/usual rules/)).toBeNull();
});

it('says that the minimum is met only where it is', async () => {
  await openCalculator({}, null);
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toBe('Total1');
  cleanup();
  await openCalculator({ options: { minimumFaan: 1 } }, null);
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toBe('Totalminimum of 1 met2');
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../src/ui/App';
import { fixtureStores, tableFixture } from './fixtures';
import type { TableText } from './fixtures';

/** Waits for the last of the south winds; it lies in the first seat's river, or nowhere. */
const tableWith = (river: string): TableText => ({
  seats: [
    { hand: '?', river },
    { hand: '123456789mS', melds: [['[CCC]', 2]], river: '1pE' },
    { hand: '?', river: '9pN' },
    { hand: '?', river: 'WSSS' },
  ],
  humanSeat: 1,
  turn: 0,
  why: 'discard',
  wallLeft: 40,
});

it('says that nothing is left of what a hand waits for', async () => {
  render(<App stores={fixtureStores({ ...tableFixture(tableWith('1s2p')), choices: [] })} />);
  expect((await screen.findByRole('group', { name: /South wind, 0 left/ })).textContent).toContain(
    'No tile left',
  );
});

it('says ready while the last tile of its kind may be won on', async () => {
  const table = tableWith('1s2pS');
  const seats = table.seats.with(3, { hand: '?', river: 'WSS' });
  render(<App stores={fixtureStores(tableFixture({ ...table, seats }))} />);
  await screen.findByRole('button', { name: /^Win/ });
  const box = await screen.findByRole('group', { name: /South wind, 0 left/ });
  expect(box.textContent).toContain('Ready');
  expect(box.textContent).not.toContain('No tile left');
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tableFixture } from './fixtures';
import type { SeatText, TableText } from './fixtures';
import { showApp } from '../support/page';

/** Waits for the last of the south winds; it lies in the first seat's river, or nowhere. */
const tableWith = (river: string): TableText => ({
  seats: [
    { hand: '?', river },
    { hand: '123456789mS', melds: '[CCC]2', river: '1pE' },
    { hand: '?', river: '9pN' },
    { hand: '?', river: 'WSSS' },
  ],
  turn: 0,
  why: 'discard',
  wallLeft: 40,
});

it('says that nothing is left of what a hand waits for', async () => {
  showApp({ ...tableFixture(tableWith('1s2p')), choices: [] });
  expect((await screen.findByRole('group', { name: /South wind, 0 left/ })).textContent).toContain(
    'No tile left',
  );
});

it('says ready while the last tile of its kind may be won on', async () => {
  const table = tableWith('1s2pS');
  const seats = table.seats.with(3, { hand: '?', river: 'WSS' });
  showApp(tableFixture({ ...table, seats }));
  await screen.findByRole('button', { name: /^Win/ });
  const box = await screen.findByRole('group', { name: /South wind, 0 left/ });
  expect(box.textContent).toContain('Ready');
  expect(box.textContent).not.toContain('No tile left');
});

/** Opens what each tile is worth, and gives the lines by tile. */
async function openWaits(table: TableText): Promise<string[]> {
  showApp({ ...tableFixture(table), choices: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'What each tile is worth' }));
  const dialog = await screen.findByRole('dialog', { name: 'What each tile is worth' });
  return within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? '');
}

const own = (rules: string, hand: SeatText): TableText => ({
  ...tableWith(''),
  rules,
  seats: [{ hand: '?', river: '1s' }, hand, { hand: '?', river: '9p' }, { hand: '?', river: '9s' }],
});

it('says that a hand wins only self-drawn, and why', async () => {
  const lines = await openWaits(
    own('hong-kong-common', { hand: '123456p5678m', melds: '[CCC]2', river: '1p' }),
  );
  expect(lines).toEqual([
    '5 Characters, 3 leftOn a discard: Complete, but 2 of 3 faanSelf-drawn: 3 faan',
    '8 Characters, 3 leftOn a discard: Complete, but 2 of 3 faanSelf-drawn: 3 faan',
  ]);
  const box = screen.getByRole('group', { name: /^Only self-drawn. Waiting for 5 Characters/ });
  expect(box.textContent).toContain('Only self-drawn');
});

it('says of each tile what it is worth, or why it may not be won on', async () => {
  const melds: SeatText['melds'] = '[EEE]2 [SSS]0';
  const lines = await openWaits(own('hong-kong-old', { hand: '123p22mCC', melds, river: '1p' }));
  expect(lines).toEqual([
    '2 Characters, 2 leftOn a discard: Complete, but 2 of 3 faanSelf-drawn: Complete, but 2 of 3 faan',
    'Red dragon, 2 leftOn a discard: 4 faanSelf-drawn: 5 faan',
  ]);
  const box = screen.getByRole('group', { name: /^Ready hand/ });
  expect(box.getAttribute('aria-label')).toContain('2 Characters, 2 left, 2 faan, 3 needed');
  expect(box.querySelectorAll('.wait--refused')).toHaveLength(1);
});

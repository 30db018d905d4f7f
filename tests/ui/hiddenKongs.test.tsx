import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showApp } from '../support/page';
import { tableFixture } from './fixtures';
import type { TableText } from './fixtures';

const table: TableText = {
  rules: 'competition',
  seats: [
    { hand: '?', river: '1pE' },
    { hand: '2334556688s123p', river: '9p' },
    { hand: '?', melds: '(5555m)', river: 'W5p' },
    { hand: '?', bonus: '1f2y' },
  ],
  turn: 2,
  why: 'discard',
  wallLeft: 38,
};

it('a concealed kong of another lies face down and is not named', () => {
  showApp(tableFixture(table));
  const kong = screen.getByRole('group', { name: 'Concealed kong' });
  expect(kong.querySelectorAll('.tile--down')).toHaveLength(4);
  expect(kong.querySelectorAll('.tile')).toHaveLength(4);
});

it('by option it is shown', () => {
  showApp(tableFixture({ ...table, options: { concealedKongs: 'shown' } }));
  const kong = screen.getByRole('group', { name: 'Concealed kong of 5 Characters' });
  expect(kong.querySelectorAll('.tile--down')).toHaveLength(2);
});

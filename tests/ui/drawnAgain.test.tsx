import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Person } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { words as en } from '../../src/ui/languages/en/app';
import { fixtureStores, tableFixture } from './fixtures';
import { claimTable } from './scenes';

test('of the others, only a seat where something changed is drawn again', () => {
  const drawn = new Set<Person>();
  const seat: typeof en.table.seat = (words) => {
    drawn.add(words.person);
    return en.table.seat(words);
  };
  const text = { ...en, table: { ...en.table, seat } };
  const state = tableFixture(claimTable);
  const stores = fixtureStores(state);
  render(<App stores={{ ...stores, textIn: () => text }} />);
  expect(drawn).toContain('mei');
  drawn.clear();

  const view = structuredClone(state.view)!;
  const seats = view.seats.map((of, at) => (at === 2 ? { ...of, handSize: of.handSize + 1 } : of));
  act(() => stores.game.setState({ view: { ...view, seats } }));
  expect([...drawn].filter((person) => person !== 'you')).toEqual(['wing']);
});

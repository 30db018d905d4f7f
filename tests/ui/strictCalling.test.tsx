import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../src/store/settings';
import type { GameState, SeenEvent } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { fixtureStores, tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { claimTable, turnTable } from './scenes';
import { live, tiles } from '../support/page';

const STRICT = { strictCalling: true };

/** The hand of the scene, or another in its place. */
function withHand(table: TableText, hand?: string): TableText {
  const seats = table.seats.map((seat, at) =>
    at === (table.humanSeat ?? 1) && hand !== undefined ? { ...seat, hand } : seat,
  );
  return { ...table, seats };
}

/** The table just after something has happened, so that what is asked is announced. */
function show(state: GameState, settings: Partial<Settings> = {}) {
  const drawn = state.view?.drawn?.tile ?? null;
  const seen: SeenEvent[] = [{ serial: 2, event: { type: 'draw', seat: 1, tile: drawn, from: 'front' } }];
  const stores = fixtureStores({ ...state, seen }, settings);
  const { unmount } = render(<App stores={stores} />);
  return { stores, unmount };
}

const strict = (table: TableText, hand?: string) =>
  tableFixture({ ...withHand(table, hand), options: STRICT });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const tray = () => document.querySelector('.tray');

/** Everything that the table says apart from the own tiles. */
function said(): readonly (string | null | undefined)[] {
  const labels = [...(tray()?.querySelectorAll('[aria-label]') ?? [])].map((each) =>
    each.getAttribute('aria-label'),
  );
  return [live(), tray()?.textContent, document.querySelector('.ready')?.textContent, ...labels];
}

function saidOf(state: GameState): readonly (string | null | undefined)[] {
  const { unmount } = show(state);
  const words = said();
  unmount();
  return words;
}

describe('with strict calling', () => {
  it.each([
    ['a claim', claimTable, '45566677pSS', '45566678pSS'],
    ['a turn', turnTable, '45566677pSSC', '45566678pSSC'],
    ['a drawn winning tile', turnTable, '45566677pSS8p', '45566677pSS9p'],
  ])(
    '%s looks the same with a hand that is ready or complete and with one that is not',
    (_, table, good, bad) => {
      const anyTile = (words: readonly (string | null | undefined)[]) =>
        words.map((each) => each?.replaceAll(/[89] Dots/g, 'a tile'));
      expect(saidOf(tableFixture(withHand(table, good)))).not.toEqual(
        saidOf(tableFixture(withHand(table, bad))),
      );
      const told = anyTile(saidOf(strict(table, good)));
      expect(told).toEqual(anyTile(saidOf(strict(table, bad))));
      expect(told[0]).toMatch(/You can win/);
    },
  );

  it('a win is offered without its worth, complete or not', () => {
    for (const hand of ['45566677pSS', '45566678pSS', '1479p169s27mESN']) {
      const { stores, unmount } = show(strict(claimTable, hand));
      fireEvent.click(screen.getByRole('button', { name: 'Win' }));
      expect(stores.acted).toMatchObject([{ type: 'win' }]);
      unmount();
    }
  });

  it('neither box nor key nor selection tells the waits', () => {
    show(strict(turnTable));
    expect(document.querySelector('.ready')).toBeNull();
    fireEvent.click(tiles().at(-1)!);
    expect(document.querySelector('.ready')).toBeNull();
    expect(live()).not.toMatch(/waiting|ready/i);
    press('t');
    expect(live()).toBe('Strict calling: you judge your hand yourself.');
  });

  it('no tile can be left out for the hand: each may be a win', () => {
    const { stores } = show(strict(claimTable));
    expect(screen.queryByRole('button', { name: 'Not this tile again' })).toBeNull();
    press('n');
    expect(stores.acted).toEqual([]);
  });

  it('a false win is told until the next discard', () => {
    const { stores } = show(strict(turnTable));
    act(() =>
      stores.game.setState({
        seen: [{ serial: 9, event: { type: 'false-win', seat: 1, tile: 4, by: 'wall', from: null } }],
      }),
    );
    expect(within(tray() as HTMLElement).getByText('You call a false win.')).toBeTruthy();
    const later = { serial: 10, event: { type: 'discard', seat: 1, tile: 4, drawn: false } } as const;
    act(() => stores.game.setState({ seen: [...stores.game.getState().seen, later] }));
    expect(screen.queryByText('You call a false win.')).toBeNull();
  });
});

it('whoever hides the waits is not told either that the hand is ready', () => {
  const { unmount } = show(tableFixture(turnTable));
  expect(live()).toMatch(/Your turn.*You are ready/);
  unmount();
  show(tableFixture(turnTable), { showWaits: false });
  expect(live()).toMatch(/Your turn/);
  expect(live()).not.toMatch(/ready/);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../src/ui/App';
import { fixtureStores } from './fixtures';
import { sceneOf, showApp } from '../support/page';

afterEach(() => vi.useRealTimers());

function withNotice() {
  const stores = fixtureStores(sceneOf('standin'));
  stores.game.setState({ dismissNotice: () => stores.game.setState({ notice: null }) });
  return stores;
}

it('a stand-in is told of by name, and the message goes by itself: the seat keeps saying it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const stores = withNotice();
  render(<App stores={stores} />);
  const said = await screen.findByText(/^Mei did not answer, so a weaker stand-in chose\./);
  expect(said.closest('[role=status]')).toBeTruthy();
  expect(screen.getByRole('region', { name: /^Mei, .*, a stand-in chose 3 times$/ })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText(/did not answer/)).toBeNull();
  expect(stores.game.getState().notice).toBeNull();
  expect(screen.getByRole('region', { name: /^Mei, .*, a stand-in chose 3 times$/ })).toBeTruthy();
});

it('the message of a stand-in can be closed before', async () => {
  const stores = withNotice();
  render(<App stores={stores} />);
  await screen.findByText(/did not answer/);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText(/did not answer/)).toBeNull();
});

it('the standings say of a level how often a stand-in chose for it', async () => {
  const state = sceneOf('standings');
  const players = state.players.map((player) => (player.bot ? { ...player, stoodIn: 1 } : player));
  showApp({ ...state, players });
  expect(await screen.findByRole('rowheader', { name: /Mei.* a stand-in chose once$/ })).toBeTruthy();
});

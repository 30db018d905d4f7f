import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../src/ui/App';
import '../support/toys/loaded';
import { emptyState, fixtureStores } from './fixtures';
import { keptMatches } from './historyScene';
import { statisticsScene } from './statisticsScenes';

beforeEach(() => localStorage.clear());

async function open(scene: string): Promise<void> {
  render(<App stores={statisticsScene(scene, fixtureStores(emptyState))} />);
  fireEvent.click(screen.getByRole('button', { name: /^History/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Statistics' }));
}

describe('the statistics', () => {
  it('show rates beside the bots, as a chart or as a table', async () => {
    await open('many');
    const card = await screen.findByRole('region', { name: 'Rates' });
    expect(card.textContent).toContain('lower is better');
    const swap = within(card).getByRole('button', { name: 'Rates as a table' });
    expect(swap.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(swap);
    const table = within(card).getByRole('table', { name: 'Rates' });
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    expect(within(table).getByRole('columnheader', { name: 'Master' })).toBeTruthy();
    expect(localStorage.getItem('hong-kong-mahjong/statistics')).toContain('rates');
  });

  it('show another game, and all of them below', async () => {
    await open('many');
    const choice = await screen.findByRole('combobox', { name: 'Game' });
    fireEvent.change(choice, { target: { value: 'hong-kong-common' } });
    const bots = await screen.findByRole('region', { name: 'Against the bots' });
    await waitFor(() => expect(bots.isConnected ? bots : document.body).toBeTruthy());
    const all = screen.getByRole('region', { name: 'All games' });
    expect(within(all).getByRole('row', { name: /Hong Kong common style 6 96/ })).toBeTruthy();
  });

  it('say when there are too few hands to compare', async () => {
    await open('few');
    expect((await screen.findAllByText('Too few hands yet, 32 of 100')).length).toBeGreaterThan(0);
  });

  it('of a game with three seats and no known bots are shown, too', async () => {
    await open('three');
    expect(await screen.findByText('Nothing is known of the bots of this game.')).toBeTruthy();
  });
});

describe('the search of the history', () => {
  it('finds, says when nothing fits, and goes back to all', async () => {
    render(<App stores={{ ...fixtureStores(emptyState), history: keptMatches }} />);
    fireEvent.click(screen.getByRole('button', { name: /^History/ }));
    const field = await screen.findByRole('searchbox', { name: 'Player, game or date' });
    const rows = () => screen.queryAllByRole('listitem', { name: /2026/ });
    expect(rows()).toHaveLength(6);
    fireEvent.change(field, { target: { value: 'taisen' } });
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('1 of 6 matches')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'nobody' } });
    expect(screen.getByText('No match fits.', { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all matches' }));
    expect(rows()).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Result' }), { target: { value: 'unfinished' } });
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Filters, 1 on' }).getAttribute('aria-expanded')).toBe('true');
  });
});

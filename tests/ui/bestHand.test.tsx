import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { GameRecord } from '../../src/engine/record';
import { alreadyLoaded } from '../../src/store/lazyOnce';
import type { HistoryStore } from '../../src/store/records/historyTypes';
import { App } from '../../src/ui/App';
import { playMatch, settled, startGame } from '../store/harness';
import { textOf } from '../../src/ui/text';
import { fixtureStores } from './fixtures';

const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

it('the standings show the hand that brought most, and ring it on the lines', async () => {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch(config);
  playMatch(harness);
  await settled();
  const record = harness.records[0] as GameRecord;
  const store = createStore<HistoryStore>()(() => ({
    entries: [
      {
        id: 'a',
        at: 1,
        rules: record.rules,
        hands: 1,
        complete: true,
        players: [],
        scores: [],
        seed: record.seed!,
      },
    ],
    status: 'ready',
    damaged: 0,
    open: () => Promise.resolve(JSON.stringify(record)),
    remove: () => Promise.resolve(),
    importText: () => Promise.resolve({ ok: false, why: 'not-kept', record: null, detail: '' }),
    mark: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  }));
  const state = harness.game.getState();
  render(<App stores={{ ...fixtureStores(state), history: alreadyLoaded({ store }) }} />);
  const heading = await screen.findByRole('heading', { name: 'Best hand' });
  const card = heading.closest('section');
  await waitFor(() => expect(card?.getAttribute('aria-busy')).toBeNull());
  const gains = record.hands.map(({ result }) => (result?.kind === 'win' ? result.scores : []));
  const most = Math.max(...gains.flat());
  const at = gains.findIndex((hand) => hand.includes(most));
  expect(card?.querySelector('p')?.textContent).toContain(`+${most}`);
  expect(card?.querySelectorAll('.tile').length).toBeGreaterThanOrEqual(14);
  expect(card?.querySelectorAll('.tile--won')).toHaveLength(1);
  expect(within(card as HTMLElement).getByRole('row', { name: /^Total/ })).toBeTruthy();
  const won = (name: string) =>
    within(document.querySelector<HTMLElement>('.ranking') ?? document.body)
      .getByRole('row', { name: new RegExp(` ${name} `) })
      .querySelectorAll('td')[1]?.textContent;
  const { players } = harness.game.getState();
  expect(screen.getByRole('columnheader', { name: 'Hands won' })).toBeTruthy();
  players.forEach(({ person }, player) => {
    const wins = record.hands.flatMap(({ events }) =>
      events.filter((event) => event.type === 'win' && event.p === player),
    );
    expect([person, won(textOf('en').people[person])]).toEqual([person, String(wins.length)]);
  });
  await waitFor(() => {
    const ring = document.querySelector<HTMLElement>('.chart .chart-ring');
    expect(parseFloat(ring?.style.left ?? '')).toBeCloseTo((100 * (at + 1)) / record.hands.length);
  });
});

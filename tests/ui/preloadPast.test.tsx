import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyOnce } from '../../src/store/lazyOnce';
import type { MatchSetup } from '../../src/store/settings';
import { createHistoryStore } from '../../src/store/records/history';
import { App } from '../../src/ui/App';
import { preloadNext } from '../../src/ui/preload';
import { memoryHistory } from '../store/memoryHistory';
import { emptyState, fixtureStores } from './fixtures';

/** The page of a player who played this last, with a history that says whether it was asked for. */
function homeOf(lastMatch: MatchSetup | null) {
  const history = lazyOnce(() => Promise.resolve(createHistoryStore(memoryHistory(), () => 0)));
  return { ...fixtureStores(emptyState, { lastMatch }), history };
}

const played: MatchSetup = { rules: 'hong-kong-old', options: {}, opponents: 'steady', mixedStyles: true };

it('home fetches the matches of a player who has played before they are asked for', async () => {
  const stores = homeOf(played);
  render(<App stores={stores} />);
  await waitFor(() => expect(stores.history.now()?.store.getState().status).toBe('ready'));
  // Nothing is still on its way when the test ends.
  await preloadNext('en', null, stores);
});

it('home fetches no matches for a first visitor', async () => {
  const stores = homeOf(null);
  await preloadNext('en', null, stores);
  expect(stores.history.now()).toBeNull();
});

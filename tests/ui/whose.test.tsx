import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/rule-sets/everything';
import type { Language } from '../../src/store/settings';
import { alreadyLoaded } from '../../src/store/lazyOnce';
import { createHistoryStore } from '../../src/store/records/history';
import { App } from '../../src/ui/App';
import { memoryHistory } from '../store/memoryHistory';
import { playChallenge } from '../support/challenges';
import { emptyState, fixtureStores } from './fixtures';
import { cardOf } from '../../src/ui/text/languages';

const challenge = (bits: string) => ({
  rules: 'hong-kong-old',
  options: { minimumFaan: 0, rounds: 1, dealerRepeats: 'never' },
  bits: bits.padEnd(32, '0'),
  text: '',
  bots: ['sharp', 'sharp', 'gentle-2'],
});
const own = playChallenge(challenge('a'), 'own');
const theirs = playChallenge({ ...challenge('b'), bots: ['routes-1', 'routes-1', 'routes-1'] }, 'theirs');

beforeEach(() => localStorage.clear());

/** The page of the history, in which the own match lies. */
async function show(language: Language = 'en') {
  const history = createHistoryStore(memoryHistory(), () => 1_700_000_000_000);
  await history.keep(own);
  const stores = { ...fixtureStores(emptyState, { language }), history: alreadyLoaded(history) };
  render(<App stores={stores} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^(History|歷史)/ })));
  return { ...history.store, list: await screen.findByRole('list', { name: /^(Matches|牌局)$/ }) };
}

const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .filter((each) => each.dataset['match']);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Imports the match of somebody else from a file. */
async function take(): Promise<void> {
  const file = new File([JSON.stringify(theirs)], 'match.json');
  fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } });
  await screen.findByRole('dialog', { name: 'Who played these matches?' });
}

describe('an imported match', () => {
  it('is marked as somebody else’s: no place, no sums, no "You"', async () => {
    const { list, getState } = await show();
    await take();
    await press('Somebody else');
    await waitFor(() => expect(rows(list)).toHaveLength(2));
    const { id } = getState().entries.find(({ foreign }) => foreign)!;
    const row = rows(list).find((each) => each.dataset['match'] === id)!;
    expect(row.textContent).toContain('somebody else’s');
    expect(row.textContent).toContain('Sender');
    expect(row.textContent).not.toContain('You');
    expect(row.querySelector('.own-result')).toBeNull();
    expect(document.querySelector('.history-sums')?.textContent).toContain('Counted1');
  });

  it('is the own one where the player says so, at once or later', async () => {
    const { getState } = await show();
    const marks = () => getState().entries.filter(({ foreign }) => foreign).length;
    await take();
    expect(marks()).toBe(1);
    await press('I did');
    await vi.waitFor(() => expect(marks()).toBe(0));
    const [more] = screen.getAllByRole('button', { name: 'More' });
    await act(async () => void fireEvent.click(more!));
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: /^Somebody else played this/ })),
    );
    await vi.waitFor(() => expect(marks()).toBe(1));
  });

  it('that is there already asks nothing', async () => {
    await show();
    const file = new File([JSON.stringify(own)], 'match.json');
    fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } });
    expect(await screen.findByText('1 match was in the history already.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the search', () => {
  it.each([
    ['en', 'sharp', 'steady'],
    ['zh-Hant-HK', '精明', '穩健'],
  ] as const)('finds the levels of the opponents: %s', async (language, met, other) => {
    const { list, getState } = await show(language);
    await act(async () => void (await getState().importText(JSON.stringify(theirs))));
    const field = screen.getByRole('searchbox');
    const found = (query: string) => {
      fireEvent.change(field, { target: { value: query } });
      return list.isConnected ? rows(screen.getByRole('list', { name: /^(Matches|牌局)$/ })).length : 0;
    };
    expect([found(met), found(other), found(cardOf(language).sender), found('')]).toEqual([1, 1, 1, 2]);
  });
});

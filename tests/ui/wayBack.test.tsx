import { act, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../src/ui/App';
import { emptyState, fixtureStores } from './fixtures';
import { sceneOf } from '../support/page';

async function show(scene: string, address = '', language: 'en' | 'zh-Hant-HK' = 'en') {
  history.replaceState(null, '', `${location.pathname}${address}`);
  const stores = fixtureStores(sceneOf(scene), { language });
  stores.game.setState({ goHome: () => stores.game.setState({ screen: 'home' }) });
  await act(async () => void render(<App stores={stores} />));
  return stores;
}

const back = () => act(async () => history.back());
const forward = () => act(async () => history.forward());
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isHome = () => screen.queryByRole('heading', { name: 'New match' }) !== null;
const dialogs = () => screen.queryAllByRole('dialog').map((each) => each.querySelector('h2')?.textContent);
const layers = () => (history.state as { readonly layers: number } | null)?.layers ?? 0;

beforeEach(() => localStorage.clear());

describe('going back', () => {
  it('leads home from a page, and forward again', async () => {
    await show('home');
    await press(/^History/);
    expect([isHome(), location.hash, layers()]).toEqual([false, '#history', 1]);
    await back();
    expect([isHome(), location.hash, layers()]).toEqual([true, '', 0]);
    await forward();
    expect(isHome()).toBe(false);
  });

  it('has the focus begin at the heading of a page, and return to what opened it; Escape goes back too', async () => {
    await show('home');
    await press(/^History/);
    const heading = await screen.findByRole('heading', { name: 'History' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await act(async () => void fireEvent.keyDown(heading, { key: 'Escape' }));
    expect(isHome()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^History/ }));
  });

  it.each([
    ['Settings', 'Settings'],
    ['All rules', 'All rules and help'],
  ])('closes the dialog %s and stays', async (name, title) => {
    await show('home');
    await press(new RegExp(`^${name}`));
    await waitFor(() => expect(dialogs()).toContain(title));
    await back();
    expect([isHome(), dialogs(), layers()]).toEqual([true, [], 0]);
  });

  it('closes the menu of the table before it asks', async () => {
    await show('turn');
    await press('Menu');
    await act(async () => {
      const menu = screen.getByRole('dialog', { name: 'Menu' });
      fireEvent.click(within(menu).getByRole('button', { name: /^Settings/ }));
    });
    expect([dialogs(), layers()]).toEqual([['Settings'], 2]);
    await back();
    expect([dialogs(), layers()]).toEqual([[], 1]);
    await back();
    expect([dialogs(), layers()]).toEqual([['Leave the table?'], 2]);
    await back();
    expect([dialogs(), layers()]).toEqual([[], 1]);
  });

  it('leads home from the standings', async () => {
    const { game } = await show('standings');
    await back();
    expect(game.getState().screen).toBe('home');
  });

  it('has nothing to undo once a page was closed by its button', async () => {
    await show('home');
    await press(/^Settings/);
    await press('Close');
    expect(layers()).toBe(0);
    await press(/^Settings/);
    expect(layers()).toBe(1);
  });
});

describe('an address', () => {
  it.each(['#history', '#/history', '#history/more'])('opens its page: %s', async (address) => {
    await show('home', address);
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeTruthy();
    await back();
    expect([isHome(), location.hash]).toEqual([true, '']);
  });

  it.each([
    ['#settings', 'Settings'],
    ['#keys', 'Keyboard'],
    ['#/about', 'Settings'],
  ])('opens its dialog: %s', async (address, title) => {
    await show('home', address);
    expect(dialogs()).toEqual([title]);
  });

  it('opens the standings that are kept', async () => {
    history.replaceState(null, '', '#standings');
    const stores = fixtureStores(emptyState);
    let asked = 0;
    stores.game.setState({ showStandings: () => void asked++ });
    await act(async () => void render(<App stores={stores} />));
    expect(asked).toBe(1);
  });

  it.each(['#rules', '#/rules', '#/rules/hong-kong-old'])('opens the rules: %s', async (address) => {
    await show('home', address);
    expect(await screen.findByRole('dialog', { name: 'Rules: Hong Kong old style' })).toBeTruthy();
  });

  it('of rules that are not there has an honest title', async () => {
    await show('home', '#rules/nonsense');
    expect(await screen.findByText('There is no such rule set.')).toBeTruthy();
    expect(document.title).toBe('Rules · Hong Kong Mahjong');
  });

  it.each(['#nonsense', '#/', '#pace=instant'])('that names nothing leads home: %s', async (address) => {
    await show('home', address);
    expect([isHome(), dialogs()]).toEqual([true, []]);
  });

  it('that is written over a page leads there', async () => {
    await show('home');
    await act(async () => {
      location.hash = '#keys';
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
  });

  it('of a page that follows another is left and found again', async () => {
    await show('home', '#history');
    await act(async () => {
      history.pushState(null, '', '#practice');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const practice = ['Practise decisions · Hong Kong Mahjong', '#practice'];
    const past = ['History · Hong Kong Mahjong', '#history'];
    const isAt = (place: string[]) => waitFor(() => expect([document.title, location.hash]).toEqual(place));
    await isAt(practice);
    await back();
    await isAt(past);
    await forward();
    await isAt(practice);
  });

  it('that was followed before the app could mark its entry leads home and forward again', async () => {
    await show('home');
    history.replaceState(null, '');
    await act(async () => {
      history.pushState(null, '', '#history');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const isPast = () => screen.findByRole('heading', { level: 1, name: 'History' });
    await isPast();
    await back();
    expect([isHome(), location.hash, layers()]).toEqual([true, '', 0]);
    await forward();
    await isPast();
  });
});

/** Every address, with its title in English and in Chinese. */
const TITLES = [
  ['history', 'History · Hong Kong Mahjong', '歷史 · 香港麻雀'],
  ['lesson', 'First lesson · Hong Kong Mahjong', '第一課 · 香港麻雀'],
  ['practice', 'Practise decisions · Hong Kong Mahjong', '牌局練習 · 香港麻雀'],
  ['calculator', 'Calculator · Hong Kong Mahjong', '計番器 · 香港麻雀'],
  ['day', 'Match of the day · Hong Kong Mahjong', '每日牌局 · 香港麻雀'],
  ['share', 'Shared link · Hong Kong Mahjong', '分享連結 · 香港麻雀'],
  ['settings', 'Settings · Hong Kong Mahjong', '設定 · 香港麻雀'],
  ['about', 'Settings · Hong Kong Mahjong', '設定 · 香港麻雀'],
  ['keys', 'Keyboard · Hong Kong Mahjong', '鍵盤 · 香港麻雀'],
  ['rules', 'Rules: Hong Kong old style · Hong Kong Mahjong', '規則: 香港舊章 · 香港麻雀'],
  ['rules/taisen', 'Rules: Taisen · Hong Kong Mahjong', '規則: 入門麻雀 · 香港麻雀'],
  ['nonsense', 'Hong Kong Mahjong', '香港麻雀'],
  ['', 'Hong Kong Mahjong', '香港麻雀'],
] as const;

describe('the title of the page', () => {
  it.each(
    TITLES.flatMap(([page, english, chinese]) => [
      ['en', page, english] as const,
      ['zh-Hant-HK', page, chinese] as const,
    ]),
  )('is that of the address, in the language in use: %s #%s', async (language, page, title) => {
    await show('home', `#${page}`, language);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('goes with the dialog', async () => {
    await show('home');
    await press(/^Settings/);
    expect(document.title).toBe('Settings · Hong Kong Mahjong');
    await press('Close');
    expect(document.title).toBe('Hong Kong Mahjong');
  });
});

it('what was said at the table is not read at home', async () => {
  const { game } = await show('turn');
  const live = () => screen.getByTestId('live').textContent;
  await act(async () => void fireEvent.keyDown(document.body, { key: 'r' }));
  expect(live()).not.toBe('');
  await act(async () => game.getState().goHome());
  expect(live()).toBe('');
});

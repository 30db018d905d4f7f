import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Options } from '../../src/engine/types';
import { completeOptions } from '../../src/store/selectors/optionList';
import type { Settings } from '../../src/store/settings';
import type { GameState } from '../../src/store/types';
// Loaded before, so that nothing has to wait for it.
import '../../src/ui/rules/RulesScreen';
import { placeIn, rulesAddress } from '../../src/ui/rules/place';
import { emptyState, tableFixture } from './fixtures';
import { serveTexts } from './rulesFetch';
import { turnTable, wonState } from './scenes';
import { showApp } from '../support/page';

function open(hash: string, state: GameState = emptyState, settings: Partial<Settings> = {}) {
  history.replaceState(null, '', `/${hash}`);
  const stores = showApp(state, settings);
  return stores;
}

// Pages are long: looking for roles in all of one takes a second, so parts of it are found by what they are.
const found = <T,>(find: () => T | null | undefined): Promise<T> =>
  waitFor(() => {
    const value = find();
    if (value === null || value === undefined) throw new Error('It is not there.');
    return value;
  });
const all = (selector: string) =>
  Array.from(document.querySelector('dialog.rules')?.querySelectorAll<HTMLElement>(selector) ?? []);
const page = () => found(() => document.querySelector<HTMLElement>('dialog.rules'));
const heading = (name: string) =>
  found(() => all('h1, h2, h3, h4').find(({ textContent }) => textContent === name));
const headings = () => all('h1, h2, h3, h4').map(({ textContent }) => textContent);
const field = () => found(() => all('input')[0]);
const button = (name: string) =>
  found(() => all('button').find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name));
const status = () => all('.rules-status')[0]?.textContent;
const shownItems = () => all('.rules-items h3, .rules-items h4').map(({ textContent }) => textContent);
const yourMatch = () => found(() => all('aside')[0]);

async function lookFor(query: string) {
  fireEvent.change(await field(), { target: { value: query } });
}

function withOptions(options: Options): GameState {
  const state = tableFixture(turnTable);
  if (!state.match) throw new Error('The fixture has no match.');
  return { ...state, match: { ...state.match, options: completeOptions('hong-kong-old', options) } };
}

describe('loading', () => {
  it('says when it fails, and tries again when asked', async () => {
    serveTexts(503);
    open('#rules/taisen');
    await page();
    expect(await screen.findByText(/^The rules could not be loaded/)).toBeTruthy();
    serveTexts();
    fireEvent.click(await button('Try again'));
    expect(await heading('Taisen')).toBeTruthy();
    expect(status()).toBe('');
  });

  it('asks only for the page that is shown', async () => {
    const asked = serveTexts();
    open('#rules/hong-kong-common');
    await heading('Pao');
    expect(asked).toEqual(['/src/rule-sets/hong-kong-common/RULES.md']);
  });

  it('says when there is no such rule set', async () => {
    serveTexts();
    open('#rules/bridge');
    expect(await screen.findByText('There is no such rule set.')).toBeTruthy();
  });
});

describe('the rules', () => {
  beforeEach(() => void serveTexts());

  it('are opened from home and closed again', async () => {
    open('');
    fireEvent.click(screen.getByRole('button', { name: /^Rules/ }));
    await page();
    expect(location.hash).toBe('#rules/hong-kong-old');
    await waitFor(() => expect(document.title).toContain('Rules: Hong Kong old style'));
  });

  it('open at the place that the address names', async () => {
    open('#rules/hong-kong-old/item-great-dragons');
    const place = await heading('Great three dragons');
    await waitFor(() => expect(document.activeElement).toBe(place));
  });

  it('go to another place when the address changes', async () => {
    open('#rules/hong-kong-old');
    await heading('Goulash');
    act(() => void (location.hash = '#rules/taisen/standings'));
    const place = await heading('Standings');
    await waitFor(() => expect(document.activeElement).toBe(place));
  });

  it('close to home when they were opened by the address', async () => {
    open('#rules/hong-kong-old/faan');
    await page();
    fireEvent.click(await button('Back'));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(location.hash).toBe('');
    expect(document.title).toBe('Hong Kong Mahjong');
  });

  it('are in the language in use', async () => {
    open('#rules/hong-kong-common', emptyState, { language: 'zh-Hant-HK' });
    expect(await heading('最佳拆法')).toBeTruthy();
    expect(headings()).toContain('槓上開花');
  });

  it('name a hand to those who cannot see it', async () => {
    open('#rules/hong-kong-old');
    await page();
    const first = await found(() => all('.example [role=img]')[0]);
    expect(first.getAttribute('aria-label')).toBe(
      'in the hand: 9 Bamboo, 9 Bamboo; in the hand: 4 Dots, 5 Dots, 6 Dots, winning tile: 6 Dots; ' +
        'laid out: Pong of Red dragon; laid out: Pong of Green dragon; laid out: Pong of South wind; ' +
        'bonus tiles: Plum, flower 1',
    );
  });
});

describe('during a match', () => {
  beforeEach(() => void serveTexts());

  it('the menu opens its rules over the table, which stays and waits', async () => {
    open('', withOptions({ minimumFaan: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Rules/ }));
    const match = await yourMatch();
    expect(document.querySelector('main.table')).toBeTruthy();
    expect(match.textContent).toContain('Your match differs from what is written here:');
    expect(Array.from(match.querySelectorAll('li'), (change) => change.textContent)).toEqual([
      'Minimum faan: 1',
    ]);
    const option = document.getElementById('rules/hong-kong-old/option-minimumFaan');
    expect(option?.textContent).toContain('This match: 1');
    expect(option?.className).toContain('changed');
    const told = document.getElementById('rules/hong-kong-old/minimum')?.textContent;
    expect(told).toContain('A hand needs Minimum faanThis match: 1 faan');
  });

  it('a match that is played as written is said to be', async () => {
    open('#rules/hong-kong-old', withOptions({}));
    const match = await yourMatch();
    expect(match.textContent).toBe('Your match is played as written here.');
  });

  it('other rules know nothing of it', async () => {
    open('#rules/taisen', withOptions({ minimumFaan: 1 }));
    await heading('Standings');
    expect(screen.queryByText(/This match/)).toBeNull();
  });

  it('items of a result lead to their rules', () => {
    open('', wonState());
    const links = Array.from(document.querySelectorAll('.card--items th a'), (link) =>
      link.getAttribute('href'),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((href) => href?.includes('/#rules/hong-kong-old/item-'))).toBe(true);
  });
});

describe('searching', () => {
  beforeEach(() => void serveTexts());

  it('shows what holds the words, marked, and says how much that is', async () => {
    open('#rules/hong-kong-old');
    await heading('Goulash');
    await lookFor('heavenly');
    await waitFor(() => expect(shownItems()).toEqual(['Heavenly hand', 'Heavenly gates']));
    expect(status()).toBe('4 results');
    expect(headings().filter((title) => !title?.startsWith('Heavenly'))).toEqual([
      'Old Hong Kong mahjong',
      'Limit hands',
      'Options',
      'Limit hands',
      'Limit on a discard',
    ]);
    const marks = Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(new Set(marks.map((mark) => mark?.toLowerCase()))).toEqual(new Set(['heavenly']));
  });

  it.each([
    ['槓上開花', 'Replacement tile'],
    ['gong soeng hoi', 'Replacement tile'],
    ['full flush', 'Pure hand'],
    ['清一色', 'Pure hand'],
    ['double-kong', 'Second replacement tile'],
  ])('finds %s as %s', async (query, item) => {
    open('#rules/hong-kong-common');
    await heading('Pao');
    await lookFor(query);
    await waitFor(() => expect(shownItems()).toContain(item));
  });

  it.each(['包牌', '責任払い'])('finds a section by its name in any language: %s', async (name) => {
    open('#rules/hong-kong-common');
    await heading('Pao');
    await lookFor(name);
    await waitFor(() => expect(headings()).toContain('Pao'));
  });

  it('finds a section by its name, and all items under it', async () => {
    open('#rules/hong-kong-common');
    await heading('Pao');
    await lookFor('one meld');
    expect(shownItems().slice(0, 3)).toEqual(['Dragon pong', 'Seat wind pong', 'Prevailing wind pong']);
  });

  it('finds options by the name that the form gives them', async () => {
    open('#rules/hong-kong-old');
    await heading('Goulash');
    await lookFor('strict calling');
    const option = await heading('Strict calling');
    expect(option.closest('li')?.textContent).toContain('Standard: off');
  });

  it('says when there is nothing, and Escape clears the field before it closes the page', async () => {
    open('#rules/hong-kong-old');
    await heading('Goulash');
    await lookFor('xyzzy');
    expect(status()).toBe('Nothing found for “xyzzy”.');
    const pressed = fireEvent.keyDown(await field(), { key: 'Escape' });
    expect(pressed).toBe(false);
    expect(headings()).toContain('Goulash');
    expect(fireEvent.keyDown(await field(), { key: 'Escape' })).toBe(true);
    await lookFor('goulash');
    fireEvent.click(await button('Clear the search'));
    expect(status()).toBe('');
  });

  it('ends when a place is chosen', async () => {
    open('#rules/hong-kong-old');
    await heading('Goulash');
    await lookFor('goulash');
    act(() => void (location.hash = '#rules/hong-kong-old/dealer'));
    const place = await heading('Dealer');
    await waitFor(() => expect(document.activeElement).toBe(place));
  });
});

it('reads and writes addresses', () => {
  expect(placeIn(rulesAddress('taisen', 'winning'))).toEqual({ rules: 'taisen', anchor: 'winning' });
  expect(placeIn(rulesAddress('taisen'))).toEqual({ rules: 'taisen', anchor: '' });
  expect(['', '#', '#pace=instant', '#rules', '#rules/'].map(placeIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

describe('the tiles of the game', () => {
  it('lie near the top, every kind once, and the numbers on them can be switched on', async () => {
    serveTexts();
    const stores = open('#rules/taisen');
    const figure = await found(() => all('.all-tiles')[0]);
    const [first] = all('.rules-section');
    expect(first?.nextElementSibling).toBe(figure);
    const faces = () => [...figure.querySelectorAll('.face')].map(({ className }) => className);
    expect(new Set(faces()).size).toBe(faces().length);
    expect(faces().length).toBeGreaterThanOrEqual(34);
    const [characters] = figure.querySelectorAll('[role="img"]');
    expect(characters?.getAttribute('aria-label')).toMatch(/^1 Character, 2 Characters/);
    fireEvent.click(within(figure).getByRole('switch', { name: 'Numbers and letters on the tiles' }));
    expect(stores.settings.getState().index).toBe(true);
    expect(faces()[0]).toContain('face--i-c1');
  });

  it('make room for what is looked for', async () => {
    serveTexts();
    open('#rules/taisen');
    await found(() => all('.all-tiles')[0]);
    await lookFor('pong');
    await waitFor(() => expect(all('.all-tiles')).toEqual([]));
  });
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/ui/App';
import '../../src/ui/settings/SettingsScreen';
import { americanScenes } from './americanScenes';
import { classicalScenes } from './classicalScenes';
import { emptyState, fixtureStores } from './fixtures';
import { pickGame } from './pickGame';
import { riichiScenes } from './riichiScenes';
import { drawnState, wonState } from './scenes';
import { sceneOf, showApp } from '../support/page';

describe('the result of a won hand', () => {
  it('says who won, with what and on which tile', () => {
    showApp(wonState());
    expect(screen.getByRole('heading', { name: 'You win with 5 faan' })).toBeTruthy();
    expect(screen.getByText("On Mei's 5 Dots.")).toBeTruthy();
  });

  it('lists items, bonus items and the steps to the base', () => {
    showApp(wonState());
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'Dragon pong1',
      'Clean hand3',
      'Bonus faan',
      'Own season1',
      'Totalminimum of 3 met5',
    ]);
    const steps = [...document.querySelectorAll('.step')].map((step) => step.textContent);
    expect(steps).toEqual(['Faan4', 'Bonus faan+1', 'Base points2']);
    const table = screen.getByRole('link', { name: 'Base points' });
    expect(table.getAttribute('href')).toContain('/#rules/hong-kong-old/payment');
  });

  it('writes each payment as arithmetic with the running totals', () => {
    showApp(wonState());
    const payments = [...document.querySelectorAll('.payment')].map((row) =>
      row.textContent?.replaceAll(/\s+/g, ' '),
    );
    expect(payments).toEqual([
      'You8 + 2 + 2+12412 → 424from 412 to 424',
      'Mei2×2 discarded×2 East pays−8586 → 578from 586 to 578',
      'Wing2no doubling−2498 → 496from 498 to 496',
      'Chiu2no doubling−2504 → 502from 504 to 502',
    ]);
  });

  it('sums up what is paid for several reasons, and what each unit counts', () => {
    showApp(sceneOf('riichi-result', riichiScenes));
    const sums = [...document.querySelectorAll('.sums')].map(({ textContent }) => textContent);
    expect(sums).toEqual([
      '12,300 + 1,000',
      '3,000×4 for all three+ 300counters',
      'pays nothing',
      'pays nothing',
    ]);
    const totals = [...document.querySelectorAll('.card--items tfoot')].map(({ textContent }) => textContent);
    expect(totals).toEqual(['Total7 han', 'Total30 fu']);
  });

  it('says first what it brought you, and where you stand', () => {
    showApp(wonState());
    expect(document.querySelector('.own-change')?.textContent).toBe('You+12now 424, fourth of four');
  });

  it('shows all hands', () => {
    showApp(wonState());
    const hands = screen.getByRole('heading', { name: 'All hands' }).closest('section');
    expect(within(hands as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  });

  it('leaves hands face down that the rules do not show, but the own', () => {
    showApp(sceneOf('american-dead', americanScenes));
    const hands = screen.getByRole('heading', { name: 'All hands' }).closest('section');
    const shown = within(hands as HTMLElement).getAllByRole('listitem');
    const hidden = shown.map((hand) => within(hand).queryByRole('img', { name: /concealed tiles/ }));
    expect(hidden.map((each) => each !== null)).toEqual([true, false, true, true]);
    const dead = shown.map((hand) => within(hand).queryByText('Dead hand') !== null);
    expect(dead).toEqual([true, false, true, true]);
    expect(within(hidden[0]!).queryAllByRole('img')).toEqual([]);
  });

  it('goes on to the next hand; its button has the focus', () => {
    let asked = 0;
    const stores = fixtureStores(wonState());
    stores.game.setState({ nextDeal: () => void asked++ });
    render(<App stores={stores} />);
    const next = screen.getByRole('button', { name: 'Next hand' });
    expect(document.activeElement).toBe(next);
    fireEvent.click(next);
    expect(asked).toBe(1);
  });
});

it('a result in which nobody pays is a list of scores', async () => {
  showApp(sceneOf('classical-keep', classicalScenes));
  expect(await screen.findByRole('heading', { name: 'Scores so far' })).toBeTruthy();
  expect(screen.queryByText('Who pays what')).toBeNull();
});

it('the result of a drawn hand says that nobody won', () => {
  showApp(drawnState());
  expect(screen.getByRole('heading', { name: 'No winner' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Final standings' })).toBeTruthy();
  expect(screen.queryByText('pays nothing')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Scores so far' })).toBeTruthy();
  expect([...document.querySelectorAll('.payment')].map((row) => row.textContent)).toEqual([
    'You412',
    'Mei586',
    'Wing498',
    'Chiu504',
  ]);
});

it('the standings rank the players by their totals', () => {
  const state = { ...sceneOf('standings'), scores: [578, -424, 496, 502] };
  showApp(state);
  expect(screen.getByRole('heading', { level: 1, name: 'Final standings' })).toBeTruthy();
  const [ranking, hands] = screen.getAllByRole('table');
  expect([...ranking!.querySelectorAll('tr')].map((row) => row.textContent)).toEqual([
    'PlacePlayerPoints',
    '1Mei Steady578',
    '2Chiu Gentle502',
    '3Wing Sharp496',
    '4You−424',
  ]);
  expect(hands?.querySelectorAll('tbody tr')).toHaveLength(16);
  const labels = [...document.querySelectorAll('.chart-label')].map((label) => label.textContent);
  expect(labels).toEqual(['Mei 578', 'You −424', 'Wing 496', 'Chiu 502']);
});

describe('the home screen', () => {
  it('starts a match as it is set', async () => {
    const { started } = showApp(emptyState, { introduced: ['taisen'] });
    fireEvent.change(screen.getByRole('combobox', { name: 'A win is worth at least' }), {
      target: { value: '1' },
    });
    fireEvent.click(screen.getByRole('radio', { name: 'East round' }));
    fireEvent.click(screen.getByRole('button', { name: 'Start new match' }));
    await pickGame(/Taisen/);
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start new match' }));
    const opponents = Array(3).fill('routes-1');
    expect(started).toEqual([
      {
        rules: 'hong-kong-old',
        options: { minimumFaan: 1, rounds: 1 },
        opponents,
        mixedStyles: true,
        text: '',
        practice: false,
      },
      { rules: 'taisen', options: {}, opponents, mixedStyles: true, text: '', practice: false },
    ]);
  });

  it('begins another match while one is under way, which is put aside', () => {
    const { started } = showApp(sceneOf('saved'));
    expect(screen.getByRole('button', { name: 'Continue match' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Start new match' }));
    expect(started).toHaveLength(1);
  });

  it('says of the match under way how well the opponents play', () => {
    showApp('saved');
    const [, words] = document.querySelectorAll('.hero p');
    expect(words?.textContent).toContain(', against Steady, Sharp and Gentle.');
  });

  it('says what became of a save that is no use', () => {
    showApp({ ...emptyState, notice: 'save-unreadable' });
    expect(screen.getByRole('alert').textContent).toContain('can be downloaded');
  });

  it('changes the theme', async () => {
    showApp(emptyState, { theme: 'light' });
    fireEvent.click(screen.getByRole('button', { name: /Settings/ }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

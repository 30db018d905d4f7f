import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Deal } from '../../src/engine/types';
import { firstShown, rowsOf } from '../../src/ui/scoring/everyHand/pairs';
import { everyHandScenes } from './everyHandScenes';
import { wonState } from './scenes';
import { sceneOf, showApp } from '../support/page';

async function show(name: string, language: 'en' | 'zh-Hant-HK' = 'en'): Promise<HTMLElement> {
  showApp(sceneOf(name, everyHandScenes), { language });
  return screen.findByRole('table');
}

const cell = (name: RegExp) => screen.getByRole('button', { name });
const explained = () => document.querySelector('.pair-sum')?.textContent?.replaceAll(/\s+/g, ' ');
const spoken = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim();

describe('the result of a game in which every hand is scored', () => {
  it('tells all hands, the winner first, each with its sum', async () => {
    await show('every-hand');
    const heads = [...document.querySelectorAll('.scored-hand > header')].map(({ textContent }) =>
      spoken(textContent),
    );
    expect(heads).toEqual([
      "YouOn Mei's 5 Characters.Sum of points 26 ×2Doubled = 5252 points",
      'MeiSum of points 1212 points',
      'WingSum of points 44 points',
      'ChiuSum of points 1212 points',
    ]);
    const [own, mei] = [...document.querySelectorAll('.scored-lines')];
    const lines = (list?: Element) =>
      [...(list?.children ?? [])].map(({ textContent }) => spoken(textContent));
    expect(lines(own)).toEqual(['10 Won', '4 Pong', '4 Pong', '8 Honour pong', '×2 Dragon pong']);
    expect(lines(mei)).toEqual(['4 Pong', '8 Honour pong']);
  });

  it('begins with what the hand brought you, and who won it', async () => {
    await show('every-hand');
    const band = document.querySelector('.win-band--own');
    expect(band?.querySelector('.own-change')?.textContent).toBe('You+208now 620, first of four');
    expect(screen.getByRole('heading', { name: 'You win' })).toBeTruthy();
  });

  it('says who pays whom: a row receives from a column, and its total is what its score moved by', async () => {
    const table = await show('every-hand');
    const rows = within(table).getAllByRole('row');
    const told = rows.map((row) => [...row.children].map(({ textContent }) => spoken(textContent)));
    expect(told).toEqual([
      ['Player', 'from you', 'from Mei', 'from Wing', 'from Chiu', 'Total'],
      ['You', '', '+104×2', '+52', '+52', '+208412 → 620from 412 to 620'],
      ['Mei', '−104×2', '', '+16×2', '', '−88586 → 498from 586 to 498'],
      ['Wing', '−52', '−16×2', '', '−8', '−76498 → 422from 498 to 422'],
      ['Chiu', '−52', '', '+8', '', '−44504 → 460from 504 to 460'],
    ]);
    expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
  });

  it('explains the largest payment between two losers first, and any other when it is pressed', async () => {
    await show('every-hand');
    expect(explained()).toBe('Wing pays Mei 16.12 − 4 = 8×2 dealer= 16difference of hands');
    const paid = cell(/^You receive 104 from Mei: 52, ×2 dealer, hand$/);
    expect(paid.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(paid);
    expect(paid.getAttribute('aria-pressed')).toBe('true');
    expect(explained()).toBe('Mei pays you 104.52×2 dealer= 104hand');
  });

  it('goes from cell to cell with the arrow keys, past those in which nothing was paid', async () => {
    await show('every-hand');
    const first = cell(/^Mei receives 16 from Wing/);
    expect(first.tabIndex).toBe(0);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowLeft' });
    const left = cell(/^Mei pays you 104/);
    expect(document.activeElement).toBe(left);
    expect(explained()).toMatch(/^Mei pays you 104\./);
    fireEvent.keyDown(left, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(left);
    fireEvent.keyDown(left, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell(/^Wing pays you 52/));
    expect([first.tabIndex, left.tabIndex]).toEqual([-1, -1]);
  });

  it('has a column for stakes', async () => {
    const table = await show('every-hand-stakes');
    expect(within(table).getByRole('columnheader', { name: 'from table' })).toBeTruthy();
    fireEvent.click(cell(/^You receive 5 from the table: 5, stakes$/));
    expect(explained()).toBe('You receive 5 from the table.5stakes');
    fireEvent.click(cell(/^Wing pays the table 5/));
    expect(explained()).toBe('Wing pays the table 5.5stake');
  });

  it('says the same in Chinese, with the words of the toy, which has no Chinese ones', async () => {
    const table = await show('every-hand-stakes', 'zh-Hant-HK');
    expect(within(table).getByRole('columnheader', { name: '由阿美' })).toBeTruthy();
    expect(explained()).toBe('阿榮付阿美 16。12 − 4 = 8×2 dealer= 16difference of hands');
  });
});

it('a game that scores winners alone is told as before', () => {
  showApp(wonState());
  expect(document.querySelector('.win-band')).toBeTruthy();
  expect(document.querySelector('.scored-hands')).toBeNull();
});

it('the standings say what the end of the match added, where it did', async () => {
  await show('closing');
  const table = await screen.findByRole('table', { name: 'What the end of the match added' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Player', 'Mei', 'You', 'Wing', 'Chiu'],
    ['After the last hand', '586', '412', '498', '504'],
    ['stakes', '+15', '0', '0', '0'],
    ['difference of hands', '+20', '−10', '+10', '−20'],
    ['Total', '621', '402', '508', '484'],
  ]);
});

describe('who pays whom', () => {
  const entry = (from: number | null, to: number | null, amount: number) => ({
    from,
    to,
    amount,
    reason: 'hand',
    base: amount,
    factors: [],
    event: 0,
  });
  const dealOf = (seats: number, wins: readonly number[], ledger: Deal['ledger']) =>
    ({
      seats: Array.from({ length: seats }),
      wins: wins.map((seat) => ({ seat })),
      ledger,
    }) as unknown as Deal;

  it('adds up what went both ways between two of three', () => {
    const deal = dealOf(3, [2], [entry(0, 1, 30), entry(1, 0, 12), entry(0, 2, 5)]);
    expect(rowsOf(deal).map((row) => row.map(({ net }) => net))).toEqual([
      [0, 5, 0],
      [-5, 0, -18],
      [0, 18, 0],
    ]);
  });

  it('shows the largest payment of all first where losers pay each other nothing', () => {
    const deal = dealOf(4, [1], [entry(0, 1, 10), entry(2, 1, 20), entry(null, 3, 50)]);
    expect(firstShown(deal)).toMatchObject({ seat: 3, from: null, net: 50 });
    expect(firstShown(dealOf(4, [], []))).toBeNull();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { words as en } from '../../src/ui/languages/en/app';
import { announcement } from '../../src/ui/live/announce';
import { sceneOf, showApp } from '../support/page';
import { sichuanScenes } from './sichuanScenes';

const show = (scene: string) => showApp(sceneOf(scene, sichuanScenes));
const hand = () => within(screen.getByRole('toolbar', { name: 'Your hand' })).getAllByRole('button');
const names = () => hand().map((tile) => tile.getAttribute('aria-label'));

describe('a suit that is given up', () => {
  it('is told at every seat', () => {
    show('sichuan-turn');
    for (const name of [/^Mei, .*, No bamboo$/, /^You, .*, No characters$/, /^Wing, .*, No dots$/])
      expect(screen.getByRole('region', { name })).toBeDefined();
  });

  it('lies at the end of the hand, and nothing else may be discarded', () => {
    show('sichuan-turn');
    expect(names().slice(-3)).toEqual([
      '3 Characters',
      '9 Characters',
      '8 Bamboo, may not be discarded, just drawn',
    ]);
    expect(screen.getByText('Tiles of the suit you gave up go first')).toBeDefined();
  });

  it('holds back the discard of another tile', () => {
    const { acted } = show('sichuan-turn');
    fireEvent.click(hand()[0]!);
    const discard = screen.getByRole('button', { name: 'Discard 4 Dots' });
    expect(discard.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(discard);
    expect(acted).toEqual([]);
  });
});

describe('seats that have won', () => {
  it('are told with their places', () => {
    show('sichuan-two');
    expect(screen.getByRole('region', { name: /^Wing, .*, has won, number 1, No dots$/ })).toBeDefined();
    expect(screen.getByRole('region', { name: /^Mei, .*, has won, number 2, No bamboo$/ })).toBeDefined();
  });
});

describe('payments at several moments', () => {
  const account = async () =>
    within(await screen.findByRole('table', { name: 'Who pays what' }))
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' '))
      .slice(0, -1);

  it('are listed in order, each with what it is for and what it changed', async () => {
    show('sichuan-result');
    expect(await account()).toEqual([
      'Who pays what You Wing Chiu Mei',
      'kong −2  +2 ',
      'kong −2 −2 −2 +6',
      'win +2   −2',
      'kong money passed on +6   −6',
      'win  +6 −3 −3',
      'win   −2 +2',
      'Total +4 +4 −5 −3',
    ]);
  });

  it('come with what each win brought by itself, its place, and who was left', () => {
    show('sichuan-result');
    const wins = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(wins).toEqual(['You win with 1 fan 1st', 'Wing wins with 1 fan 2nd', 'Mei wins with 1 fan 3rd']);
    const brought = [...document.querySelectorAll('.gain b')].map(({ textContent }) => textContent);
    expect(brought).toEqual(['+6', '+2']);
    expect(screen.getByText('Loser')).toBeDefined();
  });

  it('tell of an empty wall, and who was ready', async () => {
    show('sichuan-empty');
    expect((await account()).slice(1)).toEqual([
      'kong −2 −2 −2 +6',
      'kong −2  +2 ',
      'win  +1  −1',
      'flower pig +16 +16 +16 −48',
      'not ready +4  −4 ',
      'kong money given back +4 +2  −6',
      'Total +20 +17 +12 −49',
    ]);
    for (const state of ['Flower pig', 'Ready', 'Not ready', 'The wall is empty.', 'Wing had won before.'])
      expect(screen.getByText(state)).toBeDefined();
  });
});

describe('a win after which the others play on', () => {
  it('is read out with what everybody has then', () => {
    const state = sceneOf('sichuan-two', sichuanScenes);
    const win = state.seen.findLast(({ event }) => event.type === 'win');
    const said = announcement({ ...state, choices: [], paid: [0, 3] }, win ? [win.event] : [], en);
    expect(said).toBe("Mei wins with 0 fan on Chiu's tile. 2 players play on. Mei 13, Chiu −9.");
  });

  it('tells whose points have moved since the last message', async () => {
    const { game } = show('sichuan-two');
    const live = screen.getByTestId('live');
    await waitFor(() => expect(live.textContent).toContain('Your turn'));
    act(() =>
      game.setState(({ scores, seen }) => ({
        scores: scores.with(0, 19),
        seen: [...seen, { serial: seen.length + 1, event: { type: 'exhausted' } }],
      })),
    );
    expect(live.textContent).toContain('Mei 19.');
    expect(live.textContent).not.toContain('Chiu');
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sceneOf, showUnfocused, tiles } from '../support/page';

/** A key as a browser tells of it; on a button Enter is a click, unless somebody has taken it. */
function down(key: string, init: object = {}): void {
  const on = document.activeElement ?? document.body;
  const isFree = fireEvent.keyDown(on, { key, ...init });
  if (isFree && key === 'Enter' && on instanceof HTMLButtonElement) fireEvent.click(on);
}

const hold = (key: string) => {
  for (let time = 0; time < 3; time++) down(key, { repeat: true });
};

const focusLast = () => act(() => tiles().at(-1)?.focus());

describe('a key that is still held down', () => {
  it.each([
    ['d', 'turn'],
    ['k', 'turn'],
    ['w', 'claim'],
    ['p', 'claim'],
    ['1', 'claim'],
    ['n', 'claim'],
    [' ', 'claim'],
  ])('%s makes no choice (%s)', (key, scene) => {
    const { acted } = showUnfocused(scene);
    hold(key);
    expect(acted).toEqual([]);
    down(key);
    expect(acted).toHaveLength(1);
  });

  it.each(['ArrowUp', 'Enter'])('%s selects a tile and does not discard it', (key) => {
    const { acted } = showUnfocused('turn');
    focusLast();
    down(key);
    hold(key);
    expect(tiles().at(-1)?.getAttribute('aria-pressed')).toBe('true');
    expect(acted).toEqual([]);
    down(key);
    expect(acted).toHaveLength(1);
  });

  it('Enter on a result leads on once, and discards nothing at the table that comes', async () => {
    const stores = showUnfocused('result');
    const next = vi.fn(() => stores.game.setState(sceneOf('turn')));
    act(() => stores.game.setState({ nextDeal: next }));
    act(() => screen.getByRole('button', { name: /^Next hand/ }).focus());
    down('Enter');
    await screen.findByRole('toolbar', { name: 'Your hand' });
    focusLast();
    hold('Enter');
    expect(next).toHaveBeenCalledOnce();
    expect(stores.acted).toEqual([]);
    expect(tiles().at(-1)?.getAttribute('aria-pressed')).toBe('false');
  });

  it('z takes one choice back, S sorts once, and C opens the coach', () => {
    const { game, coach } = showUnfocused('turn');
    const takeBack = vi.fn(() => null);
    game.setState({ practice: true, takeBack });
    for (const key of ['z', 's', 'c']) {
      down(key);
      hold(key);
    }
    expect(takeBack).toHaveBeenCalledOnce();
    expect(game.getState().forHand.sorted).toBe(false);
    expect(coach?.getState().isOpen).toBe(true);
  });

  it('Escape opens the menu and leaves it open', () => {
    showUnfocused('turn');
    down('Escape');
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    // The browser closes a dialog for a key that nobody has taken.
    expect(fireEvent.keyDown(menu, { key: 'Escape', repeat: true })).toBe(false);
  });

  it('an arrow still goes along the hand', () => {
    showUnfocused('turn');
    act(() => tiles()[0]?.focus());
    hold('ArrowRight');
    expect(tiles().indexOf(document.activeElement as HTMLButtonElement)).toBe(3);
  });

  it.each(['a', 'Enter'])('%s is still written into a text of several lines', (key) => {
    showUnfocused('turn');
    const text = document.createElement('textarea');
    document.body.append(text);
    expect(fireEvent.keyDown(text, { key, repeat: true })).toBe(true);
    text.remove();
  });
});

describe('Space on a choice that has the focus', () => {
  it('is left to the browser, which presses it', () => {
    const { acted } = showUnfocused('claim');
    act(() => screen.getByRole('button', { name: /^Win/ }).focus());
    down(' ');
    expect(acted).toEqual([]);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/store/settings';
import { CoachPanel } from '../../src/ui/lateParts';
import { coachWords } from '../../src/ui/text';
import { button, click, pressKey, showApp } from '../support/page';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** The own discard lies, and nobody has answered. */
function slip(settings: Partial<Settings> = {}) {
  const stores = showApp('slipped', settings);
  const takeBack = vi.fn(() => null);
  act(() => stores.game.setState({ takeBack }));
  return { ...stores, takeBack };
}

describe('the own discard', () => {
  it('is taken back by a button, while nobody has answered it', () => {
    const { game, takeBack } = slip();
    act(() => void vi.advanceTimersByTime(250));
    click('Take back');
    expect(takeBack).toHaveBeenCalledOnce();
    act(() => game.setState({ mayTakeBack: false }));
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  it('stays where a finger bounced', () => {
    const { takeBack } = slip();
    act(() => void vi.advanceTimersByTime(249));
    click('Take back');
    expect(takeBack).not.toHaveBeenCalled();
  });

  it.each([true, false])('is taken back by a key while it may be: %s', (mayTakeBack) => {
    const { game, takeBack } = slip();
    act(() => game.setState({ mayTakeBack }));
    pressKey('z');
    expect(takeBack).toHaveBeenCalledTimes(mayTakeBack ? 1 : 0);
  });

  it('is taken back beside the coach too', async () => {
    await Promise.all([CoachPanel.preload(), coachWords.load('en')]);
    const { coach } = slip();
    await act(async () => coach?.getState().show(true));
    expect(document.querySelector('.tray')).toBeNull();
    expect(button('Take back')).toBeTruthy();
  });

  it('stands for its whole time whatever button or tile is pressed; elsewhere the table goes on', () => {
    const { game } = slip();
    const skipAhead = vi.fn();
    act(() => game.setState({ skipAhead }));
    fireEvent.click(document.querySelector('.hand [data-tile]')!);
    fireEvent.click(document.querySelector('.river [data-tile]')!);
    expect(skipAhead).not.toHaveBeenCalled();
    fireEvent.click(document.querySelector('.table')!);
    expect(skipAhead).toHaveBeenCalledOnce();
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namesOf, sceneOf, showApp, pressKey, tileNames, tiles } from '../support/page';

describe('why not', () => {
  it('says in the prompt why a complete hand cannot win', () => {
    showApp('cheap');
    const prompt = screen.getByRole('dialog', { name: 'Mei discarded 3 Characters' });
    expect(within(prompt).getByText('Complete, but 1 of 3 faan')).toBeTruthy();
    expect(within(prompt).queryByRole('button', { name: /^Win/ })).toBeNull();
  });

  it('says it beside the discard when nothing is asked, and keeps it until the next question', () => {
    const stores = showApp('missed');
    const sentence = '3 Characters: Complete, but 1 of 3 faan';
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(`${sentence}.`);
    act(() => stores.game.setState({ seen: [] }));
    expect(screen.getByText(sentence)).toBeTruthy();
    act(() => stores.game.setState(sceneOf('turn')));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('says it in the other language, and not at all where it is switched off', () => {
    const stores = showApp('cheap', { language: 'zh-Hant-HK' });
    expect(screen.getByText('已成糊，但只得 1 番，須 3 番')).toBeTruthy();
    act(() => stores.settings.getState().change({ showWhyNot: false }));
    expect(screen.queryByText(/已成糊/)).toBeNull();
  });

  it('gives nothing away where false calls are possible', () => {
    const stores = showApp('cheap');
    const { match, view } = stores.game.getState();
    const options = { ...match?.options, strictCalling: true };
    act(() =>
      stores.game.setState({ match: match && { ...match, options }, view: view && { ...view, options } }),
    );
    expect(screen.queryByText(/Complete/)).toBeNull();
  });
});

describe('automatic pass', () => {
  afterEach(() => vi.useRealTimers());

  it('passes on chows after the usual pause, without a prompt', () => {
    vi.useFakeTimers();
    const { acted } = showApp('chow', { noChows: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.advanceTimersByTime(600);
    expect(acted).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(acted).toMatchObject([{ type: 'pass' }]);
  });

  it('is not announced as a question', () => {
    vi.useFakeTimers();
    showApp('chow', { noChows: true });
    expect(document.querySelector('[aria-live=polite]')?.textContent).not.toContain('You can');
  });

  it('always asks about a win', () => {
    const { acted } = showApp('claim', { onlyWins: true, pace: 'instant' });
    expect(screen.getByRole('button', { name: /^Win/ })).toBeTruthy();
    expect(acted).toEqual([]);
  });

  it('passes at once when the pace is instant', () => {
    const { acted } = showApp('cheap', { onlyWins: true, pace: 'instant' });
    expect(acted).toMatchObject([{ type: 'pass' }]);
  });

  it('does not ask about a tile again in this hand', () => {
    const stores = showApp('chow', { pace: 'instant' });
    const { act: record } = stores.game.getState();
    const actOnce = (action: Parameters<typeof record>[0]) => {
      record(action);
      stores.game.setState({ choices: [] });
    };
    act(() => stores.game.setState({ act: actOnce }));
    fireEvent.click(screen.getByRole('button', { name: 'Not this tile again' }));
    expect(stores.acted).toMatchObject([{ type: 'pass' }]);
    act(() => stores.game.setState(sceneOf('chow')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stores.acted).toHaveLength(2);
    const { match } = stores.game.getState();
    const next = match && { ...match, dealt: 7 };
    act(() => stores.game.setState({ ...sceneOf('chow'), match: next }));
    expect(screen.getByRole('dialog', { name: 'Mei discarded 3 Characters' })).toBeTruthy();
  });
});

describe('the tile tracker', () => {
  it('opens with a key, counts all 34 kinds and stops the clock', async () => {
    const paused: boolean[] = [];
    const stores = showApp('claim');
    stores.game.setState({ pause: (on) => void paused.push(on) });
    pressKey('v');
    const dialog = screen.getByRole('dialog', { name: 'Tiles and automatic pass' });
    expect(await within(dialog).findByRole('img', { name: '5 Dots: 1 not in sight' })).toBeTruthy();
    expect(within(dialog).getAllByRole('img')).toHaveLength(34);
    expect(within(dialog).getByRole('img', { name: '8 Dots: 3 not in sight' })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(paused).toEqual([true, false]);
  });

  it('can be switched off', async () => {
    showApp('claim', { showTracker: false });
    fireEvent.click(screen.getByRole('button', { name: 'Tiles and automatic pass' }));
    expect(await screen.findByText(/switched off/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /not in sight/ })).toBeNull();
  });

  it('switches automatic passes', async () => {
    const { settings } = showApp('idle');
    pressKey('v');
    fireEvent.click(await screen.findByRole('switch', { name: 'Pass on everything but a win' }));
    expect(settings.getState().onlyWins).toBe(true);
  });
});

describe('a selected tile', () => {
  it('marks its copies in rivers and melds', () => {
    showApp('turn');
    fireEvent.click(tiles().at(-1)!);
    const marked = [...document.querySelectorAll('.river .tile--alike, .melds .tile--alike')];
    expect(marked).toHaveLength(3);
    expect(document.querySelector('.hand .tile--alike')).toBeNull();
    fireEvent.click(tiles()[1]!);
    expect(document.querySelectorAll('.melds .tile--alike')).toHaveLength(0);
    expect(namesOf(document.querySelectorAll('.hand .tile--alike'))).toEqual(['5 Dots']);
  });

  it.each([true, false])('shows how many are not in sight where they are counted: %s', (showTracker) => {
    showApp('turn', { showTracker });
    fireEvent.click(tiles()[0]!);
    expect(tiles()[0]?.textContent).toBe(showTracker ? '3 left' : '');
    expect(tiles()[1]?.textContent).toBe('');
  });

  it('says how many are not in sight, and what the hand then waits for', () => {
    showApp('turn');
    fireEvent.click(tiles().at(-1)!);
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(
      'Red dragon: 0 not in sight. Waiting for 5 Dots, 2 left and 8 Dots, 3 left.',
    );
  });
});

describe('the order of the hand', () => {
  it('changes with Shift and an arrow key', () => {
    const { settings } = showApp('turn');
    act(() => tiles()[0]!.focus());
    pressKey('ArrowRight', { shiftKey: true });
    expect(tileNames().slice(0, 2)).toEqual(['5 Dots', '4 Dots']);
    expect(settings.getState().sorted).toBe(true);
    pressKey('s');
    expect(tileNames().slice(0, 2)).toEqual(['4 Dots', '5 Dots']);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { live, namesOf, sceneOf, showApp, pressKey, tileNames, tiles } from '../support/page';

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

describe('a choice that is made for the player', () => {
  const passed = () => {
    const state = sceneOf('chow');
    return { ...state, automatic: state.choices.find(({ type }) => type === 'pass') ?? null };
  };

  it('is no prompt, and not announced as a question', () => {
    showApp(passed());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(live()).not.toContain('You can');
  });

  it('is a question as soon as it is stopped', () => {
    const stores = showApp(passed());
    act(() => stores.game.setState({ automatic: null }));
    expect(screen.getByRole('dialog', { name: 'Mei discarded 3 Characters' })).toBeTruthy();
  });
});

it('a tile is not asked about again in this hand', () => {
  const { acted, game } = showApp('chow');
  fireEvent.click(screen.getByRole('button', { name: 'Not this tile again' }));
  expect(acted).toMatchObject([{ type: 'pass' }]);
  expect(game.getState().forHand).toEqual({ never: [2] });
});

describe('the tile tracker', () => {
  it('opens with a key, counts all 34 kinds and stops the clock', async () => {
    const paused: boolean[] = [];
    const stores = showApp('claim');
    stores.game.setState({ pause: (on) => void paused.push(on) });
    pressKey('v');
    const dialog = screen.getByRole('dialog', { name: 'Tiles not in sight' });
    expect(await within(dialog).findByRole('img', { name: '5 Dots: 1 not in sight' })).toBeTruthy();
    expect(within(dialog).getAllByRole('img')).toHaveLength(34);
    expect(within(dialog).getByRole('img', { name: '8 Dots: 3 not in sight' })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(paused).toEqual([true, false]);
  });

  it('can be switched off', async () => {
    showApp('claim', { showTracker: false });
    fireEvent.click(screen.getByRole('button', { name: 'Tiles not in sight' }));
    expect(await screen.findByText(/switched off/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /not in sight/ })).toBeNull();
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
    expect(live()).toBe('Your hand is sorted.');
  });
});

describe('silence', () => {
  it('comes and goes by one key at the table, where letters are keys, and is told', () => {
    const { settings } = showApp('turn');
    const silent = () => settings.getState().silent;
    pressKey('m');
    expect([silent(), live()]).toEqual([true, 'Silence: no sounds, calls or vibration.']);
    pressKey('M', { shiftKey: true });
    expect([silent(), live()]).toEqual([false, 'No longer silent.']);
    pressKey('m', { ctrlKey: true });
    pressKey('m', { repeat: true });
    expect(silent()).toBe(false);
    act(() => settings.getState().change({ letterKeys: false }));
    pressKey('m');
    expect(silent()).toBe(false);
  });
});

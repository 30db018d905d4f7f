import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { USUAL } from '../../src/store/match/switches';
import type { HandSwitches } from '../../src/store/match/switches';
import { DialogContent } from '../../src/ui/lateParts';
import { switchWords } from '../../src/ui/text';
import { button, click, pressKey, sceneOf, showApp, tiles } from '../support/page';

beforeAll(async () => void (await Promise.all([DialogContent.preload(), switchWords.load('en')])));

type Shown = Parameters<typeof showApp>;

async function openSwitches(...shown: Shown) {
  const stores = showApp(...shown);
  click(/^Switches/);
  const dialog = await screen.findByRole('dialog', { name: 'Switches' });
  const one = (name: string) => within(dialog).findByRole('switch', { name });
  const keep = (name: string) => within(dialog).getByRole('button', { name: `Keep: ${name}` });
  return { ...stores, dialog, one, keep };
}

const doing = (forHand: HandSwitches) => ({ ...sceneOf('idle'), forHand });

describe('a switch', () => {
  it('holds for this hand, says so, and lasts once it is kept', async () => {
    const { game, settings, dialog, one, keep } = await openSwitches('turn');
    expect((await one('Win when I can')).getAttribute('aria-checked')).toBe('false');
    expect(keep('Win when I can').getAttribute('aria-disabled')).toBe('true');
    expect(within(dialog).queryByText('This hand only')).toBeNull();
    fireEvent.click(await one('Win when I can'));
    expect(game.getState().forHand).toEqual({ autoWin: true });
    expect(within(dialog).getByText('This hand only')).toBeTruthy();
    expect(keep('Win when I can').getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(keep('Win when I can'));
    expect(settings.getState().autoWin).toBe(true);
  });

  it('that lasts is left to this hand by the same button', async () => {
    const { game, settings, keep, one } = await openSwitches('turn', { nextHand: true });
    await one('Next hand by itself');
    expect(keep('Next hand by itself').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(keep('Next hand by itself'));
    expect(settings.getState().nextHand).toBe(false);
    expect(game.getState().forHand).toEqual({ nextHand: true });
  });

  it.each([
    ['Fast', { pace: 'fast' }],
    ['On chows', { noChows: true, onlyWins: false }],
    ['On all but wins', { noChows: false, onlyWins: true }],
  ])('is chosen of several: %s', async (name, forHand) => {
    const { game, dialog } = await openSwitches('turn');
    fireEvent.click(await within(dialog).findByRole('radio', { name }));
    expect(game.getState().forHand).toEqual(forHand);
  });

  it('does not win where false wins are fined, and says why', async () => {
    const state = sceneOf('turn');
    const view = state.view && { ...state.view, options: { ...state.view.options, strictCalling: true } };
    const { game, one, dialog } = await openSwitches({ ...state, view });
    fireEvent.click(await one('Win when I can'));
    expect(game.getState().forHand).toEqual({});
    expect(within(dialog).getByText(/false wins are fined/)).toBeTruthy();
  });

  it('is counted on the button, but for the order of the hand', () => {
    const { game } = showApp(doing({}));
    expect(screen.getByRole('button', { name: 'Switches' })).toBeTruthy();
    act(() => game.setState({ forHand: { sorted: false, pace: 'fast', onlyWins: true, noChows: true } }));
    expect(screen.getByRole('button', { name: 'Switches, 2 on' })).toBeTruthy();
  });

  it('sorts this hand alone', () => {
    const { settings, game } = showApp('turn');
    pressKey('s');
    expect([game.getState().forHand.sorted, settings.getState().sorted]).toEqual([false, USUAL.sorted]);
  });
});

describe('what goes on by itself', () => {
  it('is said while nothing is asked, with what stops it', async () => {
    const { game } = showApp(doing({ discardDrawn: true, onlyWins: true, noChows: true }));
    expect(await screen.findByText('Done for you: discard what you draw, pass on all but wins')).toBeTruthy();
    click('Stop: choose everything yourself');
    expect(Object.values(game.getState().forHand)).toEqual([false, false, false, false]);
    expect(screen.queryByText(/^Done for you/)).toBeNull();
  });

  it('is named when it is about to come', async () => {
    const state = sceneOf('turn');
    const discard = state.choices.find(({ type }) => type === 'discard') ?? null;
    showApp({ ...state, automatic: discard, forHand: { discardDrawn: true } });
    expect(await screen.findByText(/^Discards /)).toBeTruthy();
    expect(button('Stop: choose everything yourself')).toBeTruthy();
    expect(button('Skip ahead to your next choice')).toBeTruthy();
  });

  it('is told once it is over', async () => {
    showApp({ ...sceneOf('idle'), lapsed: { pace: 'fast', autoWin: true, sorted: false } });
    const told = await screen.findByText(/^Was for the last hand only/);
    expect(told.textContent).toContain('Speed: Fast, Win when I can and Keep the hand sorted (off)');
  });
});

describe('skipping ahead', () => {
  function shown(name: string) {
    const stores = showApp(name);
    const skipAhead = vi.fn<() => void>();
    act(() => stores.game.setState({ skipAhead }));
    return { ...stores, skipAhead };
  }

  it('is a tap on the felt, a button and a key', () => {
    const { skipAhead } = shown('idle');
    fireEvent.click(screen.getByRole('main', { name: 'Table' }));
    click('Skip ahead to your next choice');
    pressKey('g');
    expect(skipAhead).toHaveBeenCalledTimes(3);
  });

  it('is no press on a tile, melds, a button or what is asked', () => {
    const { skipAhead } = shown('claim');
    fireEvent.click(tiles()[0]!);
    fireEvent.click(screen.getByRole('group', { name: "Mei's melds" }));
    click('Pass');
    fireEvent.click(screen.getByText('Mei discarded 5 Dots'));
    expect(skipAhead).not.toHaveBeenCalled();
  });

  it('opens a question that a press which follows at once does not answer', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const stores = showApp('idle');
    act(() => stores.game.setState({ ...sceneOf('claim'), skippedFrom: 0 }));
    click('Pass');
    expect(stores.acted).toEqual([]);
    vi.advanceTimersByTime(400);
    click('Pass');
    expect(stores.acted).toMatchObject([{ type: 'pass' }]);
    vi.useRealTimers();
  });

  it('tells the moves that were skipped in one line', () => {
    showApp('skipped');
    expect(screen.getAllByText('Wing 2 Dots · Chiu Pong · Chiu 2 Dots · Mei 2 Dots')).toHaveLength(1);
  });
});

describe('the next hand by itself', () => {
  it('is announced with the result, and stopped by any press', async () => {
    const stores = showApp({ ...sceneOf('result'), goesOnIn: 6000 });
    const stay = vi.fn<() => void>();
    act(() => stores.game.setState({ stay }));
    expect(await screen.findByText(/^The next hand comes by itself/)).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    fireEvent.pointerDown(document.body);
    expect(stay).toHaveBeenCalledTimes(2);
  });
});

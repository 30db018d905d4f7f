import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameState } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { fixtureStores } from './fixtures';
import { drawnState } from './scenes';
import { winScenes } from './winScenes';
import { showApp } from '../support/page';

/** What moves by itself. All else the style sheet moves. */
let moved: Element[] = [];

function setTimes(reveal: number): void {
  for (const name of ['instant', 'quick', 'fade', 'move', 'fly', 'reveal', 'scene']) {
    document.documentElement.style.setProperty(`--t-${name}`, `${name === 'reveal' ? reveal : 0}ms`);
  }
}

function setReduced(matches: boolean): void {
  const none = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...none, matches: matches && query.includes('motion') }));
}

beforeEach(() => {
  moved = [];
  setTimes(520);
  setReduced(false);
  vi.stubGlobal('requestIdleCallback', (run: (idle: object) => void) => run({ timeRemaining: () => 50 }));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function moving(this: Element) {
    moved.push(this);
    return Object.assign(new EventTarget(), { cancel: () => undefined }) as unknown as Animation;
  });
});

const layer = () => document.querySelector<HTMLElement>('.win-layer');
const stamps = () => document.querySelectorAll('.win-stamp');
const timesIn = (selector: string, names: readonly string[], at = 0) =>
  names.map((name) =>
    document.querySelectorAll<HTMLElement>(selector)[at]?.style.getPropertyValue(`--${name}`),
  );

/** Shows the table before the win, then the table after it. */
function end(name: string, after: Partial<GameState> = {}) {
  const scene = winScenes[name]?.();
  if (!scene) throw new Error(`There is no scene ${name}.`);
  const stores = fixtureStores(scene.before);
  const skipAhead = vi.fn<() => void>();
  stores.game.setState({ skipAhead });
  render(<App stores={stores} />);
  moved = [];
  act(() => stores.game.setState({ ...scene.after, ...after }));
  return { stores, skipAhead };
}

const opened = () => document.documentElement.dataset['opened'];

/** Ends a hand and waits for its win, which is drawn after the frame in which the hand lies open, and then shown. */
async function win(name: string) {
  const ended = end(name);
  await waitFor(() => expect(opened()).not.toBe(undefined));
  return ended;
}

describe('a win at the table', () => {
  it('is a veil that comes down, groups that part, the winning tile, and the stamp', async () => {
    await win('own');
    expect(timesIn('.win-layer', ['part'])).toEqual(['160ms']);
    expect(timesIn('.win-hand', ['part', 'land', 'stamp', 'end'])).toEqual([
      '160ms',
      '320ms',
      '440ms',
      '520ms',
    ]);
  });

  it('shows every tile of the hand once, the claimed meld too, and marks the one it was won with', async () => {
    await win('own');
    expect(document.querySelectorAll('.win-hand .tile')).toHaveLength(14);
    expect(document.querySelectorAll('.win-hand .tile--won')).toHaveLength(1);
    expect([...document.querySelectorAll('.win-group')].map(({ children }) => children.length)).toEqual([
      3, 3, 3, 2, 3,
    ]);
  });

  it('lets the table be drawn first, is painted in a frame of its own, and then seen in place of the hand', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    const passFrame = () => {
      for (const run of frames.splice(0)) run(0);
    };
    end('own');
    expect(document.documentElement.dataset['won']).toBe('self');
    expect(layer()?.childElementCount).toBe(0);
    passFrame();
    await waitFor(() => expect(frames).toHaveLength(1));
    expect(layer()?.childElementCount).toBe(0);
    passFrame();
    await waitFor(() => expect(layer()?.childElementCount).toBeGreaterThan(0));
    expect(layer()?.className).toContain('waiting');
    expect(opened()).toBe(undefined);
    passFrame();
    await waitFor(() => expect(opened()).toBe('self'));
    expect(layer()?.className).not.toContain('waiting');
  });

  it('is nothing to those who hear the page: it is hidden from them, and their tiles stay in the hand', async () => {
    await win('own');
    expect(layer()?.getAttribute('aria-hidden')).toBe('true');
    expect(layer()?.querySelector('button, [tabindex], [role=img]')).toBe(null);
    expect(document.querySelectorAll('.hand button')).toHaveLength(10);
  });

  it('takes the winning tile out of the river, and a drawn one from nowhere', async () => {
    await win('own');
    expect(moved.filter((element) => element.matches('.river .tile'))).toHaveLength(1);
    cleanup();
    await win('drawn');
    expect(moved.filter((element) => element.matches('.river .tile'))).toHaveLength(0);
  });

  it('stamps each of several hands, one after the other', async () => {
    await win('two');
    expect(stamps()).toHaveLength(2);
    const ends = [0, 1].flatMap((at) => timesIn('.win-hand', ['end'], at));
    expect(ends.map((time = '') => Math.round(parseFloat(time)))).toEqual([520, 820]);
  });

  it.each(['keyDown', 'click'] as const)('goes to the result on any input: %s', async (input) => {
    const { stores, skipAhead } = await win('own');
    const target = layer();
    if (!target) throw new Error('The win is not shown.');
    const isTaken = fireEvent[input](input === 'click' ? target : document.body, { key: 'Enter' });
    expect(skipAhead).toHaveBeenCalledOnce();
    if (input === 'keyDown') expect(isTaken).toBe(false);
    act(() => stores.game.setState({ screen: 'result' }));
    expect(layer()).toBe(null);
    expect(document.documentElement.dataset['opened']).toBe(undefined);
  });

  it('waits while a key is held down, and for keys that go with others', async () => {
    const { skipAhead } = await win('own');
    fireEvent.keyDown(document.body, { key: 'w', repeat: true });
    fireEvent.keyDown(document.body, { key: 'Shift' });
    fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
    expect(skipAhead).not.toHaveBeenCalled();
  });

  it('fades in as a whole where nothing may move, and ends by itself', async () => {
    setReduced(true);
    setTimes(120);
    const { skipAhead } = await win('own');
    expect(timesIn('.win-layer', ['part', 'still'])).toEqual(['0ms', '600ms']);
    for (const part of document.querySelectorAll('.win-veil, .win-hand')) fireEvent.animationEnd(part);
    expect(skipAhead).not.toHaveBeenCalled();
    fireEvent.animationEnd(layer() ?? document.body);
    expect(skipAhead).toHaveBeenCalledOnce();
  });

  it('is not shown at the instant pace, nor after a draw, nor where the table was not seen before', () => {
    setTimes(0);
    end('own');
    expect(layer()).toBe(null);
    setTimes(520);
    const drawn = drawnState();
    end('own', { view: drawn.view, seen: [{ serial: 1, event: { type: 'exhausted' } }] });
    expect(layer()).toBe(null);
    const stores = showApp({ ...winScenes['own']?.().after, screen: 'home' } as GameState);
    act(() => stores.game.setState({ screen: 'table' }));
    expect(layer()).toBe(null);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableLook } from '../../src/ui/lateParts';
import { drags } from '../../src/ui/table/useDrags';
import type { Settings } from '../../src/store/settings';
import { live, namesOf, pressKey, showApp, tiles } from '../support/page';

beforeEach(async () => {
  await TableLook.preload();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function show(scene = 'turn', settings: Partial<Settings> = {}) {
  const stores = showApp(scene, settings);
  pass(1);
  return stores;
}

const card = () => document.querySelector('.look')?.textContent ?? null;
const lit = () => document.querySelectorAll(':is(.river, .melds, .hand) .tile--alike').length;
const chosen = () => tiles().findIndex((tile) => tile.getAttribute('aria-pressed') === 'true');
const inRiver = (name: string) =>
  within(screen.getByRole('list', { name: "Chiu's discards" })).getByRole('img', { name });

const FINGER = { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 1, clientX: 50, clientY: 50 };

const down = (on: Element) => fireEvent.pointerDown(on, FINGER);
function up(on: Element): void {
  fireEvent.pointerUp(on, { ...FINGER, clientX: 58 });
  fireEvent.click(on, { detail: 1 });
}

describe('a tile that is held', () => {
  it('is shown with how many are not in sight, and what the hand would be without it', () => {
    show();
    const red = tiles().at(-1)!;
    down(red);
    pass(349);
    expect(card()).toBeNull();
    pass(1);
    expect(card()).toBe('Red dragon0 not in sight1 in your hand, 3 on the tableWithout it you wait for×2×3');
    expect(lit()).toBe(4);
    expect(live()).toBe(
      'Red dragon: 0 not in sight. 1 in your hand, 3 on the table. Waiting for 5 Dots, 2 left and 8 Dots, 3 left.',
    );
  });

  it('does nothing when it is let go, also where one tap discards', () => {
    const { acted } = show('turn', { oneTap: true });
    down(tiles()[2]!);
    pass(400);
    up(tiles()[2]!);
    expect([card(), chosen(), acted]).toEqual([null, -1, []]);
    down(tiles()[2]!);
    up(tiles()[2]!);
    expect(acted).toHaveLength(1);
  });

  it('does nothing when the finger trembles either', async () => {
    const { acted } = show('turn', { oneTap: true });
    await act(async () => void (await drags.load()));
    const tile = tiles()[2]!;
    Object.defineProperty(tile, 'offsetWidth', { value: 50 });
    const tremble = { ...FINGER, buttons: 1, clientX: 58 };
    down(tile);
    fireEvent.pointerMove(tile, tremble);
    pass(400);
    up(tile);
    expect([card(), acted]).toEqual([null, []]);
    down(tile);
    fireEvent.pointerMove(tile, tremble);
    fireEvent.pointerUp(tile, { ...tremble, buttons: 0 });
    expect(acted).toHaveLength(1);
  });

  it('may lie in a river, and is not asked for waits', () => {
    show();
    down(inRiver('White dragon'));
    pass(400);
    expect(card()).toMatch(/^White dragon\d not in sight0 in your hand, \d on the table$/);
    fireEvent.pointerCancel(document.body, FINGER);
    expect(card()).toBeNull();
  });

  it.each([
    ['let go too soon', () => fireEvent.pointerUp(document.body, FINGER)],
    ['moved', () => fireEvent.pointerMove(document.body, { ...FINGER, clientX: 70 })],
    [
      'pressed with another finger',
      () => fireEvent.pointerDown(document.body, { ...FINGER, isPrimary: false }),
    ],
  ])('is not when it is %s', (_, spoil) => {
    show();
    down(tiles()[2]!);
    pass(200);
    spoil();
    pass(400);
    expect(card()).toBeNull();
  });

  it('is not looked at any more once it moves', () => {
    show();
    down(tiles()[2]!);
    pass(400);
    expect(card()).not.toBeNull();
    fireEvent.pointerMove(tiles()[2]!, { ...FINGER, clientX: 70 });
    expect(card()).toBeNull();
  });

  it('tells nothing that is switched off', () => {
    show('turn', { showTracker: false, showWaits: false });
    down(tiles().at(-1)!);
    pass(400);
    expect(card()).toBe('Red dragon');
  });

  it.each([
    [{ vibration: true }, 1],
    [{ vibration: true, silent: true }, 0],
    [{}, 0],
  ] as const)('is felt only where that is wanted: %o', (settings, times) => {
    const vibrate = vi.fn(() => true);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
    show('turn', settings);
    down(tiles()[2]!);
    pass(400);
    expect(vibrate).toHaveBeenCalledTimes(times);
    vi.unstubAllGlobals();
  });
});

describe('the second button', () => {
  const ask = (on: Element) => {
    fireEvent.pointerDown(on, { ...FINGER, pointerType: 'mouse', button: 2 });
    fireEvent.pointerUp(on, { ...FINGER, pointerType: 'mouse', button: 2 });
    return fireEvent.contextMenu(on);
  };

  it('looks at a tile, and no longer', () => {
    show();
    expect(ask(tiles()[0]!)).toBe(false);
    expect(card()).toContain('4 Dots');
    ask(tiles()[0]!);
    expect(card()).toBeNull();
    ask(tiles()[0]!);
    ask(tiles()[1]!);
    expect(card()).toContain('5 Dots');
    fireEvent.pointerDown(document.body, FINGER);
    expect(card()).toBeNull();
  });

  it('leaves all else to the browser', () => {
    show();
    expect(fireEvent.contextMenu(screen.getByRole('button', { name: 'Menu' }))).toBe(true);
  });

  it('the look ends with Escape, which opens no menu then', () => {
    show();
    ask(tiles()[0]!);
    pressKey('Escape');
    expect(card()).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    pressKey('Escape');
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  });

  it('the look ends when the tile has gone', () => {
    const { game } = show();
    ask(tiles()[0]!);
    const { view } = game.getState();
    const tile = Number(tiles()[0]?.dataset['tile']);
    act(() => game.setState({ view: view && { ...view, hand: view.hand.filter((each) => each !== tile) } }));
    expect(card()).toBeNull();
  });
});

describe('a mouse that rests on a tile', () => {
  const over = (on: Element, pointerType = 'mouse') => fireEvent.pointerOver(on, { pointerType, buttons: 0 });

  it('lights up its copies, until it leaves', () => {
    show();
    over(tiles()[1]!);
    pass(200);
    expect(lit()).toBe(0);
    pass(100);
    expect(namesOf(document.querySelectorAll('.hand .tile--alike'))).toEqual(['5 Dots', '5 Dots']);
    over(inRiver('White dragon'));
    pass(300);
    expect(document.querySelector('.hand .tile--alike')).toBeNull();
    expect(lit()).toBeGreaterThan(0);
    over(document.body);
    expect(lit()).toBe(0);
    expect(card()).toBeNull();
  });

  it('no longer lights up copies once another tile is pressed', () => {
    show();
    over(tiles()[1]!);
    pass(300);
    over(tiles()[0]!);
    fireEvent.pointerDown(tiles()[0]!, { ...FINGER, pointerType: 'mouse' });
    expect(lit()).toBe(0);
  });

  it('a finger does not', () => {
    show();
    over(tiles()[1]!, 'touch');
    pass(1000);
    expect(lit()).toBe(0);
  });

  it('what is selected then is lit up instead', () => {
    show();
    over(tiles()[1]!);
    pass(300);
    fireEvent.click(tiles().at(-1)!);
    expect(document.querySelector('.hand .tile--alike')).toBeNull();
    expect(lit()).toBe(3);
  });
});

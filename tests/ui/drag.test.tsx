import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../src/store/settings';
import { drags } from '../../src/ui/table/useDrags';
import { button, namesOf, sceneOf, showApp } from '../support/page';
import { americanScenes } from './americanScenes';

/** Every tile of the hand is so large, and they stand side by side at this height of the page. */
const TILE = { width: 50, height: 66, top: 500 };

let time = 0;
beforeEach(() => {
  time = 0;
});

async function show(scene: Parameters<typeof showApp>[0], settings: Partial<Settings> = {}) {
  const stores = showApp(scene, settings);
  await act(async () => void (await drags.load()));
  layOut();
  return stores;
}

const tiles = () => within(screen.getByRole('toolbar')).getAllByRole('button');
const chosen = () => tiles().findIndex((tile) => tile.getAttribute('aria-pressed') === 'true');
const line = () => document.querySelector('.drag-line:not([hidden])')?.textContent;

function layOut(): void {
  const { width, height, top } = TILE;
  for (const tile of tiles()) {
    const left = () => tiles().indexOf(tile) * width;
    tile.getBoundingClientRect = () => new DOMRect(left(), top, width, height);
    Object.defineProperties(tile, {
      offsetLeft: { get: left },
      offsetTop: { value: top },
      offsetWidth: { value: width },
      offsetHeight: { value: height },
    });
  }
}

type Pointing = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel';

/** Moves a finger by so much from the middle of a tile, so many milliseconds after it touched it. */
function finger(tile: Element, pointer: { id?: number; type?: string } = {}) {
  const { id = 1, type = 'touch' } = pointer;
  const middle = tile.getBoundingClientRect();
  const begun = (time += 10_000);
  const point = (name: Pointing, [x, y, after]: readonly [number, number, number]) => {
    const init = {
      pointerId: id,
      pointerType: type,
      isPrimary: id === 1,
      button: 0,
      buttons: name === 'pointerUp' ? 0 : 1,
      clientX: middle.x + TILE.width / 2 + x,
      clientY: middle.y + TILE.height / 2 + y,
    };
    const event = createEvent[name](tile, init);
    Object.defineProperty(event, 'timeStamp', { value: begun + after });
    fireEvent(tile, event);
  };
  return {
    down: () => point('pointerDown', [0, 0, 0]),
    move: (x: number, y: number, after = 1000) => point('pointerMove', [x, y, after]),
    cancel: () => point('pointerCancel', [0, 0, 1000]),
    /** The browser may make a click of it. */
    up: (x: number, y: number, after = 1000) => {
      point('pointerUp', [x, y, after]);
      fireEvent.click(tile, { detail: 1 });
    },
  };
}

/** One drag from the middle of a tile, by way of these points; it takes a second if nothing else is said. */
function drag(at: number, way: readonly (readonly [number, number])[], after = 1000): void {
  const tile = tiles().at(at);
  if (!tile) throw new Error('There is no such tile.');
  const moved = finger(tile);
  moved.down();
  for (const [x, y] of way) moved.move(x, y, after);
  const [x, y] = way.at(-1) ?? [0, 0];
  moved.up(x, y, after);
}

describe('a press', () => {
  it.each([
    ['that does not move', []],
    ['that trembles', [[9, -9]]],
    ['that trembles more', [[11, 11]]],
    ['that slides a little and stays on its place', [[20, 6]]],
    ['that goes up a little, slowly', [[0, -30]]],
    [
      'that comes back',
      [
        [30, -20],
        [2, 1],
      ],
    ],
  ] as const)('%s chooses the tile', async (_, way) => {
    const { acted, settings } = await show('turn');
    const before = namesOf(tiles());
    drag(3, way);
    expect(chosen()).toBe(3);
    expect(namesOf(tiles())).toEqual(before);
    expect(acted).toEqual([]);
    expect(settings.getState().sorted).toBe(true);
  });

  it('that trembles discards where one tap does', async () => {
    const { acted } = await show('turn', { oneTap: true });
    drag(3, [[8, -9]]);
    expect(acted).toMatchObject([{ type: 'discard' }]);
  });

  it('that went far and comes back does nothing', async () => {
    const { acted } = await show('turn', { oneTap: true });
    drag(3, [
      [0, -200],
      [3, 2],
    ]);
    expect(acted).toEqual([]);
    expect(chosen()).toBe(-1);
  });
});

describe('up', () => {
  it.each([false, true])('over the table is a discard (one tap: %s)', async (oneTap) => {
    const { acted } = await show('turn', { oneTap });
    const tile = Number(tiles()[3]?.dataset['tile']);
    drag(3, [
      [5, -30],
      [40, -180],
    ]);
    expect(acted).toEqual([{ type: 'discard', seat: 1, tile }]);
  });

  it.each([0, 3, -1])('a short stroke is a discard (tile %s)', async (at) => {
    const { acted } = await show('turn');
    const tile = Number(tiles().at(at)?.dataset['tile']);
    drag(at, [[4, -45]], 120);
    expect(acted).toMatchObject([{ type: 'discard', tile }]);
  });

  it.each([
    ['aside', [[60, -45]], 120],
    ['down', [[4, 45]], 120],
  ] as const)('a stroke that is %s is none', async (_, way, after) => {
    const { acted } = await show('turn');
    drag(3, way, after);
    expect(acted).toEqual([]);
  });

  const strokes: readonly (readonly [string, readonly (readonly [number, number, number])[], number])[] = [
    ['slow', Array.from({ length: 9 }, (_, at) => [0, -5 * at - 5, 90 * at + 90] as const), 0],
    ['in small steps', Array.from({ length: 9 }, (_, at) => [0, -5 * at - 5, 150 * at + 150] as const), 0],
    [
      'that turns back',
      [
        [0, -60, 40],
        [0, -30, 80],
      ],
      0,
    ],
    [
      'after a rest',
      [
        [2, -2, 700],
        [2, -25, 740],
        [3, -48, 780],
      ],
      1,
    ],
    [
      'after a drag',
      [
        [60, 0, 300],
        [62, 8, 400],
        [64, -20, 440],
        [66, -44, 480],
      ],
      1,
    ],
  ];
  it.each(strokes)('a stroke %s', async (_, way, discards) => {
    const { acted } = await show('turn');
    const { down, move, up } = finger(tiles()[3]!);
    down();
    for (const point of way) move(...point);
    up(...way.at(-1)!);
    expect(acted).toHaveLength(discards);
  });

  it('says what will be done, over the table alone', async () => {
    const { acted } = await show('turn');
    const tile = tiles()[2]!;
    const { down, move, up } = finger(tile);
    down();
    move(0, -60);
    expect(line()).toBe('Let go to discard');
    expect(document.querySelector('.drag > .tile--going')).toBeTruthy();
    move(30, 0);
    expect(line()).toBeUndefined();
    expect(document.querySelector('.drag > .tile--going')).toBeNull();
    expect(acted).toEqual([]);
    up(0, 0);
  });

  it.each(['claim', 'idle'])('what may not be discarded goes back (%s)', async (scene) => {
    const { acted } = await show(scene);
    const before = namesOf(tiles());
    const { down, move, up } = finger(tiles()[2]!);
    down();
    move(0, -200);
    expect(line()).toBe('Cannot be discarded now');
    up(0, -200);
    expect(acted).toEqual([]);
    expect(namesOf(tiles())).toEqual(before);
    expect(chosen()).toBe(-1);
  });

  it('leaves no other tile to be discarded by the button', async () => {
    await show('turn');
    fireEvent.click(tiles()[3]!);
    expect(chosen()).toBe(3);
    const moved = finger(tiles()[0]!);
    moved.down();
    moved.move(0, -30);
    expect(chosen()).toBe(-1);
    expect(button('Discard: Choose a tile to discard')).toBeTruthy();
    moved.up(0, 0);
  });

  it('is said in the other language', async () => {
    await show('turn', { language: 'zh-Hant-HK' });
    const { down, move } = finger(tiles()[2]!);
    down();
    move(0, -200);
    expect(line()).toBe('放手打出');
  });
});

describe('sideways', () => {
  it('changes the order, in this hand alone', async () => {
    const { game, settings } = await show('turn');
    drag(0, [[115, 0]]);
    expect(namesOf(tiles()).slice(0, 3)).toEqual(['5 Dots', '5 Dots', '4 Dots']);
    expect(chosen()).toBe(-1);
    expect(settings.getState().sorted).toBe(true);
    expect(screen.getByRole('button', { name: 'Sort' }).getAttribute('aria-pressed')).toBe('false');
    const { match } = game.getState();
    act(() => game.setState({ match: match && { ...match, dealt: match.dealt + 1 } }));
    expect(namesOf(tiles()).slice(0, 3)).toEqual(['4 Dots', '5 Dots', '5 Dots']);
  });

  it('the others move aside, and back where the tile is over the table', async () => {
    await show('turn');
    const aside = () => tiles().map(({ style }) => style.translate);
    const { down, move, up } = finger(tiles()[1]!);
    down();
    move(115, 0);
    expect(aside().slice(0, 5)).toEqual(['', '100px 0px', '-50px 0px', '-50px 0px', '']);
    move(-50, 10);
    expect(aside().slice(0, 3)).toEqual(['50px 0px', '-50px 0px', '']);
    move(115, -100);
    expect(aside().join('')).toBe('');
    move(115, 0);
    up(115, 0);
    expect(aside().join('')).toBe('');
  });

  it('is still there when the player comes back to the table', async () => {
    const stores = await show('turn');
    drag(0, [[115, 0]]);
    act(() => stores.game.setState({ screen: 'home' }));
    act(() => stores.game.setState({ screen: 'table' }));
    await screen.findByRole('toolbar');
    expect(namesOf(tiles()).slice(0, 3)).toEqual(['5 Dots', '5 Dots', '4 Dots']);
  });

  it('a tile that comes later lies where it fits', async () => {
    const { game } = await show('turn');
    const { view } = game.getState();
    const drawn = view?.drawn;
    drag(0, [[115, 0]]);
    act(() => game.setState({ view: view && { ...view, drawn: null } }));
    const kinds = namesOf(tiles());
    expect(drawn).toBeTruthy();
    expect(kinds.slice(0, 3)).toEqual(['5 Dots', '5 Dots', '4 Dots']);
    expect(kinds.indexOf('Red dragon')).toBe(kinds.length - 1);
  });

  it('sorts again with the button, and the setting is as it was', async () => {
    const { settings } = await show('turn');
    drag(0, [[115, 0]]);
    fireEvent.click(screen.getByRole('button', { name: 'Sort' }));
    expect(namesOf(tiles()).slice(0, 3)).toEqual(['4 Dots', '5 Dots', '5 Dots']);
    expect(settings.getState().sorted).toBe(true);
  });

  it('leaves the drawn tile where it is', async () => {
    await show('turn');
    const before = namesOf(tiles());
    drag(-1, [[-215, 0]]);
    expect(namesOf(tiles())).toEqual(before);
  });
});

describe('tiles to give away', () => {
  const passing = () => show(sceneOf('american-pass', americanScenes));
  const inTray = () => [...document.querySelectorAll<HTMLElement>('[data-chosen]')];
  const drop = (tile: HTMLElement, way: readonly [number, number]) => {
    const { down, move, up } = finger(tile);
    down();
    move(...way);
    const said = line();
    up(...way);
    return said;
  };

  it('are dragged up, chosen once, and say what becomes of them', async () => {
    const { acted } = await passing();
    expect(drop(tiles()[4]!, [30, -180])).toBe('Let go to give');
    expect(chosen()).toBe(4);
    expect(drop(tiles()[4]!, [30, -180])).toBeUndefined();
    expect(inTray()).toHaveLength(1);
    drag(5, [[4, -45]], 120);
    expect(inTray()).toHaveLength(2);
    expect(acted).toEqual([]);
  });

  it('reach the tray anywhere, wherever it lies', async () => {
    await passing();
    const tray = screen.getByRole('region', { name: 'Pass three to the right' });
    tray.getBoundingClientRect = () => new DOMRect(700, 480, 200, 150);
    expect(drop(tiles()[0]!, [690, 90])).toBe('Let go to give');
    expect(chosen()).toBe(0);
    expect(drop(tiles()[1]!, [100, 90])).toBeUndefined();
    expect(inTray()).toHaveLength(1);
  });

  it('stay where they may not be given, which says why', async () => {
    await passing();
    const joker = namesOf(tiles()).findIndex((name) => name?.startsWith('Joker'));
    expect(drop(tiles()[joker]!, [0, -180])).toBe('Cannot be given');
    expect(screen.getByText('A joker is never passed.', { selector: '.why' })).toBeTruthy();
    expect(inTray()).toEqual([]);
  });

  it('are dragged out of the tray again', async () => {
    await passing();
    const tray = screen.getByRole('region', { name: 'Pass three to the right' });
    tray.getBoundingClientRect = () => new DOMRect(0, 300, 300, 100);
    for (const at of [2, 3]) drag(at, [[0, -180]]);
    await act(async () => void (await drags.load()));
    const [first] = inTray();
    first!.getBoundingClientRect = () => new DOMRect(10, 310, TILE.width, TILE.height);
    expect(drop(first!, [60, 20])).toBeUndefined();
    expect(inTray()).toHaveLength(2);
    expect(drop(first!, [60, 200])).toBe('Let go to take it back');
    expect(inTray()).toHaveLength(1);
    expect(chosen()).toBe(3);
    expect(button('Choose 2 more')).toBeTruthy();
  });
});

describe('what stops a drag', () => {
  const stops: Readonly<Record<string, (moved: ReturnType<typeof finger>) => void>> = {
    Escape: () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    'a second finger': () => finger(tiles()[5]!, { id: 2 }).down(),
    'the browser': ({ cancel }) => cancel(),
  };

  it.each(Object.keys(stops))('%s', async (name) => {
    const { acted } = await show('turn', { oneTap: true });
    const before = namesOf(tiles());
    const moved = finger(tiles()[2]!);
    moved.down();
    moved.move(0, -200);
    stops[name]?.(moved);
    moved.up(0, -200);
    expect(acted).toEqual([]);
    expect(namesOf(tiles())).toEqual(before);
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('a key still presses what has the focus afterwards', async () => {
    await show('turn');
    const { down, move, cancel } = finger(tiles()[2]!);
    down();
    move(0, -200);
    cancel();
    fireEvent.click(tiles()[2]!);
    expect(chosen()).toBe(2);
  });
});

it('a mouse drags as a finger does', async () => {
  const { acted } = await show('turn');
  const { down, move, up } = finger(tiles()[2]!, { type: 'mouse' });
  down();
  move(0, -200);
  up(0, -200);
  expect(acted).toMatchObject([{ type: 'discard' }]);
});

describe('hands that are unsorted since an earlier version', () => {
  it.each([
    ['Sort them', true],
    ['Leave them', false],
  ])('are asked about once at the table: %s', async (answer, sorted) => {
    const { settings } = await show('turn', { sorted: false });
    expect(screen.getByText(/^Your hands are not sorted/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect(settings.getState()).toMatchObject({ sorted, asksToSort: false });
    expect(screen.queryByText(/^Your hands are not sorted/)).toBeNull();
  });

  it('and not before', async () => {
    showApp({ ...sceneOf('turn'), screen: 'home' }, { sorted: false });
    expect(screen.queryByText(/^Your hands are not sorted/)).toBeNull();
  });
});

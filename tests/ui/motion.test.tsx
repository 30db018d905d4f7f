import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewAfter } from '../../src/store/match/frames';
import { delaysOf, PACES } from '../../src/store/match/pace';
import type { Pace } from '../../src/store/match/pace';
import type { GameState, ScreenChange, ScreenChanger } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { fixtureStores, tableFixture } from './fixtures';
import { claimTable, turnTable, wonState } from './scenes';
import { winScenes } from './winScenes';
import { showApp } from '../support/page';

/** An animation that was asked for. */
interface Asked {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  readonly finish: () => void;
  /** Tells the page that it has ended. */
  readonly over: () => void;
}

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');

let asked: Asked[] = [];
const TIMES = { instant: 80, quick: 140, fade: 140, move: 220, fly: 320, reveal: 520, scene: 900 };

function setTimes(times: Readonly<Record<string, number>>): void {
  for (const [name, time] of Object.entries(times)) {
    document.documentElement.style.setProperty(`--t-${name}`, `${time}ms`);
  }
}

function setReduced(isReduced: boolean): void {
  const query = {
    matches: isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('matchMedia', (name: string) =>
    name.includes('motion') ? query : { ...query, matches: name.includes('min-width: 1000px') },
  );
}

let layOut: () => void;
/** Whether a layout follows every change at once, or waits for `layOut`. */
let isLaidOut: boolean;

class Layouts {
  private readonly observed: () => void;
  readonly disconnect = (): void => undefined;

  constructor(observed: () => void) {
    this.observed = observed;
  }

  observe(): void {
    layOut = this.observed;
    if (isLaidOut) layOut();
  }
}

beforeEach(() => {
  vi.useRealTimers();
  asked = [];
  setTimes(TIMES);
  setReduced(false);
  isLaidOut = true;
  vi.stubGlobal('ResizeObserver', Layouts);
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function asking(this: Element, frames, timing) {
    const finish = vi.fn<() => void>();
    const animation = Object.assign(new EventTarget(), { finish });
    asked.push({
      element: this,
      frames: frames as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
      finish,
      over: () => animation.dispatchEvent(new Event('finish')),
    });
    return animation as unknown as Animation;
  });
  // Every tile has a place of its own: those of the hand in one row, all others in another.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function placing(this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(40 * at, this.closest('.hand') ? 700 : 300, 30, 40);
  });
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: 2, e: 10, f: 20 }) });
});

function show(state: GameState) {
  const stores = showApp(state);
  return stores;
}

/** The player discards a tile of `turnTable`. */
function discarded(state: GameState): Partial<GameState> {
  const tile = state.view?.hand[2] ?? 0;
  const event = { type: 'discard', seat: 1, tile, drawn: false } as const;
  const view = state.view && viewAfter(state.view, event);
  return { view, choices: [], seen: [{ serial: 1, event }], lastDiscard: tile };
}

const openRows = () => [...document.querySelectorAll('.backs--open')];
const moved = () => asked.filter(({ frames }) => frames[0]?.['transform'] !== undefined);
const layer = () => document.querySelector('.flights');

function discardNow(): void {
  const state = tableFixture(turnTable);
  const stores = show(state);
  asked = [];
  act(() => stores.game.setState(discarded(state)));
}

type Point = readonly [x: number, y: number];

/** By tile: the middles of all that lie on the table. */
function tilesLying(): Map<number, Point> {
  const tiles = [...document.querySelectorAll<HTMLElement>('.table [data-tile]')];
  return new Map(
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return [Number(tile.dataset['tile']), [x + width / 2, y + height / 2]];
    }),
  );
}

/** From where a body comes, and where it rests. */
function wayOf({ element, frames }: Asked): string {
  if (!(element instanceof HTMLElement)) throw new Error('This does not fly.');
  const [left = 0, top = 0, width = 0, height = 0] = ['left', 'top', 'width', 'height'].map((side) =>
    parseFloat(element.style.getPropertyValue(side)),
  );
  const rest: Point = [left + width / 2, top + height / 2];
  const [x = 0, y = 0] = (/[^(]*px/.exec(String(frames[0]?.['transform']))?.[0] ?? '')
    .split(',')
    .map(parseFloat);
  expect(frames.at(-1)).toEqual({ transform: 'none' });
  return way([rest[0] + x, rest[1] + y], rest);
}

const way = (from: Point, to: Point) => `${String(from)} to ${String(to)}`;

describe('motion at the table', () => {
  it('lets a discard fly from the hand to its river, and the hand close up, above all seats', () => {
    const state = tableFixture(turnTable);
    const stores = show(state);
    const before = tilesLying();
    asked = [];
    act(() => stores.game.setState(discarded(state)));
    const ways = [...tilesLying()].flatMap(([tile, to]) => {
      const from = before.get(tile);
      return from && String(from) !== String(to) ? [way(from, to)] : [];
    });
    expect(ways.length).toBeGreaterThan(1);
    expect(new Set(moved().map(wayOf))).toEqual(new Set(ways));
    for (const { element, timing } of moved()) {
      expect(element.parentElement).toBe(layer());
      expect(timing).toMatchObject({ duration: TIMES.move, delay: 0 });
    }
    expect(layer()?.getAttribute('aria-hidden')).toBe('true');
    expect(layer()?.querySelector('[role], [aria-label], button')).toBe(null);
  });

  it('begins when the table is laid out anew, also where something else was shown meanwhile', () => {
    const state = tableFixture(turnTable);
    const stores = show(state);
    asked = [];
    isLaidOut = false;
    act(() => stores.game.setState(discarded(state)));
    act(() => stores.game.setState({ secondsLeft: 3 }));
    expect(asked).toEqual([]);
    layOut();
    expect(moved().length).toBeGreaterThan(1);
  });

  it.each(['pointerDown', 'keyDown'] as const)('is over as soon as there is any input: %s', (input) => {
    discardNow();
    const started = asked;
    expect(started.length).toBeGreaterThan(0);
    fireEvent[input](document.body, { key: 'x' });
    for (const { finish } of started) expect(finish).toHaveBeenCalledOnce();
    expect(layer()?.childElementCount).toBe(0);
  });

  it('leaves every tile where it can be pressed', () => {
    discardNow();
    expect(asked.filter(({ element }) => element.matches('.hand *'))).toEqual([]);
    const hidden = document.querySelectorAll('.hand [style*="opacity: 0"]');
    expect(hidden).toHaveLength(8);
    fireEvent.pointerDown(document.body);
    expect(document.querySelectorAll('.table [style*="opacity: 0"]')).toHaveLength(0);
  });

  it('is none where the system asks for less, but a new meld is outlined', () => {
    setReduced(true);
    setTimes({ ...TIMES, move: 0, fly: 0, reveal: 120, scene: 0 });
    discardNow();
    expect(asked).toEqual([]);
    const state = tableFixture(claimTable);
    const stores = show(state);
    asked = [];
    const tile = state.lastDiscard ?? 0;
    const own = [53, 54];
    const meld = {
      type: 'pong',
      kind: 13,
      tiles: [...own, tile],
      concealed: false,
      from: 0,
      claimed: tile,
    } as const;
    const seats = state.view?.seats.map((seat, at) =>
      at === 1 ? { ...seat, melds: [...seat.melds, meld] } : seat,
    );
    const event = { type: 'pong', seat: 1, tile, from: 0, own } as const;
    act(() =>
      stores.game.setState({
        view: state.view && { ...state.view, seats: seats ?? [] },
        choices: [],
        seen: [{ serial: 1, event }],
      }),
    );
    expect(asked.map(({ element, timing }) => [element.className, timing.duration])).toEqual([
      ['meld meld--pong', 800],
    ]);
  });

  it('is none at the instant pace, nor while nobody looks', () => {
    setTimes(Object.fromEntries(Object.keys(TIMES).map((name) => [name, 0])));
    discardNow();
    expect(asked).toEqual([]);
    setTimes(TIMES);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    discardNow();
    expect(asked).toEqual([]);
  });

  it('is none when a table is opened or taken up again', () => {
    const stores = show({ ...tableFixture(turnTable), screen: 'home' });
    act(() => stores.game.setState({ screen: 'table' }));
    expect(asked).toEqual([]);
  });

  it('lays down every hand that comes to lie open, a row at once: the own, then the others one by one', () => {
    vi.useFakeTimers();
    const stores = show(tableFixture(turnTable));
    asked = [];
    act(() => stores.game.setState({ view: wonState().view }));
    expect(asked.map(({ element }) => element.className)).toEqual(['hand']);
    expect(asked[0]?.frames[0]?.['transform']).toBe('rotateX(70deg)');
    for (const drawn of [0, 1, 2, 3]) {
      expect(openRows()).toHaveLength(drawn);
      expect(document.querySelectorAll('.backs')).toHaveLength(3);
      asked = [];
      act(() => void vi.advanceTimersByTime(40));
      const moving = asked.map(({ element, frames }) => [element.className, frames[0]?.['opacity']]);
      expect(moving).toEqual(drawn < 3 ? [['backs backs--open', 0]] : []);
    }
  });

  it('lays down every hand at once after a key, and does so once', () => {
    vi.useFakeTimers();
    const stores = show(tableFixture(turnTable));
    act(() => stores.game.setState({ view: wonState().view }));
    asked = [];
    act(() => void fireEvent.keyDown(document.body, { key: 'Shift' }));
    expect(openRows()).toHaveLength(3);
    expect(new Set(asked.map(({ element }) => element))).toEqual(new Set(openRows()));
    act(() => void vi.runAllTimers());
    expect(asked).toHaveLength(3);
  });

  it('lets the hands of the others lie open without moving after a win, once the winner is seen', () => {
    vi.useFakeTimers();
    const scene = winScenes['across']?.();
    if (!scene) throw new Error('There is no such win.');
    const stores = show(scene.before);
    asked = [];
    act(() => stores.game.setState(scene.after));
    act(() => void vi.advanceTimersByTime(TIMES.reveal / 2 - 1));
    expect(openRows()).toEqual([]);
    for (const drawn of [1, 2, 2]) {
      act(() => void vi.advanceTimersByTime(openRows().length === 0 ? 1 : 40));
      expect(openRows()).toHaveLength(drawn);
    }
    // The winner's is seen over the table, round a plate that must not move.
    expect(document.querySelector('.seat--across .backs:not(.backs--open)')).not.toBeNull();
    expect(asked.filter(({ element }) => element.matches('.backs--open, .hand'))).toEqual([]);
  });

  it('holds back no hand of another table, nor where nothing moves', () => {
    vi.useFakeTimers();
    const stores = show(tableFixture(turnTable));
    const { view } = stores.game.getState();
    act(() => stores.game.setState({ view: wonState().view }));
    expect(openRows()).toEqual([]);
    act(() => stores.game.setState({ screen: 'home', view }));
    act(() => stores.game.setState({ screen: 'table', view: wonState().view }));
    expect(openRows()).toHaveLength(3);
    cleanup();
    setTimes(Object.fromEntries(Object.keys(TIMES).map((name) => [name, 0])));
    const others = show(tableFixture(turnTable));
    act(() => others.game.setState({ view: wonState().view }));
    expect(openRows()).toHaveLength(3);
  });

  it('lets a prompt rise when it comes up', () => {
    const stores = show({ ...tableFixture(claimTable), choices: [] });
    expect(asked).toEqual([]);
    act(() => stores.game.setState({ choices: tableFixture(claimTable).choices }));
    expect(asked.map(({ element }) => element.className)).toEqual(['tray tray--claim']);
  });

  it('builds the wall, throws the dice and deals to every seat', () => {
    const state = tableFixture(turnTable);
    const stores = show({ ...state, screen: 'home', match: null, view: null });
    asked = [];
    const view = state.view && { ...state.view, discards: 0 };
    act(() => stores.game.setState({ screen: 'table', match: state.match, view }));
    expect(document.querySelectorAll('.flights .dice svg')).toHaveLength(state.wall?.dice.length ?? 0);
    const pauses = delaysOf('normal');
    const ends = asked.map(({ timing }) => (timing.delay ?? 0) + Number(timing.duration));
    const dealt = view?.seats.reduce((sum, { handSize }) => sum + handSize, 0);
    expect(layer()?.querySelectorAll('.tile--down')).toHaveLength(dealt ?? 0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(pauses.deal + pauses.replacement);
  });

  it('shows the rows of the score in order, under a curtain for each list', () => {
    const stores = show({ ...wonState(), screen: 'table' });
    asked = [];
    act(() => stores.game.setState({ screen: 'result' }));
    const rows = ['.card--items tr', '.step', '.payment'].map((row) => document.querySelectorAll(row).length);
    const curtains = asked.filter(({ element }) => element.matches('.curtain'));
    const cards = ['items', 'base', 'payments'];
    const cardOf = ({ parentElement }: Element) =>
      cards.find((card) => parentElement?.matches(`.card.card--${card}`));
    expect(curtains.map(({ element }) => cardOf(element))).toEqual(cards);
    expect(curtains.map(({ timing }) => timing.duration)).toEqual(rows.map((count) => 80 * count));
    const [items = 0, steps = 0] = rows;
    expect(curtains.map(({ timing }) => timing.delay)).toEqual([0, 80 * items, 80 * (items + steps)]);
    curtains[0]?.over();
    expect(document.querySelectorAll('.curtain')).toHaveLength(3);
    curtains[2]?.over();
    expect(document.querySelectorAll('.curtain')).toHaveLength(0);
  });

  it('shows all rows at once after a key', () => {
    const stores = show({ ...wonState(), screen: 'table' });
    act(() => stores.game.setState({ screen: 'result' }));
    expect(document.querySelectorAll('.curtain')).toHaveLength(3);
    fireEvent.keyDown(document.body, { key: 'Shift' });
    expect(document.querySelectorAll('.curtain')).toHaveLength(0);
  });
});

describe('the change from the table to the result', () => {
  /** What still happens to the page that changed. */
  let changing: unknown = null;
  const skipTransition = vi.fn<() => void>();
  const faded = vi.fn<(run: () => unknown) => unknown>((run) => {
    changing = run();
    const updateCallbackDone = Promise.resolve(changing);
    return { ready: Promise.resolve(), updateCallbackDone, finished: updateCallbackDone, skipTransition };
  });

  beforeEach(() => {
    faded.mockClear();
    skipTransition.mockClear();
    Object.assign(document, { startViewTransition: faded });
  });
  afterEach(async () => {
    await changing;
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  /** Shows this state; gives what changes it to another as the table does. */
  function shown(state: GameState): (next: Partial<GameState>, how?: Pick<ScreenChange, 'to'>) => void {
    const stores = fixtureStores(state);
    let change: ScreenChanger = () => undefined;
    stores.game.setState({
      changeScreensBy: (changer) => {
        change = changer;
        return () => undefined;
      },
    });
    render(<App stores={stores} />);
    return (next, how) => change({ ...how, run: () => stores.game.setState(next) });
  }

  function endAt(screen: GameState['screen']): void {
    const change = shown({ ...wonState(), screen });
    act(() => change({ screen: 'result' }, { to: 'result' }));
    expect(document.querySelector('main.table')).toBe(null);
  }

  it('is a fade', async () => {
    endAt('table');
    expect(faded).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.querySelector('main.result')).not.toBe(null));
  });

  it('lets what moves begin in a task of its own, before the paint', async () => {
    isLaidOut = false;
    endAt('table');
    expect(asked).toEqual([]);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(6));
  });

  it('draws all hands after its first frame', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    endAt('table');
    await changing;
    const hands = () => document.querySelector('.card--hands');
    expect(hands()).toBe(null);
    for (const run of frames) run(0);
    await vi.waitFor(() => expect(hands()).not.toBe(null));
  });

  /** How many of the parts were drawn whenever styles were found, and at the end. */
  async function stepsOf(parts: readonly string[], begin: () => void): Promise<number[]> {
    const steps = new Set<number>();
    const note = () => steps.add(parts.filter((part) => document.querySelector(part)).length);
    const styleOf = window.getComputedStyle.bind(window);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      note();
      return styleOf(element);
    });
    begin();
    await changing;
    note();
    return [...steps];
  }

  it('draws part by part, and finds the styles of each', async () => {
    const steps = await stepsOf(['main.result', '.card--items', '.payment'], () => endAt('table'));
    expect(steps).toEqual([0, 1, 2, 3]);
  });

  it('draws a table so too, until it is whole', async () => {
    const change = shown({ ...wonState(), screen: 'result' });
    const steps = await stepsOf(['main.table', '.square .river', '.seat--left', '.own .hand'], () =>
      act(() => change(tableFixture(turnTable))),
    );
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    expect(document.querySelectorAll('.seat, .own, .tray, .river')).toHaveLength(9);
  });

  it('ends with an input, but not before all is drawn', async () => {
    endAt('table');
    fireEvent.pointerDown(document.body);
    const isDrawn: boolean[] = [];
    skipTransition.mockImplementation(() => isDrawn.push(document.querySelector('.payment') !== null));
    await changing;
    await vi.waitFor(() => expect(isDrawn).toEqual([true]));
  });

  it('leaves the focus before the screen goes', () => {
    const left: Node[] = [];
    addEventListener('focusout', () => left.push(...document.querySelectorAll('main.table')));
    const change = shown(tableFixture(claimTable));
    document.querySelector<HTMLElement>('.act--pass')?.focus();
    act(() => change({ screen: 'home' }));
    expect(left).toHaveLength(1);
  });

  it('is none where the system asks for less, nor where the table was not seen', () => {
    for (const screen of ['home', 'table'] as const) {
      endAt(screen);
      expect(document.querySelector('main.result')).not.toBe(null);
      cleanup();
      setReduced(true);
    }
    expect(faded).not.toHaveBeenCalled();
  });
});

/** The times that the style sheet gives at a pace. */
function timesAt(pace: Pace): (name: string) => number {
  const block = (selector: string) => {
    const from = tokens.indexOf(`\n${selector} {`);
    return tokens.slice(from, tokens.indexOf('\n}', from));
  };
  const own = pace === 'fast' || pace === 'instant' ? block(`:root[data-pace='${pace}']`) : block(':root');
  return (name) => Number(new RegExp(`--t-${name}: (\\d+)ms`).exec(own)?.[1]);
}

describe.each(PACES)('the pauses of the pace %s', (pace) => {
  const time = timesAt(pace);
  const pause = delaysOf(pace);

  it('are long enough for what moves in them', () => {
    const [move, fly, scene] = [time('move'), time('fly'), time('scene')];
    expect(pause.discard).toBeGreaterThanOrEqual(fly);
    expect(pause.turn).toBeGreaterThanOrEqual(Math.max(move, fly));
    expect(pause.turn + pause.replacement).toBeGreaterThanOrEqual(Math.max(2 * move, fly + move));
    expect(pause.turn + 3 * pause.replacement).toBeGreaterThanOrEqual(6 * move);
    expect(pause.deal).toBeGreaterThanOrEqual(2 * scene);
    expect(pause.deal + pause.replacement).toBeGreaterThanOrEqual(2 * scene + 2 * move);
    expect(pause.end).toBeGreaterThanOrEqual(time('reveal'));
  });
});

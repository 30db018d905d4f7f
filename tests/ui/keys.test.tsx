import { followGame } from '../../src/ui/sound/follow';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../src/store/settings';
import { DialogContent } from '../../src/ui/lateParts';
import { switchWords } from '../../src/ui/text';
import '../../src/ui/settings/KeyList';
import { KEY_MAP, REPLAY_KEYS, REVIEW_KEYS } from '../../src/ui/settings/keyMap';
import { words as enSettings } from '../../src/ui/languages/en/settings';
import type { fixtureStores } from './fixtures';
import { ownScenes } from './ownScenes';
import { scenes } from './scenes';
import { live, sceneOf, showUnfocused, tiles } from '../support/page';

beforeAll(async () => void (await Promise.all([DialogContent.preload(), switchWords.load('en')])));

const NAMES: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  Esc: 'Escape',
  Space: ' ',
};

const actions = (stores: ReturnType<typeof fixtureStores>) => stores.acted.map(({ type }) => type).join();
const focused = () => tiles().indexOf(document.activeElement as HTMLElement);
const order = () =>
  tiles()
    .map((tile) => tile.getAttribute('aria-label'))
    .join();
const dialogs = () =>
  screen
    .queryAllByRole('dialog')
    .map((dialog) => dialog.textContent)
    .join();

const open = (scene: string, settings: Partial<Settings> = {}) =>
  showUnfocused(sceneOf(scene, { ...scenes, ...ownScenes }), settings);

/** A key by its label, as a person presses it; on a button Enter is a click. */
function press(label: string, init: object = {}): void {
  const on = document.activeElement ?? document.body;
  const key = NAMES[label] ?? (label.length === 1 ? label.toLowerCase() : label);
  const isFree = fireEvent.keyDown(on, { key, ...init });
  if (isFree && label === 'Enter') fireEvent.click(on);
}

/** Puts the focus on a tile of the hand, as a person does. */
function goTo(at: number): void {
  press('←');
  press('Home');
  for (let step = 0; step < at; step++) press('→');
}

type Does = keyof typeof enSettings.keys;

/** Where a line of the list is tried, and what must be seen afterwards for each of its keys. */
const trials: Readonly<Record<Does, (key: string) => void | Promise<void>>> = {
  move: (key) => {
    open('turn');
    const from = key === '→' ? 0 : tiles().length - 1;
    goTo(from);
    press(key);
    expect(focused()).toBe(key === '→' ? 1 : from - 1);
  },
  ends: (key) => {
    open('turn');
    goTo(3);
    press(key);
    expect(focused()).toBe(key === 'Home' ? 0 : tiles().length - 1);
  },
  select: (key) => {
    const stores = open('turn');
    goTo(2);
    press(key);
    expect(tiles()[2]?.getAttribute('aria-pressed')).toBe('true');
    press(key);
    expect(actions(stores)).toBe('discard');
  },
  drawn: (key) => does('turn', key, 'discard'),
  pass: (key) => does('claim', key, 'pass'),
  win: (key) => does('claim', key, 'win'),
  pong: (key) => does('claim', key, 'pong'),
  chow: (key) => {
    const stores = open('chow');
    const count = screen.getAllByRole('button', { name: /^Chow/ }).length;
    press(key);
    expect(actions(stores)).toBe(Number(key) <= count ? 'chow' : '');
  },
  kong: (key) => does('turn', key, 'added-kong'),
  chooseForMe: (key) => {
    open('exchange');
    const send = document.querySelector('.act--exchange');
    expect(send?.getAttribute('aria-disabled')).toBe('true');
    press(key);
    expect(send?.getAttribute('aria-disabled')).toBe('false');
  },
  exchange: (key) => {
    const stores = open('exchange');
    fireEvent.click(screen.getByRole('button', { name: 'Choose for me' }));
    press(key);
    expect(actions(stores)).toBe('exchange');
  },
  danger: (key) => {
    const { dangers, settings } = open('turn');
    press(key);
    expect(dangers.getState().dangers.status).toBe('unoffered');
    settings.setState({ showDanger: true });
    press(key);
    expect(dangers.getState().dangers).toEqual({ status: 'thinking' });
  },
  aims: (key) => {
    const { settings } = open('turn');
    press(key);
    expect(settings.getState().aims).toBe('always');
    press(key);
    expect(settings.getState().aims).toBe('card');
  },
  seeHand: (key) => {
    open('won');
    press(key);
    expect(dialogs()).toContain("Wing's hand");
  },
  look: async (key) => {
    open('turn');
    goTo(2);
    press(key);
    const card = () => document.querySelector('.look')?.textContent ?? null;
    await waitFor(() => expect(card()).toContain('5 Dots'));
    expect(live()).toMatch(/^5 Dots: \d not in sight/);
    press(key);
    expect(card()).toBeNull();
  },
  takeBack: (key) => {
    const stores = open('turn');
    const taken = vi.fn(() => null);
    stores.game.setState({ practice: true, takeBack: taken });
    press(key);
    expect(taken).toHaveBeenCalledOnce();
  },
  silence: (key) => {
    const stores = open('turn');
    const end = followGame(stores);
    press(key);
    end();
    expect(stores.settings.getState().silent).toBe(true);
  },
  skip: (key) => {
    const skipAhead = vi.fn<() => void>();
    open('idle').game.setState({ skipAhead });
    press(key);
    expect(skipAhead).toHaveBeenCalledOnce();
  },
  switches: (key) => {
    open('turn');
    press(key);
    expect(dialogs()).toContain('Switches');
  },
  sort: (key) => {
    const { game } = open('turn');
    press(key);
    press(key);
    press(key);
    expect(game.getState().forHand).toMatchObject({ sorted: false });
  },
  read: (key) => {
    open('claim');
    press(key);
    expect(live()).toMatch(/^You 412, .* Last discard: 5 Dots, by Mei\. 53 tiles left\.$/);
  },
  waits: (key) => {
    open('claim');
    press(key);
    expect(live()).toBe('Waiting for 5 Dots, 1 left and 8 Dots, 3 left.');
  },
  coach: (key) => {
    const { coach } = open('claim');
    press(key);
    expect(coach?.getState().isOpen).toBe(true);
    press(key);
    expect(coach?.getState().isOpen).toBe(false);
  },
  tracker: (key) => {
    open('claim');
    press(key);
    expect(screen.getByRole('dialog', { name: 'Tiles not in sight' })).toBeTruthy();
  },
  notAgain: (key) => does('claim', key, 'pass'),
  moveTile: (key) => {
    if (key === 'Shift') return;
    open('turn');
    const before = order();
    goTo(key === '→' ? 2 : 1);
    press(key, { shiftKey: true });
    expect(order()).not.toBe(before);
  },
  escape: (key) => {
    open('claim');
    press(key);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  },
  help: (key) => {
    open('claim');
    press(key);
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
  },
};

function does(scene: string, key: string, action: string): void {
  const stores = open(scene);
  press(key);
  expect(actions(stores)).toBe(action);
}

const lines = KEY_MAP.flatMap(({ keys, does: what, letter = false }) =>
  keys.map((key) => [key, what, letter] as const),
);

describe('every key of the list', () => {
  const expectToDo = (what: Does, key: string) => trials[what](key);

  it.each(lines)('%s: %s', async (key, what) => {
    await expectToDo(what, key);
  });

  it('has its words, and no word is without a key', () => {
    expect(KEY_MAP.map((line) => line.does).toSorted()).toEqual(Object.keys(enSettings.keys).toSorted());
    expect(REPLAY_KEYS.map((line) => line.does).toSorted()).toEqual(
      Object.keys(enSettings.replayKeys).toSorted(),
    );
    expect(REVIEW_KEYS.map((line) => line.does).toSorted()).toEqual(
      Object.keys(enSettings.reviewKeys).toSorted(),
    );
  });

  it.each(['claim', 'turn'])('of one character does nothing when those are off (%s)', (scene) => {
    const stores = open(scene, { letterKeys: false });
    const seen = () => [live(), dialogs(), order(), actions(stores)].join('|');
    const before = seen();
    const working = lines.filter(([key, , letter]) => {
      if (letter) press(key);
      return seen() !== before;
    });
    expect(working).toEqual([]);
  });
});

describe('the list', () => {
  it('shows each key as it is labelled, and can switch single keys off', async () => {
    const { settings } = open('claim');
    press('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard' });
    const list = await within(dialog).findByRole('switch', { name: 'Single-letter keys' });
    const labels = () => [...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(labels()).toEqual([...KEY_MAP, ...REPLAY_KEYS, ...REVIEW_KEYS].flatMap(({ keys }) => keys));
    fireEvent.click(list);
    expect(settings.getState().letterKeys).toBe(false);
    expect(labels()).not.toContain('W');
    expect(labels()).toContain('Space');
    expect(within(dialog).getByText(/switched off/)).toBeTruthy();
  });

  it('calls the space bar by its name in the other language', async () => {
    open('claim', { language: 'zh-Hant-HK' });
    press('?');
    expect((await screen.findAllByText('空白鍵')).length).toBeGreaterThan(0);
  });
});

describe('reading aloud', () => {
  it('is read again when it is asked for again', () => {
    open('claim');
    press('R');
    const once = live();
    press('R');
    expect(live()).not.toBe(once);
    expect(live().trim()).toBe(once);
    press('R');
    expect(live()).toBe(once);
  });

  it('tells no waits where they are not shown', () => {
    open('claim', { showWaits: false });
    const before = live();
    press('T');
    expect(live()).toBe(before);
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/engine/options';
import { findRuleSet } from '../../src/engine/knownRules';
import { newDraft } from '../../src/store/calculator/draft';
import { CalculatorScreen } from '../../src/ui/calculator/CalculatorScreen';
import { StoresContext } from '../../src/ui/context';
import { nextTask } from '../../src/ui/live/idle';
import { keyOf } from '../../src/ui/live/keys';
import { LiveRegion } from '../../src/ui/live/LiveRegion';
import { emptyState, fixtureStores } from './fixtures';
import { KEYBOARDS, pressOf } from './keyboards';
import { showPractice } from './practiceScenes';
import { showUnfocused } from '../support/page';

const boards = KEYBOARDS.map((board) => [board.name, board] as const);

const press = (init: object, on: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(on, init);

/** Draws a page until this of it is there: its words are loaded when it first asks for them. */
async function show(page: ReactNode, part: string): Promise<void> {
  render(<Suspense>{page}</Suspense>);
  await act(nextTask);
  if (document.querySelector(part)) return;
  cleanup();
  await show(page, part);
}

async function calculator(rules = 'hong-kong-old'): Promise<void> {
  const options = defaultOptions(findRuleSet(rules)?.options ?? {});
  const page = (
    <StoresContext value={fixtureStores(emptyState)}>
      <LiveRegion>
        <CalculatorScreen given={newDraft({ rules, options })} onClose={() => undefined} />
      </LiveRegion>
    </StoresContext>
  );
  await show(page, '.calc-hand');
}

const held = () =>
  [...screen.getByRole('region', { name: 'The hand' }).querySelectorAll('.calc-tile')].map((tile) =>
    tile.getAttribute('aria-label')?.replace(/, .*/, ''),
  );
const message = () => document.querySelector('.calc-message')?.textContent;
const run = (suit: string, from: number) => [0, 1, 2].map((at) => tileName(suit, from + at));

/** "1 Dot", "2 Dots": the ones are singular; bamboo is the same either way. */
const tileName = (suit: string, rank: number) => `${rank} ${rank === 1 ? suit.replace(/s$/, '') : suit}`;

describe.each(boards)('on a keyboard that is %s', (_, board) => {
  const LETTERS = 'abcdefghkmnoprstvwxyz';

  it('every letter and digit of the page is found', () => {
    const signs = Array.from(`${LETTERS}123456789`);
    expect(signs.map((sign) => keyOf({ ...pressOf(board, sign), shiftKey: false })).join('')).toBe(
      signs.join(''),
    );
  });

  it.each([
    ['w', 'win'],
    ['p', 'pong'],
    ['2', 'chow'],
  ])('%s at the table', (sign, type) => {
    const { acted } = showUnfocused('claim');
    press(pressOf(board, sign));
    expect(acted).toMatchObject([{ type }]);
  });
});

/** What a key is read as is known of all above. These stand for letters elsewhere, digits elsewhere, and other letters. */
const someBoards = boards.filter(([name]) => ['Dvorak', 'French', 'Russian'].includes(name));

describe.each(someBoards)('on a keyboard that is %s', (_, board) => {
  it('a hand is typed into the calculator', async () => {
    await calculator();
    for (const sign of '123m456m789me') press(pressOf(board, sign));
    expect(held()).toEqual([
      ...run('Characters', 1),
      ...run('Characters', 4),
      ...run('Characters', 7),
      'East wind',
    ]);
  });

  it('a position of practice is answered and played on', async () => {
    const page = await showPractice('right', fixtureStores(emptyState));
    await show(page, '.verdict');
    await act(async () => void press(pressOf(board, 'g'), document.body));
    expect(document.querySelector('.verdict')).toBeNull();
  });
});

describe('what a key writes counts before its place', () => {
  const dvorak = KEYBOARDS.find(({ name }) => name === 'Dvorak');

  it.each(['KeyQ', 'KeyW', 'KeyE', 'KeyZ'])('the mark at %s of Dvorak is no letter', (code) => {
    const key = dvorak?.keys.get(code) ?? '';
    expect(keyOf({ key, code, shiftKey: false })).toBe(key);
  });

  it.each([
    ['q', 'KeyA', 'q'],
    ['W', 'KeyZ', 'w'],
    [',', 'KeyM', ','],
    ['!', 'Digit1', '!'],
    ['ğ', 'KeyE', 'ğ'],
    ['ArrowUp', 'Numpad8', 'ArrowUp'],
  ])('%s at %s', (key, code, read) => {
    expect(keyOf({ key, code, shiftKey: key === '!' })).toBe(read);
  });

  it.each(['?', '？', '؟'])('%s opens the list of keys', (key) => {
    showUnfocused('claim');
    press({ key, code: 'Slash', shiftKey: true });
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
  });
});

describe('keys that are not meant for the page', () => {
  const others = [
    ['a word that is being composed', { key: 'w', code: 'KeyW', isComposing: true }],
    ['a key that the input method took', { key: 'Process', code: 'KeyW' }],
    ['a dead key', { key: 'Dead', code: 'KeyW' }],
    ['Control', { key: 'ц', code: 'KeyW', ctrlKey: true }],
    ['Alt', { key: 'w', code: 'KeyW', altKey: true }],
    ['the command key', { key: 'w', code: 'KeyW', metaKey: true }],
  ] as const;

  it.each(others)('%s', (_, init) => {
    const { acted } = showUnfocused('claim');
    press(init);
    expect(acted).toEqual([]);
  });

  it('AltGr', () => {
    const { acted } = showUnfocused('claim');
    const event = new KeyboardEvent('keydown', { key: 'w', code: 'KeyW', bubbles: true });
    event.getModifierState = (name) => name === 'AltGraph';
    fireEvent(document.body, event);
    expect(acted).toEqual([]);
  });
});

describe('typed into the calculator', () => {
  const type = (signs: string) => {
    for (const sign of signs) press({ key: sign === '<' ? 'Backspace' : sign === '>' ? 'Enter' : sign });
  };

  it.each([
    ['123c', run('Characters', 1)],
    ['123m456p789s', [...run('Characters', 1), ...run('Dots', 4), ...run('Bamboo', 7)]],
    ['1m2m3m', run('Characters', 1)],
    ['11<2d', ['1 Dot', '2 Dots']],
    [
      'eessrgh',
      ['East wind', 'East wind', 'South wind', 'South wind', 'Red dragon', 'Green dragon', 'White dragon'],
    ],
  ])('%s', async (signs, names) => {
    await calculator();
    type(signs);
    expect(held()).toEqual(names);
    expect(message()).toBe('');
  });

  it('0 is a red five in a game that has them', async () => {
    await calculator('riichi');
    type('0m');
    expect(held()).toEqual(['Red 5 Characters']);
  });

  it('digits wait for their suit, and say so', async () => {
    await calculator();
    type('123');
    expect(message()).toBe('123: now the suit, C, D or B (M, P or S).');
    type('>');
    expect(message()).toMatch(/^123 is no tile\. Digits come before their suit/);
    type('m');
    expect(held()).toEqual(run('Characters', 1));
    expect(message()).toBe('');
  });

  it.each([
    ['q', 'Q'],
    ['0', '0'],
    ['m', 'M'],
    ['12e', '12E'],
    ['5f', '5F'],
  ])('%s makes nothing, and that is said', async (signs, told) => {
    await calculator();
    type(signs);
    expect(held()).toEqual([]);
    expect(message()).toMatch(new RegExp(`^${told} is no tile\\.`));
    expect(document.querySelector('[aria-live=polite]')?.textContent?.trim()).toBe(message());
  });

  it('what there is no room for is said', async () => {
    await calculator();
    type('11111m');
    expect(held()).toHaveLength(4);
    expect(message()).toBe('All of these tiles are used.');
  });
});

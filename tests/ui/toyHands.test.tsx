import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bookless } from '../../src/bots/players/bookless';
import { gamesIn } from '../../src/loadGame';
import { createSettingsStore } from '../../src/store/settings';
import { App } from '../../src/ui/App';
import { findGameWords } from '../../src/ui/text/gameWords';
import { inProcess, startGame, untilAsked } from '../store/harness';
import type { Harness } from '../store/harness';
import { memoryStorage } from '../store/memoryStorage';
import { TOYS } from '../support/toys/loaded';
import { pickGame } from './pickGame';
import { pressKey, tiles } from '../support/page';

/** More answers than any hand takes. */
const MOST = 200;

interface Sitting extends Harness {
  readonly declared: Set<string>;
}

/** A match of this game at the page, from the choice of the game on. */
function sitDown(id: string, seed: number): Sitting {
  const bits = seed.toString(16).padStart(32, '0');
  const harness = startGame({ bots: inProcess(bookless), pace: () => 'instant', randomBits: () => bits });
  const settings = createSettingsStore(memoryStorage(), { language: 'en', pace: 'instant' });
  render(<App stores={{ game: harness.game, match: harness.game, games: gamesIn(() => 'en'), settings }} />);
  act(() => harness.game.getState().startMatch({ rules: id, options: {}, opponents: [], text: '' }));
  return { ...harness, declared: new Set() };
}

const tray = () => within(document.querySelector<HTMLElement>('.tray') ?? document.body);
const button = (name: RegExp) => tray().queryAllByRole('button', { name })[0];
const focusedTile = () => tiles().indexOf(document.activeElement as HTMLElement);

/** How a person answers each kind of question. */
interface Person {
  readonly exchange: () => void;
  /** What is declared before play or in a turn. */
  readonly declare: (name: RegExp) => void;
  readonly win: () => void;
  readonly pass: () => void;
  readonly discard: () => void;
}

const withButtons: Person = {
  exchange: () => {
    fireEvent.click(tray().getByRole('button', { name: 'Choose for me' }));
    fireEvent.click(tray().getByRole('button', { name: 'Exchange' }));
  },
  declare: (name) => fireEvent.click(tray().getAllByRole('button', { name })[0]!),
  win: () => fireEvent.click(tray().getAllByRole('button', { name: /^Win/ })[0]!),
  pass: () => fireEvent.click(tray().getByRole('button', { name: 'Pass' })),
  discard: () => {
    const tile = tiles().findLast((each) => each.dataset['canDiscard'] === 'true');
    if (!tile) throw new Error('No tile can be discarded.');
    fireEvent.click(tile);
    fireEvent.click(tray().getByRole('button', { name: /^Discard / }));
  },
};

const withKeys: Person = {
  exchange: () => {
    for (let at = 0; at < tiles().length && button(/^Choose \d+ more$/); at++) {
      goTo(at);
      if (tiles()[at]?.getAttribute('aria-pressed') !== 'true') pressKey('ArrowUp');
    }
    pressKey('x');
  },
  declare: () => pressKey('1'),
  win: () => pressKey('w'),
  pass: () => pressKey(' '),
  discard: () => {
    const at = tiles().findLastIndex((each) => each.dataset['canDiscard'] === 'true');
    goTo(at);
    pressKey('ArrowUp');
    pressKey('ArrowUp');
  },
};

/** Puts the focus on a tile of the hand with the arrow keys. */
function goTo(at: number): void {
  if (focusedTile() < 0) pressKey('ArrowLeft');
  pressKey('Home');
  for (let step = 0; step < at; step++) pressKey('ArrowRight');
}

/** Answers what the page asks. */
function answer(sitting: Sitting, person: Person): void {
  const { choices, view } = sitting.game.getState();
  const has = (type: string) => choices.some((choice) => choice.type === type);
  const declared = choices.find((choice) => choice.type === 'declare');
  if (has('exchange')) person.exchange();
  else if (has('win')) person.win();
  else if (declared?.type === 'declare' && isTaken(sitting, declared.what)) person.declare(/./);
  else if (view?.pending?.why === 'turn') person.discard();
  else person.pass();
}

/** Everything is declared once in a hand; a step before play leaves no other choice. */
function isTaken({ declared, game }: Sitting, what: string): boolean {
  const isFirst = !declared.has(what);
  declared.add(what);
  return isFirst || game.getState().view?.phase.type === 'before-play';
}

function playHand(sitting: Sitting, person: Person): void {
  for (let asked = 0; asked < MOST; asked++) {
    act(() => void untilAsked(sitting));
    if (sitting.game.getState().screen === 'result') return;
    const before = sitting.game.getState();
    answer(sitting, person);
    const after = sitting.game.getState();
    const told = JSON.stringify(before.choices[0]);
    if (after === before)
      throw new Error(
        `Nothing came of the answer to ${told}: ${document.querySelector('.tray')?.textContent}`,
      );
  }
  throw new Error('The hand did not end.');
}

/** What the result must say, in the words of the game: items and steps of every win, units called out, why points moved. */
function wordsOfResult({ game }: Sitting): string[] {
  const { result } = game.getState();
  const words = findGameWords(result?.deal.rules ?? '')?.of('en');
  if (!result || !words) throw new Error('There is no result.');
  const ofWins = result.deal.wins.flatMap(({ sheet }) => [
    ...sheet.lines.map(({ id }) => words.items[id]),
    ...sheet.steps.map(({ id }) => words.steps[id]),
    ...sheet.headline.map(({ value, unit }) => words.units[unit]?.amount(value)),
  ]);
  const factors = result.deal.ledger.flatMap((entry) => entry.factors.map(({ id }) => words.factors[id]));
  return [...ofWins, ...factors].map((word) => word ?? 'a word that is missing');
}

describe.each(TOYS.map(({ id }) => id))('%s: a person plays a whole hand', (id) => {
  it.each([
    ['with buttons', withButtons, 1],
    ['with keys', withKeys, 2],
  ] as const)('%s', async (_, person, seed) => {
    const errors = vi.spyOn(console, 'error');
    const sitting = sitDown(id, seed);
    await screen.findByRole('main', { name: 'Table' });
    playHand(sitting, person);
    await screen.findByRole('heading', { name: /^Who pays (what|whom)$/ });
    expect(sitting.faults).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|faan/i);
    const labels = [...document.querySelectorAll('[aria-label]')].map((part) =>
      part.getAttribute('aria-label'),
    );
    const told = [document.body.textContent, ...labels].join('\n');
    for (const word of wordsOfResult(sitting)) expect(told).toContain(word);
  });
});

it('offers no styles for a game without a book, and counts the tiles of the game that is chosen', async () => {
  const { game } = startGame({ bots: inProcess(bookless), pace: () => 'instant' });
  const settings = createSettingsStore(memoryStorage(), { language: 'en', pace: 'instant' });
  render(<App stores={{ game, match: game, games: gamesIn(() => 'en'), settings }} />);
  const styles = () => screen.queryByRole('switch', { name: 'Opponents differ in style' });
  expect(screen.getByText(/144 tiles/)).toBeDefined();
  expect(styles()).not.toBeNull();
  await pickGame(/Toy for three/);
  expect(screen.getByText(/108 tiles/)).toBeDefined();
  expect(styles()).toBeNull();
});

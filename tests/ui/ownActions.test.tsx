import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/engine/types';
import { eventWords } from '../../src/ui/history/replay/replayWords';
import { namesBy } from '../../src/store/selectors/recordedNames';
import { playWordsOf } from '../../src/ui/table/usePlayWords';
import { appWords } from '../../src/ui/text';
import { classicalScenes } from './classicalScenes';
import { ownScenes } from './ownScenes';
import { button, live, pressKey, sceneOf, showApp, tileNames, tiles } from '../support/page';

const open = (scene: string) => showApp(sceneOf(scene, { ...ownScenes, ...classicalScenes }));

/** The first tile of the hand with this name. */
function touch(name: string): void {
  const tile = tiles()[tileNames().indexOf(name)];
  if (!tile) throw new Error(`The hand has no ${name}.`);
  fireEvent.click(tile);
}

const lifted = () =>
  tiles()
    .filter((tile) => tile.getAttribute('aria-pressed') === 'true')
    .map((tile) => tile.getAttribute('aria-label'));

describe('pongs that may be laid out', () => {
  it('have one button, and a tile of the hand chooses', () => {
    const { acted } = open('classical-turn');
    const layOut = button(/^Lay out/);
    expect(layOut.getAttribute('aria-label')).toBe('Lay out: Choose a tile');
    fireEvent.click(layOut);
    expect(acted).toEqual([]);
    touch('6 Dots');
    fireEvent.click(button('Lay out, 6 Dots, 6 Dots, 6 Dots'));
    expect(acted).toMatchObject([{ type: 'declare', what: 'concealed-pong' }]);
  });
});

describe('an exchange of three tiles of one suit', () => {
  it('says what is asked, where the tiles go and how many are missing', () => {
    open('exchange');
    expect(screen.getByText('Exchange 3 tiles')).toBeDefined();
    expect(screen.getByText('To Wing.')).toBeDefined();
    expect(button('Choose 3 more').getAttribute('aria-disabled')).toBe('true');
  });

  it('is chosen by touch and sent', () => {
    const { acted } = open('exchange');
    for (const name of ['2 Characters', '5 Characters', '9 Characters']) touch(name);
    expect(lifted()).toEqual(['2 Characters', '5 Characters', '9 Characters']);
    expect(live()).toContain('3 of 3 chosen: 2 Characters, 5 Characters, 9 Characters.');
    fireEvent.click(button('Exchange'));
    expect(acted.map(({ type }) => type)).toEqual(['exchange']);
  });

  it('sends nothing before it is complete, and lets a tile be put back', () => {
    const { acted } = open('exchange');
    touch('2 Characters');
    touch('5 Characters');
    fireEvent.click(button('Choose 1 more'));
    expect(acted).toEqual([]);
    touch('5 Characters');
    expect(lifted()).toEqual(['2 Characters']);
    expect(button('Choose 2 more')).toBeDefined();
  });

  it('begins again with a tile that does not go with those chosen', () => {
    open('exchange');
    touch('2 Characters');
    expect(tiles().filter((tile) => tile.classList.contains('tile--aside')).length).toBe(10);
    touch('1 Dot');
    expect(lifted()).toEqual(['1 Dot']);
  });

  it('is chosen for the player where they ask for it', () => {
    const { acted } = open('exchange');
    fireEvent.click(button('Choose for me'));
    expect(lifted()).toHaveLength(3);
    fireEvent.click(button('Exchange'));
    expect(acted).toHaveLength(1);
  });

  it('is made with keys alone', () => {
    const { acted } = open('exchange');
    pressKey('ArrowRight');
    for (const _ of [1, 2, 3]) {
      pressKey('ArrowUp');
      pressKey('ArrowRight');
    }
    pressKey('x');
    expect(acted).toHaveLength(1);
  });
});

describe('a hand that is bound', () => {
  it('says that only the drawn tile may go, and shows which tiles may not', () => {
    const { game } = open('ready');
    const drawn = game.getState().view?.drawn?.tile;
    act(() =>
      game.setState(({ choices }) => ({
        choices: choices.filter((choice) => choice.type === 'discard' && choice.tile === drawn),
      })),
    );
    expect(screen.getByText('Only the drawn tile may go')).toBeDefined();
    const kept = tiles().filter((tile) => tile.classList.contains('tile--aside'));
    expect(kept).toHaveLength(tiles().length - 1);
    const named = tileNames().filter((name) => name?.endsWith(', may not be discarded'));
    expect(named).toHaveLength(kept.length);
  });
});

describe('a declaration with its discard', () => {
  it('asks in its own words', () => {
    open('ready');
    expect(screen.getByText('You can declare ready')).toBeDefined();
  });

  it('has a button for each tile, with what the hand then waits for', () => {
    const { acted } = open('ready');
    fireEvent.click(button('Ready, 6 Bamboo, waits for 3 Bamboo, 3 left'));
    expect(acted[0]).toMatchObject({ type: 'declare', what: 'ready' });
  });

  it('is made by its number', () => {
    const { acted } = open('ready');
    pressKey('2');
    expect(acted[0]).toMatchObject({ type: 'declare', what: 'ready' });
  });

  it.each(['the button', 'the space bar'])(
    'can be turned down by %s, and the turn is as any other',
    (how) => {
      const { acted } = open('ready');
      if (how === 'the button') fireEvent.click(button('Not now'));
      else pressKey(' ');
      expect(screen.queryByRole('button', { name: /^Ready/ })).toBeNull();
      expect(acted).toEqual([]);
      touch('2 Bamboo');
      fireEvent.click(button('Discard 2 Bamboo'));
      expect(acted.map(({ type }) => type)).toEqual(['discard']);
    },
  );

  it('leaves the discard where a tile is selected', () => {
    const { acted } = open('ready');
    touch('9 Dots');
    fireEvent.click(button('Discard 9 Dots'));
    expect(acted.map(({ type }) => type)).toEqual(['discard']);
  });

  it('asks for a tile first where there are more than there is room for', () => {
    const stores = open('ready');
    const { view } = stores.game.getState();
    const all = (view?.hand ?? []).map((tile): Action => ({
      type: 'declare',
      seat: 1,
      what: 'ready',
      tile,
      target: null,
    }));
    act(() => stores.game.setState((state) => ({ choices: [...state.choices, ...all] })));
    fireEvent.click(button('Ready: Choose a tile'));
    expect(stores.acted).toEqual([]);
    touch('9 Dots');
    fireEvent.click(button(/^Ready, 9 Dots/));
    expect(stores.acted[0]).toMatchObject({ type: 'declare', tile: view?.hand[8] });
  });
});

describe('a declaration that was begun', () => {
  it('offers the tiles that may go with it alone, and is made by a second touch', () => {
    const stores = open('ready');
    const { view } = stores.game.getState();
    const first = (view?.hand ?? []).slice(0, 4);
    const some = first.map((tile): Action => ({
      type: 'declare',
      seat: 1,
      what: 'ready',
      tile,
      target: null,
    }));
    act(() => stores.game.setState((state) => ({ choices: [...state.choices, ...some] })));
    pressKey('1');
    touch('9 Dots, may not be discarded');
    touch('2 Characters');
    expect(stores.acted).toEqual([]);
    fireEvent.click(button('Not now'));
    expect(button('9 Dots')).toBeDefined();
    pressKey('1');
    touch('2 Characters');
    expect(stores.acted[0]).toMatchObject({ type: 'declare', tile: first[1] });
  });
});

describe('a declaration that is aimed at another tile', () => {
  it('shows both, and leaves the turn as it is', () => {
    const { acted } = open('swap');
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    fireEvent.click(button('Swap, 6 Bamboo, 9 Dots'));
    expect(acted[0]).toMatchObject({ type: 'declare', what: 'swap', target: { seat: 2 } });
  });
});

describe('a choice before play', () => {
  it('has a button and a number for each', () => {
    const { acted } = open('void');
    expect(screen.getByText('Give up one suit')).toBeDefined();
    fireEvent.click(button('Dots'));
    pressKey('3');
    expect(acted.map((action) => action.type === 'declare' && action.what)).toEqual(['dots', 'bamboo']);
  });
});

describe('a seat that has won while others play on', () => {
  it('is named as such, with what lies at it', () => {
    open('won');
    expect(
      screen.getByRole('region', { name: /^Wing, West, .*, has won, number 1, Void 1 Bamboo$/ }),
    ).toBeDefined();
  });

  it('is what the own turn begins with, and its hand can be seen', () => {
    open('won');
    expect(screen.getByText('Wing has won, 2 faan')).toBeDefined();
    expect(screen.getByText('3 play on')).toBeDefined();
    fireEvent.click(button('See the hand'));
    expect(within(screen.getByRole('dialog')).getAllByRole('img', { name: '6 Bamboo' })).toHaveLength(3);
  });

  it('watches on where it is the player', () => {
    open('watching');
    expect(screen.getByText('You have won, 5 faan')).toBeDefined();
    expect(button('See the hand')).toBeDefined();
    expect(screen.queryByRole('group', { name: /^Ready hand/ })).toBeNull();
  });
});

describe('what a game shows of its own', () => {
  it('lies in the middle, with its words, figures and tiles', () => {
    open('won');
    const marks = screen.getAllByRole('list', { name: 'On the table' })[0] as HTMLElement;
    expect(
      within(marks)
        .getAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label')),
    ).toEqual(['Stakes 2', 'Indicator Red dragon']);
  });
});

/** What records call groups of three, and being ready. */
const NAMES = namesBy({ groups: { 3: 'three' }, recordedAs: { ready: { type: 'vote', yes: true } } });

describe('a replay', () => {
  const text = appWords.of('en');
  if (!text) throw new Error('The words are not loaded.');
  const nameOf = (player = 2) => ['Mei', 'You'][player] ?? '';
  const reading = { nameOf, words: playWordsOf('toy-marked', 'en'), names: NAMES };

  it.each([
    [{ type: 'ready', p: 0, tile: '2s' }, 'Mei declared ready.'],
    [
      { type: 'exchange', p: 1, gave: ['1m', '2m'], got: [] },
      'You gave 1 Character and 2 Characters and received nothing.',
    ],
    [{ type: 'three', p: 0, tile: '5p', from: 1, own: ['5p', '5p'] }, 'Mei lays out three with 5 Dots.'],
    [{ type: 'vote', p: 0, yes: true }, 'Mei declared ready.'],
    [{ type: 'indicator', tiles: ['C'] }, 'Indicator: Red dragon.'],
  ])('tells %o', (event, sentence) => {
    expect(eventWords(event, reading, text)).toBe(sentence);
  });

  it.each([
    [{ type: 'draw', p: 0, tile: '2s' }, 'Mei drew a tile'],
    [{ type: 'exchange', p: 0, gave: ['1m'], got: ['2s'] }, 'Mei did something that only they see'],
  ])('names no tile of %o to who may not know it', (event, sentence) => {
    expect(eventWords(event, { ...reading, isTold: false }, text)).toBe(sentence);
  });
});

import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameState } from '../../src/store/types';
import { showToy } from '../support/toyParts';
import { toyWith } from '../support/toys/base';
import { namesOf, sceneOf, showApp, tileNames } from '../support/page';

/** A game with terms of its own, indicators and dear tiles. */
const OWN = toyWith('toy-own-table', {});

beforeAll(async () => {
  await showToy(OWN, {
    table: {
      marks: ({ seats }) => [
        { at: 0, code: 'ready', figures: [], tiles: [], look: 'stick' },
        { at: { wall: [3, 1] }, code: 'dora', figures: [], tiles: [31, 5], down: 3, look: 'bare' },
        { at: 'table', code: 'counters', figures: [2], tiles: [], look: 'counters' },
        ...(seats[0]?.river ?? []).slice(2, 3).map(({ tile }) => ({
          at: { tile },
          code: 'ready',
          figures: [],
          tiles: [],
        })),
      ],
      dear: () => [13],
    },
    words: {
      marks: {
        ready: () => 'Ready',
        dora: () => 'Indicators',
        counters: (count = 0) => `Counters: ${count}`,
      },
      terms: { chow: 'Chi', pong: 'Pon', kong: 'Kan', win: 'Ron', 'drawn-win': 'Tsumo' },
    },
  });
});

const ofOwn = (name: string): GameState => {
  const state = sceneOf(name);
  const rules = OWN;
  return {
    ...state,
    match: state.match && { ...state.match, rules },
    view: state.view && { ...state.view, rules },
  };
};

describe('a game with terms of its own', () => {
  it('has them on buttons and in what is read out', () => {
    showApp(ofOwn('claim'));
    const tray = screen.getByRole('dialog');
    const names = namesOf(within(tray).getAllByRole('button'));
    expect(names).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Ron/),
        'Pon of 5 Dots',
        'Chi 4-5-6 Dots',
        'Chi 5-6-7 Dots',
      ]),
    );
    expect(screen.queryByRole('button', { name: /^(Win|Pong|Chow)/ })).toBeNull();
  });

  it('calls a win with a drawn tile otherwise', () => {
    const state = ofOwn('turn');
    showApp({ ...state, choices: [{ type: 'win', seat: 1 }, ...state.choices] });
    expect(screen.getByRole('button', { name: /^Tsumo/ })).toBeDefined();
  });
});

describe('the seal of a win', () => {
  it('has the own word of the game', () => {
    const won = sceneOf('result');
    showApp({
      ...won,
      match: won.match && { ...won.match, rules: OWN },
      view: won.view && { ...won.view, rules: OWN },
    });
    expect(document.querySelector('.win-seal')?.textContent).toBe('Ron');
  });
});

describe('what lies on the table of a game', () => {
  it('is one line of tiles with places face down, and signs with figures; readers hear words', () => {
    showApp(ofOwn('turn'));
    const list = screen.getAllByRole('list', { name: 'On the table' })[0]!;
    const [dora, counters] = within(list).getAllByRole('img');
    expect(dora?.getAttribute('aria-label')).toBe('Indicators Red dragon 6 Characters');
    expect(dora?.querySelectorAll('.tile--down')).toHaveLength(3);
    expect(dora?.textContent).toBe('');
    expect(counters?.getAttribute('aria-label')).toBe('Counters: 2');
    expect(counters?.textContent).toBe('×2');
  });

  it('lays a stick before its seat alone', () => {
    showApp(ofOwn('turn'));
    expect(
      [...document.querySelectorAll('.side')].map((side) => side.querySelector('.side-stick') !== null),
    ).toEqual([false, false, false, true]);
  });

  it('makes room in the row of a turned discard', () => {
    showApp(ofOwn('turn'));
    const river = screen.getByRole('list', { name: "Mei's discards" });
    const looks = [...river.children].map((place) => /\S*turned/.exec(place.className)?.[0] ?? '');
    expect(looks.slice(0, 8)).toEqual([
      ...Array<string>(2).fill('before-turned'),
      'turned',
      ...Array<string>(3).fill('behind-turned'),
      '',
      '',
    ]);
  });

  it('marks dear tiles, and says so in the hand, unless the settings do not want it', () => {
    const { settings } = showApp(ofOwn('turn'));
    const told = () => tileNames().filter((name) => name?.includes('worth more'));
    expect(told()).toEqual(['5 Dots, worth more', '5 Dots, worth more']);
    expect(document.querySelectorAll('.hand .face--dear')).toHaveLength(2);
    act(() => settings.getState().change({ markDear: false }));
    expect(told()).toEqual([]);
    expect(document.querySelectorAll('.face--dear')).toHaveLength(0);
  });
});

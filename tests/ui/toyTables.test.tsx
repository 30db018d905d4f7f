import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatView } from '../../src/engine/view';
import type { GameState } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { dealingOf } from '../../src/ui/motion/dealing';
import { cuesOf } from '../../src/ui/sound/cues';
import { fixtureStores } from './fixtures';
import { toyScenes } from './toyScenes';

afterEach(() => void vi.unstubAllGlobals());

function stateOf(scene: string): GameState & { readonly view: SeatView } {
  const state = toyScenes[scene]?.();
  if (!state?.view) throw new Error(`There is no table called ${scene}.`);
  return { ...state, view: state.view };
}

const show = (scene: string) => render(<App stores={fixtureStores(stateOf(scene))} />).container;

const namesIn = (parts: ArrayLike<Element>) => Array.from(parts, (part) => part.getAttribute('aria-label'));

/** Which tile of each meld lies turned, from the left; -1 for none. */
function turnedIn(melds: Element | null): number[] {
  return Array.from(melds?.querySelectorAll('.meld') ?? [], ({ children }) =>
    [...children].findIndex((tile) => tile.matches('.tile--turned')),
  );
}

describe('a table of three', () => {
  it('has a seat on either side and none across', () => {
    const page = show('three');
    expect(namesIn(page.querySelectorAll('.own, .seat--right, .seat--left'))).toEqual([
      'Wing, West, 498 points',
      'Mei, East, dealer, 586 points',
      'You, South, 412 points',
    ]);
    expect(page.querySelectorAll('.seat, .own')).toHaveLength(3);
    expect(page.querySelectorAll('.river')).toHaveLength(3);
    expect(page.querySelector('[class*="across"]')).toBeNull();
  });

  it('is heard from both sides', () => {
    const sideOf = (seat: number) =>
      cuesOf(stateOf('three'), [{ serial: 2, event: { type: 'discard', seat, tile: 0, drawn: false } }])[0]
        ?.side;
    expect([1, 2, 0].map(sideOf)).toEqual([0, 1, 3]);
  });

  it('turns the claimed tile towards whoever discarded it', () => {
    const page = show('three-worst');
    expect(turnedIn(page.querySelector('.own .melds'))).toEqual([2, 0, 0, 2]);
    expect(turnedIn(page.querySelector('.seat--left .melds'))).toEqual([0, 3, 0, -1]);
    expect(turnedIn(page.querySelector('.seat--right .melds'))).toEqual([2, 0, 0, 3]);
    const own = within(screen.getByRole('group', { name: 'Your melds' }));
    expect(own.getByRole('group', { name: 'Pong of Green dragon, claimed from Wing' })).toBeTruthy();
    expect(own.getByRole('group', { name: /^Kong of 5 Dots, claimed from Mei$/ })).toBeTruthy();
  });
});

describe('a hand of sixteen', () => {
  it('has a place for each tile and for the one drawn', () => {
    const page = show('sixteen');
    expect(page.querySelectorAll('.hand .tile')).toHaveLength(16);
    expect(page.querySelector<HTMLElement>('.hand')?.style.getPropertyValue('--free-places')).toBe('1');
    const backs = page.querySelectorAll<HTMLElement>('.backs');
    expect(Array.from(backs, ({ style }) => style.getPropertyValue('--places'))).toEqual(['11', '14', '14']);
  });

  it('is discarded from by two taps on a phone, where its tiles are small', () => {
    const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => ({ ...heard, matches: false }));
    const stores = fixtureStores(stateOf('sixteen-turn'), { oneTap: true });
    const page = render(<App stores={stores} />).container;
    const tile = page.querySelector('.hand .tile');
    if (!tile) throw new Error('The hand is empty.');
    fireEvent.click(tile);
    expect(stores.acted).toEqual([]);
    fireEvent.click(tile);
    expect(stores.acted.map(({ type }) => type)).toEqual(['discard']);
  });

  it('may lay out five melds', () => {
    const page = show('sixteen-worst');
    expect(page.querySelectorAll('.own .meld')).toHaveLength(5);
    expect(page.querySelectorAll('.hand .tile')).toHaveLength(2);
  });
});

describe('the deal', () => {
  /** The numbers in the wall of the tiles that a seat is dealt. */
  function dealt(scene: string, handSize: number): (seat: number) => number[] {
    const state = stateOf(scene);
    const seats = state.view.seats.map((seat, at) => ({ ...seat, handSize: handSize + (at === 0 ? 1 : 0) }));
    const held = Array.from({ length: handSize }, (_, at) => 200 + at);
    const dealing = dealingOf({ ...state, view: { ...state.view, seats, hand: held } }, held);
    expect(dealing?.groups).toBe(Math.floor(handSize / 4) * seats.length);
    return (seat) =>
      (dealing?.dealt ?? [])
        .filter(({ to }) => (to.at === 'seat' ? to.seat === seat : seat === state.view.seat))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b);
  }

  it('goes round three seats', () => {
    const numbers = dealt('three', 13);
    expect(numbers(0)).toEqual([0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27, 36, 39]);
    expect(numbers(1)).toEqual([4, 5, 6, 7, 16, 17, 18, 19, 28, 29, 30, 31, 37]);
    expect(numbers(2)).toEqual([8, 9, 10, 11, 20, 21, 22, 23, 32, 33, 34, 35, 38]);
  });

  it('takes four groups for a hand of sixteen', () => {
    const numbers = dealt('sixteen', 16);
    expect(numbers(0)).toEqual([0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 49, 50, 51, 64]);
    expect(numbers(3)).toEqual([12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 60, 61, 62, 63]);
  });
});

import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { VisibleEvent } from '../../src/engine/view';
import type { SeenEvent } from '../../src/store/types';
import * as spoken from '../../src/ui/live/spoken';
import { tableFixture } from './fixtures';
import { turnTable } from './scenes';
import { showApp } from '../support/page';

const arrived = createStore(() => false);
const { useSpoken } = spoken;

/** Here the sentences come when `arrived` says so. */
beforeEach(() => {
  arrived.setState(false, true);
  vi.spyOn(spoken, 'useSpoken').mockImplementation(() => {
    const isThere = useStore(arrived);
    const there = useSpoken();
    return isThere ? there : null;
  });
});

const said = () => screen.getByTestId('live').textContent;

const state = tableFixture(turnTable);
const { humanSeat: you } = state;
const tile = state.view?.drawn?.tile ?? 0;

/** Events as the page has seen them, from the first one of the deal on. */
const seen = (...events: VisibleEvent[]): SeenEvent[] =>
  events.map((event, at) => ({ serial: at + 1, event }));

const bonus: VisibleEvent = { type: 'bonus', seat: (you + 1) % 4, tile };
const draw: VisibleEvent = { type: 'draw', seat: you, tile, from: 'front' };
const discard: VisibleEvent = { type: 'discard', seat: you, tile, drawn: false };

it('says what is asked as soon as the sentences are there', () => {
  showApp({ ...state, seen: seen(bonus, draw) });
  expect(said()).toBe('');
  act(() => arrived.setState(true, true));
  expect(said()).toMatch(/ lays out .* You drew .* Your turn\./);
});

it('tells then also what came before a discard that was made without them', () => {
  const stores = showApp({ ...state, seen: seen(bonus, draw) });
  act(() => stores.game.setState({ seen: seen(bonus, draw, discard) }));
  act(() => arrived.setState(true, true));
  expect(said()).toContain(' lays out ');
});

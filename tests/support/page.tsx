import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Settings } from '../../src/store/settings';
import type { GameState } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { fixtureStores } from '../ui/fixtures';
import { scenes } from '../ui/scenes';

/** What tests of the page say again and again. */

/** The scene of this name. */
export function sceneOf(name: string, of: Readonly<Record<string, () => GameState>> = scenes): GameState {
  const scene = of[name];
  if (!scene) throw new Error(`There is no scene "${name}".`);
  return scene();
}

/** Renders the app as it stands in a state or scene; gives its stores, which record what is chosen. */
export function showApp(shown: GameState | string, settings: Partial<Settings> = {}) {
  const stores = fixtureStores(typeof shown === 'string' ? sceneOf(shown) : shown, settings);
  render(<App stores={stores} />);
  return stores;
}

/** The same with nothing in focus. */
export function showUnfocused(...shown: Parameters<typeof showApp>) {
  const stores = showApp(...shown);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return stores;
}

/** The own hand, its tiles and their names. */
export const hand = () => screen.getByRole('toolbar', { name: 'Your hand' });
export const tiles = () => within(hand()).getAllByRole('button');
export const namesOf = (parts: ArrayLike<Element>) =>
  Array.from(parts, (part) => part.getAttribute('aria-label'));
export const tileNames = () => namesOf(tiles());

/** What a screen reader is told. */
export const live = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';

/** Presses a key where the focus is. */
export const pressKey = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const click = (name: string | RegExp) => fireEvent.click(button(name));

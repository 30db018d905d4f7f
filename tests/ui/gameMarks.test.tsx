import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/ui/App';
import { fixtureStores } from './fixtures';
import { americanScenes } from './americanScenes';
import { ownScenes } from './ownScenes';
import { wonState } from './scenes';
import { sceneOf, showApp } from '../support/page';

const marksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('img')
    .map((mark) => mark.getAttribute('aria-label'));

describe('what a game marks', () => {
  it('is told of a discard, which lies turned', () => {
    showApp(sceneOf('marked', ownScenes));
    const turned = screen.getAllByRole('img', { name: /, Ready$/ });
    expect(turned).toHaveLength(4);
    for (const tile of turned) expect(tile.closest('li')?.className).toContain('turned');
  });

  it('is drawn as a stick beside its words', () => {
    showApp(sceneOf('marked', ownScenes));
    const plate = screen.getByRole('region', { name: /^Mei, .*, Ready$/ });
    expect(plate.querySelectorAll('.mark-stick')).toHaveLength(1);
  });

  it('lies on the wall, and is told in the middle', () => {
    showApp(sceneOf('marked', ownScenes));
    const [marks] = screen.getAllByRole('list', { name: 'On the table' });
    expect(marks && marksIn(marks)).toEqual(['Counters 0, deposits 3', 'Indicator Red dragon']);
    expect(document.querySelectorAll('.wall-face .tile')).toHaveLength(1);
  });

  it('is told beside the hand that has won', () => {
    const won = wonState();
    const { rules, extras } = sceneOf('marked', ownScenes).view ?? {};
    if (!won.view || !won.match || rules === undefined || !extras) throw new Error('There is no table.');
    const stores = fixtureStores({
      ...won,
      view: { ...won.view, rules, extras },
      match: { ...won.match, rules },
    });
    render(<App stores={stores} />);
    const [marks] = screen.getAllByRole('list', { name: 'On the table' });
    expect(marks && marksIn(marks)).toEqual(['Counters 0, deposits 3', 'Indicator Red dragon']);
  });

  it('says enough of a seat that plays no further', () => {
    const state = sceneOf('american-swap', americanScenes);
    showApp({ ...state, view: state.view && { ...state.view, out: 1 << 2 } });
    expect(screen.getByRole('region', { name: /^Wing, West, 498 points, Dead hand$/ })).toBeDefined();
  });
});

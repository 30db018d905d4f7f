import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyState, fixtureStores } from './fixtures';
import { StoresContext } from '../../src/ui/context';
import { PrintedLegend } from '../../src/ui/printed/PrintedLegend';
import { RulesScreen } from '../../src/ui/rules/RulesScreen';
import { sceneOf, showApp, tileNames } from '../support/page';
import { americanScenes } from './americanScenes';
import { serveTexts } from './rulesFetch';

const open = (scene: string, settings = {}) =>
  showApp(sceneOf(`american-${scene}`, americanScenes), settings);

const named = () =>
  [...document.querySelectorAll('.group figcaption b')].map(({ textContent }) => textContent);

describe('a win with a hand on the card', () => {
  it('shows the hand as it is printed, and its groups by their names', () => {
    open('result');
    expect(screen.getByRole('heading', { name: 'You win with 45 points' })).toBeTruthy();
    const row = screen.getByRole('row', { name: /^Five twos/ });
    expect(within(row).getByRole('link').getAttribute('href')).toContain('#rules/american/item-quints-4');
    expect(row.querySelector('.printed')?.textContent).toBe('22222a 44b 666b 8888a');
    expect(named()).toEqual(['Quint', 'Pong', 'Pair', 'Kong']);
  });

  it('says what the letters mean that stand in it', () => {
    const legend = (hand: string) =>
      render(
        <StoresContext value={fixtureStores(emptyState)}>
          <PrintedLegend hand={hand} />
        </StoresContext>,
      ).container.textContent;
    expect(legend('22222a 44b 666b 8888a')).toBe('a and b: different suits');
    expect(legend('BB uuuua vvb wwb xxxxa')).toBe(
      'a and b: different suits · u, v, w, x: numbers in a row · B: flower',
    );
    expect(legend('HHHHH uua uuuub DDDc')).toContain('u: any number · H: any one wind · D: the dragon');
    expect(legend('FFFF')).toBe('');
  });

  it('tells singles and mixed groups apart', () => {
    open('mixed');
    expect(named()).toEqual(['Mixed group', 'Mixed group', 'Mixed group', 'Mixed group', 'Single']);
  });
});

describe('groups at the table', () => {
  it('have the name of their size, and say where jokers are in them', () => {
    open('large');
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups.filter((name) => /^(Sextet|Quint)/.test(name ?? ''))).toEqual([
      'Sextet of Flower, claimed from Mei',
      'Sextet of 1 Character: 1 Character, 1 Character, 1 Character, Joker, Joker, Joker, claimed from Chiu',
      'Sextet of 2 Characters: 2 Characters, 2 Characters, 2 Characters, Joker, Joker, Joker, claimed from Wing',
      'Quint of 4 Dots: 4 Dots, 4 Dots, 4 Dots, 4 Dots, Joker, claimed from Chiu',
    ]);
  });
});

it('a joker that was taken from a group is not told as drawn', () => {
  const { view, ...state } = sceneOf('american-swap', americanScenes);
  const drawn = view?.drawn && { ...view.drawn, from: null };
  showApp({ ...state, view: view && { ...view, drawn: drawn ?? null } });
  expect(tileNames().at(-1)).toMatch(/, just taken$/);
  expect(screen.getByText(/^You took /)).toBeTruthy();
});

describe('numbers and letters on the tiles', () => {
  const faces = () => [...document.querySelectorAll('.river .face')].map(({ className }) => className);

  it('are there where the game likes them', () => {
    open('worst');
    expect(faces().some((face) => face.includes('face--i-'))).toBe(true);
  });

  it('are not there where the player wants none', () => {
    open('worst', { index: false });
    expect(faces().some((face) => face.includes('face--i-'))).toBe(false);
  });

  it('are not there by themselves in other games', () => {
    showApp('claim');
    expect(faces().some((face) => face.includes('face--i-'))).toBe(false);
  });
});

it('the rules mark the hands that the match under way leaves out', async () => {
  serveTexts();
  const { match, ...state } = sceneOf('american-worst', americanScenes);
  const options = { ...match?.options, sections: ['evens', 'odds'] };
  render(
    <StoresContext value={fixtureStores({ ...emptyState, ...state, match: match && { ...match, options } })}>
      <RulesScreen place={{ rules: 'american', anchor: 'card' }} onClose={() => undefined} />
    </StoresContext>,
  );
  const entry = (id: string) => document.getElementById(`rules/american/item-${id}`)?.textContent ?? '';
  await waitFor(() => expect(entry('years-1')).not.toBe(''));
  expect(entry('years-1')).toContain('Not in this match');
  expect(entry('evens-1')).not.toContain('Not in this match');
});

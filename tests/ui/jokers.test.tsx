import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stagesBetween } from '../../src/ui/motion/stages';
import { americanScenes } from './americanScenes';
import { button, pressKey, sceneOf, showApp } from '../support/page';

const open = (scene: string) => showApp(sceneOf(`american-${scene}`, americanScenes));

const jokersOf = (name: string) =>
  within(screen.getByRole('group', { name })).queryAllByRole('button', { name: /^Joker, / });

it('a joker in anybody’s group is taken by pressing it, and named with the tile that is given', () => {
  const { acted, game } = open('swap');
  const [own] = jokersOf('Your melds');
  const across = jokersOf("Chiu's melds");
  expect(own?.getAttribute('aria-label')).toBe('Joker, Take joker, 2 Characters');
  expect(across.map((each) => each.getAttribute('aria-label'))).toEqual(
    Array(2).fill('Joker, Take joker, 4 Dots'),
  );
  for (const joker of across) fireEvent.click(joker);
  const target = game.getState().choices.flatMap((each) => (each.type === 'declare' ? each.target : []));
  expect(acted.map((action) => 'target' in action && action.target)).toEqual(
    [target[1], target[1]].map((each) => target.find((other) => other?.seat === 3) ?? each),
  );
});

it('is taken from the tray too, by button and key', () => {
  const { acted } = open('swap');
  fireEvent.click(button('Take joker, 8 Bamboo, Joker'));
  pressKey('1');
  expect(acted.map((action) => 'what' in action && action.what)).toEqual([
    'joker-exchange',
    'joker-exchange',
  ]);
});

it('is no button where it cannot be taken', () => {
  open('claim');
  expect(jokersOf("Chiu's melds")).toEqual([]);
});

it('both tiles are seen to change places', () => {
  const before = sceneOf('american-swap', americanScenes);
  const swap = before.choices.find(({ type }) => type === 'declare');
  if (swap?.type !== 'declare') throw new Error('No joker can be taken.');
  const after = { ...before, seen: [...before.seen, { serial: 1, event: swap }] };
  expect(stagesBetween(before, after)).toEqual([
    {
      time: 'fly',
      flights: [
        { from: { at: 'tile', tile: swap.tile }, to: { at: 'tile', tile: swap.tile } },
        { from: { at: 'tile', tile: swap.target?.tile }, to: { at: 'tile', tile: swap.target?.tile } },
      ],
    },
  ]);
});

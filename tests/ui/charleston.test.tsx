import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { VisibleEvent } from '../../src/engine/view';
import { receivedTiles } from '../../src/store/selectors/exchange';
import { stagesBetween } from '../../src/ui/motion/stages';
import { americanScenes } from './americanScenes';
import { beforePlay } from './playedScenes';
import { button, live, pressKey, sceneOf, showApp, tileNames, tiles } from '../support/page';

const open = (scene: string) => showApp(sceneOf(`american-${scene}`, americanScenes));

/** The first tile of the hand with a name like this. */
function touch(name: string): void {
  const tile = tiles()[tileNames().findIndex((each) => each?.startsWith(name))];
  if (!tile) throw new Error(`The hand has no ${name}.`);
  fireEvent.click(tile);
}

const choose = (...names: readonly string[]) => names.forEach(touch);

const dimmed = () =>
  tiles().flatMap((tile) => (tile.classList.contains('tile--aside') ? tile.getAttribute('aria-label') : []));

const given = (acted: readonly object[]) =>
  acted.map((action) => ('tiles' in action && Array.isArray(action.tiles) ? action.tiles.length : null));

describe('tiles that are passed on', () => {
  it('are three, and who gets them is told and named', () => {
    const { acted } = open('pass');
    expect(screen.getByText('To Wing. Choose three tiles. Jokers stay.')).toBeDefined();
    expect(screen.getByRole('region', { name: /^Wing, .*, gets your tiles$/ })).toBeDefined();
    choose('1 Dot', '4 Dots', '1 Character');
    fireEvent.click(button('Pass'));
    expect(given(acted)).toEqual([3]);
  });

  it('are never jokers, which says why to eye and ear', () => {
    open('pass');
    expect(dimmed()).toEqual(['Joker, may not be given']);
    choose('Joker');
    expect(screen.getByText('A joker is never passed.', { selector: '.why' })).toBeDefined();
    expect(live()).toContain('A joker is never passed.');
    expect(button('Choose 3 more')).toBeDefined();
    choose('1 Dot');
    expect(screen.queryByText('A joker is never passed.', { selector: '.why' })).toBeNull();
  });

  it('can still be changed when all are chosen', () => {
    open('pass');
    choose('1 Dot', '4 Dots', '1 Character');
    expect(dimmed()).toEqual(['Joker, may not be given']);
    pressKey('z');
    expect(button('Choose 1 more')).toBeDefined();
    expect(live()).toContain('2 of 3 chosen: 1 Dot, 4 Dots.');
  });

  it('are read out with the signs of the language', () => {
    showApp(sceneOf('american-pass', americanScenes), { language: 'zh-Hant-HK' });
    expect(screen.getByText('交給阿榮。選三張牌；百搭不可傳。')).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: '一筒' })[0]!);
    expect(live()).toContain('已選 1 張，共 3 張：一筒。');
  });

  it('go in the order in which they were chosen where some go unseen', () => {
    const { acted } = open('blind');
    expect(button('Pass 3 unseen')).toBeDefined();
    const [first = '', second = ''] = tileNames().map((name) => (name ?? '').split(',')[0] ?? '');
    choose(second, first);
    expect(tileNames()).toContain(`${first}, number 2`);
    expect(document.querySelectorAll('.slots .tile--down')).toHaveLength(1);
    fireEvent.click(button('Pass, and 1 unseen'));
    fireEvent.click(button('Pass, and 1 unseen'));
    expect(given(acted)).toEqual([2]);
  });

  it.each([
    ['blind', 'Pass 3 unseen'],
    ['courtesy', 'Exchange none'],
  ])('go with a second press or key where nobody chose them: %s', (scene, name) => {
    const again = 'Press again to confirm.';
    const { acted } = open(scene);
    fireEvent.click(button(name));
    expect(acted).toEqual([]);
    expect(screen.getByText(again, { selector: '.why' })).toBeDefined();
    expect(live()).toContain(again);
    const [first = ''] = tileNames().flatMap((each) => (each?.startsWith('Joker') ? [] : (each ?? '')));
    choose(first);
    pressKey('z');
    pressKey('x');
    expect(acted).toEqual([]);
    pressKey('x');
    expect(given(acted)).toEqual([0]);
  });

  it('do not go by a finger that bounced', () => {
    const { acted } = open('blind');
    const tap = () => {
      fireEvent.pointerDown(button('Pass 3 unseen'), { pointerType: 'touch' });
      fireEvent.click(button('Pass 3 unseen'));
    };
    tap();
    tap();
    expect(acted).toEqual([]);
  });

  it('go at once where all were chosen', () => {
    const { acted } = open('courtesy');
    const [first = ''] = tileNames().flatMap((each) => (each?.startsWith('Joker') ? [] : (each ?? '')));
    choose(first);
    fireEvent.click(button('Exchange'));
    expect(given(acted)).toEqual([1]);
  });
});

describe('tiles that came', () => {
  it('are marked in the hand, and named', () => {
    open('blind');
    const came = tiles().filter((tile) => tile.classList.contains('tile--received'));
    expect(came).toHaveLength(3);
    for (const tile of came) expect(tile.getAttribute('aria-label')).toMatch(/, just received$/);
  });

  it('are so until something is given or discarded', () => {
    const exchange: VisibleEvent = { type: 'exchange', seat: 1, gave: [1], got: [2, 3] };
    const discard: VisibleEvent = { type: 'discard', seat: 1, tile: 4, drawn: true };
    const seen = (...events: readonly VisibleEvent[]) => events.map((event) => ({ serial: 1, event }));
    expect(receivedTiles(seen(exchange, { ...discard, seat: 0 }), 1)).toEqual([2, 3]);
    expect(receivedTiles(seen(exchange, discard), 1)).toEqual([]);
    expect(receivedTiles(seen(exchange, { ...exchange, got: [5] }), 1)).toEqual([5]);
  });

  it('move as packets, those of the others too', () => {
    const before = beforePlay('american', 'first-right');
    const after = beforePlay('american', 'first-across');
    const [stage, ...more] = stagesBetween(before, after);
    const ways = stage?.flights.map(({ from, to }) =>
      [from, to].map((spot) => ('seat' in spot ? spot.seat : spot.at)),
    );
    expect(more).toEqual([]);
    expect(ways).toEqual([
      ...[1, 2, 3].map(() => [2, 3]),
      ...[1, 2, 3].map(() => [3, 0]),
      ...[1, 2, 3].map(() => ['tile', 2]),
      ...[1, 2, 3].map(() => [0, 'tile']),
    ]);
  });
});

describe('the vote', () => {
  it('is one press or key', () => {
    const { acted } = open('vote');
    expect(screen.getByRole('group', { name: 'Vote: a second Charleston?' })).toBeDefined();
    fireEvent.click(button('No, not again'));
    pressKey('1');
    expect(acted).toMatchObject([{ what: 'no-more' }, { what: 'more' }]);
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Aim } from '../../src/bots/aims/aim';
import { lastDiscardIn } from '../../src/store/match/tableState';
import { americanScenes } from './americanScenes';
import { button, pressKey, sceneOf, showApp } from '../support/page';

const open = (scene: string) => showApp(sceneOf(`american-${scene}`, americanScenes));

/** The words on the buttons of the tray, without their keys. */
const shown = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .flatMap((each) => (each.classList.contains('act') ? (each.querySelector('.act-word') ?? []) : []))
    .map((words) =>
      [...words.childNodes].flatMap((part) => (part.nodeName === 'KBD' ? [] : part.textContent)).join(' '),
    );

describe('more groups than there is room for', () => {
  it('have a button for each size, and behind it one for each mixture, without jokers first', () => {
    const { acted } = open('claims');
    expect(shown()).toEqual(['Win', 'Pong 3 ways', 'Kong 4 ways', 'Quint 5 ways', 'Sextet 6 ways', 'Pass']);
    fireEvent.click(button('Sextet, 6 ways'));
    expect(acted).toEqual([]);
    expect(shown()).toEqual(['no Joker', '1 Joker', '2 Jokers', '3 Jokers', '4 Jokers', '5 Jokers']);
    pressKey('2');
    expect(acted).toMatchObject([{ type: 'group', own: { length: 5 } }]);
  });

  it.each([
    ['a button', () => fireEvent.click(button('Other claims'))],
    ['the space bar', () => pressKey(' ')],
  ])('can be gone back from by %s', (_, back) => {
    const { acted } = open('claims');
    const before = shown();
    pressKey('4');
    expect(shown()).not.toEqual(before);
    back();
    expect(shown()).toEqual(before);
    expect(acted).toEqual([]);
  });
});

describe('a claim that rules hands out', () => {
  const hand = (id: string, isLeft: boolean, lost: Aim['lost'] = null): Aim => ({
    id,
    sort: id,
    items: [],
    worth: [],
    total: 0,
    missing: 3,
    useful: 0,
    groups: [],
    isConcealed: false,
    isSelfDrawn: false,
    isLeft,
    lost,
  });
  const line = () => screen.getByRole('dialog').querySelector('.ask-words span')?.textContent;
  const learn = ({ aims, game }: ReturnType<typeof open>, found: readonly Aim[], pinned: string | null) =>
    act(() => aims.setState({ aims: { status: 'found', view: game.getState().view!, aims: found }, pinned }));

  it('says what it costs the nearest hands, or the one played for', () => {
    const stores = open('claims');
    expect(line()).toBe('Claim it or pass');
    const found = ['gone', 'a', 'b', 'c', 'd'].map((id) => hand(id, 'ad'.includes(id)));
    const [gone, ...near] = found;
    const all = [...near, hand(gone!.id, true, 'gone')];
    learn(stores, all, null);
    expect(line()).toBe('A claim rules out 1 of your 3 nearest hands');
    learn(stores, all, 'd');
    expect(line()).toBe('A claim rules out the hand you play for');
    learn(stores, all, 'b');
    expect(line()).toBe('Claim it or pass');
    learn(stores, all.slice(1, 3), null);
    expect(line()).toBe('Claim it or pass');
  });
});

it('a discard that was taken for a group is no longer the last one', () => {
  const discard = { type: 'discard', seat: 0, tile: 5, drawn: false } as const;
  const group = { type: 'group', seat: 1, tile: 5, from: 0, own: [6, 7] } as const;
  expect(lastDiscardIn([{ serial: 1, event: discard }])).toBe(5);
  expect(lastDiscardIn([discard, group].map((event) => ({ serial: 1, event })))).toBeNull();
});

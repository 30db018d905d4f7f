import { describe, expect, test } from 'vitest';
import { ruleSetOf } from '../../src/engine/knownRules';
import { defaultOptions } from '../../src/engine/options';
import { createCalculator } from '../../src/store/calculator/calculatorStore';
import { inGame, impossibleIn } from '../../src/store/calculator/compare';
import { newDraft } from '../../src/store/calculator/draft';
import { readDraft } from '../../src/store/calculator/draftText';
import { keptDraft, keptGame } from '../../src/store/calculator/keptDraft';
import { memoryStorage } from './memoryStorage';

const KEY = 'hong-kong-mahjong/calculator';
const gameOf = (rules: string) => ({ rules, options: defaultOptions(ruleSetOf(rules).options) });

describe('the hand that is kept', () => {
  test('is read as it was after every press, also while it is not whole', () => {
    const storage = memoryStorage();
    const store = createCalculator(newDraft(gameOf('classical')), (draft) => keptDraft.write(storage, draft));
    const { press, enter, lookAt } = store.getState();
    enter('concealed-pong');
    press(31);
    enter('tile');
    for (const kind of [0, 1, 2, 34]) {
      press(kind);
      expect(keptDraft.take(storage)).toEqual(store.getState().draft);
    }
    lookAt(2);
    press(27);
    expect(keptDraft.take(storage)).toEqual(store.getState().draft);
    expect(keptGame.peek(storage)).toBe('classical');
  });

  test.each([
    ['no JSON', '{"rules":'],
    ['another game', '{"rules":"nonsense","options":{}}'],
    ['a fifth tile', kept({ hands: ['11111m'] })],
    ['the own discard', kept({ from: 'S' })],
    ['an unknown circumstance', kept({ situation: ['__proto__'] })],
    ['an unknown option', kept({ options: { nonsense: 1 } })],
    ['too many hands', kept({ hands: ['1m', '2m'] })],
  ])('is set aside where it is damaged: %s', (_, text) => {
    const storage = memoryStorage();
    storage.setItem(KEY, text);
    expect(keptDraft.take(storage)).toBeNull();
    expect(keptDraft.take(storage)).toBeNull();
    expect(storage.getItem(`${KEY}-set-aside`)).toBe(JSON.stringify([text]));
  });

  test('is not there where the browser keeps nothing, and nothing is thrown', () => {
    const refuse = () => {
      throw new Error('no storage');
    };
    const storage = { keys: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(keptDraft.take(storage)).toBeNull();
    expect(() => keptDraft.write(storage, newDraft(gameOf('taisen')))).not.toThrow();
  });
});

/** A kept hand with some fields changed. */
function kept(changed: object): string {
  const plain = {
    rules: 'hong-kong-old',
    options: {},
    hands: ['1m'],
    seat: 'S',
    round: 'E',
    by: 'wall',
    from: 'E',
  };
  return JSON.stringify({ ...plain, situation: [], ...changed });
}

describe('changes', () => {
  const begin = () => createCalculator(newDraft(gameOf('hong-kong-old')), () => undefined);

  test('that find no room change nothing, and say why', () => {
    const store = begin();
    const { press, enter } = store.getState();
    for (let copy = 0; copy < 4; copy++) expect(press(0)).toBeNull();
    expect(press(0)).toBe('used');
    enter('chow');
    expect(press(7)).toBe('no-chow');
    expect(press(27)).toBe('no-chow');
    for (const kind of [9, 12, 15]) expect(press(kind)).toBeNull();
    expect(press(18)).toBe('full');
    enter('tile');
    expect(press(18)).toBeNull();
    expect(press(19)).toBe('full');
    expect(store.getState().draft.hands[0]?.winning).toBe(18);
  });

  test('are taken back one by one, the last first', () => {
    const store = begin();
    const { press, takeBack, clear } = store.getState();
    press(0);
    const before = store.getState().draft;
    press(1);
    clear();
    takeBack();
    takeBack();
    expect(store.getState().draft).toBe(before);
    takeBack();
    takeBack();
    expect(store.getState().draft).toEqual(newDraft(gameOf('hong-kong-old')));
  });

  test('of the game leave what it has not', () => {
    const draft = readDraft({
      rules: 'hong-kong-old',
      options: {},
      seat: 'W',
      round: 'S',
      by: 'discard',
      from: 'E',
      hands: ['123m[5555p]+1m|1f2y'],
      situation: ['last-tile'],
    });
    if (!draft) throw new Error('The hand cannot be read.');
    expect(impossibleIn(draft, gameOf('taisen'))).toEqual({ why: 'kong' });
    const moved = inGame(draft, gameOf('classical'));
    expect(moved.hands).toHaveLength(4);
    expect(moved.hands[0]?.bonus).toEqual([34, 39]);
    expect(moved).toMatchObject({ seat: 2, round: 1, by: 'discard', from: 0, situation: ['last-tile'] });
  });
});

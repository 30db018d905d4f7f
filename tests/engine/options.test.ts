import { describe, expect, it } from 'vitest';
import { changedOptions, defaultOptions, parseOptions } from '../../src/engine/options';
import type { OptionSpecs } from '../../src/engine/optionSpec';
import { findRuleSet, ruleSetIds } from '../../src/engine/knownRules';

const specs: OptionSpecs = {
  flag: { type: 'boolean', default: true, group: 'play' },
  even: { type: 'number', default: 0, min: 0, max: 14, step: 2, group: 'play' },
  some: { type: 'number', default: 4, min: 1, max: 4, values: [4, 1, 2], group: 'play' },
  word: { type: 'word', default: 'a', values: ['a', 'b'], group: 'play' },
  list: { type: 'list', default: ['x', 'y', 'z'], values: ['x', 'y', 'z'], group: 'play' },
};
const defaults = { flag: true, even: 0, some: 4, word: 'a', list: ['x', 'y', 'z'] };

describe('options', () => {
  it.each([
    [{}, {}],
    [{ flag: true, word: 'a' }, {}],
    [
      { flag: false, even: 14, some: 1, word: 'b' },
      { flag: false, even: 14, some: 1, word: 'b' },
    ],
    [{ list: ['z', 'x', 'z'] }, { list: ['x', 'z'] }],
    [{ list: [] }, { list: [] }],
  ])('completes %j', (given, changed) => {
    expect(parseOptions(specs, given)).toEqual({ ok: true, value: { ...defaults, ...changed } });
  });

  it.each([
    [null, 'The options must be an object of values by name.'],
    [[], 'The options must be an object of values by name.'],
    ['flag', 'The options must be an object of values by name.'],
    [{ flags: true }, 'There is no option "flags" in this rule set.'],
    [{ toString: true }, 'There is no option "toString" in this rule set.'],
    [JSON.parse('{"__proto__": 1}'), 'There is no option "__proto__" in this rule set.'],
    [{ flag: 1 }, 'Option "flag" must be true or false, not 1.'],
    [{ flag: 'true' }, 'Option "flag" must be true or false, not "true".'],
    [{ flag: null }, 'Option "flag" must be true or false, not null.'],
    [{ even: 3 }, 'Option "even" must be a whole number from 0 to 14 in steps of 2, not 3.'],
    [{ even: -2 }, 'Option "even" must be a whole number from 0 to 14 in steps of 2, not -2.'],
    [{ even: 16 }, 'Option "even" must be a whole number from 0 to 14 in steps of 2, not 16.'],
    [{ even: '2' }, 'Option "even" must be a whole number from 0 to 14 in steps of 2, not "2".'],
    [{ even: 2.5 }, 'Option "even" must be a whole number from 0 to 14 in steps of 2, not 2.5.'],
    [{ some: 3 }, 'Option "some" must be one of 4, 1, 2, not 3.'],
    [{ word: 'c' }, 'Option "word" must be one of "a", "b", not "c".'],
    [{ word: true }, 'Option "word" must be one of "a", "b", not true.'],
    [{ list: 'x' }, 'Option "list" must be a list of some of "x", "y", "z", not "x".'],
    [{ list: ['x', 'w'] }, 'Option "list" must be a list of some of "x", "y", "z", not ["x","w"].'],
    [{ list: ['x', 1] }, 'Option "list" must be a list of some of "x", "y", "z", not ["x",1].'],
  ])('refuses %j', (given: unknown, error) => {
    expect(parseOptions(specs, given)).toEqual({ ok: false, error });
  });

  it('tells what was changed', () => {
    expect(changedOptions(specs, { ...defaults, even: 2, list: ['x'] })).toEqual({ even: 2, list: ['x'] });
    expect(changedOptions(specs, defaultOptions(specs))).toEqual({});
  });
});

describe('options of the rule sets', () => {
  it.each(ruleSetIds())('%s accepts its own defaults and no number out of range', (id) => {
    const own = findRuleSet(id)?.options ?? {};
    expect(parseOptions(own, defaultOptions(own))).toEqual({ ok: true, value: defaultOptions(own) });
    for (const [name, spec] of Object.entries(own)) {
      if (spec.type !== 'number') continue;
      for (const wrong of [spec.min - 1, spec.max + 1, spec.min + 0.5, -1]) {
        expect(parseOptions(own, { [name]: wrong }).ok).toBe(false);
      }
    }
  });

  it.each([
    [
      'hong-kong-old',
      {
        bonusTiles: true,
        dice: 'three',
        deadWall: 0,
        severalWinners: 'nearest',
        robKong: 'any',
        goulash: 'replay',
        potPoints: 2,
        claimSeconds: 0,
        strictCalling: false,
        falseWin: 'open-hand',
        falseWinPoints: 8,
        dealerRepeats: 'always',
        rounds: 4,
        sevenPairsDistinct: true,
        simples: 'numbered',
        commonHand: 'plain',
        minimumFaan: 3,
        limitConcealment: 'as-listed',
        dragonsConcealed: false,
        dealerDoubles: true,
        limitPoints: 64,
        startPoints: 0,
      },
    ],
    [
      'hong-kong-common',
      {
        minimumFaan: 3,
        limitFaan: 10,
        sevenPairs: false,
        rise: 'half-spicy',
        responsibility: 'full',
        dealerDoubles: false,
        pao: true,
        potPoints: 2,
      },
    ],
    [
      'taisen',
      { groups: 3, winFromAnyone: false, dealerRepeats: 'never', rounds: 1, startPoints: 0, claimSeconds: 0 },
    ],
  ])('%s has the defaults of its page', (id, values) => {
    expect(defaultOptions(findRuleSet(id)?.options ?? {})).toMatchObject(values);
  });

  it('an option that came later stands among the others only where it is changed', () => {
    const known = findRuleSet('hong-kong-old')?.options ?? {};
    expect(Object.keys(defaultOptions(known))).not.toContain('lowHands');
    const parsed = (lowHands: string) => parseOptions(known, { lowHands });
    expect(parsed('finer')).toEqual({ ok: true, value: defaultOptions(known) });
    expect(parsed('as-three')).toEqual({
      ok: true,
      value: { ...defaultOptions(known), lowHands: 'as-three' },
    });
    expect(changedOptions(known, { ...defaultOptions(known), lowHands: 'as-three' })).toEqual({
      lowHands: 'as-three',
    });
    expect(parsed('other').ok).toBe(false);
  });

  it.each(['limitHands', 'limitPoints', 'limitConcealment', 'dragonsConcealed', 'simples', 'lowHands'])(
    'hong-kong-common has no %s',
    (name) => {
      expect(Object.keys(findRuleSet('hong-kong-common')?.options ?? {})).not.toContain(name);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { scoreLine, scoreRequest } from '../../src/cli/scoreRequest';

const request = {
  rules: 'hong-kong-old',
  hand: '33m55p[CCC][EEE](9999s)+3m|1f2y',
  seat: 'S',
  round: 'E',
  by: 'discard',
  from: 'W',
  situation: [],
  options: { minimumFaan: 3 },
};
const without = (...fields: string[]): object =>
  Object.fromEntries(Object.entries(request).filter(([field]) => !fields.includes(field)));
const SITUATIONS =
  'last-tile, kong-replacement, bonus-replacement, double-kong-replacement, first-draw, first-discard';

describe('the calculator', () => {
  it('answers the example of its contract', () => {
    const answer = {
      legal: true,
      faan: 5,
      bonusFaan: 1,
      limit: false,
      base: 2,
      items: [
        { id: 'dragon-pong', faan: 1 },
        { id: 'round-wind', faan: 1 },
        { id: 'all-pongs', faan: 3 },
      ],
      bonusItems: [{ id: 'own-season', faan: 1 }],
      payments: { E: -4, S: 10, W: -4, N: -2 },
    };
    expect(JSON.stringify(scoreLine(JSON.stringify(request)))).toBe(JSON.stringify(answer));
  });

  it('answers a limit hand with nothing but its name', () => {
    expect(scoreRequest({ ...request, hand: '1112345678999m+5m' })).toEqual({
      legal: true,
      faan: null,
      bonusFaan: null,
      limit: true,
      base: null,
      items: [{ id: 'heavenly-gates', faan: null }],
      bonusItems: [],
      payments: { E: -64, S: 192, W: -64, N: -64 },
    });
  });

  it('answers a hand below the minimum without payments', () => {
    expect(scoreRequest({ ...request, hand: '45p99s[CCC][FFF][NNN]+6p' })).toEqual({
      legal: false,
      reason: 'below-minimum',
      faan: 2,
      bonusFaan: 1,
      items: [{ id: 'dragon-pong', faan: 2 }],
      bonusItems: [{ id: 'no-bonus-tiles', faan: 1 }],
    });
  });

  it('answers an incomplete hand with what it lacks', () => {
    expect(scoreRequest({ ...request, hand: '45p99s[CCC][FFF][NNN]+7p' })).toEqual({
      legal: false,
      reason: 'not-complete',
      deficiency: 0,
    });
  });

  it('caps the points of hong-kong-common, not its faan', () => {
    expect(
      scoreRequest({ ...request, rules: 'hong-kong-common', hand: '5pNNN[EEE][SSS][WWW]+5p|1f' }),
    ).toEqual({
      legal: true,
      faan: 16,
      bonusFaan: 0,
      limit: true,
      base: 128,
      items: [
        { id: 'clean-hand', faan: 3 },
        { id: 'great-winds', faan: 13 },
      ],
      bonusItems: [],
      payments: { E: 0, S: 512, W: -512, N: 0 },
    });
  });

  it.each([
    ['without round, situation and options', without('round', 'situation', 'options')],
    ['with unknown further fields', { ...request, comment: 'x', winner: 3 }],
    [
      'with the situation of another way of winning',
      { ...request, situation: ['first-draw', 'kong-replacement'] },
    ],
  ])('answers the same %s', (_, other) => {
    expect(scoreRequest(other)).toEqual(scoreRequest(request));
  });

  it('needs no "from" for a win from the wall, and ignores a wrong one', () => {
    const { from: _, ...rest } = { ...request, by: 'wall' };
    expect(scoreRequest({ ...rest, from: 'nobody' })).toEqual(scoreRequest(rest));
    expect(scoreRequest(rest)).toMatchObject({ legal: true, bonusFaan: 2 });
  });

  it.each([
    ['', 'The line is not a JSON object.'],
    ['{"rules"', 'The line is not a JSON object.'],
    ['[1]', 'The request is not a JSON object.'],
    ['null', 'The request is not a JSON object.'],
    ['"x"', 'The request is not a JSON object.'],
    ['{}', 'Field "rules" is missing.'],
  ])('refuses the line %j', (line, error) => {
    expect(scoreLine(line)).toEqual({ error });
  });

  it.each([
    [{ rules: 'no-game' }, 'Field "rules" must be the id of a rule set, not "no-game".'],
    [{ rules: 3 }, 'Field "rules" must be the id of a rule set, not 3.'],
    [{ hand: undefined }, 'Field "hand" is missing.'],
    [{ hand: 5 }, 'Field "hand" must be a hand as text, not 5.'],
    [{ hand: '33m55p[CCC][EEE](9999s)+3' }, '"3" has no suit letter after it.'],
    [{ seat: undefined }, 'Field "seat" is missing.'],
    [{ seat: 'X' }, 'Field "seat" must be E, S, W or N, not "X".'],
    [{ round: 'east' }, 'Field "round" must be E, S, W or N, not "east".'],
    [{ round: null }, 'Field "round" must be E, S, W or N, not null.'],
    [{ by: undefined }, 'Field "by" is missing.'],
    [{ by: 'theft' }, 'Field "by" must be one of wall, discard, robbed-kong, bonus-tiles, not "theft".'],
    [{ from: undefined }, 'Field "from" is missing.'],
    [{ from: 'S' }, 'Field "from" must be another seat than "seat".'],
    [{ from: 2, by: 'robbed-kong' }, 'Field "from" must be E, S, W or N, not 2.'],
    [
      { situation: 'last-tile' },
      `Field "situation" must be a list of some of ${SITUATIONS}, not "last-tile".`,
    ],
    [{ situation: ['lucky'] }, `Field "situation" must be a list of some of ${SITUATIONS}, not ["lucky"].`],
    [{ options: null }, 'The options must be an object of values by name.'],
    [{ options: { minFaan: 3 } }, 'There is no option "minFaan" in this rule set.'],
    [{ options: { minimumFaan: 9 } }, 'Option "minimumFaan" must be a whole number from 0 to 8, not 9.'],
    [{ options: { minimumFaan: '3' } }, 'Option "minimumFaan" must be a whole number from 0 to 8, not "3".'],
    [{ by: 'bonus-tiles' }, '"+3m" stands in a hand without a winning tile.'],
  ])('refuses %j', (change, error) => {
    expect(scoreRequest({ ...request, ...change })).toEqual({ error });
  });
});

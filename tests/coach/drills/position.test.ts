import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { parsePosition, formatPosition } from '../../../src/coach/drills/position';
import { writtenChoice } from '../../../src/coach/drills/writtenChoice';
import { rulesOf } from '../../../src/engine/knownRules';

describe('a text of a position', () => {
  const base = 'SE E5p 123789m46p9sE :3s^S1m!5p/[312s]E|1f:P9p/:E!C/:2m';

  it.each([
    ['a concealed kong', 'SE E5p 78m46pSSSFFF :3s1m!5p/(1111p)|1f:P9p/:E!C/:2m'],
    ['a kong from a discard', 'SE E5p 78m46pSSSFFF :3s1p^S1m!5p/[1111p]E|1f:P9p/:E!C/:2m'],
    ['a chow whose last tile was claimed', 'SE E5p 78m46pSSSFFF :3s^S1m!5p/[312s]E|1f:P9p/:E!C/:2m'],
  ])('keeps %s', (_, text) => {
    const read = parsePosition('hong-kong-old', text);
    if (!read.ok) throw new Error(read.error);
    const { view } = read.value;
    expect(formatPosition(view)).toEqual({ ok: true, value: text });
    const [meld] = view.seats[1]!.melds;
    const { kinds } = rulesOf(view).tiles;
    const claimed = meld!.claimed === null ? null : kinds[meld!.claimed];
    expect([meld!.concealed, meld!.from === null, claimed === null]).toEqual(
      Array.from({ length: 3 }, () => text.includes('(')),
    );
    expect(meld!.tiles).toHaveLength(new Set(meld!.tiles).size);
    if (meld!.claimed !== null) expect(meld!.tiles).toContain(meld!.claimed);
  });

  it.each([
    ['+6p', { from: 'front', kongs: 0, bonus: false }],
    ['+6p:fy', null],
    ['+6p:f0y', { from: 'front', kongs: 0, bonus: true }],
    ['+6p:b1', { from: 'back', kongs: 1, bonus: false }],
    ['+6p:b2y', { from: 'back', kongs: 2, bonus: true }],
  ])('says how a tile was drawn: %s', (asked, drawn) => {
    const text = `SE ${asked} 1123789m46p9sE :3s^S1m!5p/[312s]E|1f:P9p/:E!C/:2m`;
    const read = parsePosition('hong-kong-old', text);
    expect(read.ok).toBe(drawn !== null);
    if (!read.ok) return;
    expect(read.value.view.drawn).toMatchObject(drawn ?? {});
    expect(formatPosition(read.value.view)).toEqual({ ok: true, value: text });
  });

  it('is read where it can lie on a table', () => {
    const read = parsePosition('hong-kong-old', base);
    expect(read).toMatchObject({ ok: true });
    if (!read.ok) return;
    const { view, choices } = read.value;
    expect(view).toMatchObject({
      seat: 1,
      prevailing: 0,
      turn: 0,
      discards: 8,
      wallLeft: 144 - 10 - 3 - 1 - 7 - 3 * 13,
    });
    expect(choices.map((each) => writtenChoice(view, each)).toSorted()).toEqual(['46p', 'pass']);
    expect(formatPosition(view)).toEqual({ ok: true, value: base });
  });

  it.each([
    ['SE E5p', 'four parts'],
    [base.replace('SE', 'XE'), 'begins with the own seat'],
    [base.replace('E5p', 'E5'), 'does not say what is asked'],
    [base.replace('E5p', 'X5p'), 'does not say what is asked'],
    [base.replace('E5p', 'E5p:f0'), 'does not say what is asked'],
    [base.replace('E5p', '+6p:x0'), 'does not say what is asked'],
    [base.replace('SE', 'SX'), 'begins with the own seat'],
    [base.replace('SE', 'S'), 'begins with the own seat'],
    [base.replace('SE', 'SEx'), 'begins with the own seat'],
    [base.replace('[312s]E', '[312s]X'), 'is no meld with the seat'],
    [base.replace('[312s]E', '[]E'), 'is no meld with the seat'],
    [base.replace('[312s]E', '[31x]E'), 'letter'],
    [base.replace('|1f', '|1x'), 'letter'],
    [base.replace(':E!C', ':E!C^X'), 'is no discard'],
    [base.replace(':E!C', 'E!C'), 'is no seat'],
    [base.replace('E5p', 'W5p'), 'not the last one'],
    [base.replace('E5p', '+8p'), 'The tile drawn is not in the hand.'],
    [base.replace('46p', '4x'), 'has no suit letter'],
    [base.replace('46p', '4p'), 'The hand has 9 tiles, not 10.'],
    [base.replace('E5p', '+6p'), 'The hand has 10 tiles, not 11.'],
    [base.replace('[312s]E', '[352s]E'), 'is no meld'],
    [base.replace('[312s]E', '[31s]E'), 'is no meld'],
    [base.replace('[312s]E', '[3124s]E'), 'is no meld'],
    [base.replace('[312s]E', '(123s)'), 'is no meld'],
    [base.replace('[312s]E', '(888s)'), 'is no meld'],
    [base.replace('[312s]E', '()'), 'is no meld'],
    [base.replace('[312s]E', '(1111f)'), 'is no meld'],
    [base.replace('[312s]E', '[891s]E'), 'is no meld'],
    [base.replace('[312s]E', '[312s]W'), 'No river holds the tile claimed'],
    [base.replace('^S', '^W'), 'No river holds the tile claimed'],
    [base.replace('P9p', 'P9p^N'), 'lies in no meld'],
    [base.replace('|1f', '|1m'), 'no bonus tile'],
    [base.replace(':E!C', ':999s9s'), 'does not belong'],
    [base.replace(':E!C', ':9s9s9s9s'), 'too many 9s'],
    [base.replace('/:2m', ''), 'There are 3 seats'],
    [`${base} {"minimumFaan":99}`, 'minimumFaan'],
    [`${base} {`, 'must be a JSON object'],
    [`${base} {} []`, 'must be a JSON object'],
    [`${base} {} {`, 'must be a JSON object'],
    [`${base} {} {} []`, 'must be a JSON object'],
    [`${base} {} {} {} {}`, 'four parts'],
    [base.replace(':E!C', ':E!C:z'), 'does not say how a seat stands'],
    [base.replace(':E!C', ':E!C:o(9x)'), 'does not say how a seat stands'],
    [base.replace(':E!C', ':E!C:o(19p)'), 'The hand has 2 tiles, not 13.'],
    [base.replace('E5p', '@first'), 'There is no step "first" before play.'],
    [base.replace('46p', '19p'), 'leaves nothing to choose'],
  ])('is refused with a sentence: %s', (text, why) => {
    const read = parsePosition('hong-kong-old', text);
    expect(read.ok ? '' : read.error).toContain(why);
  });

  it.each([
    ['classical', '(888s)', true],
    ['classical', '(8888s)', true],
    ['hong-kong-old', '(8888s)', true],
    ['taisen', '(8888s)', false],
    ['taisen', '(888s)', false],
  ])('of %s has the meld %s: %s', (rules, meld, isOne) => {
    const text = `SE E5p 123789m46p9sE :3s1m!5p/${meld}:P9p/:E!C/:2m`;
    const read = parsePosition(rules, text);
    const refusal = read.ok ? '' : read.error;
    expect(refusal.includes('is no meld')).toBe(!isOne);
    if (read.ok) expect(read.value.view.seats[1]!.melds[0]).toMatchObject({ concealed: true, from: null });
  });
});

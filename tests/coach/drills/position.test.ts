import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { canImagine } from '../../../src/bots/rollouts/imagine';
import { formatPosition, parsePosition } from '../../../src/coach/drills/position';
import { writtenChoice } from '../../../src/coach/drills/task';
import { positionWords } from '../../../src/coach/positionWords';
import { rulesOf } from '../../../src/engine/knownRules';
import { ruleSetIds } from '../../../src/engine/knownRules';
import { legalActions } from '../../../src/engine/legalActions';
import { startNextDeal } from '../../../src/engine/match';
import { hasSeat } from '../../../src/engine/state';
import type { Action } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import type { SeatView } from '../../../src/engine/view';
import { playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';

const DEALS = 4;

function written(view: SeatView, choices: readonly Action[]): string[] {
  return [...new Set(choices.map((each) => writtenChoice(view, each) ?? 'unwritten'))].toSorted();
}

/** Has something that no text keeps: a step before play, a seat that is out, a false win, a drawn tile that was laid out. */
function isOdd({ phase, out, seats, hand, drawn, carry }: SeatView): boolean {
  return (
    phase.type === 'before-play' ||
    out !== 0 ||
    seats.some(({ barred, open }) => barred || open) ||
    Object.keys(carry).length > 0 ||
    (drawn !== null && !hand.includes(drawn.tile))
  );
}

describe.each(ruleSetIds())('positions of %s as text', (rules) => {
  it('are read back as the seat sees them, with the same choices', () => {
    let kept = 0;
    for (let at = 0; at < DEALS; at++) {
      const { deal } = startNextDeal(randomMatch(rules, `drill:${rules}:${at}`));
      playRandomDeal(deal, testRandom(`drill:${rules}:${at}`), ({ before }) => {
        for (let seat = 0; seat < before.seats.length; seat++) {
          if (!before.pending || !hasSeat(before.pending.waiting, seat)) continue;
          const view = seatView(before, seat);
          const choices = legalActions(before, seat);
          if (!canImagine(view) || choices.length < 2) continue;
          const text = formatPosition(view);
          expect([text, text.ok]).toEqual([text, !isOdd(view)]);
          if (!text.ok) continue;
          kept++;
          const read = parsePosition(rules, text.value);
          if (!read.ok) throw new Error(read.error);
          expect(positionWords(read.value.view, 'x')).toEqual(positionWords(view, 'x'));
          expect(written(read.value.view, read.value.choices)).toEqual(written(view, choices));
          expect(formatPosition(read.value.view)).toEqual(text);
        }
      });
    }
    expect(kept).toBeGreaterThan(25 * DEALS);
  });
});

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
    expect(written(view, choices)).toEqual(['46p', 'pass']);
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
    [`${base} {} {} {}`, 'four parts'],
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

import { describe, expect, it } from 'vitest';
import { impossibleIn, inGame, underRules } from '../../../src/store/calculator/compare';
import { completeOptions } from '../../../src/store/selectors/optionList';
import '../../support/toys/loaded';
import { draftOf } from './parts';

const gameOf = (rules: string) => ({ rules, options: completeOptions(rules, {}) });
const TAISEN = gameOf('taisen');
const CLASSICAL = gameOf('classical');
const OLD = gameOf('hong-kong-old');
const THREE = gameOf('toy-three');

const WINNING = '111222333m5p[789s]+5p';

describe('a hand cannot lie on the table of another game', () => {
  it.each([
    ['whose hands have another size', WINNING, {}, gameOf('toy-sixteen'), { why: 'size', size: 17 }],
    ['that has no seat for the winner', WINNING, { seat: 'N' }, THREE, { why: 'seats' }],
    ['that has no seat for who gave the tile', WINNING, { from: 'N' }, THREE, { why: 'seats' }],
    ['that lacks one of its concealed tiles', WINNING, {}, THREE, { why: 'tile', kind: 1 }],
    ['that lacks a tile of its melds', '111p5p[789s][234m]+5p', {}, THREE, { why: 'tile', kind: 1 }],
    ['that lacks its winning tile', '111p5p[789s]+5m', {}, THREE, { why: 'tile', kind: 4 }],
    ['without chows', '111p5p[777s][789s]+5p', {}, THREE, { why: 'chow' }],
    ['without kongs', '111m5p[789s][2222m]+5p', {}, TAISEN, { why: 'kong' }],
    [
      'where no pong is laid out concealed',
      '111m5p[789s](222m)+5p',
      { rules: 'classical', hands: ['111m5p[789s](222m)+5p', '', '', ''] },
      OLD,
      { why: 'concealed-pong' },
    ],
  ])('%s', (_name, hand, given, game, reason) => {
    const draft = draftOf([hand], given);
    expect(impossibleIn(draft, game)).toEqual(reason);
    expect(underRules(draft, game)).toEqual({ type: 'impossible', reason });
  });

  it.each([
    ['the last seat of three may win and give', '111p5p[777s]+5p', { seat: 'W', from: 'S' }, THREE],
    ['an exposed pong lies on any table', '111m5p[789s][222m]+5p', {}, TAISEN],
    ['a kong lies where there are kongs', '111m5p[789s](2222m)+5p', {}, CLASSICAL],
    [
      'a concealed pong lies where the game knows it',
      '111m5p[789s](222m)+5p',
      { rules: 'classical', hands: ['111m5p[789s](222m)+5p', '', '', ''] },
      CLASSICAL,
    ],
    ['a hand without a winning tile', '111m5p[789s]', {}, TAISEN],
  ])('but %s', (_name, hand, given, game) => {
    expect(impossibleIn(draftOf([hand], given), game)).toBeNull();
  });
});

describe('a hand in another game', () => {
  it('leaves bonus tiles that the game has not', () => {
    const draft = draftOf([`${WINNING}|12f3y`]);
    expect(draft.hands[0]?.bonus).toHaveLength(3);
    expect(inGame(draft, TAISEN).hands[0]?.bonus).toEqual([]);
    expect(inGame(draft, CLASSICAL).hands[0]?.bonus).toEqual(draft.hands[0]?.bonus);
  });

  it('has as many hands as the game scores', () => {
    const draft = draftOf([WINNING]);
    const all = inGame(draft, CLASSICAL);
    expect(all.hands.map(({ concealed }) => concealed.length)).toEqual([10, 0, 0, 0]);
    expect(inGame(all, OLD).hands).toEqual(draft.hands);
    expect(inGame(draft, CLASSICAL)).toMatchObject({ rules: 'classical', options: CLASSICAL.options });
  });

  it('is of a round that the game has', () => {
    const draft = draftOf(['111p5p[789s]+5p'], { round: 'N' });
    expect(inGame(draft, THREE).round).toBe(2);
    expect(inGame(draft, CLASSICAL).round).toBe(3);
    expect(inGame(draftOf(['111p5p[789s]+5p'], { round: 'S' }), THREE).round).toBe(1);
  });

  it('keeps what means something there', () => {
    const draft = draftOf([WINNING], { situation: ['last-tile'] });
    expect(draft.situation).toEqual(['last-tile']);
    expect(inGame(draft, OLD).situation).toEqual(['last-tile']);
    expect(inGame(draft, CLASSICAL).situation).toEqual(['last-tile']);
    const first = draftOf(['111222333m5p789s+5p'], { situation: ['first-discard'] });
    expect(first.situation).toEqual(['first-discard']);
    expect(inGame({ ...first, by: 'wall' }, OLD).situation).toEqual([]);
  });

  it('calls groups as they are called there', () => {
    const american = draftOf(['44p66p77m[333m][666s]+7m'], { rules: 'american' });
    expect(inGame(american, OLD).hands[0]?.melds.map(({ type }) => type)).toEqual(['pong', 'pong']);
    const back = inGame(inGame(american, OLD), gameOf('american'));
    expect(back.hands).toEqual(american.hands);
    expect(impossibleIn(american, OLD)).toBeNull();
    expect(impossibleIn(draftOf(['44p66p77m[333m][55mJ]+7m'], { rules: 'american' }), OLD)).toEqual({
      why: 'tile',
      kind: 50,
    });
    expect(impossibleIn(draftOf(['111m5p[789s](2222m)+5p']), gameOf('american'))).toEqual({ why: 'chow' });
    expect(impossibleIn(draftOf(['111m5p[777s](2222m)+5p']), gameOf('american'))).toEqual({
      why: 'concealed-kong',
    });
    expect(impossibleIn(draftOf(['111m5p[777s][3333s][2222m]+5p']), gameOf('american'))).toEqual({
      why: 'size',
      size: 14,
    });
  });

  it('is judged there', () => {
    const judged = underRules(draftOf([WINNING]), CLASSICAL);
    expect(judged).toMatchObject({ type: 'judged', judgement: { type: 'won' } });
  });
});

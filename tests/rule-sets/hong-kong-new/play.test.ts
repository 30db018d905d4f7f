import { describe, expect, test } from 'vitest';
import { startNextDeal } from '../../../src/engine/match';
import { hongKongNew } from '../../../src/rule-sets/hong-kong-new';
import { wordsOf } from '../../../src/wordFiles';
import { playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';
import { rig } from '../../support/rigged';
import { askedSeats, play } from '../../support/script';

const DEALS = 8;

test('random play under random options ends, keeps every tile and pays what is received', () => {
  for (let at = 0; at < DEALS; at++) {
    const { deal } = startNextDeal(randomMatch('hong-kong-new', `new style ${at}`));
    const over = playRandomDeal(deal, testRandom(`new style ${at}`), ({ after }) => {
      const laid = after.seats.flatMap(({ hand, melds }) => [
        ...hand,
        ...melds.flatMap(({ tiles }) => tiles),
      ]);
      expect(new Set(laid).size).toBe(laid.length);
    });
    expect(over.phase.type).toBe('ended');
    expect(over.ledger.every(({ from, to }) => from !== null && to !== null)).toBe(true);
  }
});

const rules = 'hong-kong-new';

describe('eight bonus tiles', () => {
  const seven = { rules, hands: ['', '1234f123y'], back: '4y' };

  test('may be declared when the eighth is laid out, and are paid as self-drawn', () => {
    const { deal } = rig(seven);
    expect(deal.pending).toMatchObject({ why: 'bonus' });
    expect(askedSeats(deal)).toEqual([1]);
    const { deal: won } = play(deal, ['1 win']);
    expect(won.wins[0]?.sheet.lines.map(({ id }) => id)).toEqual(['eight-bonus-tiles']);
    expect(won.ledger.map(({ from, amount }) => [from, amount])).toEqual([
      [0, 80],
      [2, 40],
      [3, 40],
    ]);
  });

  test('are no win at seven, nor later, nor where they count nothing', () => {
    expect(rig({ ...seven, back: '1p' }).deal.pending).toMatchObject({ why: 'turn' });
    expect(play(rig(seven).deal, ['1 pass']).deal.pending).toMatchObject({ why: 'turn' });
    const { deal } = rig({ ...seven, options: { values: { 'eight-bonus-tiles': 0 } } });
    expect(deal.pending).toMatchObject({ why: 'turn' });
  });
});

describe('robbing a concealed kong', () => {
  const orphans = '19m19p19sESWNCFF';
  const hands = ['PPPP123456m789p', orphans];

  test('is for thirteen orphans alone', () => {
    const { deal } = play(rig({ rules, hands, front: '5s' }).deal, ['0 concealed-kong P']);
    expect(askedSeats(deal)).toEqual([1]);
    expect(play(deal, ['1 win']).deal.wins).toMatchObject([{ seat: 1, by: 'robbed-kong', from: 0 }]);
  });

  test('is for nobody, or anybody, by option', () => {
    const asked = (robKong: string, other: string) => {
      const { deal } = rig({ rules, options: { robKong }, hands: ['5555p123456m789s', other], front: '5s' });
      return askedSeats(play(deal, ['0 concealed-kong 5p']).deal);
    };
    const flush = '12346789p234p99p';
    expect(asked('any', flush)).toEqual([1]);
    expect(asked('added-or-thirteen-orphans', flush)).toEqual([0]);
    const robbed = rig({ rules, options: { robKong: 'added' }, hands, front: '5s' }).deal;
    expect(askedSeats(play(robbed, ['0 concealed-kong P']).deal)).toEqual([0]);
  });
});

test('every item has a word and an example', async () => {
  const english = await wordsOf(hongKongNew.id)['en']?.();
  const { examples } = await hongKongNew.examples();
  expect(Object.keys(english?.items ?? {})).toEqual(Object.keys(examples));
});

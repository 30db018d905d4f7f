import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';
import { selfDrawn, wayOf } from '../../src/engine/winContext';
import { whyNoClaim, whyNoKong, whyNoWin } from '../../src/engine/whyNot';
import type { WhyNot } from '../../src/engine/whyNot';
import { rig } from '../support/rigged';
import type { Rigged } from '../support/rigged';
import { play } from '../support/script';

const CHEAP = '234m456m789p99s34s'; // waits for 2s and 5s with common hand at best
const NO_BONUS = { bonusTiles: false, limitHands: [] };

/** The view of a seat just after East's first discard, whether or not it is asked. */
function afterDiscard(rigged: Rigged, tile: string, seat: number): { view: SeatView; tile: number } {
  const { deal } = rig({ options: NO_BONUS, ...rigged });
  const before = play(deal, [`0 discard ${tile}`]).deal;
  const discard = before.seats[0]?.river[0]?.tile as number;
  return { view: seatView(before, seat), tile: discard };
}

const onDiscard = ({ view, tile }: { view: SeatView; tile: number }): WhyNot | null =>
  whyNoWin(view, { by: 'discard', from: 0, tile, kong: null });

function withView(deal: Deal, seat: number, part: Partial<SeatView>): SeatView {
  return { ...seatView(deal, seat), ...part };
}

describe('why a complete hand cannot win', () => {
  test('below-minimum: with the faan counted and needed', () => {
    expect(onDiscard(afterDiscard({ hands: ['5s', '', CHEAP] }, '5s', 2))).toEqual({
      code: 'below-minimum',
      faan: 1,
      minimum: 3,
    });
    expect(
      onDiscard(
        afterDiscard({ hands: ['5s', '', CHEAP], options: { ...NO_BONUS, minimumFaan: 1 } }, '5s', 2),
      ),
    ).toBeNull();
    expect(onDiscard(afterDiscard({ hands: ['7s', '', CHEAP] }, '7s', 2))).toBeNull();
  });

  test('below-minimum, self-drawn: a bonus faan does not lift a hand to the minimum', () => {
    const { deal } = rig({ hands: [CHEAP], front: '5s', options: NO_BONUS });
    expect(
      whyNoWin(
        seatView(deal, 0),
        wayOf({ why: 'turn', from: null, tile: deal.drawn?.tile ?? 0, kong: null }),
      ),
    ).toEqual({
      code: 'below-minimum',
      faan: 1,
      minimum: 3,
    });
  });

  test('open-hand: after a false win', () => {
    const options = { ...NO_BONUS, minimumFaan: 0, strictCalling: true };
    const { deal } = rig({ hands: ['7s5s', '', CHEAP], front: 'E', options });
    const opened = play(deal, ['0 discard 7s', '1 pass', '2 win', '3 pass']).deal;
    const tile = opened.seats[0]?.hand.find((each) => Math.floor(each / 4) === 22) as number;
    expect(whyNoWin(seatView(opened, 2), { by: 'discard', from: 0, tile, kong: null })).toEqual({
      code: 'open-hand',
    });
  });

  test('kong-not-robbed: the option forbids it', () => {
    const { deal } = rig({
      hands: ['555s', '', CHEAP],
      front: '5s',
      options: { ...NO_BONUS, minimumFaan: 0, robKong: 'added' },
    });
    const tile = deal.drawn?.tile as number;
    const way = { by: 'robbed-kong', from: 0, tile, kong: 'concealed-kong' } as const;
    expect(whyNoWin(seatView(deal, 2), way)).toEqual({ code: 'kong-not-robbed' });
    expect(whyNoWin(seatView(deal, 2), { ...way, kong: 'added-kong' })).toBeNull();
  });

  test('needs-a-draw: complete after a claim, the turn goes on with a discard', () => {
    const { deal } = rig({ hands: [CHEAP], front: '5s', options: { ...NO_BONUS, minimumFaan: 0 } });
    expect(whyNoWin(withView(deal, 0, { drawn: null }), selfDrawn(deal.drawn?.tile ?? 0))).toEqual({
      code: 'needs-a-draw',
    });
  });

  test('win-not-from-here and tile-outside-groups: taisen', () => {
    const groups = { rules: 'taisen', options: {} };
    const chowWin = { ...groups, hands: ['3m', '', '12m456p789s99pE1s5s'] };
    expect(onDiscard(afterDiscard(chowWin, '3m', 2))).toEqual({ code: 'win-not-from-here' });
    const complete = { ...groups, hands: ['E', '123m456p78999s1s5s'] };
    expect(onDiscard(afterDiscard(complete, 'E', 1))).toEqual({ code: 'tile-outside-groups' });
  });
});

describe('why a claim is missing', () => {
  const claim = ({ view, tile }: { view: SeatView; tile: number }): WhyNot | null =>
    whyNoClaim(view, tile, 0);

  test('chow-not-next: only the next player may chow', () => {
    expect(claim(afterDiscard({ hands: ['5m', '', '46mEEWW19p19sSNC'] }, '5m', 2))).toEqual({
      code: 'chow-not-next',
    });
    expect(claim(afterDiscard({ hands: ['5m', '46mEEWW19p19sSNC'] }, '5m', 1))).toBeNull();
  });

  test('wall-is-empty: the discard after the last tile may be claimed only for a win', () => {
    const asked = afterDiscard({ hands: ['5m', '', '55m'] }, '5m', 2);
    expect(claim(asked)).toBeNull();
    expect(claim({ ...asked, view: { ...asked.view, wallLeft: 0 } })).toEqual({ code: 'wall-is-empty' });
  });

  test('fourth-to-a-pong: a discard cannot be added to an exposed pong', () => {
    const { deal } = rig({ hands: ['5mE', '', '55m9p', '5m9s'], front: '', options: NO_BONUS });
    const pong = play(deal, ['0 discard 5m', '2 pong 5m 5m', '2 discard 9p']).deal;
    const tile = pong.seats[3]?.hand.find((each) => Math.floor(each / 4) === 4) as number;
    expect(whyNoClaim(seatView(pong, 2), tile, 3)).toEqual({ code: 'fourth-to-a-pong' });
  });

  test('no-kongs: taisen', () => {
    expect(claim(afterDiscard({ rules: 'taisen', options: {}, hands: ['5m', '', '555m'] }, '5m', 2))).toEqual(
      { code: 'no-kongs' },
    );
  });
});

describe('why no kong is offered in the own turn', () => {
  const { deal } = rig({ hands: ['111m'], front: '1m', options: NO_BONUS });

  test('kong-after-claim, wall-is-empty, no-kongs; and nothing to say otherwise', () => {
    expect(whyNoKong(seatView(deal, 0))).toBeNull();
    expect(whyNoKong(withView(deal, 0, { drawn: null }))).toEqual({ code: 'kong-after-claim' });
    expect(whyNoKong(withView(deal, 0, { wallLeft: 0 }))).toEqual({ code: 'wall-is-empty' });
    expect(whyNoKong(seatView(rig({ rules: 'taisen', hands: ['111m'], front: '1m' }).deal, 0))).toEqual({
      code: 'no-kongs',
    });
    expect(whyNoKong(seatView(deal, 1))).toBeNull();
  });
});

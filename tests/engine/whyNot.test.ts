import { describe, expect, test } from 'vitest';
import type { TileId } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';
import { whyNoClaim, whyNoKong, whyNoWin } from '../../src/engine/whyNot';
import type { WhyNot } from '../../src/engine/whyNot';
import { selfDrawn } from '../../src/engine/winContext';
import { rig } from '../support/rigged';
import { CHEAP, NO_BONUS, positionAfter, whyNotCodes, whyNotPositions } from '../support/whyNotPositions';
import type { Position } from '../support/whyNotPositions';

/** The tile laid down last. */
function tileOf({ last }: Position): TileId {
  if (!last || !('tile' in last) || last.tile === null) throw new Error('No tile was laid down.');
  return last.tile;
}

const onDiscard = (position: Position): WhyNot | null =>
  whyNoWin(position.view, { by: 'discard', from: 0, tile: tileOf(position), kong: null });
const claim = (position: Position): WhyNot | null => whyNoClaim(position.view, tileOf(position), 0);

/** All that can be said about a position. */
function everyReason(position: Position): readonly (string | undefined)[] {
  const { view, last } = position;
  if (view.pending?.why === 'turn') {
    const tile = view.drawn?.tile ?? view.hand[0] ?? 0;
    return [whyNoWin(view, selfDrawn(tile)), whyNoKong(view)].map((why) => why?.code);
  }
  if (last?.type !== 'discard') {
    const kong = last?.type === 'added-kong' ? 'added-kong' : 'concealed-kong';
    const way = { by: 'robbed-kong', from: 0, tile: tileOf(position), kong } as const;
    return [whyNoWin(view, way)?.code];
  }
  const way = { by: 'discard', from: last.seat, tile: last.tile, kong: null } as const;
  return [whyNoWin(view, way), whyNoClaim(view, last.tile, last.seat)].map((why) => why?.code);
}

test.each(whyNotCodes)('%s is found in its position', (code) => {
  expect(everyReason(whyNotPositions[code]())).toContain(code);
});

describe('a complete hand', () => {
  const cheap = { hands: ['5s', '', CHEAP] };

  test('below the minimum is told with the faan counted and needed', () => {
    const below = { code: 'below-minimum', figures: { has: 1, needs: 3 } };
    expect(onDiscard(positionAfter(cheap, 2, ['0 discard 5s']))).toEqual(below);
    const { deal } = rig({ hands: [CHEAP], front: '5s', options: NO_BONUS });
    expect(whyNoWin(seatView(deal, 0), selfDrawn(deal.drawn?.tile ?? 0))).toEqual(below);
  });

  test('that may win, and one that is not complete, is not spoken of', () => {
    const options = { ...NO_BONUS, minimumFaan: 1 };
    expect(onDiscard(positionAfter({ ...cheap, options }, 2, ['0 discard 5s']))).toBeNull();
    expect(onDiscard(positionAfter({ hands: ['7s', '', CHEAP] }, 2, ['0 discard 7s']))).toBeNull();
  });

  test('may rob the kongs that the option allows', () => {
    const { view, last } = whyNotPositions['kong-not-robbed']();
    const tile = last && 'tile' in last ? (last.tile ?? 0) : 0;
    const way = { by: 'robbed-kong', from: 0, tile, kong: 'added-kong' } as const;
    expect(whyNoWin(view, way)).toBeNull();
  });
});

describe('a claim', () => {
  const withWall = (position: Position, wallLeft: number): Position => ({
    ...position,
    view: { ...position.view, wallLeft },
  });

  test('of a chow is missing only from others than the next player', () => {
    expect(claim(positionAfter({ hands: ['5m', '46mEEWW19p19sSNC'] }, 1, ['0 discard 5m']))).toBeNull();
  });

  test('after the last tile may be only a win', () => {
    const asked = positionAfter({ hands: ['5m', '', '55m'] }, 2, ['0 discard 5m']);
    expect(claim(asked)).toBeNull();
    expect(claim(withWall(asked, 0))).toEqual({ code: 'wall-is-empty' });
  });

  test('of a kong is missing where there are none', () => {
    const taisen = { rules: 'taisen', options: {}, hands: ['5m', '', '555m'] };
    expect(claim(positionAfter(taisen, 2, ['0 discard 5m']))).toEqual({ code: 'no-kongs' });
  });
});

test('a kong of the own turn that is offered, or that nobody could make, is not spoken of', () => {
  const { deal } = rig({ hands: ['111m'], front: '1m', options: NO_BONUS });
  const views: readonly SeatView[] = [seatView(deal, 0), seatView(deal, 1)];
  expect(views.map(whyNoKong)).toEqual([null, null]);
});

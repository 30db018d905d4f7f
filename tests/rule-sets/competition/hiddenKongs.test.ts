import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../../src/coach/drills/position';
import { positionWords } from '../../../src/coach/positionWords';
import { guessKongs } from '../../../src/bots/rollouts/dealOf';
import { rulesOf } from '../../../src/engine/knownRules';
import { kindsOfText } from '../../../src/engine/notation';
import type { Deal } from '../../../src/engine/types';
import { seatView, visibleEvent } from '../../../src/engine/view';
import { rig } from '../../support/rigged';
import { askedSeats, choicesOf, play } from '../../support/script';

const [EAST_WIND] = kindsOfText('E');

/** The dealer has laid out a concealed kong of East. */
function withKong(options: object = {}) {
  const { deal } = rig({
    rules: 'competition',
    options: { bonusTiles: false, ...options },
    hands: ['EEE147m258p369sS', '19m19p19sSWNCFP4p'],
    front: 'E',
    back: '5m',
  });
  return play(deal, ['0 concealed-kong E']);
}

const kongOf = (deal: Deal, seat: number) => seatView(deal, seat).seats[0]!.melds[0]!;

describe('a concealed kong', () => {
  test('is there for all, and of what its owner alone knows', () => {
    const { deal, events } = withKong();
    expect(kongOf(deal, 0)).toEqual(deal.seats[0]!.melds[0]);
    expect(kongOf(deal, 0).kind).toBe(EAST_WIND);
    const shown = kongOf(deal, 2);
    expect(shown).toMatchObject({ type: 'kong', concealed: true, hidden: true, kind: -1 });
    expect(shown.tiles.filter((tile) => tile >= 0)).toEqual([]);
    expect(new Set(shown.tiles).size).toBe(4);
    const kong = events.find(({ type }) => type === 'concealed-kong')!;
    expect(visibleEvent(kong, 2)).toEqual({ type: 'concealed-kong', seat: 0, tile: null });
    expect(visibleEvent(kong, 0)).toEqual(kong);
  });

  test('is part of what positions are told apart by, but no text keeps it', () => {
    const view = seatView(play(withKong().deal, ['0 discard S']).deal, 1);
    expect(positionWords(view, '').every(Number.isInteger)).toBe(true);
    expect(formatPosition(view)).toMatchObject({ ok: false });
  });

  test('is shown by option, in an open hand, and when the hand is over', () => {
    expect(kongOf(withKong({ concealedKongs: 'shown' }).deal, 2).kind).toBe(EAST_WIND);
    const { deal } = withKong();
    const open = {
      ...deal,
      seats: deal.seats.map((seat, at) => (at === 0 ? { ...seat, open: true } : seat)),
    };
    expect(kongOf(open, 2).kind).toBe(EAST_WIND);
    expect(kongOf({ ...deal, phase: { type: 'ended', ending: 'exhausted' } }, 2).kind).toBe(EAST_WIND);
  });

  test('cannot be robbed; where it is hidden nobody is asked either', () => {
    const hidden = withKong({ strictCalling: true }).deal;
    expect(askedSeats(hidden)).toEqual([0]);
    expect(hidden.pending?.why).toBe('turn');
    // Thirteen orphans wait for the East wind.
    const shown = withKong({ concealedKongs: 'shown' }).deal;
    expect(askedSeats(shown)).toEqual([0]);
    const strict = withKong({ concealedKongs: 'shown', strictCalling: true }).deal;
    expect(choicesOf(strict, 1)).toEqual(['win', 'pass']);
  });

  test('is imagined as one of the kinds of which all four are unseen', () => {
    const { deal } = withKong();
    const seen = seatView(deal, 2);
    let asked: readonly number[] = [];
    const { view, unseen } = guessKongs(seen, (kinds) => {
      asked = kinds;
      return kinds.at(-1)!;
    });
    const { kinds } = rulesOf(deal).tiles;
    const [kong] = view.seats[0]!.melds;
    expect(kong!.tiles.map((tile) => kinds[tile])).toEqual(Array(4).fill(asked.at(-1)));
    expect(asked).toContain(EAST_WIND);
    expect(asked.every((kind) => seen.counts[kind] === 0)).toBe(true);
    expect(unseen.filter((tile) => kong!.tiles.includes(tile))).toEqual([]);
  });
});

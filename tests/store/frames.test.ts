import { describe, expect, it } from 'vitest';
import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import type { Action, Deal } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { isPausing, viewAfter } from '../../src/store/match/frames';
import { rig } from '../support/rigged';
import { passAll, play } from '../support/script';
import '../support/toys/loaded';

const RED_FIVES = { rules: 'toy-wild', options: { turned: 'none' } } as const;

/** The view of a seat during the pause after its first choice of this type, and what follows. */
function pauseAfter(deal: Deal, isChosen: (choice: Action) => boolean, seat = 0) {
  const choice = legalActions(deal, seat).find(isChosen);
  const applied = choice && apply(deal, choice);
  const event = applied?.ok ? applied.events.find(isPausing) : undefined;
  if (!applied?.ok || !event) throw new Error('That cannot be chosen here.');
  return { view: viewAfter(seatView(deal, seat), event), after: seatView(applied.deal, seat), event };
}

describe('the view during a pause', () => {
  it('shows a kong of fives with the red one as the engine lays it out', () => {
    const { deal } = rig({ ...RED_FIVES, hands: ['0m555m', '', '', ''], front: '1p' });
    const { view, after } = pauseAfter(deal, ({ type }) => type === 'concealed-kong');
    expect(view.seats[0]).toEqual(after.seats[0]);
    expect(view.counts).toEqual(after.counts);
    expect(view.hand).toEqual(after.hand);
  });

  it('counts a red five that is discarded as a five', () => {
    const { deal } = rig({ ...RED_FIVES, hands: ['0m', '', '', ''], front: '1p' });
    const red = deal.seats[0]!.hand[0]!;
    const { view, after } = pauseAfter(deal, (choice) => choice.type === 'discard' && choice.tile === red);
    expect(view.seats[0]?.river).toEqual([{ tile: red, drawn: false, claimedBy: null }]);
    expect(view.counts).toEqual(after.counts);
  });

  it('shows a discard in the river as drawn or from the hand, and one tile less', () => {
    const { deal } = rig({ hands: ['5m', '', '', ''], front: '1p' });
    const [held] = deal.seats[0]!.hand;
    const { drawn } = seatView(deal, 0);
    for (const tile of [held!, drawn!.tile]) {
      const before = seatView(deal, 0);
      const { view, after } = pauseAfter(deal, (choice) => choice.type === 'discard' && choice.tile === tile);
      expect(view.seats[0]).toEqual(after.seats[0]);
      expect(view.seats[0]?.river).toEqual([{ tile, drawn: tile === drawn!.tile, claimedBy: null }]);
      expect(view.seats.slice(1)).toEqual(before.seats.slice(1));
      expect([view.hand, view.counts, view.discards]).toEqual([after.hand, after.counts, after.discards]);
      expect([view.drawn, view.pending]).toEqual([null, null]);
    }
  });

  it('of another seat leaves the own hand as it is', () => {
    const { deal } = rig({ hands: ['5m', '', '', ''], front: '1p' });
    const { event } = pauseAfter(deal, ({ type }) => type === 'discard');
    const before = seatView(deal, 1);
    const view = viewAfter(before, event);
    expect([view.hand, view.counts]).toEqual([before.hand, before.counts]);
    expect(view.seats[0]?.handSize).toBe(13);
    expect(view.discards).toBe(before.discards + 1);
  });

  it('shows a kong that was added to its pong, and counts no discard', () => {
    const options = { bonusTiles: false, minimumFaan: 0 };
    const { deal } = rig({ hands: ['1m9m', '', '1199mN', ''], front: 'E 9s E W 1m', options });
    let now = play(deal, ['0 discard 1m', '2 pong 1m 1m', '2 discard N']).deal;
    for (const drawn of ['9s', 'E', 'W']) {
      now = passAll(now);
      now = play(now, [`${now.turn} discard ${drawn}`]).deal;
    }
    now = passAll(now);
    const { view, after } = pauseAfter(now, ({ type }) => type === 'added-kong', 2);
    expect(view.seats[2]?.melds).toEqual(after.seats[2]?.melds);
    expect(view.seats[2]?.melds[0]?.type).toBe('kong');
    expect(view.hand).toEqual(after.hand.filter((tile) => tile !== after.drawn?.tile));
    expect(view.seats[2]?.handSize).toBe(view.hand.length);
    expect(view.discards).toBe(seatView(now, 2).discards);
  });
});

import { describe, expect, it } from 'vitest';
import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import type { Action, Deal } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { isPausing, viewAfter } from '../../src/store/match/frames';
import { rig } from '../support/rigged';
import '../support/toys/loaded';

const RED_FIVES = { rules: 'toy-wild', options: { turned: 'none' } } as const;

/** The view of the dealer during the pause after the first choice of this type, and the deal that follows. */
function pauseAfter(deal: Deal, isChosen: (choice: Action) => boolean) {
  const choice = legalActions(deal, 0).find(isChosen);
  const applied = choice && apply(deal, choice);
  const event = applied?.ok ? applied.events.find(isPausing) : undefined;
  if (!applied?.ok || !event) throw new Error('That cannot be chosen here.');
  return { view: viewAfter(seatView(deal, 0), event), after: seatView(applied.deal, 0) };
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
});

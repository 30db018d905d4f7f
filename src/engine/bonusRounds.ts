import { bonusInHand, drawTile, layOutBonus, seatState } from './draw';
import { isOver } from './events';
import type { PrePlay, Step } from './rules';
import { bonusChoices, settleBonusWin, winAndGoOn } from './turn';
import type { Seat, TileId } from './types';
import { wayOf } from './winContext';

/**
 * After the deal each player in turn lays out all bonus tiles and draws as many replacements, the dealer first,
 * in rounds until nobody has one. Source: `rule-sets/hong-kong-old/RULES.md#deal`.
 */
export const bonusRounds: PrePlay = {
  id: 'bonus-rounds',
  begin: goOn,
  legal: (_deal, seat) => bonusChoices(seat),
  resolve(step) {
    const { deal } = step;
    const pending = deal.pending;
    const answer = pending?.answers.find((each) => each !== null);
    deal.pending = null;
    if (pending && answer?.type === 'win') winAndGoOn(step, [answer.seat], wayOf(pending));
    else {
      replace(step);
      goOn(step);
    }
  },
};

function goOn(step: Step): void {
  const { deal } = step;
  let seatsWithout = 0;
  while (seatsWithout < deal.seats.length) {
    const bonus = bonusInHand(step.rules, seatState(deal, deal.turn));
    seatsWithout = bonus.length === 0 ? seatsWithout + 1 : 0;
    if (bonus.length > 0) {
      for (const tile of bonus) layOutBonus(step, deal.turn, tile);
      if (isOver(deal)) return;
      deal.owed = bonus.length;
      if (settleBonusWin(step, deal.turn, bonus.at(-1) as TileId)) return;
      replace(step);
    } else deal.turn = (deal.turn + 1) % deal.seats.length;
  }
  deal.turn = 0;
}

/** The seat in turn draws what it is owed; bonus tiles among it wait for its next round. */
function replace(step: Step): void {
  const { deal } = step;
  const seat: Seat = deal.turn;
  for (; deal.owed > 0; deal.owed--) {
    const tile = drawTile(step, seat, 'back');
    if (seat === 0) deal.drawn = { tile, from: 'back', kongs: 0, bonus: true };
  }
  deal.turn = (seat + 1) % deal.seats.length;
}

import { fast } from '../../../src/bots/yardsticks/fast';
import { legalActions } from '../../../src/engine/legalActions';
import { pick } from '../../../src/engine/random';
import type { Random } from '../../../src/engine/random';
import { hasSeat } from '../../../src/engine/state';
import type { Action, Deal } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';

/**
 * What one of the seats that are asked answers: it wins and declares when it can, most of the time, and else mostly
 * plays towards a complete hand, so that hands end in every way that they can end.
 */
export function steadyAnswer(deal: Deal, random: Random): Action {
  const waiting = deal.pending?.waiting ?? 0;
  const seat = pick(
    deal.seats.map((_, each) => each).filter((each) => hasSeat(waiting, each)),
    random,
  );
  const choices = legalActions(deal, seat);
  const win = choices.find(({ type }) => type === 'win');
  const declared = choices.filter(({ type }) => type === 'declare');
  if (win && random.below(6) > 0) return win;
  if (declared.length > 0 && random.below(2) === 0) return pick(declared, random);
  const kong = choices.find(({ type }) => type.endsWith('kong'));
  if (kong && random.below(2) === 0) return kong;
  return random.below(12) === 0 ? pick(choices, random) : fast.decide(seatView(deal, seat), choices, random);
}

import { kindOf } from '../../engine/draw';
import { rulesOf } from '../../engine/knownRules';
import type { Rules } from '../../engine/rules';
import { payment } from '../../engine/scoring/payments';
import type { Deal, Seat } from '../../engine/types';
import { distanceOf } from './hands';
import type { CompetitionOptions } from './options';

/** A false call costs points, twice as many if the hand was not even ready; or it opens the hand. Source: `RULES.md#false-win`. */
export function fineBy(options: CompetitionOptions): Rules['fine'] {
  if (!options.strictCalling) return null;
  const { falseWin, falseWinPoints: base } = options;
  const open = falseWin === 'open-hand';
  return (deal, from) => {
    const factors = !open && isUnready(deal, from) ? [{ id: 'not-ready', times: 2 }] : [];
    const others = deal.seats.map((_, to) => to).filter((to) => to !== from);
    const payments = open
      ? []
      : others.map((to) => payment({ from, to, base, reason: 'false-win', factors }));
    return { payments, open, barred: falseWin !== 'pay', out: false, end: null };
  };
}

/** Whether the tiles before the called one are further than one tile from complete. */
function isUnready(deal: Deal, seat: Seat): boolean {
  const rules = rulesOf(deal);
  const { counts, melds } = deal.seats[seat]!;
  const drawn = deal.turn === seat && deal.pending?.why === 'turn' ? deal.drawn : null;
  const before = counts.slice();
  if (drawn) before[kindOf(rules, drawn.tile)]!--;
  return distanceOf({ counts: before, melds }, rules.tiles) > 0;
}

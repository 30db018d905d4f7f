import { rulesOf } from '../../engine/knownRules';
import type { Action, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { ProbedPlans } from '../bookless/plans';
import { BOOKLESS_TASTE } from '../bookless/taste';
import { wildKinds } from '../bookless/wild';
import type { Bot } from '../bot';
import { Mind } from '../routes/mind';

const mind = new Mind(new ProbedPlans(), BOOKLESS_TASTE);

/** Plays any game from its rules alone: it finds out what hands are worth by asking about made-up ones. */
export const bookless: Bot = { id: 'bookless', decide };

/** What is a game's own is left aside where anything else can be done. */
function decide(view: SeatView, choices: readonly Action[]): Action {
  const wild = wildKinds(rulesOf(view), view.extras);
  const exchange = bestExchange(view, choices, wild);
  if (exchange) return exchange;
  const usual = choices.filter((choice) => choice.type !== 'declare' && !spendsWild(view, choice, wild));
  return usual.length > 0 ? mind.decide(view, usual) : choices[0]!;
}

/** The tiles that are missed least; null where none are to be exchanged. */
function bestExchange(view: SeatView, choices: readonly Action[], wild: readonly TileKind[]): Action | null {
  let best: Action | null = null;
  let most = -Infinity;
  for (const choice of choices) {
    if (choice.type !== 'exchange') continue;
    best ??= choice;
    if (spendsWild(view, choice, wild)) continue;
    const hope = mind.hopeWithout(view, choice.tiles);
    if (hope <= most) continue;
    best = choice;
    most = hope;
  }
  return best;
}

/** Whether a claim, kong or exchange would use up a wild tile. Discards are not asked about: `Mind` keeps wild tiles by itself. */
function spendsWild(view: SeatView, choice: Action, wild: readonly TileKind[]): boolean {
  if (wild.length === 0) return false;
  const { kinds } = rulesOf(view).tiles;
  if (choice.type === 'concealed-kong') return wild.includes(choice.kind);
  const spent = 'own' in choice ? choice.own : choice.type === 'exchange' ? choice.tiles : [];
  return spent.some((tile) => wild.includes(kinds[tile]!));
}

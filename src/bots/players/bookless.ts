import { rulesOf } from '../../engine/knownRules';
import { KONG_SIZE } from '../../engine/tiles';
import type { Action } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { ProbedPlans } from '../bookless/plans';
import { BOOKLESS_TASTE } from '../bookless/taste';
import type { Bot } from '../bot';
import { Mind } from '../routes/mind';

const PONG_SIZE = 3;

const mind = new Mind(new ProbedPlans(), BOOKLESS_TASTE);

/** Plays any game from its rules alone: it finds out what hands are worth by asking about made-up ones. */
export const bookless: Bot = { id: 'bookless', decide };

/** What is a game's own is left aside where anything else can be done. */
function decide(view: SeatView, choices: readonly Action[]): Action {
  const exchange = bestExchange(view, choices);
  if (exchange) return exchange;
  const usual = choices.filter((choice) => choice.type !== 'declare' && keepsSize(view, choice));
  return usual.length > 0 ? mind.decide(view, usual) : choices[0]!;
}

/** The tiles that are missed least; null where none are to be exchanged. */
function bestExchange(view: SeatView, choices: readonly Action[]): Action | null {
  let best: Action | null = null;
  let most = -Infinity;
  for (const choice of choices) {
    if (choice.type !== 'exchange') continue;
    const hope = mind.hopeWithout(view, choice.tiles);
    if (hope <= most) continue;
    best = choice;
    most = hope;
  }
  return best;
}

/**
 * Whether a claim or kong leaves as many tiles as the rest of a complete hand has: one tile less for each set laid out
 * than three. Where no tile is drawn for a fourth one, it would be missing.
 */
function keepsSize(view: SeatView, choice: Action): boolean {
  const { replacement } = rulesOf(view).kongs;
  if (choice.type === 'concealed-kong' || choice.type === 'added-kong') return replacement;
  if (!('own' in choice)) return true;
  return choice.own.length === (choice.type === 'kong' && replacement ? KONG_SIZE : PONG_SIZE) - 1;
}

import { rulesOf } from '../../engine/knownRules';
import { KONG_SIZE, PONG_SIZE } from '../../engine/tiles';
import type { Action, DeclareAction, ExchangeOffer, TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { ProbedPlans } from '../bookless/plans';
import { foresee } from '../bookless/foresee';
import { BooklessMind } from '../bookless/booklessMind';
import type { Bot } from '../bot';
import { FIRST_TASTE } from '../targets/taste';

/** It plays any game by the first guess, with a wider look at routes. */
const TASTE = { ...FIRST_TASTE, window: 1.4 };

/** How many times as much a declaration must leave to hope for, and the share that a tile drawn at once adds. */
const CLEARLY = 1.05;
const DRAW = 0.1;

const mind = new BooklessMind(new ProbedPlans(), TASTE);

/** Plays any game from its rules alone: it finds out what hands are worth by asking about made-up ones. */
export const bookless: Bot = { id: 'bookless', decide };

function decide(view: SeatView, choices: readonly Action[]): Action {
  const exchange = bestExchange(view, choices);
  if (exchange) return exchange;
  const usual = choices.filter((choice) => choice.type !== 'declare' && keepsSize(view, choice));
  const best = usual.length > 0 ? mind.decide(view, usual) : null;
  const declarations = choices.filter((choice) => choice.type === 'declare');
  if (best && (best.type === 'win' || declarations.length === 0)) return best;
  const most = best ? mind.prospect(view) * CLEARLY : 0;
  return bestDeclaration(view, declarations, most) ?? best ?? choices[0]!;
}

/** The declaration of the game's own that leaves most to hope for; null where none leaves more than this. */
function bestDeclaration(
  view: SeatView,
  declarations: readonly DeclareAction[],
  least: number,
): Action | null {
  let best: Action | null = null;
  let most = least;
  for (const choice of declarations) {
    const foreseen = foresee(view, choice);
    if (!foreseen) continue;
    const { length: draws } = foreseen.unknown;
    const hope = mind.prospect(foreseen.view, foreseen.unknown) * (1 + draws * DRAW);
    if (hope <= most) continue;
    best = choice;
    most = hope;
  }
  return best;
}

/** The tiles that are missed least; null where none are to be exchanged. */
function bestExchange(view: SeatView, choices: readonly Action[]): Action | null {
  let best: Action | null = null;
  let most = -Infinity;
  for (const choice of choices) {
    if (choice.type !== 'exchange') continue;
    if (choice.offer) return leastMissed(view, choice.offer);
    const hope = mind.hopeWithout(view, choice.tiles);
    if (hope <= most) continue;
    best = choice;
    most = hope;
  }
  return best;
}

/** One tile after the other, as few as may be. */
function leastMissed(view: SeatView, { from, least }: ExchangeOffer): Action {
  const tiles: TileId[] = [];
  while (tiles.length < least) {
    const left = from.filter((tile) => !tiles.includes(tile));
    const hopes = left.map((tile) => mind.hopeWithout(view, [...tiles, tile]));
    tiles.push(left[hopes.indexOf(Math.max(...hopes))]!);
  }
  return { type: 'exchange', seat: view.seat, tiles };
}

/**
 * Whether a claim or kong takes three tiles from the hand's size, as sets of a complete hand do. A kong takes four, so
 * a tile must be drawn for it.
 */
function keepsSize(view: SeatView, choice: Action): boolean {
  const { replacement } = rulesOf(view).kongs;
  if (choice.type === 'concealed-kong' || choice.type === 'added-kong') return replacement;
  if (!('own' in choice)) return true;
  return choice.own.length === (choice.type === 'kong' && replacement ? KONG_SIZE : PONG_SIZE) - 1;
}

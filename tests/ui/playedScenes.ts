import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import { findRuleSet, rulesOf } from '../../src/engine/knownRules';
import { dealScores, finishDeal, startMatch, startNextDeal } from '../../src/engine/match';
import type { Match } from '../../src/engine/match';
import { defaultOptions } from '../../src/engine/options';
import type { Action, Deal, DealEvent, Seat } from '../../src/engine/types';
import { seatView, visibleEvent } from '../../src/engine/view';
import { lastDiscardIn } from '../../src/store/match/tableState';
import { wallView } from '../../src/store/match/wallView';
import type { GameState } from '../../src/store/types';
import { emptyState, players } from './fixtures';

const YOU = 1;
const SEATS = [0, 1, 2, 3];
/** American: the player is dealt a joker with these. */
const BITS = '2a'.repeat(16);

/** A deal, and what has happened in it. */
export interface Played {
  readonly match: Match;
  readonly deal: Deal;
  readonly events: readonly DealEvent[];
}

/** A step before play: until then all have chosen the first of what they may. */
export function beforePlay(rules: string, step: string): GameState {
  const options = defaultOptions(findRuleSet(rules)?.options ?? {});
  const { phases } = rulesOf({ rules, options });
  const match = startMatch({ rules, options, bits: BITS, text: '' });
  let now: Played = { match, ...startNextDeal(match) };
  while (now.deal.phase.type === 'before-play' && phases[now.deal.phase.step]?.id !== step)
    for (const seat of SEATS) now = after(now, firstOf(now.deal, seat));
  return playedState(now);
}

function firstOf(deal: Deal, seat: Seat): Action {
  const [action] = legalActions(deal, seat);
  if (!action) throw new Error(`Seat ${seat} is not asked.`);
  if (action.type !== 'exchange' || !action.offer) return action;
  return { type: 'exchange', seat, tiles: action.offer.from.slice(0, action.offer.most) };
}

/** The deal after these choices; who else is asked passes. */
export function playedOn(before: Played, actions: readonly Action[]): Played {
  let now = before;
  for (const action of actions) {
    while (legalActions(now.deal, action.seat).length === 0) now = after(now, passIn(now.deal));
    now = after(now, action);
  }
  return now;
}

/** All who are asked pass. */
export function allPass(before: Played): Played {
  let now = before;
  while (now.deal.pending && now.deal.pending.why !== 'turn') now = after(now, passIn(now.deal));
  return now;
}

function passIn(deal: Deal): Action {
  const pass = SEATS.flatMap((seat) => legalActions(deal, seat)).find(({ type }) => type === 'pass');
  if (!pass) throw new Error('Nobody can pass.');
  return pass;
}

function after({ match, deal, events }: Played, action: Action): Played {
  const made = apply(deal, action);
  if (!made.ok) throw new Error(`The scene does not go on: ${made.code}.`);
  return { match, deal: made.deal, events: [...events, ...made.events] };
}

/** The table as it is then, or the result where the deal is over. */
export function playedState({ match, deal, events }: Played): GameState {
  const gained = dealScores(deal, SEATS);
  const visible = events.flatMap((event) => visibleEvent(event, YOU) ?? []);
  const seen = visible.map((event, at) => ({ serial: at + 1, event }));
  const isOver = deal.phase.type === 'ended';
  return {
    ...emptyState,
    screen: isOver ? 'result' : 'table',
    match,
    players,
    human: YOU,
    humanSeat: YOU,
    view: seatView(deal, YOU),
    choices: legalActions(deal, YOU),
    scores: match.scores.map((score, seat) => score + (gained[seat] ?? 0)),
    wall: wallView(deal),
    seen,
    lastDiscard: lastDiscardIn(seen),
    result: isOver ? resultOf(match, deal) : null,
  };
}

function resultOf(match: Match, deal: Deal): GameState['result'] {
  const gained = dealScores(deal, SEATS);
  return {
    deal,
    seated: SEATS,
    gained,
    before: match.scores,
    after: finishDeal(match, deal).scores,
    last: false,
  };
}

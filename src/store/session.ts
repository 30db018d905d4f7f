import type { Bot } from '../bots/bot';
import { apply } from '../engine/apply';
import { legalActions } from '../engine/legalActions';
import { seatOf, playerAt, startMatch, startNextDeal, throwForFirstEast } from '../engine/match';
import type { Match } from '../engine/match';
import { defaultOptions, parseOptions } from '../engine/options';
import { Random, seedDecision, streamSeed, wallSeed } from '../engine/random';
import { findRuleSet } from '../engine/rule-sets/registry';
import { hasSeat } from '../engine/state';
import type { Action, Deal, DealEvent, Player, Seat } from '../engine/types';
import { seatView } from '../engine/view';
import { throwsByPlayer } from '../engine/wall';
import { PERSONS } from './types';
import type { MatchConfig, PlayerInfo } from './types';

/** A match with its deal under way: everything, hidden tiles included. Screens get only what a seat may know. */
export interface Session {
  readonly match: Match;
  readonly players: readonly PlayerInfo[];
  readonly human: Player;
  readonly throws: readonly (readonly (number | null)[])[];
  readonly deal: Deal;
  /** All choices of this deal, in order. */
  readonly choices: readonly Action[];
}

/** A session and what just happened in it. */
export interface SessionStep {
  readonly session: Session;
  readonly events: readonly DealEvent[];
}

export type BotOf = (player: PlayerInfo, match: Match) => Bot;

/** A new match: its options completed, the seats thrown for. Unknown rules or options throw. */
export function newMatch(config: MatchConfig, bits: string): Omit<Session, 'deal' | 'choices'> {
  const ruleSet = findRuleSet(config.rules);
  if (!ruleSet) throw new Error(`There is no rule set called "${config.rules}".`);
  const options = parseOptions(ruleSet.options, { ...defaultOptions(ruleSet.options), ...config.options });
  if (!options.ok) throw new Error(options.error);
  const match = startMatch({ rules: config.rules, options: options.value, bits, text: '' });
  const seating = throwForFirstEast(match);
  const players = seating.order.map((person) => playerInfo(person, config));
  return { match, players, human: seating.order.indexOf(0), throws: throwsByPlayer(seating) };
}

function playerInfo(person: number, config: MatchConfig): PlayerInfo {
  const name = PERSONS[person];
  if (!name) throw new Error(`Nobody is known as person ${person}.`);
  return { person: name, bot: person === 0 ? null : (config.opponents[person - 1] ?? 'standard') };
}

/** The next deal of the match, dealt. */
export function beginDeal(table: Omit<Session, 'deal' | 'choices'>): SessionStep {
  const { deal, events } = startNextDeal(table.match);
  return { session: { ...table, deal, choices: [] }, events };
}

/** The session after one seat's choice, or null when the engine refuses it. */
export function choose(session: Session, action: Action): SessionStep | null {
  const applied = apply(session.deal, action);
  if (!applied.ok) return null;
  const next = { ...session, deal: applied.deal, choices: [...session.choices, action] };
  return { session: next, events: applied.events };
}

/** What the bot at this seat chooses, from its own view and its own stream of random numbers. */
export function botChoice(session: Session, seat: Seat, botOf: BotOf): Action {
  const { match, deal, players, choices } = session;
  const player = playerAt(deal, seat, dealerOf(session));
  const info = players[player];
  if (!info) throw new Error(`There is no player ${player} at this table.`);
  const decision = choices.filter((choice) => choice.seat === seat).length;
  const words = streamSeed(wallSeed(match.bits, match.text), `bots:${match.dealt}`);
  const random = new Random(words);
  seedDecision(random, words, { player, decision });
  return botOf(info, match).decide(seatView(deal, seat), legalActions(deal, seat), random);
}

export function dealerOf({ match }: Pick<Session, 'match'>): Player {
  return match.progress?.dealer ?? 0;
}

export function humanSeatOf(session: Session): Seat {
  return seatOf(session.deal, session.human, dealerOf(session));
}

/** Whether the human has to choose now. */
export function isHumanAsked(session: Session): boolean {
  const { pending } = session.deal;
  return pending !== null && hasSeat(pending.waiting, humanSeatOf(session));
}

/** The bots that have to choose now. */
export function waitingBots(session: Session): Seat[] {
  const { pending, seats } = session.deal;
  const human = humanSeatOf(session);
  return seats
    .map((_, seat) => seat)
    .filter((seat) => pending && seat !== human && hasSeat(pending.waiting, seat));
}

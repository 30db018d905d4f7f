import { standardBot } from '../../bots/levels';
import { drawStyles, inStyle } from '../../bots/styles/drawStyles';
import { apply } from '../../engine/apply';
import { legalActions } from '../../engine/legalActions';
import { playersOf, startDeal, startMatch, startNextDeal, throwForFirstEast } from '../../engine/match';
import type { Match, StartedDeal } from '../../engine/match';
import { defaultOptions, parseOptions } from '../../engine/options';
import { stream, streamSeed, wallSeed } from '../../engine/random';
import type { RecordedHand } from '../../engine/record';
import { findRuleSet } from '../../engine/knownRules';
import { wallSource, wholeWall } from '../../engine/source';
import { hasSeat } from '../../engine/state';
import type { Action, Deal, DealEvent, Player, Seat, TileId, WallBreak } from '../../engine/types';
import { seatView } from '../../engine/view';
import { throwsByPlayer } from '../../engine/wall';
import type { BotRequest } from '../bots/botPort';
import { PERSONS } from '../types';
import type { MatchConfig, PlayerInfo, SheetRow } from '../types';
import type { HandSwitches } from './switches';

/** A match between deals, and who plays it. */
export interface Seated {
  readonly match: Match;
  readonly players: readonly PlayerInfo[];
  readonly human: Player;
  readonly throws: readonly (readonly (number | null)[])[];
  /** The records of the deals that are over, or null if they were lost. */
  readonly hands: readonly RecordedHand[] | null;
  /** The deals that are over. Some may be unknown. */
  readonly sheet: readonly SheetRow[];
  /** The coach has been shown to the human in this match. */
  readonly coached: boolean;
  /** The human may take back choices: the match does not count. */
  readonly practice: boolean;
}

/** A match with its deal under way, hidden tiles included. Screens get only what a seat may know. */
export interface Session extends Seated {
  readonly deal: Deal;
  /** The tiles of each seat as dealt. */
  readonly dealt: StartedDeal['dealt'];
  /** Everything that happened in this deal. */
  readonly events: readonly DealEvent[];
  /** All choices of this deal, in order. */
  readonly choices: readonly Action[];
  /** What the player has switched for this deal alone. */
  readonly forHand?: HandSwitches;
  /** As the table began, where that was in the middle of a deal: nothing before it is taken back. */
  readonly since?: Session;
}

/**
 * The wall that was dealt from. It is kept, so that a deal under way does not depend on how walls are
 * shuffled.
 */
export interface DealtWall {
  readonly tiles: readonly TileId[];
  readonly dice: readonly number[];
  readonly wallBreak: WallBreak;
}

/** A session and what just happened in it. */
export interface SessionStep {
  readonly session: Session;
  readonly events: readonly DealEvent[];
}

/** A new match, with complete options and the seats thrown for. Throws if rules or options are unknown. */
export function newMatch(config: MatchConfig, bits: string): Seated {
  const ruleSet = findRuleSet(config.rules);
  if (!ruleSet) throw new Error(`There is no rule set called "${config.rules}".`);
  const options = parseOptions(ruleSet.options, { ...defaultOptions(ruleSet.options), ...config.options });
  if (!options.ok) throw new Error(options.error);
  const match = startMatch({ rules: config.rules, options: options.value, bits, text: config.text });
  const seating = throwForFirstEast(match);
  const bots = opponentsOf(config, match);
  const players = seating.order.map((person) => playerInfo(person, bots));
  const throws = throwsByPlayer(seating);
  const human = seating.order.indexOf(0);
  // What others play too is never practice.
  const practice = config.practice === true && config.bits === undefined;
  return { match, players, human, throws, hands: [], sheet: [], coached: false, practice };
}

/** The opponents of a match by person: the same seed gives the same styles on every machine. */
function opponentsOf({ rules, opponents, mixedStyles }: MatchConfig, match: Match): string[] {
  const bots = PERSONS.slice(1, match.scores.length).map((_, at) => opponents[at] ?? standardBot(rules));
  if (!mixedStyles) return bots;
  const drawn = drawStyles(rules, bots.length, stream(wallSeed(match.bits, match.text), 'styles'));
  return bots.map((bot, at) => inStyle(bot, drawn[at] ?? null));
}

function playerInfo(person: number, bots: readonly string[]): PlayerInfo {
  const name = PERSONS[person];
  if (!name) throw new Error(`Nobody is known as person ${person}.`);
  return { person: name, bot: bots[person - 1] ?? null };
}

/** The next deal of the match, dealt from its own wall or from one that was kept. */
export function beginDeal(seated: Seated, wall: DealtWall | null = null): SessionStep {
  const { match, players, human, throws, hands, sheet, coached, practice } = seated;
  const { deal, events, dealt } = wall ? dealFrom(match, wall) : startNextDeal(match);
  const own = { match, players, human, throws, hands, sheet, coached, practice };
  return { session: { ...own, deal, dealt, events, choices: [] }, events };
}

function dealFrom(match: Match, { tiles, dice, wallBreak }: DealtWall): StartedDeal {
  const { progress } = match;
  if (!progress) throw new Error('The match is over: there is no deal to begin.');
  const { round: prevailing, carry } = progress;
  return startDeal(match, { prevailing, carry, source: wallSource(tiles), dice, wallBreak });
}

/** This deal for practice: choices are taken back up to where it stands now. */
export function practisedFrom(session: Session): Session {
  return { ...session, practice: true, since: session };
}

/** The wall this deal was dealt from. */
export function dealtWall({ deal: { source, dice, wallBreak } }: Pick<Session, 'deal'>): DealtWall {
  if (source.type !== 'wall' || !dice || !wallBreak) throw new Error('This deal was not dealt from a wall.');
  return { tiles: wholeWall(source), dice, wallBreak };
}

/** A match with its first deal. */
export interface StartedMatch {
  readonly config: MatchConfig;
  readonly seated: Seated;
  readonly step: SessionStep;
}

/** `bits`: as `newMatch` takes them. */
export function startedMatch(config: MatchConfig, bits: string): StartedMatch {
  const seated = newMatch(config, bits);
  return { config, seated, step: beginDeal(seated) };
}

/** The session after one seat's choice, or null when the engine refuses it. */
export function choose(session: Session, action: Action): SessionStep | null {
  const applied = apply(session.deal, action);
  if (!applied.ok) return null;
  const next = {
    ...session,
    deal: applied.deal,
    events: [...session.events, ...applied.events],
    choices: [...session.choices, action],
  };
  return { session: next, events: applied.events };
}

/** The session after these choices, or null when the engine refuses one. */
export function chooseAll(session: Session, actions: readonly Action[]): Session | null {
  let now = session;
  for (const action of actions) {
    const next = choose(now, action);
    if (!next) return null;
    now = next.session;
  }
  return now;
}

/** The session once a stand-in has chosen for these players. */
export function withStandIns(session: Session, replaced: readonly Player[]): Session {
  if (replaced.length === 0) return session;
  const players = session.players.map((info, player) => {
    const times = replaced.filter((each) => each === player).length;
    return times > 0 ? { ...info, stoodIn: (info.stoodIn ?? 0) + times } : info;
  });
  return { ...session, players };
}

/** What the bot at this seat is asked: its own view, and its own stream of random numbers. */
export function botRequest(session: Session, seat: Seat): BotRequest {
  const player = playersOf(session.match)[seat]!;
  const bot = session.players[player]?.bot;
  if (!bot) throw new Error(`Player ${player} is no bot.`);
  return requestTo(bot, session, seat);
}

/** What a bot is asked that would choose at this seat. */
export function requestTo(bot: string, { match, deal, choices }: Session, seat: Seat): BotRequest {
  return {
    bot,
    view: seatView(deal, seat),
    choices: legalActions(deal, seat),
    words: botWords(match),
    player: playersOf(match)[seat]!,
    decision: choices.filter((choice) => choice.seat === seat).length,
  };
}

const wordsOfDeals = new WeakMap<Match, readonly number[]>();

/** The state of this deal's random stream for bots, hashed once for all their decisions. */
function botWords(match: Match): readonly number[] {
  const known = wordsOfDeals.get(match);
  if (known) return known;
  const words = streamSeed(wallSeed(match.bits, match.text), `bots:${match.dealt}`);
  wordsOfDeals.set(match, words);
  return words;
}

export function humanSeatOf(session: Session): Seat {
  return playersOf(session.match).indexOf(session.human);
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

/** Whether the human has chosen anything in this match. Otherwise it is not worth keeping. */
export function isTouched(session: Session): boolean {
  const human = humanSeatOf(session);
  return session.match.dealt > 0 || session.choices.some(({ seat }) => seat === human);
}

import { demand, fail } from './breach';
import { callNow, isLegalCall } from './calls';
import type { GameEvent } from './shape';
import {
  alikeIn,
  count,
  demandGoingOn,
  distance,
  isPlayable,
  isWallEmpty,
  nextOf,
  playerAt,
  wrongTime,
} from './table';
import { isSequence, nameOf, plain } from './tiles';
import type { Claim, Window, Play } from './types';

const END = 9;
/** Of more than two the hand is over. */
const MOST_OF_TWO = 2;

/** Who took the tile of a window, and for what; `end`: the hand is over. */
interface Taken {
  readonly claim: string;
  readonly p: number;
}

/** Of a call; 0 for none, a pass or a false win. The end of the hand goes before all but wins. */
function rankOf(play: Play, call: string): number {
  if (call === 'win') return Infinity;
  if (call === 'end') return END;
  return play.match.game.claims.find(({ type }) => type === call)?.rank ?? 0;
}

function canWin(play: Play, p: number): boolean {
  const call = callNow(play, p);
  return call !== null && isLegalCall(play, call);
}

/** The pairs of the hand that make a sequence with a tile. */
function sequencesIn(play: Play, p: number, tile: number): number[][] {
  const hand = playerAt(play, p).hand.map(plain);
  const taken = plain(tile);
  return [-2, -1, 1]
    .map((low) => [taken + low, taken + low + (low === -1 ? 2 : 1)])
    .filter((own) => own.every((kind) => hand.includes(kind)) && isSequence([taken, ...own]));
}

/** What `p` could claim the tile of the window for. */
function canClaim(play: Play, p: number, call: string): boolean {
  if (play.phase.at !== 'window') return false;
  const { why, from, tile } = play.phase.window;
  if (call === 'win') return canWin(play, p);
  const { claims, wild } = play.match.game;
  const claim = claims.find(({ type }) => type === call);
  const player = playerAt(play, p);
  if (!claim || why !== 'discard' || isWallEmpty(play) || !isPlayable(play) || player.isDead || tile === wild)
    return false;
  if (claim.byNext && p !== nextOf(from)) return false;
  const isAllowed = (own: readonly number[]): boolean =>
    play.match.game.whyNoClaim(play, { p, type: call, tile, own }) === null;
  if (claim.shape === 'sequence') return sequencesIn(play, p, tile).some(isAllowed);
  const own = [...alikeIn(player, tile), ...(wild === null ? [] : alikeIn(player, wild))];
  const used = own.slice(0, claim.size - 1);
  return used.length === claim.size - 1 && mayLayOut(play, p, claim) && isAllowed(used);
}

/** With strict calling all that the tiles allow. */
function mayLayOut({ match, players, phase }: Play, p: number, { type, size }: Claim): boolean {
  if (match.game.options.strictCalling || phase.at !== 'window') return true;
  const tiles = Array<number>(size).fill(phase.window.tile);
  return match.game.mayLie([...(players[p]?.melds ?? []), { type, tiles, concealed: false }]);
}

export function demandUnanswered(window: Window, p: number): void {
  const answer = window.answers.get(p);
  demand(answer === undefined, `player ${p} has let this tile go by (${answer})`);
}

/** All that a discard can be called for, the strongest first. */
function callsIn({ match }: Play): string[] {
  return ['win', ...match.game.claims.map(({ type }) => type)];
}

function passInWindow(play: Play, e: GameEvent, window: Window): void {
  demand(e.p !== window.from, `player ${e.p} cannot pass on an own tile`);
  demandUnanswered(window, e.p);
  if (e.claim !== null) {
    demand(
      canClaim(play, e.p, e.claim),
      `player ${e.p} cannot have called ${e.claim} on ${nameOf(window.tile)}`,
    );
  } else if (!play.match.game.options.strictCalling) {
    const isAsked = callsIn(play).some((call) => canClaim(play, e.p, call));
    demand(isAsked, `player ${e.p} had nothing to pass on ${nameOf(window.tile)}`);
  }
  window.answers.set(e.p, e.claim ?? 'pass');
}

/** A `pass`: only where the player could have claimed, robbed or won, and without effect. */
export function readPass(play: Play, e: GameEvent): void {
  const { phase } = play;
  demand(play.match.kinds[e.p] !== 'bot', `player ${e.p} is a bot, whose passes are left out`);
  count(play, 'pass');
  if (phase.at === 'window') {
    passInWindow(play, e, phase.window);
    return;
  }
  const call = callNow(play, e.p);
  if (call === null || e.claim !== null || phase.at === 'won') wrongTime(play, e);
  const isStrict = play.match.game.options.strictCalling && call.by === 'wall';
  demand(isStrict || isLegalCall(play, call), `player ${e.p} had no win to pass`);
  if (phase.at === 'turn' || phase.at === 'steps') play.phase = { ...phase, mayWin: false };
  if (phase.at === 'replace') play.phase = { ...phase, isAsked: true };
}

function totalOf(play: Play, p: number): number {
  const call = callNow(play, p) ?? fail(`player ${p} cannot win here`);
  return play.match.game.score(play, call).amounts[p] ?? 0;
}

/** Whether the win of `winner` goes before that of `other`, by the option for several winners. */
function goesBefore(play: Play, winner: number, other: number): boolean {
  if (play.phase.at !== 'window') return false;
  const { from } = play.phase.window;
  const isNearer = distance(from, winner) < distance(from, other);
  const { severalWinners } = play.match.game.options;
  if (severalWinners === 'nearest') return isNearer;
  if (severalWinners === 'all' || severalWinners === 'two') return false;
  const lead = totalOf(play, winner) - totalOf(play, other);
  return lead > 0 || (lead === 0 && isNearer);
}

/** The strongest claim that a player of known habits must have made. */
function habitualCall(play: Play, window: Window, p: number): string {
  const habit = play.match.habits[p];
  if (habit === 'none' || p === window.from || window.answers.has(p)) return 'none';
  const claim = callsIn(play).find((each) => canClaim(play, p, each)) ?? 'none';
  return habit === 'claims' || claim === 'win' ? claim : 'none';
}

/** Who could win with the tile of a window. */
export function winnersIn(play: Play): number[] {
  return [...play.players.keys()].filter((p) => canClaim(play, p, 'win'));
}

/** What was taken must go before every call that the record says was passed over, or that players of known habits have made. */
export function closeWindow(play: Play, window: Window, taken: Taken): void {
  const goes = (p: number, answer: string): boolean => {
    const [called, settled] = [rankOf(play, answer), rankOf(play, taken.claim)];
    if (called === 0 || settled !== called) return settled > called || called === 0;
    return answer === 'win'
      ? goesBefore(play, taken.p, p)
      : distance(window.from, taken.p) < distance(window.from, p);
  };
  for (const [p, answer] of window.answers) {
    demand(
      goes(p, answer),
      `expected ${taken.claim} by player ${taken.p} to go before player ${p}'s ${answer}`,
    );
  }
  const { severalWinners } = play.match.game.options;
  const isWithOthers = taken.claim === 'win' && (severalWinners === 'all' || severalWinners === 'two');
  for (const p of play.players.keys()) {
    const claim = habitualCall(play, window, p);
    const isOwn = p === taken.p && claim === taken.claim;
    if (isWithOthers && claim === 'win' && !isOwn) {
      play.due.push({ type: 'win', p });
      continue;
    }
    demand(
      isOwn || goes(p, claim),
      `expected ${claim} of ${nameOf(window.tile)} by player ${p}, found ${taken.claim} by ${taken.p}`,
    );
  }
  const winners = 1 + play.due.filter(({ type }) => type === 'win').length;
  demand(severalWinners !== 'two' || winners <= MOST_OF_TWO, 'expected an end: three win');
}

/** Closes a window in which nobody has won. The kong that it was about lies, and its owner draws. */
export function settleWindow(play: Play, window: Window, taken: Taken): void {
  closeWindow(play, window, taken);
  const { game } = play.match;
  game.afterWindow(play, window);
  if (window.why !== 'discard') {
    game.afterKong(play, window.from, window.why);
    play.phase = { at: 'replace', player: window.from, owed: 1, why: 'kong', inDeal: false, isAsked: true };
  }
  if (taken.claim !== 'end') demandGoingOn(play);
}

/** A player who lets no win go by has none to let go in the own turn. */
export function demandNoWinInTurn(play: Play, p: number): void {
  const isOwn = play.phase.at === 'turn' || play.phase.at === 'steps';
  const call = isOwn && play.match.habits[p] !== 'none' ? callNow(play, p) : null;
  demand(call === null || !isLegalCall(play, call), `expected player ${p} to win from the wall`);
}

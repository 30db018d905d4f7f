import { demand, fail } from './breach';
import { callNow, isLegalCall, receiptsOf, scoreOf } from './score';
import type { GameEvent } from './shape';
import { count, distance, holds, isWallEmpty, nextOf, playerAt, wrongTime } from './table';
import type { Play, Window } from './table';
import { isSequence, nameOf } from './tiles';

/** Who took the tile of a window, and for what. */
interface Taken {
  readonly claim: 'win' | 'kong' | 'pong' | 'chow' | 'none';
  readonly p: number;
}

const RANK: Readonly<Record<string, number>> = { none: 0, chow: 1, pong: 2, kong: 2, win: 3 };

function canWin(play: Play, p: number): boolean {
  const call = callNow(play, p);
  return call !== null && isLegalCall(play, call);
}

function canChow(play: Play, p: number, tile: number): boolean {
  const { hand } = playerAt(play, p);
  return [-2, -1, 1].some((low) => {
    const own = [tile + low, tile + low + (low === -1 ? 2 : 1)];
    return own.every((kind) => hand.includes(kind)) && isSequence([tile, ...own]);
  });
}

/** What `p` could claim the tile of the window for. */
function canClaim(play: Play, p: number, claim: string): boolean {
  if (play.phase.at !== 'window') return false;
  const { why, from, tile } = play.phase.window;
  if (claim === 'win') return canWin(play, p);
  if (why !== 'discard' || isWallEmpty(play)) return false;
  if (claim === 'chow') return p === nextOf(from) && canChow(play, p, tile);
  const held = holds(playerAt(play, p), tile);
  return claim === 'pong' ? held >= 2 : held >= 3 && play.match.rules !== 'taisen';
}

export function demandUnanswered(window: Window, p: number): void {
  const answer = window.answers.get(p);
  demand(answer === undefined, `player ${p} has let this tile go by (${answer})`);
}

function passInWindow(play: Play, e: GameEvent, window: Window): void {
  demand(e.p !== window.from, `player ${e.p} cannot pass on an own tile`);
  demandUnanswered(window, e.p);
  if (e.claim !== null) {
    demand(
      RANK[e.claim] !== undefined && e.claim !== 'none' && canClaim(play, e.p, e.claim),
      `player ${e.p} cannot have called ${e.claim} on ${nameOf(window.tile)}`,
    );
  } else if (!play.match.options.strictCalling) {
    const isAsked = ['chow', 'pong', 'win'].some((claim) => canClaim(play, e.p, claim));
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
  const isStrict = play.match.options.strictCalling && call.by === 'wall';
  demand(isStrict || isLegalCall(play, call), `player ${e.p} had no win to pass`);
  if (phase.at === 'turn') play.phase = { ...phase, mayWin: false };
  if (phase.at === 'replace') play.phase = { ...phase, isAsked: true };
}

function totalOf(play: Play, p: number): number {
  const call = callNow(play, p) ?? fail(`player ${p} cannot win here`);
  return receiptsOf(play, p, scoreOf(play, call));
}

/** Whether the win of `winner` goes before that of `other`, by the option for several winners. */
function goesBefore(play: Play, winner: number, other: number): boolean {
  if (play.phase.at !== 'window') return false;
  const { from } = play.phase.window;
  const isNearer = distance(from, winner) < distance(from, other);
  const { severalWinners } = play.match.options;
  if (severalWinners === 'nearest') return isNearer;
  if (severalWinners === 'all') return false;
  const lead = totalOf(play, winner) - totalOf(play, other);
  return lead > 0 || (lead === 0 && isNearer);
}

/** Checks the calls that the record says were passed over: what was taken must go before each. */
export function closeWindow(play: Play, window: Window, taken: Taken): void {
  for (const [p, answer] of window.answers) {
    const called = RANK[answer] ?? 0;
    const settled = RANK[taken.claim] ?? 0;
    if (called === 0) continue;
    const isBefore =
      called === RANK['win'] && settled === called ? goesBefore(play, taken.p, p) : settled > called;
    demand(isBefore, `expected ${taken.claim} by player ${taken.p} to go before player ${p}'s ${answer}`);
  }
}

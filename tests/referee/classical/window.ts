import { demand } from '../breach';
import { isSequence, nameOf } from '../tiles';
import { isComplete, isThirteenWonders } from './forms';
import type { Play, Window } from './table';
import { isWallEmpty, nextOf, playerAt } from './table';

export type Claim = 'win' | 'kong' | 'pong' | 'chow' | 'none';

/** Who took the tile of a window, and for what. */
interface Taken {
  readonly claim: Claim;
  readonly p: number;
}

const RANK = { none: 0, chow: 1, pong: 2, kong: 2, win: 3 } as const;

/** Whether the rules let a player win with the tile of a window. */
export function mayWinWith(play: Play, { why, tile }: Window, p: number): boolean {
  const { hand, melds, isBarred } = playerAt(play, p);
  const { robKong, sevenPairsDistinct: distinct } = play.match.options;
  const held = [...hand, tile];
  if (isBarred || !isComplete({ held, melds, distinct })) return false;
  if (why === 'discard' || robKong === 'any') return true;
  if (robKong === 'never') return false;
  return why === 'added-kong' || (robKong !== 'added' && isThirteenWonders(held, melds));
}

export function mayWinNow(play: Play, p: number): boolean {
  const { hand: held, melds, isBarred } = playerAt(play, p);
  return !isBarred && isComplete({ held, melds, distinct: play.match.options.sevenPairsDistinct });
}

function canChow(hand: readonly number[], tile: number): boolean {
  const pairs = [
    [tile - 2, tile - 1],
    [tile - 1, tile + 1],
    [tile + 1, tile + 2],
  ];
  return pairs.some((own) => own.every((kind) => hand.includes(kind)) && isSequence([tile, ...own]));
}

/** The strongest claim that the rules let a player make. */
function strongestClaim(play: Play, window: Window, p: number): Claim {
  if (mayWinWith(play, window, p)) return 'win';
  if (window.why !== 'discard' || isWallEmpty(play)) return 'none';
  const { hand } = playerAt(play, p);
  const alike = hand.filter((kind) => kind === window.tile).length;
  if (alike >= 3) return 'kong';
  if (alike === 2) return 'pong';
  return p === nextOf(window.from) && canChow(hand, window.tile) ? 'chow' : 'none';
}

/** What a player of known habits must have called. */
function called(play: Play, window: Window, p: number): Claim {
  const habit = play.match.habits[p];
  if (habit === 'none' || p === window.from || window.falseCalls.includes(p)) return 'none';
  const claim = strongestClaim(play, window, p);
  return habit === 'claims' || claim === 'win' ? claim : 'none';
}

/** What was taken must go before every call that players of known habits have made. */
export function closeWindow(play: Play, window: Window, taken: Taken): void {
  const isNearer = (a: number, b: number): boolean => (a - window.from + 4) % 4 < (b - window.from + 4) % 4;
  for (const p of play.players.keys()) {
    const claim = called(play, window, p);
    if (claim === 'none') continue;
    const isOwn = p === taken.p && claim === taken.claim;
    const isBefore = claim === 'win' && taken.claim === 'win' && isNearer(taken.p, p);
    demand(
      isOwn || isBefore || RANK[taken.claim] > RANK[claim],
      `expected ${claim} of ${nameOf(window.tile)} by player ${p}, found ${taken.claim} by ${taken.p}`,
    );
  }
}

/** A player who lets no win go by has none to let go in the own turn. */
export function demandNoWinInTurn(play: Play, p: number): void {
  const { phase } = play;
  if (phase.at !== 'turn' || !phase.mayWin || play.match.habits[p] === 'none') return;
  demand(!mayWinNow(play, p), `expected player ${p} to win from the wall`);
}

import { isThirteenOrphans } from './forms';
import { isWallEmpty, playerAt } from './table';
import type { Play, Call } from './types';

function isWinningTurn({ phase, dealer }: Play, p: number): boolean {
  if (phase.at === 'steps') return phase.mayWin && p === dealer;
  return phase.at === 'turn' && phase.player === p && phase.mayWin;
}

/** The call that `p` could make at this moment, whether the hand is complete or not. */
export function callNow(play: Play, p: number): Call | null {
  const { phase, drawn } = play;
  if (playerAt(play, p).isDead) return null;
  if (isWinningTurn(play, p) && drawn !== null) {
    return { p, by: 'wall', from: null, tile: drawn.tile };
  }
  if (phase.at === 'replace' && phase.why === 'bonus' && !phase.isAsked) {
    return play.match.game.bonusCall(play, p);
  }
  if ((phase.at === 'window' || phase.at === 'won') && phase.window.from !== p) {
    const { why, from, tile } = phase.window;
    return { p, by: why === 'discard' ? 'discard' : 'robbed-kong', from, tile };
  }
  return null;
}

function wallSituation(play: Play, call: Call): string[] {
  const kongs = play.drawn?.kongs ?? 0;
  const situation: string[] = [];
  if (kongs > 0) situation.push('kong-replacement');
  if (kongs > 1) situation.push('double-kong-replacement');
  if (play.drawn?.forBonus === true) situation.push('bonus-replacement');
  const nobodyDiscarded = play.players.every((player) => player.discards === 0);
  const hasKong = playerAt(play, call.p).kongs > 0;
  if (call.p === play.dealer && nobodyDiscarded && !hasKong) situation.push('first-draw');
  return situation;
}

/** The calculator's `situation` words that hold for a call, from the course of the hand. */
export function situationOf(play: Play, call: Call): string[] {
  const situation = call.by === 'wall' ? wallSituation(play, call) : [];
  if (call.by !== 'bonus-tiles' && isWallEmpty(play)) situation.push('last-tile');
  const { discards, kongs } = playerAt(play, play.dealer);
  if (call.by === 'discard' && call.from === play.dealer && discards === 1 && kongs === 0) {
    situation.push('first-discard');
  }
  return situation;
}

function whyNoRobbing(play: Play, call: Call): string | null {
  const { robKong } = play.match.game.options;
  if (play.phase.at !== 'window' && play.phase.at !== 'won') return 'no kong to rob';
  if (robKong === 'any') return null;
  if (robKong === 'never') return 'kongs are not robbed (robKong never)';
  if (play.phase.window.why === 'added-kong') return null;
  const { hand, melds } = playerAt(play, call.p);
  const isOrphans = melds.length === 0 && isThirteenOrphans([...hand, call.tile]);
  return robKong === 'added-or-thirteen-orphans' && isOrphans
    ? null
    : `this concealed kong may not be robbed (robKong ${robKong})`;
}

/** Why a player may not win here; null when nothing forbids it. */
export function whyNoWin(play: Play, call: Call): string | null {
  if (playerAt(play, call.p).isBarred) return 'a player who has called falsely cannot win';
  const robbing = call.by === 'robbed-kong' ? whyNoRobbing(play, call) : null;
  return robbing ?? play.match.game.whyNoWin(play, call);
}

export function isLegalCall(play: Play, call: Call): boolean {
  return whyNoWin(play, call) === null;
}

import { demand } from './breach';
import { settleDue } from './due';
import type { GameEvent } from './shape';
import { playerAt, takeOut, wrongTime } from './table';
import { nameOf } from './tiles';
import { demandNoWinInTurn } from './window';
import type { Play } from './types';

/** A `discard` by the player in turn, after a draw or after a chow or pong. */
export function readDiscard(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'turn' && phase.at !== 'discard') wrongTime(play, e);
  if (phase.player !== e.p) wrongTime(play, e);
  if (play.due.length > 0) settleDue(play, e);
  const why = play.match.game.whyNoDiscard(play, e);
  demand(why === null, `no discard of ${nameOf(e.tile)}: ${why}`);
  demandNoWinInTurn(play, e.p);
  play.swaps = 0;
  const player = playerAt(play, e.p);
  takeOut(player.hand, [e.tile], `the hand of player ${e.p}`);
  player.river.push(e.tile);
  player.discards += 1;
  play.match.game.afterDiscard(play, e);
  play.phase = {
    at: 'window',
    window: { why: 'discard', from: e.p, tile: e.tile, answers: new Map() },
  };
}

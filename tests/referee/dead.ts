import { demand } from './breach';
import { settleDue } from './due';
import type { GameEvent } from './shape';
import { count, isPlayable, playerAt, wrongTime } from './table';
import { closeWindow } from './window';
import type { Play } from './types';

/** A `dead`: right after what has made the hand so. In the own turn the tile drawn stays, and the next player draws. */
export function readDead(play: Play, e: GameEvent): void {
  settleDue(play, e);
  const player = playerAt(play, e.p);
  player.isDead = true;
  count(play, `dead-${String(e.fields['why'])}`);
  const { phase } = play;
  if (phase.at === 'turn' && phase.player === e.p) {
    player.kept = 1;
    play.phase = { at: 'next', after: e.p };
  }
}

/** An `aborted`: nobody is left to play against. */
export function readAborted(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'window' && phase.at !== 'next') wrongTime(play, e);
  const why = String(e.fields['why']);
  demand(why === 'all-dead' && !isPlayable(play), `expected no end: ${why}`);
  if (phase.at === 'window') closeWindow(play, phase.window, { claim: 'none', p: -1 });
  count(play, why);
  play.phase = { at: 'over' };
}

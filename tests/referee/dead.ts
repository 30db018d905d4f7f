import { demand } from './breach';
import { settleDue } from './due';
import type { GameEvent } from './shape';
import { count, playerAt, wrongTime } from './table';
import { settleWindow, winnersIn } from './window';
import type { Play } from './types';

const TOO_MANY = 'three-winners';
const THREE = 3;

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

/** An `aborted`: the hand is over without a winner, though the wall is not empty. */
export function readAborted(play: Play, e: GameEvent): void {
  const why = String(e.fields['why']);
  count(play, why);
  if (play.due.length > 0) settleDue(play, e);
  else if (why === TOO_MANY) demandTooMany(play, e);
  else demandOver(play, e, why);
  play.phase = { at: 'over' };
}

/** More have called the tile than may win with it. */
function demandTooMany(play: Play, e: GameEvent): void {
  if (play.phase.at !== 'window') wrongTime(play, e);
  const winners = winnersIn(play);
  demand(
    play.match.game.options.severalWinners === 'two' && winners.length >= THREE,
    `expected no end: ${winners.length} could win`,
  );
  const { answers } = play.phase.window;
  const callers = winners.filter((p) => (answers.get(p) ?? 'win') === 'win');
  demand(callers.length >= THREE, 'expected no end: one of the three has let this tile go by');
}

function demandOver(play: Play, e: GameEvent, why: string): void {
  const { phase, match } = play;
  if (phase.at !== 'window' && phase.at !== 'next' && phase.at !== 'replace') wrongTime(play, e);
  if (phase.at === 'window') settleWindow(play, phase.window, { claim: 'end', p: -1 });
  demand(match.game.whyOver(play) === why, `expected no end: ${why}`);
}

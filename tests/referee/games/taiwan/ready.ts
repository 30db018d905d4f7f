import { waitsOf } from '../../../naive/taiwan/waits';
import { demand } from '../../breach';
import type { GameEvent } from '../../shape';
import { count, distance, playerAt, wrongTime } from '../../table';
import type { Play } from '../../types';
import type { Options } from './options';
import { hasDeclared, isUndisturbed, stateOf } from './state';

/** A `ready`: of the dealt hands before the dealer's first action, else right after the discard. */
export function readReady(play: Play, e: GameEvent, options: Options): void {
  demand(options.readyDeclaration, 'nobody declares here (readyDeclaration false)');
  const { phase } = play;
  demand(!hasDeclared(play, e.p), `player ${e.p} has declared already`);
  if (phase.at === 'turn') readOfDealt(play, e);
  else if (phase.at === 'window' && phase.window.why === 'discard') readAfterDiscard(play, e);
  else wrongTime(play, e);
  demandReady(play, e.p, options);
}

function readOfDealt(play: Play, e: GameEvent): void {
  const isBefore = play.phase.at === 'turn' && play.phase.mayWin && isUndisturbed(play);
  const nobodyDiscarded = play.players.every(({ discards }) => discards === 0);
  if (!isBefore || !nobodyDiscarded || e.p === play.dealer) wrongTime(play, e);
  const { declared } = stateOf(play);
  const isFarther = (p: number): boolean => distance(play.dealer, p) > distance(play.dealer, e.p);
  demand(
    !declared.some((what, p) => what !== null && isFarther(p)),
    'expected declarations in the order South, West, North',
  );
  declared[e.p] = 'heavenly-ready';
  count(play, 'heavenly-ready-as-dealt');
}

function readAfterDiscard(play: Play, e: GameEvent): void {
  if (play.phase.at !== 'window' || play.phase.window.from !== e.p) wrongTime(play, e);
  const { answers } = play.phase.window;
  const { discards, kongs, melds } = playerAt(play, e.p);
  demand(answers.size === 0, 'a declaration comes right after the discard');
  demand(discards === 1, 'a declaration comes with the first discard');
  if (e.p === play.dealer) demand(kongs === 0, 'the dealer has made a kong');
  else demand(isUndisturbed(play), 'a discard was claimed, or a kong declared');
  demand(melds.length === 0, 'something is laid out');
  const isDealer = e.p === play.dealer;
  stateOf(play).declared[e.p] = isDealer ? 'heavenly-ready' : 'earthly-ready';
  count(play, isDealer ? 'heavenly-ready-of-the-dealer' : 'earthly-ready');
}

function demandReady(play: Play, p: number, { scoring }: Options): void {
  const { hand } = playerAt(play, p);
  const waits = waitsOf({
    hand: { concealed: hand, melds: [], winning: null, bonus: [] },
    options: scoring,
  });
  demand(waits.length > 0, `player ${p} is not ready`);
}

/** Who has declared throws what was drawn. */
export function whyNoDiscardOfReady(play: Play, { p, tile }: GameEvent): string | null {
  if (!hasDeclared(play, p) || tile === play.drawn?.tile) return null;
  return 'after a declaration the tile drawn goes';
}

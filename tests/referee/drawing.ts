import { demand, fail } from './breach';
import type { GameEvent } from './shape';
import { count, demandGoingOn, drawFrom, isWallEmpty, nextOf, playerAt, takeOut, wrongTime } from './table';
import { isBonus, nameOf } from './tiles';
import { demandDue } from './due';
import { settleWindow } from './window';
import { startSteps } from './steps';
import type { Phase, Play, Window } from './types';

type Replace = Extract<Phase, { at: 'replace' }>;

/** A `draw`: the fourteenth, a turn's tile from the front, or a replacement from the back. */
export function readDraw(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at === 'fourteenth') drawFourteenth(play, e);
  else if (phase.at === 'replace') drawReplacement(play, e, phase);
  else if (phase.at === 'window') drawNext(play, e, phase.window);
  else if (phase.at === 'next') drawAfter(play, e, phase.after);
  else if (phase.at === 'won' && play.match.game.playsOn(play)) drawAfterWins(play, e, phase.window);
  else wrongTime(play, e);
  play.match.game.afterDraw(play, e);
}

/** After the farthest winner. */
function drawAfterWins(play: Play, e: GameEvent, window: Window): void {
  play.match.game.afterWins(play, window);
  drawAfter(play, e, play.wins.at(-1)?.p ?? window.from);
}

function drawFourteenth(play: Play, e: GameEvent): void {
  if (e.p !== play.dealer) wrongTime(play, e);
  drawFrom(play, e, 'front');
  play.drawn = { tile: e.tile, kongs: 0, forBonus: false };
  goToDealtBonus(play, play.dealer);
}

/** Goes on with the bonus tiles dealt: the first player from `first` on who holds any. */
function goToDealtBonus(play: Play, first: number): void {
  let player = first;
  for (let place = 0; place < play.players.length; place += 1) {
    if (playerAt(play, player).hand.some(isBonus)) {
      play.phase = { at: 'dealt-bonus', player, owed: 0 };
      return;
    }
    player = nextOf(player);
  }
  startSteps(play, { at: 'steps', left: play.match.game.steps, told: [], mayWin: true });
  play.match.game.afterDeal(play);
}

function drawReplacement(play: Play, e: GameEvent, phase: Replace): void {
  if (e.p !== phase.player) wrongTime(play, e);
  demandGoingOn(play);
  play.match.game.demandAutomaticWin(play, phase.player);
  drawFrom(play, e, 'back');
  if (phase.inDeal) {
    drawDealtReplacement(play, e, phase);
    return;
  }
  const kongs = play.drawn?.kongs ?? 0;
  play.drawn = { tile: e.tile, kongs, forBonus: phase.why === 'bonus' };
  goToTurn(play, e);
}

function drawDealtReplacement(play: Play, e: GameEvent, phase: Replace): void {
  if (e.p === play.dealer) play.drawn = { tile: e.tile, kongs: 0, forBonus: true };
  if (phase.owed > 1) play.phase = { ...phase, owed: phase.owed - 1, isAsked: true };
  else goToDealtBonus(play, nextOf(phase.player));
}

function goToTurn(play: Play, e: GameEvent): void {
  play.phase = isBonus(e.tile)
    ? { at: 'bonus', player: e.p, tile: e.tile }
    : { at: 'turn', player: e.p, mayWin: true };
}

/** Nobody took the tile: the next player draws, or the owner of a kong its replacement. */
function drawNext(play: Play, e: GameEvent, window: Window): void {
  settleWindow(play, window, { claim: 'none', p: e.p });
  if (window.why === 'discard') return drawAfter(play, e, window.from);
  demandDue(play, e);
  if (play.phase.at === 'replace') drawReplacement(play, e, play.phase);
}

/** The next player whose hand is not dead draws. */
function drawAfter(play: Play, e: GameEvent, after: number): void {
  demandGoingOn(play);
  let player = nextOf(after);
  while (playerAt(play, player).isDead && player !== after) player = nextOf(player);
  demand(e.p === player, `expected player ${player} to draw, found player ${e.p}`);
  drawFrom(play, e, 'front');
  play.drawn = { tile: e.tile, kongs: 0, forBonus: false };
  goToTurn(play, e);
}

/** A `bonus`: a tile just drawn, or in the deal any that the player whose round it is holds. */
export function readBonus(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'bonus' && phase.at !== 'dealt-bonus') wrongTime(play, e);
  if (phase.player !== e.p) wrongTime(play, e);
  demand(isBonus(e.tile), `expected a bonus tile, found ${nameOf(e.tile)}`);
  if (phase.at === 'bonus' && e.tile !== phase.tile) wrongTime(play, e);
  const player = playerAt(play, e.p);
  takeOut(player.hand, [e.tile], `the hand of player ${e.p}`);
  player.bonus.push(e.tile);
  count(play, 'bonus');
  play.match.game.afterBonus(play, e);
  const owed = phase.at === 'bonus' ? 1 : phase.owed + 1;
  const inDeal = phase.at === 'dealt-bonus';
  play.phase =
    inDeal && player.hand.some(isBonus)
      ? { at: 'dealt-bonus', player: e.p, owed }
      : { at: 'replace', player: e.p, owed, why: 'bonus', inDeal, isAsked: false };
}

/** `exhausted`: somebody must draw and the wall has no tile left. */
export function readExhausted(play: Play, e: GameEvent): void {
  const { phase } = play;
  demandGoingOn(play);
  const mustDraw =
    (phase.at === 'window' && phase.window.why === 'discard') ||
    (phase.at === 'won' && play.match.game.playsOn(play)) ||
    ['replace', 'next'].includes(phase.at);
  if (!mustDraw) wrongTime(play, e);
  if (phase.at === 'replace') play.match.game.demandAutomaticWin(play, phase.player);
  const left = play.back - play.front;
  if (!isWallEmpty(play)) fail(`expected a draw, found exhausted with ${left} tiles left`);
  if (phase.at === 'window') settleWindow(play, phase.window, { claim: 'none', p: -1 });
  play.phase = { at: 'over' };
  play.match.game.afterExhausted(play);
}

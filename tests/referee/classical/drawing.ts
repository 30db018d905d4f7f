import { demand, fail } from '../breach';
import type { GameEvent } from '../shape';
import { PLAYERS } from '../shape';
import { isBonus, nameOf } from '../tiles';
import type { Phase, Play } from './table';
import { awaitReadyCalls, count, drawFrom, isWallEmpty, nextOf, playerAt, takeOut, wrongTime } from './table';
import { closeWindow } from './window';

type Replace = Extract<Phase, { at: 'replace' }>;

/** Man, cat, fisherman, rooster; the tile after each is what it catches. */
const OWNERS = [42, 44, 46, 48];

/** A `draw`: the fourteenth, a turn's tile from the front, or a loose tile from the back. */
export function readDraw(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at === 'fourteenth') drawFourteenth(play, e);
  else if (phase.at === 'replace') drawReplacement(play, e, phase);
  else if (phase.at === 'window') drawNext(play, e);
  else wrongTime(play, e);
}

function drawFourteenth(play: Play, e: GameEvent): void {
  if (e.p !== play.dealer) wrongTime(play, e);
  drawFrom(play, e, 'front');
  play.drawn = { tile: e.tile, end: 'front', kongs: 0 };
  goToDealtExtras(play, play.dealer);
}

/** The first player from `first` on who holds extra tiles; where nobody does, the dealt hands call and play begins. */
function goToDealtExtras(play: Play, first: number): void {
  const order = PLAYERS.map((step) => (first + step) % PLAYERS.length);
  const player = order.find((p) => playerAt(play, p).hand.some(isBonus));
  if (player !== undefined) {
    play.phase = { at: 'dealt-extras', player, owed: 0 };
    return;
  }
  play.phase = { at: 'turn', player: play.dealer, mayWin: true };
  awaitReadyCalls(
    play,
    PLAYERS.filter((p) => p !== play.dealer),
  );
}

function drawReplacement(play: Play, e: GameEvent, phase: Replace): void {
  if (e.p !== phase.player) wrongTime(play, e);
  drawFrom(play, e, 'back');
  const drawn = { tile: e.tile, end: 'back', kongs: play.drawn?.kongs ?? 0 } as const;
  if (!phase.inDeal) {
    play.drawn = drawn;
    goToTurn(play, e);
    return;
  }
  if (e.p === play.dealer) play.drawn = drawn;
  if (phase.owed > 1) play.phase = { ...phase, owed: phase.owed - 1 };
  else goToDealtExtras(play, nextOf(phase.player));
}

function goToTurn(play: Play, e: GameEvent): void {
  play.phase = isBonus(e.tile)
    ? { at: 'extra', player: e.p, tile: e.tile }
    : { at: 'turn', player: e.p, mayWin: true };
}

/** Nobody took the tile: the next player draws, or the owner of a kong the loose tile. */
function drawNext(play: Play, e: GameEvent): void {
  if (play.phase.at !== 'window') wrongTime(play, e);
  const { window } = play.phase;
  const end = window.why === 'discard' ? 'front' : 'back';
  const player = window.why === 'discard' ? nextOf(window.from) : window.from;
  demand(e.p === player, `expected player ${player} to draw, found player ${e.p}`);
  closeWindow(play, window, { claim: 'none', p: e.p });
  drawFrom(play, e, end);
  const kongs = window.why === 'discard' ? 0 : (play.drawn?.kongs ?? 0);
  play.drawn = { tile: e.tile, end, kongs };
  goToTurn(play, e);
}

/** A `bonus`: an extra tile just drawn, or in the deal any that the player whose round it is holds. */
export function readBonus(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'extra' && phase.at !== 'dealt-extras') wrongTime(play, e);
  if (phase.player !== e.p) wrongTime(play, e);
  demand(isBonus(e.tile), `expected an extra tile, found ${nameOf(e.tile)}`);
  const player = playerAt(play, e.p);
  takeOut(player.hand, [e.tile], `the hand of player ${e.p}`);
  player.extras.push(e.tile);
  awaitCapture(play, e);
  const inDeal = phase.at === 'dealt-extras';
  const owed = inDeal ? phase.owed + 1 : 1;
  play.phase =
    inDeal && player.hand.some(isBonus)
      ? { at: 'dealt-extras', player: e.p, owed }
      : { at: 'replace', player: e.p, owed, inDeal };
}

/** An owner takes its catch over from another before whom it lies. */
function awaitCapture(play: Play, e: GameEvent): void {
  if (!OWNERS.includes(e.tile)) return;
  const tile = e.tile + 1;
  const from = play.players.findIndex(({ extras }) => extras.includes(tile));
  if (from >= 0 && from !== e.p) play.capture = { p: e.p, tile, from };
}

export function readCapture(play: Play, e: GameEvent): void {
  const due = play.capture ?? fail('expected no capture');
  demand(
    e.p === due.p && e.tile === due.tile && e.from === due.from,
    `expected ${JSON.stringify(due)}, found a capture of ${nameOf(e.tile)} by ${e.p} from ${JSON.stringify(e.from)}`,
  );
  takeOut(playerAt(play, due.from).extras, [due.tile], `the extra tiles of player ${due.from}`);
  playerAt(play, due.p).extras.push(due.tile);
  play.capture = null;
  count(play, 'capture');
}

export function readReady(play: Play, e: GameEvent): void {
  demand(play.toCall.delete(e.p), `expected no ready call by player ${e.p}`);
  playerAt(play, e.p).isReady = true;
  count(play, play.discards === 0 ? 'ready-as-dealt' : 'ready');
}

/** `exhausted`: somebody must draw and the wall has no tile left. */
export function readExhausted(play: Play, e: GameEvent): void {
  const { phase } = play;
  const mustDraw = phase.at === 'replace' || (phase.at === 'window' && phase.window.why === 'discard');
  if (!mustDraw) wrongTime(play, e);
  demand(isWallEmpty(play), `expected a draw, found exhausted with ${play.back - play.front} tiles left`);
  if (phase.at === 'window') closeWindow(play, phase.window, { claim: 'none', p: -1 });
  play.phase = { at: 'over' };
}

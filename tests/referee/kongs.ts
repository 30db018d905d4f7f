import { demand, fail } from './breach';
import type { GameEvent } from './shape';
import { count, holds, isWallEmpty, playerAt, takeOut, wrongTime } from './table';
import { nameOf } from './tiles';
import { demandNoWinInTurn } from './window';
import type { Window, Play } from './types';

type Kong = 'concealed-kong' | 'added-kong';

/** A concealed kong, or a tile added to an exposed pong, in the own turn after a draw. */
export function readKong(play: Play, e: GameEvent, type: Kong): void {
  demand(play.match.game.ownKongs, `there are no kongs in ${play.match.rules}`);
  const { phase } = play;
  if (phase.at !== 'turn' || phase.player !== e.p || play.drawn === null) wrongTime(play, e);
  demand(!isWallEmpty(play), 'a kong needs a tile left to draw');
  demandNoWinInTurn(play, e.p);
  if (type === 'concealed-kong') layOutConcealed(play, e);
  else addToPong(play, e);
  const player = playerAt(play, e.p);
  player.kongs += 1;
  const isOnKong = play.drawn.kongs > 0 && play.drawn.tile === e.tile;
  play.drawn = { tile: -1, kongs: isOnKong ? 2 : 1, forBonus: false };
  count(play, type);
  if (isOnKong) count(play, 'kong-on-kong');
  play.phase = {
    at: 'window',
    window: { why: type, from: e.p, tile: e.tile, answers: new Map() },
  };
}

function layOutConcealed(play: Play, e: GameEvent): void {
  const player = playerAt(play, e.p);
  const held = holds(player, e.tile);
  demand(held === 4, `expected four of ${nameOf(e.tile)} in the hand, found ${held}`);
  player.hand = player.hand.filter((kind) => kind !== e.tile);
  player.melds.push({ type: 'kong', tiles: Array<number>(4).fill(e.tile), concealed: true });
}

function pongPlace(play: Play, e: GameEvent): number {
  return playerAt(play, e.p).melds.findIndex((meld) => meld.type === 'pong' && meld.tiles[0] === e.tile);
}

function addToPong(play: Play, e: GameEvent): void {
  const player = playerAt(play, e.p);
  const at = pongPlace(play, e);
  const { concealed } = player.melds[at] ?? fail(`expected a laid-out pong of ${nameOf(e.tile)} to add to`);
  takeOut(player.hand, [e.tile], `the hand of player ${e.p}`);
  player.melds[at] = { type: 'kong', tiles: Array<number>(4).fill(e.tile), concealed };
  if (concealed) count(play, 'added-to-concealed-pong');
}

/** A robbed kong is not made: its tile is gone as a discard, the other three are as before. */
export function undoKong(play: Play, window: Window): void {
  const owner = playerAt(play, window.from);
  const three = [window.tile, window.tile, window.tile];
  const at = owner.melds.findIndex((meld) => meld.tiles.length === 4 && meld.tiles[0] === window.tile);
  if (window.why === 'added-kong')
    owner.melds[at] = { type: 'pong', tiles: three, concealed: owner.melds[at]?.concealed === true };
  else {
    owner.melds.splice(at, 1);
    owner.hand.push(...three);
  }
  owner.river.push(window.tile);
}

import { demand, fail } from './breach';
import type { GameEvent } from './shape';
import { alikeIn, count, isWallEmpty, playerAt, takeOut, wrongTime } from './table';
import { nameOf, plain } from './tiles';
import { demandNoWinInTurn } from './window';
import type { Kong, Window, Play } from './types';

/** A concealed kong, or a tile added to an exposed pong, in the own turn after a draw. */
export function readKong(play: Play, e: GameEvent, type: Exclude<Kong, 'kong'>): void {
  demand(play.match.game.ownKongs, `there are no kongs in ${play.match.rules}`);
  const { phase } = play;
  if (phase.at !== 'turn' || phase.player !== e.p || play.drawn === null) wrongTime(play, e);
  demand(!isWallEmpty(play), 'a kong needs a tile left to draw');
  demandNoWinInTurn(play, e.p);
  const why = play.match.game.whyNoKong(play, { p: e.p, type, tile: e.tile });
  demand(why === null, `no ${type}: ${why}`);
  if (type === 'concealed-kong') layOutConcealed(play, e);
  else addToPong(play, e);
  const player = playerAt(play, e.p);
  player.kongs += 1;
  const isOnKong = play.drawn.kongs > 0 && play.drawn.tile === e.tile;
  play.drawn = { tile: -1, kongs: isOnKong ? 2 : 1, forBonus: false };
  count(play, type);
  if (isOnKong) count(play, 'kong-on-kong');
  const { game } = play.match;
  if (type === 'concealed-kong' && !game.asksOnConcealedKongs) {
    play.phase = { at: 'replace', player: e.p, owed: 1, why: 'kong', inDeal: false, isAsked: true };
    game.afterKong(play, e.p, type);
    return;
  }
  play.phase = {
    at: 'window',
    window: { why: type, from: e.p, tile: e.tile, answers: new Map() },
  };
  game.afterKongCall(play);
}

function layOutConcealed(play: Play, e: GameEvent): void {
  const player = playerAt(play, e.p);
  const tiles = alikeIn(player, e.tile);
  demand(tiles.length === 4, `expected four of ${nameOf(e.tile)} in the hand, found ${tiles.length}`);
  takeOut(player.hand, tiles, `the hand of player ${e.p}`);
  player.melds.push({ type: 'kong', tiles, concealed: true });
}

function pongPlace(play: Play, e: GameEvent): number {
  return playerAt(play, e.p).melds.findIndex(
    ({ type, tiles }) => type === 'pong' && plain(tiles[0] ?? -1) === plain(e.tile),
  );
}

function addToPong(play: Play, e: GameEvent): void {
  const player = playerAt(play, e.p);
  const at = pongPlace(play, e);
  const { concealed, tiles } =
    player.melds[at] ?? fail(`expected a laid-out pong of ${nameOf(e.tile)} to add to`);
  takeOut(player.hand, [e.tile], `the hand of player ${e.p}`);
  player.melds[at] = { type: 'kong', tiles: [...tiles, e.tile], concealed };
  if (concealed) count(play, 'added-to-concealed-pong');
}

/** A robbed kong is not made: its tile is gone as a discard, the other three are as before. */
export function undoKong(play: Play, window: Window): void {
  const owner = playerAt(play, window.from);
  const at = owner.melds.findIndex(({ tiles }) => tiles.length === 4 && tiles.includes(window.tile));
  const { tiles = [], concealed = true } = owner.melds[at] ?? {};
  const three = [...tiles];
  takeOut(three, [window.tile], 'the kong');
  if (window.why === 'added-kong') owner.melds[at] = { type: 'pong', tiles: three, concealed };
  else {
    owner.melds.splice(at, 1);
    owner.hand.push(...three);
  }
  owner.river.push(window.tile);
}

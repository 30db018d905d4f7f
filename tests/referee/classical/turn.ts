import { demand } from '../breach';
import type { GameEvent } from '../shape';
import { isSequence, nameOf, namesOf } from '../tiles';
import type { Play, Window } from './table';
import { awaitReadyCalls, count, isWallEmpty, nextOf, playerAt, takeOut, wrongTime } from './table';
import { closeWindow, demandNoWinInTurn } from './window';

/** A `discard` by the player in turn, after a draw or after a chow or pong. */
export function readDiscard(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'turn' && phase.at !== 'discard') wrongTime(play, e);
  if (phase.player !== e.p) wrongTime(play, e);
  demandNoWinInTurn(play, e.p);
  const { hand, river } = playerAt(play, e.p);
  takeOut(hand, [e.tile], `the hand of player ${e.p}`);
  river.push(e.tile);
  play.discards += 1;
  awaitReadyCalls(play, [e.p]);
  openWindow(play, e, 'discard');
}

function openWindow(play: Play, e: GameEvent, why: Window['why']): void {
  play.phase = { at: 'window', window: { why, from: e.p, tile: e.tile, falseCalls: [] } };
}

type Claim = 'chow' | 'pong' | 'kong';

/** A `chow`, `pong` or `kong` of the latest discard. */
export function readClaim(play: Play, e: GameEvent, claim: Claim): void {
  if (play.phase.at !== 'window' || play.phase.window.why !== 'discard') wrongTime(play, e);
  const { window } = play.phase;
  demand(
    e.p !== window.from && e.from === window.from && e.tile === window.tile,
    `expected a claim of ${nameOf(window.tile)} from ${window.from}`,
  );
  demand(!isWallEmpty(play), 'the discard after the last tile may be claimed only for a win');
  checkOwn(e, claim);
  closeWindow(play, window, { claim, p: e.p });
  const { hand, melds } = playerAt(play, e.p);
  takeOut(hand, e.own, `the hand of player ${e.p}`);
  takeOut(playerAt(play, window.from).river, [e.tile], 'the discards');
  melds.push({ shape: claim, kind: Math.min(e.tile, ...e.own), concealed: false });
  count(play, claim);
  if (claim === 'kong') {
    noteKong(play, e, 1);
    play.phase = { at: 'replace', player: e.p, owed: 1, inDeal: false };
  } else {
    play.drawn = null;
    play.phase = { at: 'discard', player: e.p };
  }
}

function checkOwn(e: GameEvent, claim: Claim): void {
  if (claim === 'chow') {
    const next = nextOf(Number(e.from));
    demand(e.p === next, `expected a chow by the next player ${next}, found player ${e.p}`);
    demand(isSequence([e.tile, ...e.own]), `no chow: ${namesOf([e.tile, ...e.own])}`);
    return;
  }
  const size = claim === 'pong' ? 2 : 3;
  demand(
    e.own.length === size && e.own.every((kind) => kind === e.tile),
    `expected ${size} more of ${nameOf(e.tile)} for a ${claim}, found ${namesOf(e.own)}`,
  );
}

function noteKong(play: Play, e: GameEvent, kongs: number): void {
  if (e.p === play.dealer) play.dealerMadeKong = true;
  play.drawn = { tile: -1, end: 'back', kongs };
}

/** Lays three of the hand out, in the own turn. */
export function readConcealedPong(play: Play, e: GameEvent): void {
  const { phase } = play;
  if (phase.at !== 'turn' && phase.at !== 'discard') wrongTime(play, e);
  if (phase.player !== e.p) wrongTime(play, e);
  demandNoWinInTurn(play, e.p);
  const { hand, melds } = playerAt(play, e.p);
  takeOut(hand, [e.tile, e.tile, e.tile], `the hand of player ${e.p}`);
  melds.push({ shape: 'pong', kind: e.tile, concealed: true });
  count(play, phase.at === 'turn' ? 'concealed-pong' : 'concealed-pong-after-claim');
}

/** A concealed kong, or a tile added to a laid-out pong, in the own turn after a draw. */
export function readKong(play: Play, e: GameEvent, type: 'concealed-kong' | 'added-kong'): void {
  const { phase, drawn } = play;
  if (phase.at !== 'turn' || phase.player !== e.p || drawn === null) wrongTime(play, e);
  demand(!isWallEmpty(play), 'a kong needs a tile left to draw');
  demandNoWinInTurn(play, e.p);
  const player = playerAt(play, e.p);
  const tiles = type === 'concealed-kong' ? Array<number>(4).fill(e.tile) : [e.tile];
  takeOut(player.hand, tiles, `the hand of player ${e.p}`);
  if (type === 'concealed-kong') player.melds.push({ shape: 'kong', kind: e.tile, concealed: true });
  else growPong(play, e);
  const isOnKong = drawn.kongs > 0 && drawn.tile === e.tile;
  noteKong(play, e, isOnKong ? 2 : 1);
  count(play, type);
  if (isOnKong) count(play, 'kong-made-with-loose-tile');
  openWindow(play, e, type);
}

function growPong(play: Play, e: GameEvent): void {
  const { melds } = playerAt(play, e.p);
  const at = melds.findIndex(({ shape, kind }) => shape === 'pong' && kind === e.tile);
  demand(at >= 0, `expected a laid-out pong of ${nameOf(e.tile)} to add to`);
  const concealed = melds[at]?.concealed === true;
  melds[at] = { shape: 'kong', kind: e.tile, concealed };
  if (concealed) count(play, 'added-to-concealed-pong');
}

/** A robbed kong is not made: its tile goes to the robber, the other three are as before. */
export function undoKong(play: Play, window: Window): void {
  const { hand, melds, river } = playerAt(play, window.from);
  const at = melds.findIndex(({ shape, kind }) => shape === 'kong' && kind === window.tile);
  river.push(window.tile);
  const concealed = melds[at]?.concealed === true;
  if (window.why === 'added-kong') melds[at] = { shape: 'pong', kind: window.tile, concealed };
  else {
    melds.splice(at, 1);
    hand.push(window.tile, window.tile, window.tile);
  }
}

import { demand } from '../../breach';
import type { GameEvent } from '../../shape';
import { count, playerAt, takeOut, wrongTime } from '../../table';
import { namesOf, plain, suitOf } from '../../tiles';
import type { Claimed, DeclaredKong, Play } from '../../types';
import { demandNoWinInTurn } from '../../window';
import type { Options } from './options';
import { isClosed, isFirstGo, isInRiichi, kongsOf, stateOf } from './state';
import { completes, isAlwaysPong, isOuter, waitsOf } from './waits';

/** What a player may do and not do in the own turn, and with the tile of another. */

export const STICK = 1000;
const ROUND = 4;
const NINE = 9;
const MOST_KONGS = 4;

function demandTurn(play: Play, e: GameEvent): void {
  if (play.phase.at !== 'turn' || play.phase.player !== e.p) wrongTime(play, e);
  demandNoWinInTurn(play, e.p);
}

/** A `riichi`, right before its discard. */
export function readRiichi(play: Play, e: GameEvent, { lateRiichi, strictCalling }: Options): void {
  demandTurn(play, e);
  const { hand, melds } = playerAt(play, e.p);
  const state = stateOf(play);
  demand(!isInRiichi(play, e.p), `player ${e.p} is in riichi already`);
  demand(isClosed(play, e.p), `the hand of player ${e.p} is open`);
  demand((play.start.points[e.p] ?? 0) >= STICK, `player ${e.p} cannot pay for riichi`);
  const left = play.back - play.front - play.match.game.options.deadWall;
  demand(lateRiichi || left >= ROUND, `riichi with ${left} tiles left`);
  const rest = [...hand];
  takeOut(rest, [e.tile], `the hand of player ${e.p}`);
  const isReady = waitsOf({ hand: rest, melds }).length > 0;
  demand(strictCalling || isReady, `player ${e.p} is not ready`);
  const isFirst = isFirstGo(play, e.p);
  state.riichi[e.p] = isFirst ? 2 : 1;
  state.declaring = e.p;
  play.due.push({ type: 'discard', p: e.p, tile: e.tile });
  count(play, isFirst ? 'double-riichi' : 'riichi');
  if (!isReady) count(play, 'riichi-not-ready');
  if (left < ROUND) count(play, 'late-riichi');
}

/** A `nine-terminals`: the hand is over. */
export function readNineTerminals(play: Play, e: GameEvent, { abortiveDraws }: Options): void {
  demandTurn(play, e);
  demand(abortiveDraws.includes(e.type), `there is no ${e.type} here`);
  demand(isFirstGo(play, e.p), 'the first go-round is over');
  const kinds = new Set(playerAt(play, e.p).hand.filter(isOuter));
  demand(kinds.size >= NINE, `expected nine kinds, found ${kinds.size}`);
  play.due.push({ type: 'aborted', p: -1, why: e.type });
}

export function whyNoDiscard(play: Play, e: GameEvent): string | null {
  const { swap, declaring } = stateOf(play);
  if (swap.includes(plain(e.tile))) return 'swap-calling';
  if (!isInRiichi(play, e.p) || declaring === e.p) return null;
  const isDrawn = e.tile === play.drawn?.tile && e.fields['drawn'] === true;
  return isDrawn ? null : 'in riichi the tile drawn goes';
}

/** What may not be discarded in the turn of a claim. */
export function barredBy({ type, tile, own }: Claimed, { swapCalling }: Options): number[] {
  const taken = plain(tile);
  if (type === 'kong' || swapCalling === 'any') return [];
  if (type === 'pong' || swapCalling === 'other-end') return [taken];
  const [low = 0, high = 0] = own.map(plain).toSorted((a, b) => a - b);
  const otherEnd = taken < low ? high + 1 : low - 1;
  const isChow = high === low + 1 && suitOf(otherEnd) === suitOf(low);
  return isChow ? [taken, otherEnd] : [taken];
}

export function whyNoClaim(play: Play, claim: Claimed, options: Options): string | null {
  if (isInRiichi(play, claim.p)) return 'in riichi nothing is claimed';
  if (claim.type === 'kong') return whyNoMoreKongs(play, options);
  const rest = playerAt(play, claim.p).hand.map(plain);
  takeOut(rest, claim.own.map(plain), `the hand of player ${claim.p}`);
  const barred = barredBy(claim, options);
  return rest.every((kind) => barred.includes(kind)) ? `it leaves but ${namesOf(barred)}` : null;
}

/** Four at most; a fifth, which ends the hand, where one player has made all four. */
function whyNoMoreKongs(play: Play, { abortiveDraws }: Options): string | null {
  const kongs = kongsOf(play);
  const all = kongs.reduce((sum, each) => sum + each, 0);
  const isFifth = kongs.includes(MOST_KONGS) && abortiveDraws.includes('four-kongs');
  return all < MOST_KONGS || isFifth ? null : 'four kongs have been made';
}

export function whyNoKong(play: Play, kong: DeclaredKong, options: Options): string | null {
  return whyNoMoreKongs(play, options) ?? whyNoKongInRiichi(play, kong, options);
}

function whyNoKongInRiichi(
  play: Play,
  { p, type, tile }: DeclaredKong,
  { riichiKong }: Options,
): string | null {
  if (!isInRiichi(play, p)) return null;
  const kind = plain(tile);
  if (type !== 'concealed-kong' || riichiKong === 'never' || plain(play.drawn?.tile ?? -1) !== kind)
    return 'in riichi';
  const { hand, melds } = playerAt(play, p);
  const before = [...hand];
  takeOut(before, [play.drawn?.tile ?? -1], `the hand of player ${p}`);
  const rest = hand.filter((each) => plain(each) !== kind);
  const meld = { type: 'kong', tiles: [kind, kind, kind, kind], concealed: true };
  const waits = waitsOf({ hand: before, melds });
  if (waits.join() !== waitsOf({ hand: rest, melds: [...melds, meld] }).join()) return 'it changes the waits';
  const isKept = riichiKong === 'same-waits' || isAlwaysPong({ hand: before, melds }, kind);
  count(play, `kong-in-riichi-${riichiKong}`);
  return isKept ? null : 'it changes the hand';
}

/** Why a complete hand wins only from the wall just now. */
export function furitenOf(play: Play, p: number): 'riichi' | 'passed' | 'discard' | null {
  const { missed, thrown } = stateOf(play);
  if (missed.has(p)) return isInRiichi(play, p) ? 'riichi' : 'passed';
  const isThrown = waitsOf(playerAt(play, p)).some((kind) => thrown[p]?.includes(kind));
  return isThrown ? 'discard' : null;
}

export function isWait(play: Play, p: number, tile: number): boolean {
  return completes(playerAt(play, p), tile);
}

import { naiveScore } from '../naive/naiveScore';
import { fail } from './breach';
import { isThirteenOrphans, winsByPong } from './forms';
import { isFields, readFields } from './shape';
import type { Fields } from './shape';
import { isWallEmpty, nextOf, playerAt, windOf } from './table';
import type { Meld, Play } from './table';
import { formatTiles, nameOf } from './tiles';

/** A win somebody declares, or could: the tile that completes the hand and where it came from. */
export interface Call {
  readonly p: number;
  readonly by: 'wall' | 'discard' | 'robbed-kong' | 'bonus-tiles';
  readonly from: number | null;
  readonly tile: number;
}

/** The call that `p` could make at this moment, whether the hand is complete or not. */
export function callNow(play: Play, p: number): Call | null {
  const { phase, drawn } = play;
  if (phase.at === 'turn' && phase.player === p && phase.mayWin && drawn !== null) {
    return { p, by: 'wall', from: null, tile: drawn.tile };
  }
  if (phase.at === 'replace' && phase.player === p && phase.why === 'bonus' && !phase.isAsked) {
    return { p, by: 'bonus-tiles', from: null, tile: playerAt(play, p).bonus.at(-1) ?? -1 };
  }
  if ((phase.at === 'window' || phase.at === 'won') && phase.window.from !== p) {
    const { why, from, tile } = phase.window;
    return { p, by: why === 'discard' ? 'discard' : 'robbed-kong', from, tile };
  }
  return null;
}

function formatMeld(meld: Meld): string {
  const tiles = formatTiles(meld.tiles);
  return meld.type === 'concealed-kong' ? `(${tiles})` : `[${tiles}]`;
}

function formatHand(play: Play, call: Call): string {
  const player = playerAt(play, call.p);
  const hand = [...player.hand];
  if (call.by === 'wall') hand.splice(hand.indexOf(call.tile), 1);
  const melds = player.melds.map(formatMeld).join('');
  const winning = call.by === 'bonus-tiles' ? '' : `+${nameOf(call.tile)}`;
  const bonus = player.bonus.length === 0 ? '' : `|${formatTiles(player.bonus)}`;
  return `${formatTiles(hand)}${melds}${winning}${bonus}`;
}

function wallSituation(play: Play, call: Call): string[] {
  const kongs = play.drawn?.kongs ?? 0;
  const situation: string[] = [];
  if (kongs > 0) situation.push('kong-replacement');
  if (kongs > 1) situation.push('double-kong-replacement');
  if (play.drawn?.forBonus === true) situation.push('bonus-replacement');
  const nobodyDiscarded = play.players.every((player) => player.discards === 0);
  const hasKong = playerAt(play, call.p).kongs > 0;
  if (call.p === play.dealer && nobodyDiscarded && !hasKong) situation.push('first-draw');
  return situation;
}

/** The calculator's `situation` words that hold for a call, from the course of the hand. */
export function situationOf(play: Play, call: Call): string[] {
  const situation = call.by === 'wall' ? wallSituation(play, call) : [];
  if (call.by !== 'bonus-tiles' && isWallEmpty(play)) situation.push('last-tile');
  const { discards, kongs } = playerAt(play, play.dealer);
  if (call.by === 'discard' && call.from === play.dealer && discards === 1 && kongs === 0) {
    situation.push('first-discard');
  }
  return situation;
}

/** What the calculator says to a call. */
export function scoreOf(play: Play, call: Call): Fields {
  const request = {
    rules: play.match.rules,
    hand: formatHand(play, call),
    seat: windOf(play, call.p),
    round: play.round,
    by: call.by,
    ...(call.from === null ? {} : { from: windOf(play, call.from) }),
    situation: situationOf(play, call),
    options: play.match.givenOptions,
  };
  const score = readFields(naiveScore(request), 'score');
  if ('error' in score) fail(`the calculator refuses ${request.hand}: ${String(score['error'])}`);
  return score;
}

function whyNoRobbing(play: Play, call: Call): string | null {
  const { robKong } = play.match.options;
  if (play.phase.at !== 'window' && play.phase.at !== 'won') return 'no kong to rob';
  if (robKong === 'any') return null;
  if (robKong === 'never') return 'kongs are not robbed (robKong never)';
  if (play.phase.window.why === 'added-kong') return null;
  const { hand, melds } = playerAt(play, call.p);
  const isOrphans = melds.length === 0 && isThirteenOrphans([...hand, call.tile]);
  return robKong === 'added-or-thirteen-orphans' && isOrphans
    ? null
    : `this concealed kong may not be robbed (robKong ${robKong})`;
}

function whyNotInTaisen(play: Play, call: Call): string | null {
  const { groups, winFromAnyone } = play.match.options;
  if (call.from === null || winFromAnyone || call.p === nextOf(call.from)) return null;
  const { hand, melds } = playerAt(play, call.p);
  return winsByPong({ hand, melds: melds.length, tile: call.tile, groups })
    ? null
    : 'only the next player may win here other than with a pong';
}

/** Why a player may not win here, whatever the hand; null when nothing forbids it. */
export function whyForbidden(play: Play, call: Call): string | null {
  if (playerAt(play, call.p).hasOpenHand) return 'a player with an open hand cannot win';
  if (call.by === 'robbed-kong') return whyNoRobbing(play, call);
  return play.match.rules === 'taisen' ? whyNotInTaisen(play, call) : null;
}

export function isLegalCall(play: Play, call: Call): boolean {
  return whyForbidden(play, call) === null && scoreOf(play, call)['legal'] === true;
}

/** What each player gains by a scored win, by player; a breach when the score has no payments. */
export function paymentsOf(play: Play, score: Fields): number[] {
  const payments = score['payments'];
  if (!isFields(payments)) return fail('score: expected payments');
  return play.players.map((_, p) => {
    const amount = payments[windOf(play, p)];
    return typeof amount === 'number' ? amount : fail('score: expected a payment for every seat');
  });
}

export function receiptsOf(play: Play, p: number, score: Fields): number {
  return paymentsOf(play, score)[p] ?? 0;
}

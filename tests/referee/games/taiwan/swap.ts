import { playerAt, takeOut } from '../../table';
import { namesOf, suitOf } from '../../tiles';
import type { Claimed, Play } from '../../types';
import type { Options } from './options';
import { stateOf } from './state';

/** What may not be discarded in the turn of a chow or pong. */
function barredBy({ type, tile, own }: Claimed, { swapDiscard }: Options): number[] {
  if (type === 'kong' || swapDiscard === 'none') return [];
  if (type === 'pong' || swapDiscard === 'same') return [tile];
  const [low = -1, high = -1] = own.toSorted((a, b) => a - b);
  const ends = high - low === 1 ? [low - 1, high + 1] : [];
  return [tile, ...ends.filter((end) => end !== tile && suitOf(end) === suitOf(low))];
}

/** What may not be discarded just now. */
export function barredNow(play: Play, options: Options): number[] {
  const { claim } = stateOf(play);
  return claim ? barredBy(claim, options) : [];
}

/** Why a claim is not offered: it would leave nothing to discard. */
export function whyNothingLeft(play: Play, claim: Claimed, options: Options): string | null {
  const barred = barredBy(claim, options);
  const left = [...playerAt(play, claim.p).hand];
  takeOut(left, claim.own, `the hand of player ${claim.p}`);
  return claim.type !== 'kong' && left.every((kind) => barred.includes(kind))
    ? `it leaves but ${namesOf(barred)} to discard`
    : null;
}

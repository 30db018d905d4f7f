import { PLAYERS } from '../../shape';
import type { Entry } from '../../shape';
import { count, playerAt } from '../../table';
import type { Play } from '../../types';
import { keptKongs } from './kongMoney';
import type { Options } from './options';
import { holdsVoid, stateOf, stillPlaying } from './state';
import { readyValueOf } from './worth';

/** What pigs, hands that are not ready, and kongs move when the wall is empty. */
export function settleEmptyWall(play: Play, options: Options): void {
  const playing = stillPlaying(play);
  const pigs = playing.filter((p) => holdsVoid(play, p));
  const values = PLAYERS.map((p) =>
    playing.includes(p) && !pigs.includes(p) ? readyValueOf(play, p, options) : 0,
  );
  const ready = playing.filter((p) => (values[p] ?? 0) > 0);
  const unready = playing.filter((p) => !ready.includes(p));
  const event = play.index;
  const { atEmptyWall } = stateOf(play);
  const pay = (from: number, [to, amount]: readonly [number, number], reason: string): void => {
    if (amount === 0) return;
    count(play, reason);
    if (playerAt(play, to).isDead) count(play, `${reason}-to-a-winner`);
    atEmptyWall.push({ from, to, amount, event, reason });
  };
  const { pigPoints, readyCheck } = options;
  if (pigPoints > 0) {
    for (const pig of pigs)
      for (const p of PLAYERS) {
        if (pigs.includes(p)) continue;
        if ((values[p] ?? 0) > pigPoints) count(play, 'pig-pays-ready-value');
        pay(pig, [p, Math.max(pigPoints, values[p] ?? 0)], 'flower-pig');
      }
  }
  const checked = unready.filter((p) => pigPoints === 0 || !pigs.includes(p));
  if (readyCheck) {
    for (const from of checked) {
      if (pigs.includes(from) && ready.length > 0) count(play, 'pig-not-ready');
      for (const to of ready) pay(from, [to, values[to] ?? 0], 'ready-check');
    }
  }
  if (pigs.length > 1) count(play, 'several-pigs');
  if (ready.length === 0) count(play, 'nobody-ready');
  if (playing.some((p) => playerAt(play, p).isBarred)) count(play, 'barred-at-the-end');
  if (options.kongRefund) giveBack(play, { unready, options, pay });
}

interface GivingBack {
  readonly unready: readonly number[];
  readonly options: Options;
  readonly pay: (from: number, to: readonly [number, number], reason: string) => void;
}

/** Kong money goes back to whoever paid it, unless it was passed on. */
function giveBack(play: Play, { unready, options, pay }: GivingBack): void {
  const kept = keptKongs(play, options).filter(({ p }) => unready.includes(p));
  for (const { paid } of kept)
    for (const { from, to, amount } of paid) pay(to, [from, amount], 'kong-refund');
  if (
    stateOf(play).kongs.some(
      (kong) => unready.includes(kong.p) && kong.paid.length > 0 && !kept.includes(kong),
    )
  )
    count(play, 'passed-on-not-refunded');
}

export function entriesOfEmptyWall(play: Play): readonly Entry[] {
  return stateOf(play).atEmptyWall;
}

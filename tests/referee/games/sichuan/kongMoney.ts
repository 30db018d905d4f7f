import type { Entry } from '../../shape';
import { count } from '../../table';
import type { Kong, Play, Win } from '../../types';
import type { Options } from './options';
import { stateOf, stillPlaying } from './state';
import type { MadeKong } from './state';

const FED = 2;
const CONCEALED = 2;
const ADDED = 1;

/** What a kong earns when its replacement is drawn: from whom, and how much. */
function earned(play: Play, p: number, type: Kong): readonly { from: number; amount: number }[] {
  const { claimedFrom, drawn } = stateOf(play);
  if (type === 'kong') return [{ from: claimedFrom, amount: FED }];
  const others = stillPlaying(play).filter((other) => other !== p);
  if (type === 'concealed-kong') return others.map((from) => ({ from, amount: CONCEALED }));
  const isDrawnNow = play.phase.at === 'window' && drawn.includes(play.phase.window.tile);
  count(play, isDrawnNow ? 'added-now' : 'added-late');
  return isDrawnNow ? others.map((from) => ({ from, amount: ADDED })) : [];
}

/** A kong that nobody has robbed. */
export function payKong(play: Play, p: number, type: Kong): void {
  const state = stateOf(play);
  const event = type === 'kong' ? play.index : state.kongCalled;
  const paid = earned(play, p, type).map((each): Entry => ({ ...each, to: p, event, reason: 'kong' }));
  const kong: MadeKong = { p, fedBy: type === 'kong' ? state.claimedFrom : null, paid };
  if (state.lastKong) count(play, 'kong-after-kong');
  if (stillPlaying(play).length < play.players.length) count(play, `${type}-after-a-win`);
  state.lastKong = kong;
  state.kongs.push(kong);
}

/** The wins on each tile: they follow each other. */
export function winsByTile({ wins }: Play): Win[][] {
  const groups: Win[][] = [];
  for (const win of wins) {
    const group = groups.at(-1);
    if (group?.at(-1)?.index === win.index - 1) group.push(win);
    else groups.push([win]);
  }
  return groups;
}

/** What discards after a kong pass on, by kong. */
function passings(play: Play, { kongTransfer }: Options): { kong: MadeKong; winners: Win[] }[] {
  if (!kongTransfer) return [];
  return winsByTile(play).flatMap((winners) => {
    const [first] = winners;
    if (first?.call.by !== 'discard') return [];
    const kong = stateOf(play).discards.findLast(({ event }) => event < first.index)?.kong;
    return kong && kong.paid.length > 0 ? [{ kong, winners }] : [];
  });
}

/** Shared equally; the rest goes to the nearest. */
export function passedOn(play: Play, options: Options): Entry[] {
  return passings(play, options).flatMap(({ kong, winners }) => {
    const all = kong.paid.reduce((sum, { amount }) => sum + amount, 0);
    const share = Math.floor(all / winners.length);
    const rest = all - share * winners.length;
    count(play, `kong-transfer-to-${winners.length}${rest > 0 ? '-with-rest' : ''}`);
    return winners
      .map(({ p, index }, at): Entry => {
        const amount = share + (at === 0 ? rest : 0);
        return { from: kong.p, to: p, amount, event: index, reason: 'kong-transfer' };
      })
      .filter(({ amount }) => amount > 0);
  });
}

/** The kongs whose money is still with their owners. */
export function keptKongs(play: Play, options: Options): MadeKong[] {
  const passed = new Set(passings(play, options).map(({ kong }) => kong));
  return stateOf(play).kongs.filter((kong) => !passed.has(kong));
}

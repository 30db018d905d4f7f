import { demand } from '../../breach';
import { isLegalCall } from '../../calls';
import { PLAYERS } from '../../shape';
import { playerAt } from '../../table';
import type { Call, Play } from '../../types';
import type { Options } from './options';

const ALL = 8;

/** The win of who has all eight bonus tiles, or has seven while another has the eighth. */
export function bonusCall(play: Play, p: number, { sevenRobOne }: Options): Call | null {
  const { phase } = play;
  if (phase.at !== 'replace') return null;
  const has = (player: number): number => playerAt(play, player).bonus.length;
  const tile = playerAt(play, phase.player).bonus.at(-1) ?? -1;
  if (has(p) === ALL) return { p, by: 'bonus-tiles', from: null, tile };
  const holder = PLAYERS.find((other) => other !== p && has(other) === 1);
  if (!sevenRobOne || has(p) !== ALL - 1 || holder === undefined) return null;
  return { p, by: 'bonus-tiles', from: holder, tile };
}

/** Such a win is no choice: it comes before a replacement is drawn. */
export function demandBonusWin(play: Play, options: Options): void {
  for (const p of PLAYERS) {
    const call = bonusCall(play, p, options);
    demand(call === null || !isLegalCall(play, call), `expected the win of player ${p} with bonus tiles`);
  }
}

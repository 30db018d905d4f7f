import type { Rules, WinContext } from '../../engine/rules';
import { meldGroups } from '../../engine/scoring/readGroups';
import type { ScoreSheet } from '../../engine/types';
import { countTai } from './counting';
import { ownOf } from './data';
import type { TaiwanOptions } from './options';

const SEVEN = 7;

/** A win by bonus tiles, whatever the hand. Source: `RULES.md#seven-and-eight`. */
export const bonusWins = [
  { tiles: SEVEN, id: 'seven-rob-one', value: 8 },
  { tiles: 8, id: 'eight-bonus-tiles', value: 8 },
] as const;

type BonusWin = (typeof bonusWins)[number];

/** Which win so many bonus tiles make, seven against the eighth; null where none. */
function bonusWinOf({ bonusTiles, sevenRobOne }: TaiwanOptions, held: number): BonusWin | null {
  if (!bonusTiles || (held === SEVEN && !sevenRobOne)) return null;
  return bonusWins.find(({ tiles }) => tiles === held) ?? null;
}

/** Eight win at once; seven do when another seat has the eighth, whoever laid out the last one. */
export function bonusWinBy(options: TaiwanOptions): Rules['bonusWin'] {
  return ({ bonus, from, extras }) => {
    const win = bonusWinOf(options, bonus.length);
    if (win === null) return null;
    if (win.tiles > SEVEN || from !== null) return 'must';
    const { eighth } = ownOf({ extras });
    return eighth === undefined ? null : { from: eighth };
  };
}

/** The sheet of such a win; null where the bonus tiles make none. */
export function bonusSheet(win: WinContext, options: TaiwanOptions): ScoreSheet | null {
  const item = bonusWinOf(options, win.bonus.length);
  if (!item || (item.tiles === SEVEN && win.from === null)) return null;
  const lines = [{ id: item.id, count: 1, value: item.value, unit: 'tai' }];
  const counted = countTai(options, item.value, 0);
  return { seat: win.seat, groups: meldGroups(win), lines, omitted: [], ...counted };
}

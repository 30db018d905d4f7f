import type { DefaultRules } from '../../../engine/defaultRules';
import type { OptionsOf } from '../../../engine/optionSpec';
import type { Progress } from '../../../engine/rules';
import { payment } from '../../../engine/scoring/payments';
import type { Deal, Payment, Seat } from '../../../engine/types';
import type { tableOptions } from './options';

type FineOptions = Pick<OptionsOf<typeof tableOptions>, 'strictCalling' | 'falseWin' | 'falseWinPoints'>;

/** With strict calling a false call opens the hand, which can win no more, or costs points to everybody. Source: `rule-sets/hong-kong-old/RULES.md#false-win`. */
export function fineOf({ strictCalling, falseWin, falseWinPoints: base }: FineOptions): DefaultRules['fine'] {
  if (!strictCalling) return null;
  const open = falseWin === 'open-hand';
  return ({ seats }, from) => {
    const others = seats.map((_, to) => to).filter((to) => to !== from);
    const pays = (to: Seat): Payment => payment({ from, to, base, reason: 'false-win', factors: [] });
    return { payments: open ? [] : others.map(pays), open, barred: open, out: false, end: null };
  };
}

const MOST_REPEATS_OF_THREE = 2;

/** The dealer stays after winning or a drawn hand. Source: `rule-sets/hong-kong-old/RULES.md#dealer`. */
export function dealerStays(
  { dealerRepeats }: { readonly dealerRepeats: 'always' | 'three' | 'never' },
  { repeat }: Progress,
  { wins }: Deal,
): boolean {
  if (dealerRepeats === 'never') return false;
  if (dealerRepeats === 'three' && repeat >= MOST_REPEATS_OF_THREE) return false;
  return wins.length === 0 || wins.some(({ seat }) => seat === 0);
}

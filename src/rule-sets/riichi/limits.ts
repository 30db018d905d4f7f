import type { RiichiOptions } from './options';

/** The names of limits, the lowest first. */
export type LimitId = 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman';

export interface Limit {
  readonly id: LimitId | null;
  /** What payments start from. */
  readonly base: number;
}

const MANGAN = 2000;
/** Four han and 30 fu, or three and 60. */
const NEARLY_MANGAN = 1920;
export const YAKUMAN_BASE = 8000;

/** Source: `RULES.md#limits`. */
export function limitOf(
  { countedYakuman, roundUpMangan }: Pick<RiichiOptions, 'countedYakuman' | 'roundUpMangan'>,
  han: number,
  fu: number,
): Limit {
  if (han >= 13 && countedYakuman) return { id: 'yakuman', base: YAKUMAN_BASE };
  if (han >= 11) return { id: 'sanbaiman', base: 6000 };
  if (han >= 8) return { id: 'baiman', base: 4000 };
  if (han >= 6) return { id: 'haneman', base: 3000 };
  const base = fu * 2 ** (han + 2);
  const least = roundUpMangan ? NEARLY_MANGAN : MANGAN + 1;
  return han >= 5 || base >= least ? { id: 'mangan', base: MANGAN } : { id: null, base };
}

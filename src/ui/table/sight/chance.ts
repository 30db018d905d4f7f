/** A seat is named as a danger from this chance on. */
export const NAMED = 0.005;
/** Below this chance a number would promise too much. */
export const FEW = 0.01;

/** A chance in hundredths: "0" where it cannot be, "<1", "12". */
export function percentOf(chance: number): string {
  if (chance === 0) return '0';
  return chance < FEW ? '<1' : `${Math.round(100 * chance)}`;
}

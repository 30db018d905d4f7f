/** A seat is named as a danger from this chance on. */
export const NAMED = 0.005;
/** Below this chance a number would promise too much. */
const FEW = 0.01;
const NEVER = 0.0005;

/** A chance in hundredths: "0", "<1", "12". */
export function percentOf(chance: number): string {
  if (chance < NEVER) return '0';
  return chance < FEW ? '<1' : `${Math.round(100 * chance)}`;
}

/** Digits in groups of three, as all languages here write them: "25,000", "1,234.5". */
export const grouped = (digits: string) =>
  digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));

/** What somebody has: only a minus is written. */
export const total = (count: number) => `${count < 0 ? '−' : ''}${grouped(`${Math.abs(count)}`)}`;

/** What somebody gained or paid. */
export const signed = (change: number) => (change > 0 ? `+${total(change)}` : total(change));

/** Points or times as sentences tell them: from ten on whole, below with one decimal where it is not 0. */
export const rounded = (count: number) => total(toRounded(count));

/** The same with a sign. */
export const signedRounded = (change: number) => signed(toRounded(change));

function toRounded(count: number): number {
  return Number(count.toFixed(Math.abs(count) < 10 ? 1 : 0));
}

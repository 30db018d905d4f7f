/** What somebody has: only a minus is written. */
export const total = (count: number) => (count < 0 ? `−${-count}` : `${count}`);

/** What somebody gained or paid. */
export const signed = (change: number) => (change > 0 ? `+${change}` : total(change));

/** Points or times as sentences tell them: from ten on whole, below with one decimal where it is not 0. */
export const rounded = (count: number) => `${Number(count.toFixed(Math.abs(count) < 10 ? 1 : 0))}`;

/** The same with a sign. */
export const signedRounded = (change: number) => signed(Number(rounded(change)));

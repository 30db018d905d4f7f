/** What somebody has: only a minus is written. */
export const total = (count: number) => (count < 0 ? `−${-count}` : `${count}`);

/** What somebody gained or paid. */
export const signed = (change: number) => (change > 0 ? `+${change}` : total(change));

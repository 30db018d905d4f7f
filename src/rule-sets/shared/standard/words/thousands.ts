/** Digits in groups of three, as all languages here write them: "25,000". */
export const thousands = (count: number): string => count.toLocaleString('en');

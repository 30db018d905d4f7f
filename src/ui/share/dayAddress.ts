/** Where the match of today is. */
export const DAY_ADDRESS = '#day';

/** Where that of one day is. */
export function dayAddress(date: string): string {
  return `${DAY_ADDRESS}/${date}`;
}

/** Where the match of the day is. */
export const DAY_ADDRESS = '#day';

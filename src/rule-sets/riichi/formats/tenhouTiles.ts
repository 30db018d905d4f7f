const SUITS = 'mps';
const HONOURS = 'ESWNPFC';
const RED_FIVE = '0';

/** A tile as a number: 11 to 19 characters, 21 to 29 dots, 31 to 39 bamboo, 41 to 47 honours, 51 to 53 red fives. */
export function tileNumber(tile: string): number {
  const honour = HONOURS.indexOf(tile);
  if (honour >= 0) return 41 + honour;
  const suit = SUITS.indexOf(tile[1]!) + 1;
  return tile.startsWith(RED_FIVE) ? 50 + suit : 10 * suit + Number(tile[0]);
}

/** The tile of such a number; null where there is none. */
export function tileOfNumber(number: number): string | null {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 4) return HONOURS[ones - 1] ?? null;
  if (tens === 5) return ones >= 1 && ones <= 3 ? `${RED_FIVE}${SUITS[ones - 1]}` : null;
  return tens >= 1 && tens <= 3 && ones >= 1 ? `${ones}${SUITS[tens - 1]}` : null;
}

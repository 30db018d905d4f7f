/** The same spread for so many traits. */
export function spreads(traits: number, spread: number): readonly number[] {
  return Array<number>(traits).fill(spread);
}

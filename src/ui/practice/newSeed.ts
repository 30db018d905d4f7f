/** What the order of a set is drawn from: another one each time. */
export function newSeed(): string {
  return crypto.getRandomValues(new Uint8Array(8)).join('-');
}

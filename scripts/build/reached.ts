/** These and all that is reached from them, the nearest first. */
export function reached(from: readonly string[], next: (of: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const each of found) for (const other of next(each)) found.add(other);
  return found;
}

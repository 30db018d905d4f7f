/** Signs of a name that are compared. */
const COMPARED = 30;

/** The names that are most like this one, the nearest first: so many of them. */
export function nearest(name: string, names: readonly string[], count: number): string[] {
  const wanted = name.slice(0, COMPARED);
  const far = new Map(names.map((each) => [each, distance(wanted, each)]));
  return names.toSorted((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)).slice(0, count);
}

/** How many signs must be put in, taken out or changed to make one name of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, sign] of Array.from(from).entries()) {
    const next = [at + 1];
    for (let place = 1; place <= to.length; place++) {
      const changed = (row[place - 1] ?? 0) + (to[place - 1] === sign ? 0 : 1);
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

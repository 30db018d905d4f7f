/**
 * A value as JSON with its fields in alphabetical order: equal values give equal texts, whoever wrote them. What is
 * known or compared by its text is known by this one.
 */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

import { quote } from './quote';

/**
 * The first place where JSON that was found is not what is expected, as words without a full stop: `ledger[2].amount
 * should be 4, found 5`. Null where both are the same, whatever the order of their fields. `path` names both.
 */
export function firstDifference(expected: unknown, found: unknown, path = ''): string | null {
  if (expected === found) return null;
  if (!isFields(expected) || !isFields(found) || Array.isArray(expected) !== Array.isArray(found))
    return `${path} should be ${quote(expected)}, found ${quote(found)}`;
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const different = firstDifference(expected[name], found[name], joined(expected, path, name));
    if (different !== null) return different;
  }
  return null;
}

interface Fields {
  readonly [name: string]: unknown;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function joined(of: Fields, path: string, name: string): string {
  if (Array.isArray(of)) return `${path}[${name}]`;
  const field = /^\w{1,40}$/.test(name) ? name : quote(name);
  return path === '' ? field : `${path}.${field}`;
}

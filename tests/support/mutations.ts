import type { Random } from '../../src/engine/random';

const DEEP = 5000;
/** Stands for what is nested so deep that it cannot be written as JSON is. */
const NESTED = '%nested%';
/** What nobody expects where anything else stands. */
const ODD: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53,
  () => '',
  () => 'x'.repeat(100_000),
  () => '\u0000\u202e<img src=x onerror=alert(1)>',
  () => [],
  () => ({}),
  () => ({ constructor: 1, __proto__: 2 }),
  () => Array.from({ length: 20_000 }, () => 0),
  () => NESTED,
];

type Parent = Record<string, unknown>;

/** The text of this JSON after one to three changes at places that chance chooses. */
export function mutatedJson(json: string, random: Random): string {
  const root: Parent = { root: JSON.parse(json) as unknown };
  for (let left = 1 + random.below(3); left > 0; left--) change(root, random);
  const text = (JSON.stringify(root['root']) ?? '').replaceAll(
    `"${NESTED}"`,
    '['.repeat(DEEP) + ']'.repeat(DEEP),
  );
  return random.below(8) === 0 ? text.slice(0, random.below(text.length + 1)) : text;
}

function change(root: Parent, random: Random): void {
  let parent = root;
  let key = 'root';
  for (;;) {
    const value = parent[key];
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    if (keys.length === 0 || (parent !== root && random.below(5) === 0)) break;
    parent = value as Parent;
    key = keys[random.below(keys.length)] ?? '';
  }
  const value = parent[key];
  const near = typeof value === 'number' ? [value + 1, value - 1, -value, value * 100] : [];
  const other = ODD[random.below(ODD.length)]?.();
  if (random.below(6) === 0 && Array.isArray(parent)) parent.push(value);
  else if (random.below(6) === 0) Reflect.deleteProperty(parent, key);
  else if (near.length > 0 && random.below(2) === 0) parent[key] = near[random.below(near.length)];
  else parent[key] = other;
}

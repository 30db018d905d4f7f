import { canonicalText } from './canonical';
import { parseValues } from './itemValues';
import { NONE } from './optionSpec';
import { quote } from './quote';
import { fail, ok, type Result } from './result';
import type { OptionSpec, OptionSpecs, ReadText, TextSpec } from './optionSpec';
import type { Options, OptionValue } from './types';

/** The largest number of points that an option may name; what is paid of them stays an exact whole number. */
export const MOST_POINTS = 100_000_000_000_000;

/**
 * The complete options of a rule set from overrides by name (defaults may be repeated). Refuses an unknown name, a
 * wrong type or a value outside, with a sentence that says what is allowed.
 */
export function parseOptions(specs: OptionSpecs, json: unknown): Result<Options> {
  if (!isRecord(json)) return fail('The options must be an object of values by name.');
  const options: Record<string, OptionValue> = { ...defaultOptions(specs) };
  for (const [name, value] of Object.entries(json)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) return fail(`There is no option ${quote(name)} in this rule set.`);
    const parsed = parseValue(spec, value);
    if (parsed === null && spec.type === 'text') return fail(`Option "${name}" ${faultOf(spec, value)}`);
    if (parsed === null) return fail(`Option "${name}" must be ${allowed(spec)}, not ${quote(value)}.`);
    if (!isLeftOut(spec, parsed)) options[name] = parsed;
  }
  const named = Object.keys(specs).filter((name) => Object.hasOwn(options, name));
  return ok(Object.fromEntries(named.map((name) => [name, options[name]!])));
}

/** Values of items, texts, and options that came later, stand among the options only where they differ. */
export function isLeftOut(spec: OptionSpec, value: OptionValue): boolean {
  if (spec.type === 'values') return typeof value === 'object' && Object.keys(value).length === 0;
  const isOptional = spec.type === 'text' || (spec.type === 'word' && spec.isLater === true);
  return isOptional && value === spec.default;
}

/** The options as they are when nobody changes one. */
export function defaultOptions(specs: OptionSpecs): Options {
  const named = Object.entries(specs).filter(([, spec]) => !isLeftOut(spec, spec.default));
  return Object.fromEntries(named.map(([name, spec]) => [name, spec.default]));
}

/** Options that share no list or object with these. */
export function copyOptions(
  options: Options,
): Record<string, boolean | number | string | string[] | Record<string, number>> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, copyOf(value)]));
}

function copyOf(value: OptionValue): boolean | number | string | string[] | Record<string, number> {
  if (typeof value !== 'object') return value;
  return isList(value) ? [...value] : { ...value };
}

/** Whether a value is a list of words, and not values of items. */
export function isList(value: OptionValue): value is readonly string[] {
  return Array.isArray(value);
}

/** What a value of one word is called where nothing else names it: of a text its first line. */
export function titleOf(value: string | number): string {
  return `${value}`.split('\n', 1)[0] ?? '';
}

/** The options that differ from the defaults, as records and saves write them. */
export function changedOptions(specs: OptionSpecs, options: Options): Options {
  const changed = Object.entries(options).filter(
    ([name, value]) => canonicalText(value) !== canonicalText(specs[name]?.default),
  );
  return Object.fromEntries(changed);
}

/** A number that may be missing: Infinity where it is. */
export function orInfinity(value: number | typeof NONE): number {
  return value === NONE ? Infinity : value;
}

function parseValue(spec: OptionSpec, value: unknown): OptionValue | null {
  switch (spec.type) {
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    case 'number':
      if (value === NONE && spec.orNone) return NONE;
      return typeof value === 'number' && isAllowedNumber(spec, value) ? value : null;
    case 'word':
      return typeof value === 'string' && spec.values.includes(value) ? value : null;
    case 'list':
      return parseList(spec.values, value);
    case 'values':
      return parseValues(spec, value);
    case 'text': {
      const read = typeof value === 'string' ? readText(spec, value) : null;
      return read?.ok ? read.value : null;
    }
  }
}

function readText(spec: TextSpec, text: string): ReadText {
  return text === spec.default ? { ok: true, value: text } : spec.read(text);
}

/** The first thing that is wrong with a text, as the end of a sentence. */
function faultOf(spec: TextSpec, value: unknown): string {
  const read = typeof value === 'string' ? readText(spec, value) : null;
  const [fault] = read?.ok === false ? read.faults : [];
  if (!fault) return `must be a text, not ${quote(value)}.`;
  const { line, code, found } = fault;
  return `cannot be used: line ${line}, ${code}${found === '' ? '' : `: ${quote(found)}`}.`;
}

function isAllowedNumber(spec: OptionSpec & { type: 'number' }, value: number): boolean {
  if (spec.values && !spec.values.includes(value)) return false;
  const inRange = Number.isInteger(value) && value >= spec.min && value <= spec.max;
  return inRange && (value - spec.min) % (spec.step ?? 1) === 0;
}

/** A list in the order of the specification, each word once. */
function parseList(words: readonly string[], value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const given: readonly unknown[] = value;
  if (!given.every((word) => typeof word === 'string' && words.includes(word))) return null;
  return words.filter((word) => given.includes(word));
}

function allowed(spec: OptionSpec): string {
  switch (spec.type) {
    case 'boolean':
      return 'true or false';
    case 'number':
      return allowedNumbers(spec) + (spec.orNone ? ` or "${NONE}"` : '');
    case 'word':
      return `one of ${quoted(spec.values)}`;
    case 'list':
      return `a list of some of ${quoted(spec.values)}`;
    case 'values':
      return 'an object of whole numbers by item, as the rules allow them';
    case 'text':
      return 'a text';
  }
}

function allowedNumbers({ values, min, max, step = 1 }: OptionSpec & { type: 'number' }): string {
  if (values) return `one of ${values.join(', ')}`;
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  return `a whole number from ${min} to ${max}${steps}`;
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

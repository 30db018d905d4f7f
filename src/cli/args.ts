import { parseArgs } from 'node:util';
import { quote } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';

/** A command line, split. `flags`: the text after each flag, empty for a switch. `others`: what stands without a flag. */
interface Given {
  readonly flags: Readonly<Record<string, string | undefined>>;
  readonly others: readonly string[];
}

/** One argument of a command. `T` is what it is read as. */
export interface Arg<T> {
  /** As the help shows it: `[--hands N]`. */
  readonly usage: string;
  /** The names of its flags. */
  readonly flags: readonly string[];
  readonly isSwitch?: boolean;
  /** True if it reads what stands without a flag. */
  readonly takesOthers?: boolean;
  readonly read: (given: Given) => Result<T>;
}

/** The arguments of a command by name. They are read, and shown in the help, in this order. */
export type Args = Readonly<Record<string, Arg<unknown>>>;

/** The values that were read, by the names of their arguments. */
export type Request<A extends Args> = {
  readonly [name in keyof A]: A[name] extends Arg<infer T> ? T : never;
};

/** How a command is called with these arguments. */
export function usageOf(args: Args): string {
  return Object.values(args)
    .map(({ usage }) => usage)
    .join(' ');
}

/** Reads a command line. Unknown flags, wrong values, and texts that no argument reads are refused in a sentence. */
export function readArgs<A extends Args>(args: A, line: readonly string[]): Result<Request<A>> {
  const given = splitLine(Object.values(args), line);
  if (!given.ok) return given;
  const request: Record<string, unknown> = {};
  for (const [name, arg] of Object.entries(args)) {
    const read = arg.read(given.value);
    if (!read.ok) return read;
    request[name] = read.value;
  }
  return ok(request as Request<A>);
}

function splitLine(args: readonly Arg<unknown>[], line: readonly string[]): Result<Given> {
  const sorts = new Map(args.flatMap((arg) => arg.flags.map((name) => [name, sortOf(arg)] as const)));
  const options = Object.fromEntries([...sorts].map(([name, type]) => [name, { type }]));
  const parsed = parseArgs({ args: [...line], options, strict: false, allowPositionals: true, tokens: true });
  const flags: Record<string, string> = {};
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const wrong = faultOfFlag(token, sorts);
    if (wrong !== null) return fail(wrong);
    flags[token.name] = token.value ?? '';
  }
  const [other] = parsed.positionals;
  if (other !== undefined && !args.some(({ takesOthers }) => takesOthers))
    return fail(`Nothing is known to do with ${quote(other)}.`);
  return ok({ flags, others: parsed.positionals });
}

function sortOf({ isSwitch }: Arg<unknown>): 'boolean' | 'string' {
  return isSwitch ? 'boolean' : 'string';
}

interface FlagToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** What is wrong with a flag, or null. What begins with two hyphens is another flag, not a value; `-5` is a value. */
function faultOfFlag(
  { name, rawName, value, inlineValue }: FlagToken,
  sorts: ReadonlyMap<string, 'boolean' | 'string'>,
): string | null {
  const sort = sorts.get(name);
  if (sort === 'boolean') return value === undefined ? null : `--${name} takes no value.`;
  if (!sort) {
    const known = [...sorts.keys()].map((each) => `--${each}`).join(', ');
    return `There is no flag ${quote(rawName)}; ${known === '' ? 'there are none' : `there are ${known}`}.`;
  }
  const isNext = value?.startsWith('--') === true && inlineValue !== true;
  return value === undefined || isNext ? `--${name} needs a value after it.` : null;
}

/** A flag with a text after it. `value` stands for the text in the help. `read` gets undefined if the flag is missing. */
export function flag<T>(name: string, value: string, read: (text: string | undefined) => Result<T>): Arg<T> {
  return { usage: `[--${name} ${value}]`, flags: [name], read: ({ flags }) => read(flags[name]) };
}

/** The same argument, shown in the help without the brackets of one that may be left out. */
export function needed<T>(arg: Arg<T>): Arg<T> {
  return { ...arg, usage: arg.usage.replace(/^\[(.*)\]$/, '$1') };
}

/** A flag without a value. */
export function on(name: string): Arg<boolean> {
  return {
    usage: `[--${name}]`,
    flags: [name],
    isSwitch: true,
    read: ({ flags }) => ok(flags[name] !== undefined),
  };
}

/** The largest number that is taken where no other limit is given. */
const MOST = 10_000_000;

interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** A whole number from `least` to `most`, both included. `usual` if the flag is missing. */
export function whole(name: string, usual: number, range: Range = {}): Arg<number> {
  return flag(name, 'N', (text) => (text === undefined ? ok(usual) : readWhole(`--${name}`, text, range)));
}

/** Reads a text as a whole number. A refusal calls it `name`. */
export function readWhole(
  name: string,
  text: string,
  { least = 1, most = MOST }: Range = {},
): Result<number> {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return ok(value);
  return fail(`${name} must be a whole number from ${least} to ${most}, not ${quote(text)}.`);
}

/** One of these words. `usual` if the flag is missing. */
export function oneOf<T extends string>(name: string, words: readonly T[], usual: T): Arg<T> {
  return flag(name, words.join('|'), (text = usual) => {
    const word = words.find((each) => each === text);
    return word === undefined ? fail(`--${name} must be ${eitherOf(words)}, not ${quote(text)}.`) : ok(word);
  });
}

/** `a, b or c`. */
function eitherOf(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ');
}

/** The one file that stands without a flag. `what` says what it holds. */
export function fileOf(what: string): Arg<string> {
  return {
    usage: 'FILE',
    flags: [],
    takesOthers: true,
    read: ({ others: [file, ...rest] }) =>
      file !== undefined && rest.length === 0 ? ok(file) : fail(`Name one file of ${what}; --help says how.`),
  };
}

/** The same argument with a check: `fault` says in a sentence why a value is refused, or null. */
export function checked<T>(arg: Arg<T>, fault: (value: T) => string | null): Arg<T> {
  return {
    ...arg,
    read: (given) => {
      const read = arg.read(given);
      const wrong = read.ok ? fault(read.value) : null;
      return wrong === null ? read : fail(wrong);
    },
  };
}

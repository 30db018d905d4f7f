import { parseArgs } from 'node:util';
import type { Bot } from '../bots/bot';
import { botIds, findBot, styledBotIds } from '../bots/registry';
import { parseOptions } from '../engine/options';
import { quote } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';
import { findRuleSet, ruleSetIds } from '../engine/knownRules';
import type { Options, RuleSetId } from '../engine/types';
import { nearest } from './nearest';

/** The flags a command knows: those with a text after them, and those without. */
interface FlagNames<Text extends string, Switch extends string> {
  readonly texts: readonly Text[];
  readonly switches?: readonly Switch[];
}

type Flags<Text extends string, Switch extends string> = {
  readonly [name in Text]?: string;
} & { readonly [name in Switch]?: boolean };

/** A command line: its flags, and what stands in it without one. */
interface Arguments<Text extends string, Switch extends string> {
  readonly flags: Flags<Text, Switch>;
  readonly others: readonly string[];
}

/** The flags of a command line; one that the command does not know is refused, and so is anything that is not a flag. */
export function readFlags<Text extends string, Switch extends string = never>(
  args: string[],
  names: FlagNames<Text, Switch>,
): Result<Flags<Text, Switch>> {
  const read = readArguments(args, names);
  if (!read.ok) return read;
  const [other] = read.value.others;
  return other === undefined ? ok(read.value.flags) : fail(`Nothing is known to do with ${quote(other)}.`);
}

/** The same for a command that takes more than flags. */
export function readArguments<Text extends string, Switch extends string = never>(
  args: string[],
  names: FlagNames<Text, Switch>,
): Result<Arguments<Text, Switch>> {
  const { texts, switches = [] } = names;
  const options: Record<string, { readonly type: 'string' | 'boolean' }> = {};
  for (const name of texts) options[name] = { type: 'string' };
  for (const name of switches) options[name] = { type: 'boolean' };
  const parsed = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const flags: Record<string, string | boolean> = {};
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const wrong = faultOfFlag(token, names);
    if (wrong !== null) return fail(wrong);
    flags[token.name] = token.value ?? true;
  }
  return ok({ flags: flags as Flags<Text, Switch>, others: parsed.positionals });
}

interface FlagToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** What is wrong with a flag; null where nothing is. A negative number after a flag is its value, another flag is not. */
function faultOfFlag(
  { name, rawName, value, inlineValue }: FlagToken,
  { texts, switches = [] }: FlagNames<string, string>,
): string | null {
  if (switches.includes(name)) return value === undefined ? null : `--${name} takes no value.`;
  if (!texts.includes(name)) {
    const known = [...texts, ...switches].map((each) => `--${each}`).join(', ');
    return `There is no flag ${quote(rawName)}; ${known === '' ? 'there are none' : `there are ${known}`}.`;
  }
  const isNext = value?.startsWith('--') === true && inlineValue !== true;
  return value === undefined || isNext ? `--${name} needs a value after it.` : null;
}

/** More than any run can count to. */
const MOST = 10_000_000;

/** A whole number from `least` on, and not more than any run can count to. */
export function parseWhole(name: string, text: string, least: number): Result<number> {
  return parseWithin(name, text, { least, most: MOST });
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** A whole number of a range, whose ends belong to it. */
export function parseWithin(name: string, text: string, { least, most }: Range): Result<number> {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return ok(value);
  return fail(`${name} must be a whole number from ${least} to ${most}, not ${quote(text)}.`);
}

/** A seed: any whole number that a computer holds exactly. */
export function parseSeed(text: string): Result<number> {
  return parseWithin('--seed', text, { least: 0, most: Number.MAX_SAFE_INTEGER });
}

/** A rule set with its complete options. */
export interface Config {
  readonly rules: RuleSetId;
  readonly options: Options;
}

/** What --rules and --options say; the first rule set as it comes where they say nothing. */
export function parseConfig(flags: { readonly rules?: string; readonly options?: string }): Result<Config> {
  const { rules = ruleSetIds()[0] ?? '' } = flags;
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) return fail(unknownRuleSet(rules));
  const given = parseJson(flags.options ?? '{}');
  const options = given.ok ? parseOptions(ruleSet.options, given.value) : given;
  return options.ok ? ok({ rules, options: options.value }) : options;
}

/** Why a rule set cannot be learned from or tuned. */
export function withoutBook(id: RuleSetId): string {
  return `--rules must name a rule set that has a book, which ${id} does not.`;
}

export function unknownRuleSet(id: string): string {
  return `There is no rule set ${quote(id)}; there are ${ruleSetIds().join(', ')}.`;
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(`--options must be a JSON object, not ${quote(text)}.`);
  }
}

const MOST_BOTS = 100;
/** How many names are said of those that are like one which is unknown. */
const NEAR = 4;

/** The bots of a list of ids with commas between them. */
export function parseBots(text: string): Result<Bot[]> {
  const ids = text.split(',');
  const bots = ids.map((id) => findBot(id));
  if (ids.length > MOST_BOTS) return fail(`There are at most ${MOST_BOTS} bots, not ${ids.length}.`);
  const unknown = ids[bots.indexOf(undefined)];
  if (unknown === undefined) return ok(bots.filter((bot) => bot !== undefined));
  const known = [...botIds(), ...styledBotIds()];
  const near = nearest(unknown, known, NEAR).join(', ');
  return fail(
    `There is no bot ${quote(unknown)}; of the ${known.length} that there are, ${near} are nearest.`,
  );
}

/** The one bot that a flag names. */
export function parseBot(flag: string, text: string): Result<Bot> {
  const bots = parseBots(text);
  if (!bots.ok) return bots;
  const [bot, ...more] = bots.value;
  return bot && more.length === 0 ? ok(bot) : fail(`${flag} must name one bot.`);
}

const MOST_PROCESSES = 64;

/** How many processes play at once: two, unless --processes says otherwise. */
export function parseProcesses(text = '2'): Result<number> {
  return parseWithin('--processes', text, { least: 1, most: MOST_PROCESSES });
}

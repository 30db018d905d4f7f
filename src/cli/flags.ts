import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bot } from '../bots/bot';
import { botIds, findBot, styledBotIds } from '../bots/registry';
import { parseOptions } from '../engine/options';
import { quote } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';
import { findRuleSet, ruleSetIds } from '../engine/knownRules';
import type { Options, RuleSetId } from '../engine/types';

/** The flags a command knows: those with a text after them, and those without. */
interface FlagNames<Text extends string, Switch extends string> {
  readonly texts: readonly Text[];
  readonly switches?: readonly Switch[];
}

type Flags<Text extends string, Switch extends string> = {
  readonly [name in Text]?: string;
} & { readonly [name in Switch]?: boolean };

/** The flags of a command line; one that the command does not know is refused, and so is anything that is not a flag. */
export function readFlags<Text extends string, Switch extends string = never>(
  args: string[],
  { texts, switches = [] }: FlagNames<Text, Switch>,
): Result<Flags<Text, Switch>> {
  const options: Record<string, { readonly type: 'string' | 'boolean' }> = {};
  for (const name of texts) options[name] = { type: 'string' };
  for (const name of switches) options[name] = { type: 'boolean' };
  try {
    return ok({ ...parseArgs({ args, options, strict: true }).values } as Flags<Text, Switch>);
  } catch (error) {
    const [firstLine] = String(error instanceof Error ? error.message : error).split('\n');
    return fail(firstLine ?? '');
  }
}

/** A whole number that is not below `least`. */
export function parseWhole(name: string, text: string, least: number): Result<number> {
  const value = Number(text);
  const isWhole = /^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least;
  return isWhole ? ok(value) : fail(`${name} must be a whole number from ${least}, not "${text}".`);
}

/** What --out names: a file that can be written, so that no work is lost at its end. `what` is to be written there. */
export function parseOut(out: string | undefined, what: string): Result<string> {
  if (out === undefined) return fail(`--out must name the file that ${what} written to.`);
  try {
    accessSync(existsSync(out) ? out : dirname(out), constants.W_OK);
    if (!statSync(out, { throwIfNoEntry: false })?.isDirectory()) return ok(out);
  } catch {
    // Said below.
  }
  return fail(`--out names ${out}, which cannot be written.`);
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

export function unknownRuleSet(id: string): string {
  return `There is no rule set "${id}"; there are ${ruleSetIds().join(', ')}.`;
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(`--options must be a JSON object, not ${quote(text)}.`);
  }
}

/** The bots of a list of ids with commas between them. */
export function parseBots(text: string): Result<Bot[]> {
  const ids = text.split(',');
  const bots = ids.map((id) => findBot(id));
  const unknown = bots.indexOf(undefined);
  if (unknown >= 0) {
    const known = [...botIds(), ...styledBotIds()];
    return fail(`There is no bot "${ids[unknown]}"; there are ${known.join(', ')}.`);
  }
  return ok(bots as Bot[]);
}

/** The one bot that a flag names. */
export function parseBot(flag: string, text: string): Result<Bot> {
  const bots = parseBots(text);
  if (!bots.ok) return bots;
  const [bot, ...more] = bots.value;
  return bot && more.length === 0 ? ok(bot) : fail(`${flag} must name one bot.`);
}

/** How many processes play at once: two, unless --processes says otherwise. */
export function parseProcesses(text = '2'): Result<number> {
  return parseWhole('--processes', text, 1);
}

import type { Bot } from '../bots/bot';
import { botIds, findBot, styledBotIds } from '../bots/registry';
import { findRuleSet, ruleSetIds } from '../engine/knownRules';
import { parseOptions } from '../engine/options';
import { quote } from '../engine/quote';
import { fail, ok, type Result } from '../engine/result';
import type { Options, RuleSetId } from '../engine/types';
import { flag, needed, readWhole, whole } from './args';
import type { Arg } from './args';
import { readOut } from './files';
import { readJson } from './json';
import { nearest } from './nearest';

/** A rule set with its complete options. */
export interface Config {
  readonly rules: RuleSetId;
  readonly options: Options;
}

/** What --rules and --options say; the first rule set as it comes where they say nothing. */
export const config: Arg<Config> = {
  usage: '[--rules ID] [--options JSON]',
  flags: ['rules', 'options'],
  read: ({ flags }) => readConfig(flags['rules'], flags['options']),
};

/** The rule set that --rules names, with its options as they come. */
export const rulesAsTheyCome: Arg<Config> = flag('rules', 'ID', (id) => readConfig(id, undefined));

/** The id that --rules names; null where it is missing. */
export const rulesOrAll: Arg<RuleSetId | null> = flag('rules', 'ID', (id) =>
  id === undefined || findRuleSet(id) ? ok(id ?? null) : fail(unknownRuleSet(id)),
);

function readConfig(rules = ruleSetIds()[0] ?? '', text = '{}'): Result<Config> {
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) return fail(unknownRuleSet(rules));
  const given = readJson(text);
  if (!given.ok) return fail(`--options must be a JSON object, not ${quote(text)}.`);
  const options = parseOptions(ruleSet.options, given.value);
  return options.ok ? ok({ rules, options: options.value }) : options;
}

export function unknownRuleSet(id: string): string {
  return `There is no rule set ${quote(id)}; there are ${ruleSetIds().join(', ')}.`;
}

/** A seed: any whole number that a computer holds exactly. */
export function seedOr(usual: number): Arg<number> {
  return { ...whole('seed', usual, { least: 0, most: Number.MAX_SAFE_INTEGER }), usage: '[--seed S]' };
}

const MOST_BOTS = 100;
/** How many names are said of those that are like one which is unknown. */
const NEAR = 4;

/** Bots by id, with commas between them; null where the flag is missing. */
export const bots: Arg<readonly Bot[] | null> = flag('bots', 'a,b', (text) =>
  text === undefined ? ok(null) : readBots(text),
);

function readBots(text: string): Result<readonly Bot[]> {
  const ids = text.split(',');
  const found = ids.map((id) => findBot(id));
  if (ids.length > MOST_BOTS) return fail(`There are at most ${MOST_BOTS} bots, not ${ids.length}.`);
  const unknown = ids[found.indexOf(undefined)];
  if (unknown === undefined) return ok(found.filter((bot) => bot !== undefined));
  const known = [...botIds(), ...styledBotIds()];
  const near = nearest(unknown, known, NEAR).join(', ');
  return fail(
    `There is no bot ${quote(unknown)}; of the ${known.length} that there are, ${near} are nearest.`,
  );
}

/** One bot by id; `usual` where the flag is missing. */
export function oneBot(name: string, usual: string): Arg<Bot> {
  return flag(name, 'BOT', (text = usual) => {
    const found = readBots(text);
    if (!found.ok) return found;
    const [bot, ...more] = found.value;
    return bot && more.length === 0 ? ok(bot) : fail(`--${name} must name one bot.`);
  });
}

/** Points that a limit hand is paid as; null where the flag is missing. */
export const limitAs: Arg<number | null> = flag('limit-as', 'N', (text) =>
  text === undefined ? ok(null) : readWhole('--limit-as', text, { least: 0, most: 1000 }),
);

/** How many processes play at once. */
export const processes = whole('processes', 2, { most: 64 });

/** The file that `what` is written to: one that can be written, so that no work is lost at its end. */
export function outOf(what: string): Arg<string> {
  return needed(
    flag('out', 'FILE', (file) =>
      file === undefined ? fail(`--out must name the file that ${what} written to.`) : readOut('--out', file),
    ),
  );
}

/** A file that can be written; null where the flag is missing. */
export function outOrNone(name: string): Arg<string | null> {
  return flag(name, 'FILE', (file) => (file === undefined ? ok(null) : readOut(`--${name}`, file)));
}

import { writeFileSync } from 'node:fs';
import { botOfLevel, levelsFor } from '../../bots/levels';
import type { Level } from '../../bots/levels';
import { loadBot } from '../../bots/registry';
import { advisorFor } from '../../coach/advisor';
import { parseDrills } from '../../coach/drills/drill';
import type { Drill } from '../../coach/drills/drill';
import { taskOf, writtenChoice } from '../../coach/drills/task';
import { gradeOf } from '../../coach/practice/answer';
import { ratingOfAll } from '../../coach/practice/rating';
import type { Answered, Rating } from '../../coach/practice/rating';
import { defaultOptions } from '../../engine/options';
import { ruleSetOf } from '../../engine/knownRules';
import { quote } from '../../engine/quote';
import { shuffle, stream } from '../../engine/random';
import { fail, ok, type Result } from '../../engine/result';
import { readText } from '../files';
import type { RateRequest } from './drillsRequest';
import { readJson } from '../json';

/** Drills that a bot answers at most: they leave about twenty points of its rating open. */
const RATED = 400;

/** Lets the bots of every level answer drills of the file, and writes their ratings into it. */
export async function rateBots({ rules, out }: RateRequest): Promise<Result<null>> {
  const text = readText(out);
  if (!text.ok) return text;
  const file: unknown = parseJson(text.value);
  const drills = parseDrills(rules, file);
  if (!drills.ok) return drills;
  if (drills.value.length === 0 || typeof file !== 'object')
    return fail(`There are no drills in ${quote(out)}.`);
  const asked = shuffle(drills.value, stream('rate', rules)).slice(0, RATED);
  const bots: Record<string, number> = {};
  for (const level of levelsFor({ rules, options: defaultOptions(ruleSetOf(rules).options) })) {
    const { value, deviation } = await ratingAt(level, asked);
    bots[level] = Math.round(value);
    process.stdout.write(`${level} ${bots[level]} (${deviation.toFixed(0)})\n`);
  }
  const { drills: lines, ...head } = file as { drills: unknown };
  writeFileSync(out, `${JSON.stringify({ ...head, bots, drills: lines }, null, 1)}\n`);
  return ok(null);
}

function parseJson(text: string): unknown {
  const json = readJson(text);
  return json.ok ? json.value : null;
}

async function ratingAt(level: Level, drills: readonly Drill[]): Promise<Rating> {
  const answers: Answered[] = [];
  for (const drill of drills) {
    const { view, choices } = taskOf(drill);
    const bot = await loadBot(botOfLevel(level, drill.rules), view);
    const noise = advisorFor(view)?.learned?.noise;
    if (!bot || noise === undefined) throw new Error(`No bot or no coach for ${drill.rules}.`);
    const action = bot.decide(view, choices, stream('rate', `${level} ${drill.id}`));
    const answer = gradeOf(drill, writtenChoice(view, action), noise).class;
    if (answer !== 'unknown') answers.push({ drill, answer });
  }
  return ratingOfAll(answers);
}

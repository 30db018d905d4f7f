import { writeFileSync } from 'node:fs';
import { botOfLevel, levelsFor } from '../../src/bots/levels';
import type { Level } from '../../src/bots/levelIds';
import { loadBot } from '../../src/bots/registry';
import { advisorFor } from '../../src/coach/advisor';
import { parseDrills } from '../../src/coach/drills/drill';
import type { Drill } from '../../src/coach/drills/drill';
import { judgedIn, taskOf } from '../../src/coach/drills/task';
import { gradeOf } from '../../src/coach/practice/answer';
import { ratingOfAll } from '../../src/coach/practice/rating';
import type { Answered, Rating } from '../../src/coach/practice/rating';
import { defaultOptions } from '../../src/engine/options';
import { ruleSetOf } from '../../src/engine/knownRules';
import { quote } from '../../src/engine/quote';
import { shuffle, stream } from '../../src/engine/random';
import { fail, ok, type Result } from '../../src/engine/result';
import type { RuleSetId } from '../../src/engine/types';
import { readText } from '../../src/cli/files';
import { readJson } from '../../src/cli/json';
import { command } from '../../src/cli/command';
import { outOf } from '../../src/cli/tableArgs';
import { rulesWithCoach } from '../researchArgs';

/** Drills that a bot answers at most: they leave about twenty points of its rating open. */
const RATED = 400;

export const rateCommand = command({
  call: 'npm run research -- rate',
  says: 'Lets the bots of every level answer drills of a file, and writes their ratings into it.',
  args: { config: rulesWithCoach, out: outOf('the ratings are') },
  ask: ({ config: { rules }, out }) => ok({ rules, out }),
  run: rateBots,
});

interface RateRequest {
  readonly rules: RuleSetId;
  readonly out: string;
}

async function rateBots({ rules, out }: RateRequest): Promise<Result<null>> {
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
    const task = taskOf(drill);
    const { view, choices } = task;
    const bot = await loadBot(botOfLevel(level, drill.rules), view);
    const noise = advisorFor(view)?.noise ?? null;
    if (!bot || noise === null) throw new Error(`No bot or no coach for ${drill.rules}.`);
    const action = bot.decide(view, choices, stream('rate', `${level} ${drill.id}`));
    // Exchanges that the position does not judge say nothing.
    const judged = judgedIn(task, action);
    if (!judged) continue;
    const answer = gradeOf(drill, judged.choice, noise).class;
    if (answer !== 'unknown') answers.push({ drill, answer });
  }
  return ratingOfAll(answers);
}

import '../rule-sets/everything';
import { existsSync, writeFileSync } from 'node:fs';
import { botOfLevel, LEVELS, standardBot } from '../bots/levels';
import type { Level } from '../bots/levels';
import { botCalled } from '../bots/registry';
import { rulesOf } from '../engine/knownRules';
import { ok, type Result } from '../engine/result';
import { seatFigures, sumFigures } from '../bots/figures';
import type { BotFigures, FigureSums, SeatFigures } from '../bots/figures';
import { parseFigures } from './figures/figuresRequest';
import type { FiguresRequest } from './figures/figuresRequest';
import { readText } from './files';
import { main } from './main';
import { simulateMatches } from './simulate';

const USAGE =
  'npm run figures -- [--rules ID] [--hands N] [--seed S] [--levels gentle,steady] [--out src/rule-sets/ID/learned/figures.json]';

await main(USAGE, (args) => {
  const request = parseFigures(args);
  if (!request.ok) return request;
  const { out, levels } = request.value;
  const before = out === null ? ok({}) : figuresIn(out);
  if (!before.ok) return before;
  const measured = levels.map((level) => [level, measure(level, request.value)] as const);
  const all = { ...before.value, ...Object.fromEntries(measured) };
  const text = `${JSON.stringify(inOrder(all), null, 2)}\n`;
  if (out === null) process.stdout.write(text);
  else writeFileSync(out, text);
  return ok(null);
});

/** The figures of one bot of this level that plays matches against standard bots. */
function measure(level: Level, { rules, options, hands, seed }: FiguresRequest): FigureSums {
  const { seats } = rulesOf({ rules, options }).geometry;
  const bots = Array.from({ length: seats }, (_, player) =>
    botCalled(player === 0 ? botOfLevel(level, rules) : standardBot(rules)),
  );
  const all: SeatFigures[] = [];
  simulateMatches({ rules, options, hands, seed, bots }, ({ deal, events, playerAt }) =>
    all.push(seatFigures(deal, events, playerAt.indexOf(0))),
  );
  return sumFigures(all);
}

function figuresIn(file: string): Result<BotFigures> {
  if (!existsSync(file)) return ok({});
  const text = readText(file);
  return text.ok ? ok(JSON.parse(text.value || '{}') as BotFigures) : text;
}

/** The weakest level first, whatever was measured first. */
function inOrder(figures: BotFigures): BotFigures {
  return Object.fromEntries(LEVELS.flatMap((level) => (figures[level] ? [[level, figures[level]]] : [])));
}

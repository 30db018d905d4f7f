import { existsSync, writeFileSync } from 'node:fs';
import { seatFigures, sumFigures } from '../../src/bots/figures';
import type { BotFigures, FigureSums, SeatFigures } from '../../src/bots/figures';
import { botOfLevel, LEVELS, levelsFor, standardBot } from '../../src/bots/levels';
import type { Level } from '../../src/bots/levels';
import { botCalled } from '../../src/bots/registry';
import { flag, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { readText } from '../../src/cli/files';
import { simulateMatches } from '../../src/cli/simulate';
import { outOrNone, rulesAsTheyCome, seedOr } from '../../src/cli/tableArgs';
import type { Config } from '../../src/cli/tableArgs';
import { rulesOf } from '../../src/engine/knownRules';
import { fail, ok, type Result } from '../../src/engine/result';

/** What is to be measured: so many hands of each level. `out`: the file whose figures of these levels are replaced. */
interface FiguresRequest extends Config {
  readonly hands: number;
  readonly seed: number;
  readonly levels: readonly Level[];
  readonly out: string | null;
}

export const figuresCommand = command({
  call: 'npm run research -- figures',
  says: 'What players are compared with in the statistics: bots of each level against the standard bot.',
  args: {
    config: rulesAsTheyCome,
    hands: whole('hands', 1000),
    seed: seedOr(1),
    named: flag('levels', 'a,b', (text) => ok(text)),
    out: outOrNone('out'),
  },
  ask: ({ config, named, ...asked }) => {
    const offered = levelsFor(config);
    const levels = named === undefined ? offered : LEVELS.filter((level) => named.split(',').includes(level));
    return levels.length === 0 || levels.some((level) => !offered.includes(level))
      ? fail(`--levels must name some of ${offered.join(', ')}.`)
      : ok<FiguresRequest>({ ...config, ...asked, levels });
  },
  run: (request) => {
    const { out, levels } = request;
    const before = out === null ? ok({}) : figuresIn(out);
    if (!before.ok) return before;
    const measured = levels.map((level) => [level, measure(level, request)] as const);
    const all = { ...before.value, ...Object.fromEntries(measured) };
    const text = `${JSON.stringify(inOrder(all), null, 2)}\n`;
    if (out === null) process.stdout.write(text);
    else writeFileSync(out, text);
    return ok(null);
  },
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

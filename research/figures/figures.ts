import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { seatFigures, sumFigures } from '../../src/bots/figures';
import type { BotFigures, FigureSums, SeatFigures } from '../../src/bots/figures';
import { botPartOf } from '../../src/bots/knownBooks';
import { LEVELS } from '../../src/bots/levelIds';
import type { Level } from '../../src/bots/levelIds';
import { botOfLevel, levelsFor, standardBot } from '../../src/bots/levels';
import { botCalled } from '../../src/bots/registry';
import { flag, whole } from '../../src/cli/args';
import { command } from '../../src/cli/command';
import { simulateMatches } from '../../src/cli/simulate';
import { rulesOrAll } from '../../src/cli/tableArgs';
import type { Config } from '../../src/cli/tableArgs';
import { ruleSetIds, ruleSetOf, rulesOf } from '../../src/engine/knownRules';
import { defaultOptions } from '../../src/engine/options';
import { fail, ok, type Result } from '../../src/engine/result';

/** Hands that are played for each level. Levels that look ahead take longer for each. */
const HANDS: Readonly<Record<Level, number>> = { gentle: 6000, steady: 6000, sharp: 2000, master: 600 };
const SEED = 1;

export const figuresCommand = command({
  call: 'npm run research -- figures',
  says: 'Writes what players are compared with in the statistics: bots of each level against the standard bot.',
  args: {
    only: rulesOrAll,
    levels: flag('levels', 'a,b', readLevels),
    /** At most so many hands for each level: bots of some games take long. */
    hands: whole('hands', Infinity),
  },
  run: ({ only, levels, hands }) => {
    const games = ruleSetIds().filter((id) => botPartOf(id) && id === (only ?? id));
    for (const rules of games) {
      const file = `src/rule-sets/${rules}/learned/figures.json`;
      const config = { rules, options: defaultOptions(ruleSetOf(rules).options) };
      const figures: Record<string, FigureSums | undefined> = figuresIn(file);
      for (const level of levelsFor(config).filter((each) => levels.includes(each)))
        figures[level] = measure(level, config, Math.min(hands, HANDS[level]));
      writeFileSync(file, `${JSON.stringify(inOrder(figures), null, 2)}\n`);
    }
    return games.length > 0 ? ok(null) : fail('No bot has a book of this game.');
  },
});

/** The levels that `--levels` names; all where it is missing. */
function readLevels(text = LEVELS.join()): Result<readonly Level[]> {
  const named = text.split(',');
  const levels = LEVELS.filter((level) => named.includes(level));
  return levels.length === named.length
    ? ok(levels)
    : fail(`--levels must name some of ${LEVELS.join(', ')}.`);
}

/** The figures of one bot of this level that plays matches against standard bots. */
function measure(level: Level, { rules, options }: Config, hands: number): FigureSums {
  const { seats } = rulesOf({ rules, options }).geometry;
  const bots = Array.from({ length: seats }, (_, player) =>
    botCalled(player === 0 ? botOfLevel(level, rules) : standardBot(rules)),
  );
  const all: SeatFigures[] = [];
  simulateMatches({ rules, options, hands, seed: SEED, bots }, ({ deal, events, playerAt }) =>
    all.push(seatFigures(deal, events, playerAt.indexOf(0))),
  );
  return sumFigures(all);
}

function figuresIn(file: string): BotFigures {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BotFigures) : {};
}

/** The weakest level first, whatever was measured first. */
function inOrder(figures: BotFigures): BotFigures {
  return Object.fromEntries(LEVELS.flatMap((level) => (figures[level] ? [[level, figures[level]]] : [])));
}

import { createHash } from 'node:crypto';
import { demand, fail } from './breach';
import { GAMES } from './games';
import { checkSeating } from './seating';
import { readFields, readFour, readText, readWhole } from './shape';
import type { Fields } from './shape';
import type { Match, Habit } from './types';

/** What is known of a bot by its id. */
export type HabitOf = (bot: string) => Habit;

function readKind(value: unknown, where: string): string {
  const player = readFields(value, where);
  readText(player['name'], `${where}.name`);
  const kind = readText(player['kind'], `${where}.kind`);
  demand(kind === 'human' || kind === 'bot', `${where}.kind: expected human or bot, found ${kind}`);
  return kind;
}

/** With seed and commitment: the commitment is the SHA-256 of the seed's bytes. */
function checkCommitment(record: Fields): void {
  const { seed, commitment } = record;
  if (typeof seed !== 'string' || typeof commitment !== 'string') return;
  const expected = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  demand(commitment === expected, `commitment: expected ${expected}, found ${commitment}`);
}

function checkFormat(record: Fields): void {
  demand(record['format'] === 'mahjong-record', 'format: expected mahjong-record');
  demand(record['version'] === 1, 'version: expected 1');
  readText(record['app'], 'app');
  readWhole(record['rulesVersion'], 'rulesVersion');
  demand(typeof record['complete'] === 'boolean', 'complete: expected true or false');
}

interface Known {
  readonly counts: Record<string, number>;
  readonly habitOf: HabitOf;
}

/** Reads what holds for the whole record. */
export function readMatch(record: Fields, { counts, habitOf }: Known): Match {
  checkFormat(record);
  const rules = readText(record['rules'], 'rules');
  const readGame = GAMES.get(rules) ?? fail('rules: unknown rule set');
  const game = readGame(readFields(record['options'] ?? {}, 'options'));
  const kinds = readFour(record['players'], 'players', readKind);
  const habits = readFour(record['players'], 'players', (player, where) => {
    const { bot } = readFields(player, where);
    return typeof bot === 'string' ? habitOf(bot) : 'none';
  });
  return { rules, game, kinds, habits, counts };
}

/** Checks seating, seed and start scores; each apart, so that one does not hide another. */
export function headerChecks(record: Fields, match: Match): (() => void)[] {
  const start = match.game.options.startPoints;
  return [
    () => checkSeating(record['seating']),
    () => checkCommitment(record),
    () => {
      const scores = readFour(record['startScores'], 'startScores', readWhole);
      demand(
        scores.every((score) => score === start),
        `startScores: expected ${start} for everyone, found ${JSON.stringify(scores)}`,
      );
    },
  ];
}

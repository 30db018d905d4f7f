import { createHash } from 'node:crypto';
import { demand, fail } from './breach';
import { readOptions, RULES } from './options';
import { checkSeating } from './seating';
import { readFields, readFour, readText, readWhole } from './shape';
import type { Fields } from './shape';
import type { Match } from './table';

function readKind(value: unknown, where: string): string {
  const player = readFields(value, where);
  readText(player['name'], `${where}.name`);
  const kind = readText(player['kind'], `${where}.kind`);
  demand(kind === 'human' || kind === 'bot', `${where}.kind: expected human or bot, found ${kind}`);
  return kind;
}

/** With seed and commitment: the commitment is the SHA-256 of the seed's bytes. */
export function checkCommitment(record: Fields): void {
  const { seed, commitment } = record;
  if (typeof seed !== 'string' || typeof commitment !== 'string') return;
  const expected = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  demand(commitment === expected, `commitment: expected ${expected}, found ${commitment}`);
}

export function checkFormat(record: Fields): void {
  demand(record['format'] === 'mahjong-record', 'format: expected mahjong-record');
  demand(record['version'] === 1, 'version: expected 1');
  readText(record['app'], 'app');
  readWhole(record['rulesVersion'], 'rulesVersion');
  demand(typeof record['complete'] === 'boolean', 'complete: expected true or false');
}

/** Reads what holds for the whole record, adding to `counts` what is met in it. */
export function readMatch(record: Fields, counts: Record<string, number>): Match {
  checkFormat(record);
  const rules = RULES.find((id) => id === record['rules']) ?? fail('rules: unknown rule set');
  const givenOptions = record['options'] === undefined ? {} : readFields(record['options'], 'options');
  const options = readOptions(rules, givenOptions);
  return {
    rules,
    options,
    givenOptions,
    kinds: readFour(record['players'], 'players', readKind),
    counts,
  };
}

/** Checks seating, seed and start scores; each apart, so that one does not hide another. */
export function headerChecks(record: Fields, match: Match): (() => void)[] {
  const start = match.options.startPoints;
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

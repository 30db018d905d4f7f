import { readFileSync } from 'node:fs';
import { OUTPUTS } from '../../bots/value/network';
import type { NetworkWeights } from '../../bots/value/network';
import { fail, ok, type Result } from '../../engine/result';

/** The network in a file that `npm run fit` wrote, of so many inputs; refused if it is anything else. */
export function readWorth(file: string, features: number): Result<NetworkWeights> {
  const read = readJson(file);
  const { inputs, hidden, first, second } = Object(read) as Partial<Record<keyof NetworkWeights, unknown>>;
  const isNetwork =
    inputs === features &&
    typeof hidden === 'number' &&
    isNumbers(first, hidden * (features + 1)) &&
    isNumbers(second, OUTPUTS * (hidden + features + 1));
  return isNetwork
    ? ok({ inputs, hidden, first, second })
    : fail(`--worth must name a file that \`npm run fit\` wrote, of this game, which ${file} is not.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isNumbers(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every(Number.isFinite);
}

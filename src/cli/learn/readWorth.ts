import { readFileSync } from 'node:fs';
import { FEATURES } from '../../bots/value/position';
import { OUTPUTS } from '../../bots/value/network';
import type { NetworkWeights } from '../../bots/value/network';
import { fail, ok, type Result } from '../../engine/result';

/** The network in a file that `npm run fit` wrote; refused if it is anything else. */
export function readWorth(file: string): Result<NetworkWeights> {
  const read = readJson(file);
  const { inputs, hidden, first, second } = Object(read) as Partial<Record<keyof NetworkWeights, unknown>>;
  const isNetwork =
    inputs === FEATURES &&
    typeof hidden === 'number' &&
    isNumbers(first, hidden * (FEATURES + 1)) &&
    isNumbers(second, OUTPUTS * (hidden + FEATURES + 1));
  return isNetwork
    ? ok({ inputs, hidden, first, second })
    : fail(`--worth must name a file that \`npm run fit\` wrote, which ${file} is not.`);
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

import { OUTPUTS } from '../../src/bots/value/network';
import type { NetworkWeights } from '../../src/bots/value/network';
import { quote } from '../../src/engine/quote';
import { fail, ok, type Result } from '../../src/engine/result';
import { readText } from '../../src/cli/files';
import { readJson } from '../../src/cli/json';

/** The network in a file that `npm run research -- fit` wrote, of so many inputs; refused if it is anything else. */
export function readWorth(file: string, features: number): Result<NetworkWeights> {
  const text = readText(file);
  if (!text.ok) return text;
  const read = parseJson(text.value);
  const { inputs, hidden, first, second } = Object(read) as Partial<Record<keyof NetworkWeights, unknown>>;
  const isNetwork =
    inputs === features &&
    typeof hidden === 'number' &&
    isNumbers(first, hidden * (features + 1)) &&
    isNumbers(second, OUTPUTS * (hidden + features + 1));
  return isNetwork
    ? ok({ inputs, hidden, first, second })
    : fail(`--worth must name a file that \`npm run fit\` wrote, of this game, which ${quote(file)} is not.`);
}

function parseJson(text: string): unknown {
  const json = readJson(text);
  return json.ok ? json.value : null;
}

function isNumbers(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every(Number.isFinite);
}

import type { Bot } from '../../src/bots/bot';
import { findBot } from '../../src/bots/registry';
import { playableOptions } from '../../research/randomOptions';
import { simulateMatches } from '../../src/cli/simulate';
import type { Simulation } from '../../src/cli/simulate';
import { ruleSetOf } from '../../src/engine/knownRules';
import { pick, stream } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';
import { audit } from '../referee/audit';
import { caller, claimer, habitOf, winsAlways } from '../support/habitBots';
import { kongLover, orphanHunter } from '../support/steeredBots';

const RULES = 'classical';

const LIMITS = [300, 300, 100, 1000, 'none'];

/** What must have happened at least once, by the referee's names: what chance brings ten times and more. */
const MUST_HAPPEN = [
  'capture',
  'ready',
  'robbed-added-kong',
  'concealed-pong',
  'added-to-concealed-pong',
  'kong-on-kong',
  'false-win-pay',
  'false-win-open-hand',
  'at-the-limit',
  'extra-hands-draw',
  'dealer-won-always',
  'item:season-bouquet',
  'item:special-pair',
];

export interface Audited {
  hands: number;
  readonly breaches: string[];
  readonly counts: Record<string, number>;
}

function bots(): Bot[] {
  const known = ['random', 'fast', 'never-claims'].map(findBot).filter((bot) => bot !== undefined);
  return [caller, claimer, claimer, ...known, ...known.map(winsAlways), kongLover, winsAlways(orphanHunter)];
}

/** One match under random options and with random bots. */
function matchNumber(index: number): Simulation {
  const random = stream('refereed classical', String(index));
  return {
    rules: RULES,
    options: { ...playableOptions(ruleSetOf(RULES), random), limit: pick(LIMITS, random) },
    hands: 6,
    seed: index,
    bots: Array.from({ length: 4 }, () => pick(bots(), random)),
  };
}

/** The records of one match, and of those that follow it up to six hands. */
export function recordsOfMatch(index: number): GameRecord[] {
  const records: GameRecord[] = [];
  simulateMatches(
    matchNumber(index),
    () => {},
    (record) => records.push(record),
  );
  return records;
}

/** Has the referee audit the records of so many simulations, and the engine replay them. */
export function auditRecords(simulations: number, first = 0): Audited {
  const total: Audited = { hands: 0, breaches: [], counts: {} };
  for (let index = first; index < first + simulations; index += 1)
    for (const record of recordsOfMatch(index)) addRecord(total, JSON.stringify(record), index);
  return total;
}

function addRecord(total: Audited, text: string, index: number): void {
  const { breaches, counts } = audit(JSON.parse(text), habitOf);
  for (const breach of breaches) total.breaches.push(`match ${index}: ${breach}`);
  for (const [name, times] of Object.entries(counts)) total.counts[name] = (total.counts[name] ?? 0) + times;
  total.hands += counts['hands'] ?? 0;
  const parsed = parseRecord(JSON.parse(text));
  const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
  if (!replayed.ok) total.breaches.push(`match ${index}: replay: ${replayed.error}`);
}

/** Audits about `hands` simulated hands; throws on a breach or when something never happened. */
export function verifyClassicalPlay(hands = 10_000): void {
  const { breaches, counts, hands: audited } = auditRecords(Math.ceil(hands / 6));
  console.log(`${RULES}: ${audited} hands audited and replayed, ${breaches.length} breaches`);
  console.log(JSON.stringify(counts, null, 1));
  for (const breach of breaches.slice(0, 10)) console.log(breach);
  const missing = MUST_HAPPEN.filter((name) => !counts[name]);
  if (breaches.length > 0) throw new Error('The referee found breaches.');
  if (missing.length > 0) throw new Error(`This never happened: ${missing.join(', ')}.`);
}

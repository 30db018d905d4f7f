import { createHash } from 'node:crypto';
import type { Bot } from '../../src/bots/bot';
import { findBot } from '../../src/bots/registry';
import { playableOptions } from '../../research/randomOptions';
import { simulateMatches } from '../../src/cli/simulate';
import type { Simulation } from '../../src/cli/simulate';
import { pick, stream } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';
import { findRuleSet } from '../../src/engine/knownRules';
import type { Options } from '../../src/engine/types';
import { audit } from '../referee/audit';
import { kongLover, onlooker, orphanHunter } from '../support/steeredBots';

/** What must have happened at least once, by the referee's names. */
const MUST_HAPPEN = [
  'robbed-added-kong',
  'robbed-concealed-kong',
  'kong-on-kong',
  'last-tile-win',
  'several-winners',
  'eight-bonus-tiles',
  'false-win',
  'pot-won',
  'thirteen-orphans',
];

const RULES = [
  'hong-kong-old',
  'hong-kong-old',
  'hong-kong-common',
  'hong-kong-old',
  'hong-kong-common',
  'taisen',
];

function bots(): Bot[] {
  const known = ['random', 'fast', 'never-claims', 'routes', 'routes', 'fast']
    .map((id) => findBot(id))
    .filter((bot) => bot !== undefined);
  return [...known, kongLover, kongLover, orphanHunter];
}

/** One match under random options and with random bots. */
function matchNumber(index: number): Simulation {
  const random = stream('refereed play', String(index));
  const rules = RULES[index % RULES.length] as string;
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) throw new Error(`There is no rule set ${rules}.`);
  return {
    rules,
    options: playableOptions(ruleSet, random),
    hands: 6,
    seed: index,
    bots: Array.from({ length: 4 }, () => pick(bots(), random)),
  };
}

function recordsOf(simulation: Simulation): GameRecord[] {
  const records: GameRecord[] = [];
  simulateMatches(
    simulation,
    () => {},
    (record) => records.push(record),
  );
  return records;
}

/** Totals over audited records. */
class Audit {
  readonly counts: Record<string, number> = {};
  readonly breaches: string[] = [];
  private readonly hash = createHash('sha256');
  hands = 0;

  /** Has the referee audit a record, and the engine replay it. */
  add(record: GameRecord): void {
    const text = JSON.stringify(record);
    this.hash.update(text);
    const json: unknown = JSON.parse(text);
    const { breaches, counts } = audit(json);
    for (const breach of breaches)
      this.breaches.push(`${record.rules} ${JSON.stringify(record.options)}: ${breach}`);
    for (const [name, count] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + count;
    this.hands += record.hands.length;
    const parsed = parseRecord(json);
    const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
    if (!replayed.ok) this.breaches.push(`replay: ${replayed.error}`);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}

function auditHands(hands: number): Audit {
  const total = new Audit();
  for (let index = 0; total.hands < hands; index++)
    for (const record of recordsOf(matchNumber(index))) total.add(record);
  return total;
}

/** Chance gives eight bonus tiles to one seat in one wall of sixteen thousand: looks for such hands among idle players. */
function auditEightBonusTiles(total: Audit): void {
  const rules = 'hong-kong-old';
  const options = {
    ...randomOptionsOf(rules),
    bonusTiles: true,
    rounds: 4,
    strictCalling: false,
    dealerRepeats: 'never',
    deadWall: 0,
  };
  for (let seed = 0; (total.counts['eight-bonus-tiles'] ?? 0) < 3; seed++) {
    for (const record of recordsOf({
      rules,
      options,
      hands: 16,
      seed,
      bots: [onlooker, onlooker, onlooker, onlooker],
    })) {
      if (record.hands.some(({ events }) => events.some(({ by }) => by === 'bonus-tiles'))) total.add(record);
    }
  }
}

function randomOptionsOf(rules: string): Options {
  const ruleSet = findRuleSet(rules);
  return Object.fromEntries(
    Object.entries(ruleSet?.options ?? {}).map(([name, spec]) => [name, spec.default]),
  );
}

/** Audits `hands` simulated hands; throws on a breach, on a difference between two runs, or when something never happened. */
export function verifyRefereedPlay(hands = 30_000): void {
  const total = auditHands(hands);
  auditEightBonusTiles(total);
  console.log(`${total.hands} hands audited and replayed, ${total.breaches.length} breaches`);
  console.log(JSON.stringify(total.counts, null, 1));
  for (const breach of total.breaches.slice(0, 10)) console.log(breach);
  const missing = MUST_HAPPEN.filter((name) => !total.counts[name]);
  if (total.breaches.length > 0) throw new Error('The referee found breaches.');
  if (missing.length > 0) throw new Error(`This never happened: ${missing.join(', ')}.`);
}

/** The same seeds give the same records, byte for byte. */
export function verifySameRecords(hands = 2_000): void {
  const [first, second] = [auditHands(hands).digest(), auditHands(hands).digest()];
  console.log(
    `records of ${hands} hands, twice: ${first === second ? 'equal' : 'different'} (${first.slice(0, 16)})`,
  );
  if (first !== second) throw new Error('The same seeds gave different records.');
}

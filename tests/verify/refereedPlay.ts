import { createHash } from 'node:crypto';
import type { Bot } from '../../src/bots/bot';
import { loadAllBooks } from '../../src/bots/knownBooks';
import { findBot, loadAllBots } from '../../src/bots/registry';
import { playableOptions } from '../../research/randomOptions';
import { simulateMatches } from '../../src/cli/simulate';
import type { Simulation } from '../../src/cli/simulate';
import { ruleSetOf } from '../../src/engine/knownRules';
import { impossibleMixture } from '../../src/engine/mixtures';
import { pick, stream } from '../../src/engine/random';
import type { Random } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';
import type { Options } from '../../src/engine/types';
import { TABLE as NEW_TABLE } from '../naive/hong-kong-new/items';
import { HONG_KONG_NEW_RECIPES } from '../naive/hong-kong-new/shapes';
import type { Recipe } from '../naive/generate/shapes';
import { ORDER as TAIWAN_ORDER } from '../naive/taiwan/items';
import { EIGHT_PAIRS, TAIWAN_RECIPES } from '../naive/taiwan/shapes';
import { audit } from '../referee/audit';
import { caller, claimer, declarer, habitOf, winsAlways } from '../support/habitBots';
import {
  eager,
  generous,
  honourHunter,
  keenOnRiichi,
  kongsInRiichi,
  outerThrower,
} from '../rule-sets/riichi/players';
import { closedSuitKeeper, patient, suitBlind, suitKeeper } from '../rule-sets/sichuan/players';
import { kongLover, onlooker, orphanHunter } from '../support/steeredBots';
import { closeRecord } from './closePlay';
import { hongKongNewScenes } from './hongKongNewScenes';
import { riichiScenes } from './riichiScenes';
import { sichuanScenes } from './sichuanScenes';
import { taiwanScenes } from './taiwanScenes';

/** Who plays what while the referee looks on. */
interface Plan {
  /** The games, in turn. */
  readonly rules: readonly string[];
  readonly bots: (index: number) => readonly Bot[];
  /** Options besides those that are drawn. */
  readonly options?: (random: Random) => Options;
  /** So many hands of matches, 6 where it is not said. */
  readonly hands?: number;
  /** What the referee knows of the bots. */
  readonly habitOf?: typeof habitOf;
  /** What hands are made of that are dealt close to winning: as many again as those of matches. */
  readonly close?: readonly Recipe[];
  /** Hands that chance would hardly bring, by what happens in them. */
  readonly scenes?: () => readonly (readonly [string, GameRecord])[];
  /** What must have happened at least once, by the referee's names. */
  readonly mustHappen: readonly string[];
}

const OLD = 'hong-kong-old';
const COMMON = 'hong-kong-common';

function known(...ids: readonly string[]): Bot[] {
  return ids.map(findBot).filter((bot) => bot !== undefined);
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Tables of Japanese mahjong: of many sorts of players, or of few, for what happens seldom. */
const TABLES_OF_RIICHI: readonly (readonly Bot[])[] = [
  [eager, keenOnRiichi, winsAlways(keenOnRiichi), claimer, ...known('fast', 'never-claims', 'random')],
  [winsAlways(keenOnRiichi), keenOnRiichi, claimer],
  [caller, claimer, keenOnRiichi, winsAlways(keenOnRiichi)],
  [kongLover, kongsInRiichi, keenOnRiichi],
  [kongLover, winsAlways(orphanHunter)],
  [outerThrower, outerThrower, outerThrower, eager],
  [honourHunter, outerThrower],
  [generous],
  [generous, winsAlways(keenOnRiichi)],
  [winsAlways(orphanHunter), claimer],
];

/** Tables of Sichuan: of players who keep to suits, of many sorts, for what happens seldom, and of the bots on offer. */
const TABLES_OF_SICHUAN: readonly (readonly Bot[])[] = [
  [suitKeeper, closedSuitKeeper, winsAlways(suitKeeper), kongLover],
  [suitKeeper, winsAlways(closedSuitKeeper), caller, claimer, ...known('fast', 'never-claims', 'random')],
  [patient, patient, patient, closedSuitKeeper, winsAlways(closedSuitKeeper)],
  [patient, patient, patient, kongLover],
  [kongLover, claimer, suitKeeper],
  [suitBlind, suitKeeper, suitBlind],
  known('routes-1', 'gentle', 'sharp', 'master').map(winsAlways),
];

const PLANS = {
  play: {
    rules: [OLD, OLD, COMMON, OLD, COMMON, 'taisen'],
    bots: () => [
      ...known('random', 'fast', 'never-claims', 'routes', 'routes', 'fast'),
      kongLover,
      kongLover,
      orphanHunter,
    ],
    mustHappen: words(`robbed-added-kong robbed-concealed-kong kong-on-kong last-tile-win several-winners
      eight-bonus-tiles false-win pot-won thirteen-orphans`),
  },
  classical: {
    rules: ['classical'],
    bots: () => {
      const plain = known('random', 'fast', 'never-claims');
      const bold = [kongLover, winsAlways(orphanHunter)];
      return [caller, claimer, claimer, ...plain, ...plain.map(winsAlways), ...bold];
    },
    options: (random) => ({ limit: pick([300, 300, 100, 1000, 'none'], random) }),
    habitOf,
    mustHappen: words(`capture ready robbed-added-kong concealed-pong added-to-concealed-pong kong-on-kong
      false-win-pay false-win-open-hand at-the-limit extra-hands-draw dealer-won-always
      item:season-bouquet item:special-pair`),
  },
  american: {
    rules: ['american'],
    bots: (index) => {
      const able = known('routes-1', 'gentle', 'bookless', 'sharp', 'master').map(winsAlways);
      const plain = known('random', 'fast', 'never-claims');
      return index % 4 === 0 ? [...able, claimer] : [...plain, ...plain, caller, claimer, claimer];
    },
    habitOf,
    mustHappen:
      words(`step-7 blind-0 blind-1 blind-2 blind-3 nothing-passed vote-yes vote-no least-0 least-1 least-2
      least-3 pong-with-jokers kong-with-jokers quint-with-jokers sextet-with-jokers swap swap-after-claim
      several-swaps-in-a-turn swap-in-own-group swap-in-dead-hand dead-false-win dead-exposure all-dead
      false-win-pay draws win:wall win:discard jokerless dealer-doubled last-tile-win
      extra-hands-always extra-hands-three dealer-won-always`),
  },
  riichi: {
    rules: ['riichi'],
    bots: (index) => TABLES_OF_RIICHI[index % TABLES_OF_RIICHI.length]!,
    options: (random) => ({
      rounds: pick([1, 1, 2, 4], random),
      startPoints: pick([25_000, 25_000, 30_000, 8_000], random),
      strictCalling: random.below(4) === 0,
    }),
    hands: 14,
    habitOf,
    scenes: riichiScenes,
    mustHappen:
      words(`win:wall win:discard several-winners three-winners nine-terminals four-winds four-riichi
      four-kongs fifth-kong nagashi-1 nagashi-2 double-riichi late-riichi riichi-not-ready robbed-added-kong robbed-concealed-kong
      kong-in-riichi-same-waits kong-in-riichi-same-hand late-indicator-discard late-indicator-kong indicator-5
      won-from-the-wall-in-furiten pao-from-the-wall pao-on-a-discard chombo chombo-at-the-end false-win-open-hand
      item:ippatsu item:ura-dora item:kong-replacement item:last-tile-draw item:last-tile-discard limit:yakuman
      limit:sanbaiman over-bust over-agariyame over-in-extension over-after-extension over-after-last-hand extension
      stays-ready stays-win stays-draw extra-hands-never`),
  },
  competition: {
    rules: ['competition'],
    bots: () => [
      ...known('random', 'fast', 'fast', 'never-claims').map(winsAlways),
      caller,
      claimer,
      claimer,
      kongLover,
      winsAlways(orphanHunter),
    ],
    options: (random) => ({
      minimumFaan: pick([0, 0, 1, 2, 8], random),
      strictCalling: random.below(3) === 0,
    }),
    hands: 16,
    habitOf,
    mustHappen: words(`win:wall win:discard robbed-added-kong kong-on-kong last-tile-win false-win-pay
      false-win-pay-and-stop false-win-open-hand item:last-of-kind item:out-with-replacement-tile
      item:flower-tiles item:chicken-hand`),
  },
  sichuan: {
    rules: ['sichuan'],
    bots: (index) => TABLES_OF_SICHUAN[index % TABLES_OF_SICHUAN.length]!,
    options: (random) => ({
      minimumFan: pick([0, 0, 0, 1, 2, 3], random),
      strictCalling: random.below(3) === 0,
      voidFirst: random.below(3) > 0,
    }),
    hands: 16,
    habitOf,
    scenes: sichuanScenes,
    mustHappen:
      words(`step-to-1 step-to-2 step-to-3 void-without-a-tile win:wall win:discard wins-on-one-tile-2 wins-on-one-tile-3
      winners-0 winners-1 winners-2 winners-3 first-win-several-first-winner first-win-several-rotate
      robbed-added-kong kong-on-kong kong-after-kong kong-after-a-win added-now added-late added-kong-after-a-win
      concealed-kong-after-a-win kong-transfer-to-1 kong-transfer-to-2 kong-transfer-to-3 kong-transfer-to-3-with-rest
      fed-kong-win-all fed-kong-win-feeder flower-pig flower-pig-to-a-winner several-pigs pig-pays-ready-value
      pig-not-ready ready-check nobody-ready kong-refund kong-refund-to-a-winner passed-on-not-refunded
      barred-at-the-end let-go kept-from-winning false-win-pay false-win-open-hand false-win-with-void at-the-limit
      item:seven-pairs item:pure-hand item:golden-hook item:kong-replacement item:kong-discard item:robbed-kong
      item:last-tile item:self-drawn item:heavenly-hand item:earthly-hand item:terminals-everywhere
      item:two-five-eight item:concealed-hand item:middle-tiles`),
  },
  'hong-kong-new': {
    rules: ['hong-kong-new'],
    bots: () => [
      ...known('random', 'fast', 'fast', 'never-claims', 'routes-1').map(winsAlways),
      caller,
      claimer,
      claimer,
      kongLover,
      winsAlways(orphanHunter),
    ],
    options: (random) => ({
      minimumFaan: pick([0, 0, 1, 2, 3, 5], random),
      strictCalling: random.below(3) === 0,
    }),
    hands: 16,
    habitOf,
    close: HONG_KONG_NEW_RECIPES,
    scenes: hongKongNewScenes,
    mustHappen: [
      ...words(`win:wall win:discard win:bonus-tiles eight-bonus-tiles robbed-added-kong robbed-concealed-kong
      kong-on-kong last-tile-win several-winners thirteen-orphans false-win-pay false-win-open-hand pot-won
      extra-hands-always extra-hands-three deal-passed-by-never`),
      ...NEW_TABLE.map(({ id }) => `item:${id}`).filter((item) => item !== 'item:four-kongs'),
    ],
  },
  taiwan: {
    rules: ['taiwan'],
    bots: () => [
      ...known('random', 'fast', 'fast', 'never-claims', 'routes-1').map(winsAlways),
      caller,
      claimer,
      claimer,
      kongLover,
      declarer,
      declarer,
      winsAlways(declarer),
    ],
    options: (random) => ({
      minimumFaan: pick([0, 0, 0, 1, 2, 4], random),
      strictCalling: random.below(3) === 0,
    }),
    hands: 16,
    habitOf,
    close: [...TAIWAN_RECIPES, EIGHT_PAIRS],
    scenes: taiwanScenes,
    mustHappen: [
      ...words(`win:wall win:discard win:bonus-tiles eight-bonus-tiles seven-bonus-tiles robbed-added-kong
      robbed-concealed-kong kong-on-kong last-tile-win several-winners wins-on-one-tile-2 wins-on-one-tile-3 false-win-pay
      false-win-open-hand missed-win missed-win-of-a-ready-hand kept-from-winning swap-barred-after-chow
      swap-barred-after-pong swap-barred-at-the-other-end claim-leaves-no-discard heavenly-ready-as-dealt
      heavenly-ready-of-the-dealer earthly-ready win-in-a-long-streak extra-hands-always extra-hands-three
      deal-passed-by-never item:dealer item:streak`),
      ...TAIWAN_ORDER.map((id) => `item:${id}`),
    ],
  },
} satisfies Readonly<Record<string, Plan>>;

export type PlanId = keyof typeof PLANS;

/** One match under random options and with random bots; null where they cannot be played together. */
function matchNumber(id: PlanId, index: number): Simulation | null {
  const plan: Plan = PLANS[id];
  const random = stream(`refereed ${id}`, String(index));
  const rules = plan.rules[index % plan.rules.length]!;
  const options = { ...playableOptions(ruleSetOf(rules), random), ...plan.options?.(random) };
  if (impossibleMixture({ rules, options })) return null;
  const bots = plan.bots(index);
  return {
    rules,
    options,
    hands: plan.hands ?? 6,
    seed: index,
    bots: Array.from({ length: 4 }, () => pick(bots, random)),
  };
}

/** The records of a simulation: of one match, and of those that follow it up to the number of its hands. */
function recordsOf(simulation: Simulation | null): GameRecord[] {
  const records: GameRecord[] = [];
  if (!simulation) return records;
  simulateMatches(
    simulation,
    () => {},
    (record) => records.push(record),
  );
  return records;
}

export function recordsOfMatch(id: PlanId, index: number): GameRecord[] {
  return recordsOf(matchNumber(id, index));
}

/** Totals over audited records. */
class Audited {
  readonly counts: Record<string, number> = {};
  readonly breaches: string[] = [];
  private readonly hash = createHash('sha256');
  private readonly plan: Plan;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  get hands(): number {
    return this.counts['hands'] ?? 0;
  }

  /** Has the referee audit a record, and the engine replay it. */
  add(record: GameRecord, from: string): void {
    const text = JSON.stringify(record);
    this.hash.update(text);
    const json: unknown = JSON.parse(text);
    const { breaches, counts } = audit(json, this.plan.habitOf);
    for (const breach of breaches)
      this.breaches.push(`${from}: ${record.rules} ${JSON.stringify(record.options)}: ${breach}`);
    for (const [name, count] of Object.entries(counts)) this.counts[name] = (this.counts[name] ?? 0) + count;
    const parsed = parseRecord(json);
    const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
    if (!replayed.ok) this.breaches.push(`${from}: replay: ${replayed.error}`);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}

/** Has the referee audit these records of a plan. */
export function auditRecords(id: PlanId, records: readonly GameRecord[]): Audited {
  const total = new Audited(PLANS[id]);
  records.forEach((record, at) => total.add(record, `record ${at}`));
  return total;
}

/** The record of a hand dealt close to winning, under the options and with the bots of a match; null where there are none. */
export function closeRecordOf(id: PlanId, index: number): GameRecord | null {
  const { close: recipes }: Plan = PLANS[id];
  const match = recipes ? matchNumber(id, index) : null;
  return recipes && match ? closeRecord({ ...match, recipes, index }) : null;
}

/** Has the referee audit so many hands of a plan at least, from the match of this number on. */
export function auditHands(id: PlanId, hands: number, first = 0): Audited {
  const total = new Audited(PLANS[id]);
  for (let index = first; total.hands < hands; index++)
    for (const record of recordsOfMatch(id, index)) total.add(record, `match ${index}`);
  return total;
}

/** Chance gives eight bonus tiles to one seat in one wall of sixteen thousand: looks for such hands among idle players. */
function auditEightBonusTiles(total: Audited): void {
  const standard = Object.entries(ruleSetOf(OLD).options).map(
    ([name, spec]) => [name, spec.default] as const,
  );
  const options = {
    ...Object.fromEntries(standard),
    bonusTiles: true,
    rounds: 4,
    strictCalling: false,
    dealerRepeats: 'never',
    deadWall: 0,
  };
  const bots = [onlooker, onlooker, onlooker, onlooker];
  for (let seed = 0; (total.counts['eight-bonus-tiles'] ?? 0) < 3; seed++)
    for (const record of recordsOf({ rules: OLD, options, hands: 16, seed, bots }))
      if (record.hands.some(({ events }) => events.some(({ by }) => by === 'bonus-tiles')))
        total.add(record, `seed ${seed}`);
}

/** Audits `hands` simulated hands; throws on a breach or when something never happened. */
export async function verifyRefereedPlay(id: PlanId, hands: number): Promise<void> {
  await Promise.all([loadAllBooks(), loadAllBots()]);
  const total = auditHands(id, hands);
  if (id === 'play') auditEightBonusTiles(total);
  const plan: Plan = PLANS[id];
  for (let index = 0; plan.close && index < hands; index++) {
    const record = closeRecordOf(id, index);
    if (record) total.add(record, `close hand ${index}`);
  }
  for (const [what, record] of plan.scenes?.() ?? []) total.add(record, what);
  const { breaches, counts } = total;
  console.log(`${id}: ${total.hands} hands audited and replayed, ${breaches.length} breaches`);
  console.log(JSON.stringify(counts, null, 1));
  for (const breach of breaches.slice(0, 10)) console.log(breach);
  const missing = plan.mustHappen.filter((name) => !counts[name]);
  if (breaches.length > 0) throw new Error('The referee found breaches.');
  if (missing.length > 0) throw new Error(`This never happened: ${missing.join(', ')}.`);
}

/** The same seeds give the same records, byte for byte. */
export function verifySameRecords(hands = 2_000): void {
  const [first, second] = [auditHands('play', hands).digest(), auditHands('play', hands).digest()];
  console.log(
    `records of ${hands} hands, twice: ${first === second ? 'equal' : 'different'} (${first.slice(0, 16)})`,
  );
  if (first !== second) throw new Error('The same seeds gave different records.');
}

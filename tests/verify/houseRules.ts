import { isDeepStrictEqual } from 'node:util';
import type { Bot } from '../../src/bots/bot';
import { findBot } from '../../src/bots/registry';
import { randomMixture } from '../../research/randomOptions';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { recordOfMatch } from '../../src/cli/simulate';
import { ruleSetOf } from '../../src/engine/knownRules';
import { impossibleMixture } from '../../src/engine/mixtures';
import { changedOptions, parseOptions } from '../../src/engine/options';
import { pick, stream } from '../../src/engine/random';
import type { Random } from '../../src/engine/random';
import { parseRecord } from '../../src/engine/recordSchema';
import { replayRecord } from '../../src/engine/replay';
import type { Options, RuleSetId } from '../../src/engine/types';
import { games } from '../../src/rule-sets/registry';
import type { GameWords } from '../../src/ui/text/gameWords';
import { generateRequests } from '../naive/generateHands';
import { naiveScore } from '../naive/naiveScore';
import { audit } from '../referee/audit';
import { habitOf, winsAlways } from '../support/habitBots';
import { wordFilesOf } from '../support/gameWordFiles';

/** Hands of the naive scoring beside each mixture, where it takes requests. */
const SCORED = 8;

/** What became of the mixtures of one game. */
export interface Mixed {
  refused: number;
  played: number;
  /** Of those played: a hand was repeated twenty times, and nobody could get on. */
  stopped: number;
  withValues: number;
  hands: number;
  wins: number;
  scored: number;
  readonly sentences: Record<string, string>;
  readonly faults: string[];
}

/** A mixture of options and values as it stands in a record, drawn for a number. */
function mixtureNumber(rules: RuleSetId, index: number): { mixture: Options; random: Random } {
  const random = stream(`house rules ${rules}`, String(index));
  const ruleSet = ruleSetOf(rules);
  const parsed = parseOptions(ruleSet.options, randomMixture(ruleSet, random));
  if (!parsed.ok) throw new Error(parsed.error);
  return { mixture: parsed.value, random };
}

/** Bots of all sorts; at every fourth table two of the book, which price hands by these values: they are slow. */
function botsFor(rules: RuleSetId, index: number, random: Random): Bot[] {
  const known = ['fast', 'fast', 'never-claims', 'random'].flatMap((id) => findBot(id) ?? []);
  const others = rules === 'classical' ? known.map(winsAlways) : known;
  const book = index % 4 === 3 ? ['routes-1', 'routes-1'].flatMap((id) => findBot(id) ?? []) : [];
  return [...book, ...[0, 1, 2, 3].map(() => pick(others, random))].slice(0, 4);
}

interface Trying {
  readonly words: GameWords;
  readonly into: Mixed;
}

/** Refuses the mixture with a sentence, or plays it to the end, has the referee audit it and replays its text. */
function tryMixture(rules: RuleSetId, index: number, { words, into }: Trying): void {
  const { mixture, random } = mixtureNumber(rules, index);
  const fault = (what: string) => into.faults.push(`${rules} ${index} ${JSON.stringify(mixture)}: ${what}`);
  if (mixture['values'] !== undefined) into.withValues++;
  const impossible = impossibleMixture({ rules, options: mixture });
  if (impossible) {
    into.refused++;
    const sentence = words.mixtures[impossible.code]?.(impossible.figures ?? {});
    if (!sentence) return void fault(`there is no sentence for ${impossible.code}`);
    into.sentences[impossible.code] ??= sentence;
    return;
  }
  into.played++;
  const bots = botsFor(rules, index, random);
  const text = JSON.stringify(recordOfMatch({ rules, options: mixture, seed: index, bots }));
  const json = JSON.parse(text) as {
    options: unknown;
    complete: boolean;
    hands: { result?: { kind: string } }[];
  };
  into.hands += json.hands.length;
  into.wins += json.hands.filter(({ result }) => result?.kind === 'win').length;
  if (!json.complete) into.stopped++;
  if (!isDeepStrictEqual(json.options, changedOptions(ruleSetOf(rules).options, mixture)))
    fault('the record has other options');
  for (const breach of audit(json, habitOf).breaches.slice(0, 2)) fault(breach);
  const parsed = parseRecord(json);
  const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
  if (!replayed.ok) fault(`replay: ${replayed.error}`);
  if (rules === 'hong-kong-old' || rules === 'hong-kong-common')
    scoreHands(rules, { mixture, index, fault }, into);
}

interface Asked {
  readonly mixture: Options;
  readonly index: number;
  readonly fault: (what: string) => void;
}

/** The calculator and the naive scoring say the same of some hands under this mixture. */
function scoreHands(
  rules: 'hong-kong-old' | 'hong-kong-common',
  { mixture, index, fault }: Asked,
  into: Mixed,
): void {
  for (const drawn of generateRequests(rules, SCORED, index)) {
    const request = { ...drawn, options: mixture };
    const [ours, naive] = [scoreRequest(request), naiveScore(request)];
    if ('error' in ours && 'error' in naive) continue;
    into.scored++;
    if (!isDeepStrictEqual(ours, naive)) fault(JSON.stringify({ request, ours, naive }));
  }
}

/** Tries so many mixtures of a game. */
export async function tryMixtures(rules: RuleSetId, count: number): Promise<Mixed> {
  const mixed: Mixed = {
    refused: 0,
    played: 0,
    stopped: 0,
    withValues: 0,
    hands: 0,
    wins: 0,
    scored: 0,
    sentences: {},
    faults: [],
  };
  const words = await wordFilesOf(games().find(({ id }) => id === rules)!)['en']!();
  for (let index = 0; index < count; index++) tryMixture(rules, index, { words, into: mixed });
  return mixed;
}

/** So many mixtures of options and values of every game; throws where one is neither refused with a sentence nor played without fault. */
export async function verifyHouseRules(count: number): Promise<void> {
  let faults = 0;
  for (const { id } of games().filter((game) => !game.id.startsWith('toy-'))) {
    const { faults: found, sentences, ...figures } = await tryMixtures(id, count);
    console.log(`${id}: ${count} mixtures`, JSON.stringify(figures), JSON.stringify(sentences));
    for (const fault of found.slice(0, 5)) console.log(fault.slice(0, 2000));
    faults += found.length;
  }
  if (faults > 0) throw new Error(`${faults} faults with house rules.`);
}

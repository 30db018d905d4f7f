import { expect, test } from 'vitest';
import { fast } from '../../../src/bots/yardsticks/fast';
import { random as randomBot } from '../../../src/bots/yardsticks/random';
import { advance } from '../../../src/engine/advance';
import { apply } from '../../../src/engine/apply';
import { randomOptions } from '../../../research/randomOptions';
import { simulateMatches } from '../../../src/cli/simulate';
import { ruleSetOf, rulesOf } from '../../../src/engine/knownRules';
import { finishDeal, startNextDeal } from '../../../src/engine/match';
import type { Match } from '../../../src/engine/match';
import { Random, streamSeed } from '../../../src/engine/random';
import type { GameRecord } from '../../../src/engine/record';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import { undrawn } from '../../../src/engine/source';
import { copyDeal } from '../../../src/engine/state';
import type { Deal } from '../../../src/engine/types';
import { LANGUAGES } from '../../support/languages';
import { findGameWords } from '../../../src/ui/text/gameWords';
import { askingStep, MetIds } from '../../support/metIds';
import { randomMatch, testRandom } from '../../support/randomPlay';
import { TOYS } from '../../support/toys/loaded';
import { steadyAnswer } from './steadyPlay';

const MATCHES = 12;
const IDS = TOYS.map(({ id }) => id);

/** Every tile of the game is in one place. */
function tilesOf({ seats, source, wins }: Deal): number[] {
  const held = seats.flatMap(({ hand, melds, bonus, river }) => [
    ...hand,
    ...bonus,
    ...melds.flatMap((meld) => meld.tiles),
    ...river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile),
  ]);
  const won = new Set(
    wins.filter(({ by }) => by === 'discard' || by === 'robbed-kong').map(({ tile }) => tile),
  );
  const aside = source.type === 'wall' ? source.aside.map(({ tile }) => tile) : [];
  return [...undrawn(source), ...aside, ...held, ...won].toSorted((a, b) => a - b);
}

/** Ids that need more luck than these deals may have. */
const RARE: readonly string[] = [
  'items:all-flowers',
  'marks:pot',
  'factors:streak',
  'items:kong-discard',
  'items:void-held',
  'refusals:void-suit',
  'reasons:void-held',
  'steps:limited',
  'steps:capped',
  'refusals:missed-win',
  'declarations:nine-ends',
  'endings:nine-ends',
  'endings:three-winners',
  'endings:four-kongs',
  'notes:missed',
  'items:after-swap',
];

test.each(IDS)('%s: random deals by apply and by advance are the same, and every id has its words', (id) => {
  const [met, steps] = [new MetIds(), new Set<string>()];
  for (let index = 0; index < MATCHES; index++) {
    let match = randomMatch(id, `toys:${id}:${index}`);
    while (match.progress) {
      const deal = playBothWays(match, { met, steps });
      met.deal(deal);
      expect(JSON.parse(JSON.stringify(deal))).toEqual(deal);
      const sum = deal.ledger.reduce(
        (total, { from, to, amount }) => total + (to === null ? 0 : amount) - (from === null ? 0 : amount),
        0,
      );
      expect(sum === 0 || !rulesOf(deal).zeroSum).toBe(true);
      match = finishDeal(match, deal);
    }
    met.closing(match);
  }
  for (const language of LANGUAGES) {
    const words = findGameWords(id)?.of(language);
    if (!words) throw new Error(`There are no words for ${id}.`);
    expect(met.missing(words)).toEqual([]);
    expect([...steps].filter((step) => !Object.hasOwn(words.phases, step))).toEqual([]);
    expect(met.unmet(words).filter((each) => !RARE.includes(each))).toEqual([]);
  }
});

interface Seen {
  readonly met: MetIds;
  readonly steps: Set<string>;
}

/** Plays the next deal by `apply` and by `advance`, with the same answers. */
function playBothWays(match: Match, { met, steps }: Seen): Deal {
  const words = streamSeed(match.bits, `random:${match.dealt}`);
  const tiles = rulesOf(match).geometry.tiles.map((_, tile) => tile);
  const [random, started] = [new Random(words), startNextDeal(match)];
  const events = [...started.events];
  let { deal } = started;
  while (deal.pending) {
    const asked = askingStep(deal);
    if (asked) steps.add(asked);
    const applied = apply(deal, steadyAnswer(deal, random));
    if (!applied.ok) throw new Error(`A legal action was refused: ${applied.code}.`);
    deal = applied.deal;
    events.push(...applied.events);
    expect(copyDeal(deal)).toEqual(structuredClone(deal));
    expect(tilesOf(deal)).toEqual(tiles);
    if (random.below(4) === 0) met.deal(deal);
  }
  events.forEach((event) => met.event(event));
  const [again, other] = [new Random(words), startNextDeal(match)];
  while (other.deal.pending) {
    advance(other.deal, steadyAnswer(other.deal, again), other.events);
    again.below(4);
  }
  expect(other.deal).toEqual(deal);
  expect(other.events).toEqual(events);
  return deal;
}

test.each(IDS)('%s: matches are recorded and replayed without a fault', (id) => {
  for (let seed = 0; seed < MATCHES; seed++) {
    const options = randomOptions(ruleSetOf(id), testRandom(`records:${id}:${seed}`));
    const { seats } = rulesOf({ rules: id, options }).geometry;
    const bots = [fast, randomBot, fast, fast].slice(0, seats);
    const records: GameRecord[] = [];
    simulateMatches(
      { rules: id, options, hands: 3, seed, bots },
      () => {},
      (record) => records.push(record),
    );
    for (const record of records) {
      const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
      const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
      expect(replayed.ok ? null : replayed.error).toBeNull();
    }
  }
});

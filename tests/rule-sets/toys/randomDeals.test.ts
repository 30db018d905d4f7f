import { expect, test } from 'vitest';
import { fast } from '../../../src/bots/yardsticks/fast';
import { random as randomBot } from '../../../src/bots/yardsticks/random';
import { randomOptions } from '../../../src/cli/randomOptions';
import { simulateMatches } from '../../../src/cli/simulate';
import { ruleSetOf, rulesOf } from '../../../src/engine/knownRules';
import { dealScores, finishDeal, startNextDeal } from '../../../src/engine/match';
import { Random, streamSeed } from '../../../src/engine/random';
import type { GameRecord } from '../../../src/engine/record';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import { undrawn } from '../../../src/engine/source';
import { copyDeal } from '../../../src/engine/state';
import type { Deal } from '../../../src/engine/types';
import { LANGUAGES } from '../../../src/store/settings';
import { findGameWords } from '../../../src/ui/text/gameWords';
import { advanceRandomDeal, playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';
import { TOYS } from '../../support/toys/loaded';
import { askingStep, MetIds } from './missingWords';

const MATCHES = 6;
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

test.each(IDS)('%s: random deals by apply and by advance are the same, and every id has its words', (id) => {
  const [met, steps] = [new MetIds(), new Set<string>()];
  for (let index = 0; index < MATCHES; index++) {
    let match = randomMatch(id, `toys:${id}:${index}`);
    while (match.progress) {
      const words = streamSeed(match.bits, `random:${match.dealt}`);
      const started = startNextDeal(match);
      const events = [...started.events];
      const all = rulesOf(match).geometry.tiles.map((_, tile) => tile);
      const deal = playRandomDeal(started.deal, new Random(words), ({ before, after, events: made }) => {
        expect(copyDeal(after)).toEqual(structuredClone(after));
        expect(tilesOf(after)).toEqual(all);
        events.push(...made);
        const asked = askingStep(before);
        if (asked) steps.add(asked);
        if (events.length % 7 === 0) met.deal(after);
      });
      expect(JSON.parse(JSON.stringify(deal))).toEqual(deal);
      const other = startNextDeal(match);
      advanceRandomDeal(other.deal, new Random(words), other.events);
      expect(other.deal).toEqual(deal);
      expect(other.events).toEqual(events);
      events.forEach((event) => met.event(event));
      met.deal(deal);
      const sum = dealScores(deal, [0, 1, 2, 3]).reduce((total, points) => total + points, 0);
      expect(sum === 0 || !rulesOf(deal).zeroSum).toBe(true);
      match = finishDeal(match, deal);
    }
  }
  for (const language of LANGUAGES) {
    const words = findGameWords(id)?.of(language);
    if (!words) throw new Error(`There are no words for ${id}.`);
    expect(met.missing(words)).toEqual([]);
    expect([...steps].filter((step) => !Object.hasOwn(words.phases, step))).toEqual([]);
  }
});

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

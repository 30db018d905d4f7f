import { expect, test } from 'vitest';
import { fast } from '../../../src/bots/yardsticks/fast';
import { random as randomBot } from '../../../src/bots/yardsticks/random';
import { randomOptions } from '../../../research/randomOptions';
import { simulateMatches } from '../../../src/cli/simulate';
import { ruleSetOf, rulesOf } from '../../../src/engine/knownRules';
import { dealScores, finishDeal, startNextDeal } from '../../../src/engine/match';
import { parseRecord } from '../../../src/engine/recordSchema';
import type { GameRecord } from '../../../src/engine/record';
import { replayRecord } from '../../../src/engine/replay';
import { undrawn } from '../../../src/engine/source';
import { copyDeal } from '../../../src/engine/state';
import type { Deal } from '../../../src/engine/types';
import { advanceRandomDeal, playRandomDeal, randomMatch, testRandom } from '../../support/randomPlay';

const MATCHES = 10;

/** Every tile of the deal, wherever it lies. */
function tilesOf({ seats, source, wins }: Deal): number[] {
  const held = seats.flatMap(({ hand, melds, bonus, river }) => [
    ...hand,
    ...bonus,
    ...melds.flatMap((meld) => meld.tiles),
    ...river.filter(({ claimedBy }) => claimedBy === null).map(({ tile }) => tile),
  ]);
  const won = wins.filter(({ by }) => by !== 'wall').map(({ tile }) => tile);
  return [...undrawn(source), ...held, ...won].toSorted((a, b) => a - b);
}

test('random matches keep every tile, and payments sum to zero where fines are settled', () => {
  let wins = 0;
  for (let index = 0; index < MATCHES; index++) {
    const label = `classical:${index}`;
    let match = randomMatch('classical', label);
    const { geometry, zeroSum } = rulesOf(match);
    const tiles = geometry.tiles.map((_, tile) => tile);
    while (match.progress && match.dealt < 12) {
      const { deal } = startNextDeal(match);
      const over = playRandomDeal(deal, testRandom(`${label}:${match.dealt}`), ({ after }) =>
        expect(tilesOf(after)).toEqual(tiles),
      );
      expect(copyDeal(over)).toEqual(structuredClone(over));
      const paid = dealScores(over, [0, 1, 2, 3]).reduce((sum, points) => sum + points, 0);
      if (zeroSum) expect(paid).toBe(0);
      for (const sheet of over.sheets) expect(sheet?.seat ?? null).toBe(sheet && over.sheets.indexOf(sheet));
      expect(over.sheets.every((sheet) => (sheet === null) === (over.wins.length === 0))).toBe(true);
      wins += over.wins.length;
      match = finishDeal(match, over);
    }
  }
  expect(wins).toBeGreaterThan(0);
});

test('random deals by apply and by advance are the same', () => {
  for (let index = 0; index < MATCHES; index++) {
    const match = randomMatch('classical', `both:${index}`);
    const [seen, own] = [startNextDeal(match), startNextDeal(match)];
    const over = playRandomDeal(seen.deal, testRandom(`both:${index}`), ({ events }) =>
      seen.events.push(...events),
    );
    advanceRandomDeal(own.deal, testRandom(`both:${index}`), own.events);
    expect(own.deal).toEqual(over);
    expect(own.events).toEqual(seen.events);
  }
});

test('what is paid between two seats is the difference of their sheets', () => {
  const records: Deal[] = [];
  simulateMatches(
    { rules: 'classical', options: randomless(), hands: 12, seed: 5, bots: Array(4).fill(fast) },
    ({ deal }) => records.push(structuredClone(deal)),
  );
  for (const { sheets, ledger } of records) {
    for (const { from, to, base, amount } of ledger) {
      const [higher, lower] = [sheets[to!]!.total, sheets[from!]!.total];
      expect(base).toBe(higher - lower);
      expect(amount).toBe((higher - lower) * (from === 0 || to === 0 ? 2 : 1));
    }
  }
  expect(records.some(({ ledger }) => ledger.length === 6)).toBe(true);
});

function randomless() {
  return {
    ...randomOptions(ruleSetOf('classical'), testRandom('fines')),
    settle: 'fines',
    strictCalling: false,
  };
}

test('matches are recorded and replayed without a fault', () => {
  const types = new Set<string>();
  for (let seed = 0; seed < MATCHES; seed++) {
    const options = {
      ...randomOptions(ruleSetOf('classical'), testRandom(`records:${seed}`)),
      extraTiles: 'all',
    };
    const records: GameRecord[] = [];
    simulateMatches(
      { rules: 'classical', options, hands: 4, seed, bots: [fast, randomBot, fast, fast] },
      () => {},
      (record) => records.push(record),
    );
    for (const record of records) {
      const parsed = parseRecord(JSON.parse(JSON.stringify(record)));
      const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
      expect(replayed.ok ? null : replayed.error).toBeNull();
      for (const { type } of record.hands.flatMap(({ events }) => events)) types.add(type);
    }
  }
  for (const type of ['ready', 'capture', 'concealed-pong', 'win']) expect(types).toContain(type);
});

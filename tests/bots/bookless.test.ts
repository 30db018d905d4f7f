import { describe, expect, test } from 'vitest';
import { wildKinds } from '../../src/bots/bookless/wild';
import { probe } from '../../src/bots/bookless/probe';
import { playDeal } from '../../src/bots/playDeal';
import { bookless } from '../../src/bots/players/bookless';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import { startMatch, startNextDeal } from '../../src/engine/match';
import { hashText } from '../../src/engine/random';
import { FIRST_WIND, JOKER, tileList, WHITE_DRAGON } from '../../src/engine/tiles';
import type { Action, TileId } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import { randomMatch, testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';
import { toyWith } from '../support/toys/base';
import '../support/toys/loaded';
import { readSets } from '../support/toys/shared/scoring';
import { passing } from '../support/toys/toy-play-on/beforePlay';

const DEALS = 10;

/** A tile is passed to the right before play; a white dragon stands for any tile. */
const WILD_DRAGONS = toyWith('test-wild-dragons', {
  phases: [passing(tileList([]), 'right', (hand) => hand.map((tile) => [tile]))],
  isComplete: (counts) => {
    const wild = Array<number>(counts[WHITE_DRAGON]!).fill(WHITE_DRAGON);
    return readSets(counts.with(WHITE_DRAGON, 0), { wild }) !== null;
  },
});

describe('tiles that stand for any', () => {
  const WILD: Readonly<Record<string, readonly number[]>> = {
    [WILD_DRAGONS]: [WHITE_DRAGON],
    'toy-wild': [JOKER],
  };

  test.each(ruleSetIds())('are found by asking: under %s', (id) => {
    const table = rulesOf({ rules: id, options: optionsOf(id) });
    expect(wildKinds(table, {})).toEqual(WILD[id] ?? []);
  });

  test('are never given away, thrown or laid out while there is another choice', () => {
    let held = 0;
    for (let index = 0; index < DEALS; index++) {
      const { deal, events } = startNextDeal(randomMatch(WILD_DRAGONS, `bookless ${index}`));
      playDeal(
        deal,
        (now, seat, choices) => {
          const view = seatView(now, seat);
          const choice = bookless.decide(view, choices, testRandom('bookless'));
          const dragons = view.counts[WHITE_DRAGON]!;
          if (dragons > 0 && dragons < view.hand.length) {
            held++;
            const { kinds } = rulesOf(view).tiles;
            expect(spentBy(choice).map((tile) => kinds[tile])).not.toContain(WHITE_DRAGON);
          }
          return choice;
        },
        events,
      );
      expect(deal.phase.type).toBe('ended');
    }
    expect(held).toBeGreaterThan(100);
  });
});

function spentBy(choice: Action): readonly TileId[] {
  if (choice.type === 'discard') return [choice.tile];
  if (choice.type === 'exchange') return choice.tiles;
  return 'own' in choice ? choice.own : [];
}

describe('what it finds out of a game with a minimum', () => {
  const rules = 'hong-kong-old';
  const found = (minimumFaan: number, seat = 1) => {
    const options = optionsOf(rules, { minimumFaan });
    const bits = hashText('found').slice(0, 32);
    const { deal } = startNextDeal(startMatch({ rules, options, bits, text: '' }));
    return probe(seatView(deal, seat));
  };
  const isPlain = ({ form, suits, honours, family, forced }: ReturnType<typeof found>['routes'][0]) =>
    form === 'sets' && suits === 0b111 && honours && family === 'any' && forced === 0;

  test('are hands of one suit and of pongs, but no plain hand', () => {
    const { routes } = found(3);
    expect(routes.some(({ suits, honours, closed }) => suits === 0b001 && honours && !closed)).toBe(true);
    expect(routes.some(({ family, suits }) => family === 'pongs' && suits === 0b111)).toBe(true);
    expect(routes.some(isPlain)).toBe(false);
    expect(found(0).routes.some(isPlain)).toBe(true);
  });

  test('are honours that count', () => {
    const { values } = found(0);
    expect(values.slice(FIRST_WIND)).toEqual([1, 1, 0, 0, 1, 1, 1]);
  });

  test.each([0, 1, 2, 3])('are worth a number whichever hands were made up: seat %i', (seat) => {
    for (let minimumFaan = 0; minimumFaan <= 5; minimumFaan++)
      expect(found(minimumFaan, seat).values).toSatisfy((values: number[]) => values.every(Number.isFinite));
  });
});

import { describe, expect, test } from 'vitest';
import { countsOf } from '../../src/bots/bookless/samples';
import { wildKinds } from '../../src/bots/bookless/wild';
import { probe } from '../../src/bots/bookless/probe';
import { playDeal } from '../../src/bots/playDeal';
import { bookless } from '../../src/bots/players/bookless';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import { legalActions } from '../../src/engine/legalActions';
import { startMatch, startNextDeal } from '../../src/engine/match';
import { hashText } from '../../src/engine/random';
import { FIRST_WIND, JOKER, tileList, WHITE_DRAGON } from '../../src/engine/tiles';
import type { Action, TileId } from '../../src/engine/types';
import { refusalOf } from '../../src/engine/refusing';
import { seatView, viewContext, type SeatView } from '../../src/engine/view';
import { selfDrawn } from '../../src/engine/winContext';
import { randomMatch, testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';
import { toyWith } from '../support/toys/base';
import '../support/toys/loaded';
import { isPlain, readSets } from '../support/toys/shared/scoring';
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

describe('a game in which a seat may not win just now', () => {
  let asked = 0;
  /** Who let a win pass may not win for a while. */
  const rules = toyWith('test-let-pass', {
    isComplete: (counts, melds) => {
      asked++;
      return isPlain(counts, melds);
    },
    notNow: ({ seat, extras }) => (extras['passed'] === seat ? { code: 'missed-win' } : null),
    bearsOnWorth: () => ({}),
  });
  const { deal } = startNextDeal(randomMatch(rules, 'let pass'));
  const view = seatView(deal, 0);
  const passed = { ...view, extras: { passed: 0, discards: 17 } };
  const choices = legalActions(deal, 0);

  test('is found to have the same hands then', () => {
    expect(probe(passed)).toEqual(probe(view));
    expect(probe(view).routes.some(({ closed }) => !closed)).toBe(true);
  });

  test('is asked about them once', () => {
    const choice = bookless.decide(view, choices, testRandom('bookless'));
    asked = 0;
    expect(bookless.decide(passed, choices, testRandom('bookless'))).toEqual(choice);
    expect(asked).toBe(0);
  });

  test('refuses the win with the reason of the moment', () => {
    const counts = countsOf([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4], view.counts.length);
    const way = selfDrawn(0);
    const whyNot = (of: SeatView) => refusalOf(rulesOf(of), viewContext(of, way, counts));
    expect(whyNot(view)).toBeNull();
    expect(whyNot(passed)).toEqual({ code: 'missed-win' });
  });
});

describe('what it finds out of a game with a minimum', () => {
  const rules = 'hong-kong-old';
  const found = (minimumFaan: number, seat = 1) => {
    const options = optionsOf(rules, { minimumFaan });
    const bits = hashText('found').slice(0, 32);
    const { deal } = startNextDeal(startMatch({ rules, options, bits, text: '' }));
    return probe(seatView(deal, seat));
  };
  const isPlainRoute = ({ form, suits, honours, family, forced }: ReturnType<typeof found>['routes'][0]) =>
    form === 'sets' && suits === 0b111 && honours && family === 'any' && forced === 0;

  test('are hands of one suit and of pongs, but no plain hand', () => {
    const { routes } = found(3);
    expect(routes.some(({ suits, honours, closed }) => suits === 0b001 && honours && !closed)).toBe(true);
    expect(routes.some(({ family, suits }) => family === 'pongs' && suits === 0b111)).toBe(true);
    expect(routes.some(isPlainRoute)).toBe(false);
    expect(found(0).routes.some(isPlainRoute)).toBe(true);
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

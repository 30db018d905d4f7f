import { describe, expect, test } from 'vitest';
import { wildKinds } from '../../src/bots/bookless/wild';
import { probe } from '../../src/bots/bookless/probe';
import { levelsFor, standardBot } from '../../src/bots/levels';
import { playDeal } from '../../src/bots/playDeal';
import { bookless } from '../../src/bots/players/bookless';
import { botCalled } from '../../src/bots/registry';
import { isSameAction } from '../../src/engine/actions';
import { ruleSetIds, rulesOf } from '../../src/engine/knownRules';
import { startMatch, startNextDeal } from '../../src/engine/match';
import { hashText } from '../../src/engine/random';
import { FIRST_WIND, JOKER, WHITE_DRAGON } from '../../src/engine/tiles';
import type { Action } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';
import { randomMatch, testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';
import { TOYS } from '../support/toys';

const DEALS = 10;
/** Hands of pongs alone, without kongs: most deals end without a win. */
const SELDOM_WON = 'toy-jokers';

interface Chosen {
  readonly view: SeatView;
  readonly choices: readonly Action[];
  readonly choice: Action;
}

/** Shows every choice of a bot that plays all seats. */
function play(rules: string, look: (chosen: Chosen) => void, bot = bookless): void {
  for (let index = 0; index < DEALS; index++) {
    const { deal, events } = startNextDeal(randomMatch(rules, `bookless ${index}`));
    playDeal(
      deal,
      (now, seat, choices) => {
        const view = seatView(now, seat);
        const choice = bot.decide(view, choices, testRandom('bookless'));
        look({ view, choices, choice });
        return choice;
      },
      events,
    );
    expect(deal.phase.type).toBe('ended');
  }
}

describe.each(TOYS.map(({ id }) => id))('under %s', (rules) => {
  test('it gives one of its choices to the end of every deal, and wins when it may', () => {
    let wins = 0;
    play(rules, ({ choices, choice }) => {
      expect(choices.some((offered) => isSameAction(offered, choice))).toBe(true);
      const mayWin = choices.some(({ type }) => type === 'win');
      if (mayWin) expect(choice.type).toBe('win');
      if (mayWin) wins++;
    });
    expect(wins).toBeGreaterThan(rules === SELDOM_WON ? 0 : DEALS / 2);
  });

  test('it is the standard bot and the only level, and plays for a bot that wants a book', () => {
    expect(standardBot(rules)).toBe('bookless');
    expect(levelsFor({ rules, options: optionsOf(rules) })).toEqual(['steady']);
    play(rules, ({ view, choices, choice }) => {
      for (const id of ['routes-1', 'master'])
        expect(botCalled(id).decide(view, choices, testRandom('bookless'))).toEqual(choice);
    });
  });
});

describe('tiles that stand for any', () => {
  const rules = 'toy-exchange-wild';

  test.each(ruleSetIds())('are found by asking: under %s', (id) => {
    const table = rulesOf({ rules: id, options: optionsOf(id) });
    expect(wildKinds(table, {})).toEqual(id === rules ? [WHITE_DRAGON] : id === SELDOM_WON ? [JOKER] : []);
  });

  test('are never given away, thrown or laid out while there is another choice', () => {
    const { kinds } = rulesOf({ rules, options: optionsOf(rules) }).tiles;
    let held = 0;
    play(rules, ({ view, choice }) => {
      if (view.counts[WHITE_DRAGON] === 0 || view.counts[WHITE_DRAGON] === view.hand.length) return;
      held++;
      const spent =
        choice.type === 'discard'
          ? [choice.tile]
          : choice.type === 'exchange'
            ? choice.tiles
            : 'own' in choice
              ? choice.own
              : [];
      expect(spent.map((tile) => kinds[tile])).not.toContain(WHITE_DRAGON);
    });
    expect(held).toBeGreaterThan(100);
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

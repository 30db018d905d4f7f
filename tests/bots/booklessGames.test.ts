import { describe, expect, test } from 'vitest';
import { levelsFor, standardBot } from '../../src/bots/levels';
import { playDeal } from '../../src/bots/playDeal';
import { bookless } from '../../src/bots/players/bookless';
import { botCalled } from '../../src/bots/registry';
import { isSameAction } from '../../src/engine/actions';
import { rulesOf } from '../../src/engine/knownRules';
import { startNextDeal } from '../../src/engine/match';
import { FIRST_WIND, JOKER, suitOf } from '../../src/engine/tiles';
import type { Action, DeclareAction } from '../../src/engine/types';
import { seatView, winningSheet } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';
import { randomMatch, testRandom } from '../support/randomPlay';
import { optionsOf } from '../support/rigged';
import { TOYS } from '../support/toys/loaded';
import { findPeeks } from '../verify/hidden';

const DEALS = 10;
/** What is the same bot by another name is asked about every fifth choice. */
const SAMPLE = 5;

interface Chosen {
  readonly view: SeatView;
  readonly choices: readonly Action[];
  readonly choice: Action;
}

const played = new Map<string, readonly Chosen[]>();

/** Every choice between several, where all seats are played by the bookless bot. */
function chosenIn(rules: string): readonly Chosen[] {
  const chosen = played.get(rules) ?? play(rules);
  played.set(rules, chosen);
  return chosen;
}

function play(rules: string): Chosen[] {
  const chosen: Chosen[] = [];
  for (let index = 0; index < DEALS; index++) {
    const { deal, events } = startNextDeal(randomMatch(rules, `bookless games ${index}`));
    playDeal(
      deal,
      (now, seat, choices) => {
        const view = structuredClone(seatView(now, seat));
        const choice = bookless.decide(seatView(now, seat), choices, testRandom('bookless'));
        if (choices.length > 1) chosen.push({ view, choices, choice });
        return choice;
      },
      events,
    );
    expect(deal.phase.type).toBe('ended');
  }
  return chosen;
}

/** With strict calling a win is offered that may be false. */
function mayWin(view: SeatView, choices: readonly Action[]): boolean {
  return choices.some(({ type }) => type === 'win') && winningSheet(view)?.legal === true;
}

/** Where this may be declared and no win be called. */
function askedOf(rules: string, what: string): Chosen[] {
  const isThis = (action: Action): boolean => action.type === 'declare' && action.what === what;
  return chosenIn(rules).filter(({ view, choices }) => choices.some(isThis) && !mayWin(view, choices));
}

describe.each(TOYS.map(({ id }) => id))('under %s', (rules) => {
  test('it gives one of its choices, and wins when it may', () => {
    for (const { view, choices, choice } of chosenIn(rules)) {
      expect(choices.some((offered) => isSameAction(offered, choice))).toBe(true);
      if (mayWin(view, choices)) expect(choice.type).toBe('win');
    }
  });

  test('it is the standard bot and the only level, and plays for a bot that wants a book', () => {
    expect(standardBot(rules)).toBe('bookless');
    expect(levelsFor({ rules, options: optionsOf(rules) })).toEqual(['steady']);
    for (const { view, choices, choice } of chosenIn(rules).filter((_, at) => at % SAMPLE === 0))
      for (const id of ['routes-1', 'master'])
        expect(botCalled(id).decide(view, choices, testRandom('bookless'))).toEqual(choice);
  });

  test('nothing hidden changes a decision', () => {
    expect(findPeeks(bookless, { positions: 30, label: 'bookless games', rules: [rules] })).toEqual([]);
  });
});

describe('wild tiles', () => {
  const rules = 'toy-wild';

  test('are hardly ever thrown', () => {
    const held = chosenIn(rules).filter(
      ({ view, choices }) => view.counts[JOKER]! > 0 && choices.some(({ type }) => type === 'discard'),
    );
    const thrown = held.filter(({ view, choice }) => {
      const { kinds } = rulesOf(view).tiles;
      return choice.type === 'discard' && kinds[choice.tile] === JOKER;
    });
    expect(held.length).toBeGreaterThan(50);
    expect(thrown.length).toBeLessThan(held.length / 20);
  });

  test('are swapped for where they bring more than the tile given for them', () => {
    const asked = askedOf(rules, 'swap-joker');
    const made = asked.filter(({ choice }) => choice.type === 'declare');
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeGreaterThanOrEqual(asked.length / 3);
  });
});

describe('what a game lets it declare is weighed by what it leaves', () => {
  test('a suit is given up of which few tiles are held', () => {
    const given = chosenIn('toy-play-on').flatMap(({ view, choices, choice }) => {
      if (choice.type !== 'declare') return [];
      const suits = [0, 0, 0];
      view.counts.slice(0, FIRST_WIND).forEach((count, kind) => (suits[suitOf(kind)]! += count));
      const at = choices.findIndex((offered) => isSameAction(offered, choice));
      return [suits[at]! - Math.min(...suits)];
    });
    expect(given).toHaveLength(4 * DEALS);
    expect(given.filter((more) => more <= 1).length).toBeGreaterThan(given.length * 0.9);
  });

  test('a tile is set aside for another where it is not missed', () => {
    const asked = askedOf('toy-three', 'set-aside');
    const made = asked.filter(({ choice }) => choice.type === 'declare');
    expect(made.length).toBeGreaterThan(asked.length / 5);
    expect(made.length).toBeLessThan(asked.length);
  });

  test('a ready hand is called where that counts', () => {
    const asked = askedOf('toy-every-hand', 'ready');
    const counts = ({ view }: Chosen): boolean => JSON.stringify(view.options['doubles']).includes('ready');
    const made = asked.filter(({ choice }) => choice.type === 'declare');
    expect(made.length).toBeGreaterThan(0);
    expect(made.every(counts)).toBe(true);
    expect(made.length).toBeGreaterThanOrEqual(asked.filter(counts).length / 2);
  });

  test('what ends the hand or leaves nothing more is not declared', () => {
    const isEnd = (action: Action): action is DeclareAction =>
      action.type === 'declare' && action.what === 'nine-ends';
    expect(chosenIn('toy-every-hand').some(({ choice }) => isEnd(choice))).toBe(false);
  });
});

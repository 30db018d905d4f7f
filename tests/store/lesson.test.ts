import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../src/engine/knownRules';
import { kindsOfText } from '../../src/engine/notation';
import { isBonus } from '../../src/engine/tiles';
import type { Action } from '../../src/engine/types';
import { waitsOf } from '../../src/store/selectors/handFacts';
import type { Advice, Fault } from '../../src/store/lesson/advice';
import { content } from '../../src/rule-sets/hong-kong-old/lesson/content';
import { countedLines, exampleTiles, taughtRules } from '../../src/store/lesson/scores';
import { createLessonTable } from '../../src/store/lesson/table';
import { keptLesson, LESSON_STEPS } from '../../src/store/lesson/progress';
import { kindsOf } from '../../src/store/selectors/tiles';
import type { Schedule } from '../../src/store/match/clock';
import type { Readable, TableStore } from '../../src/store/types';
import {
  adviceFor,
  baseRows,
  exampleSheet,
  faultOf,
  GOAL,
  guided,
  lessonSession,
  MINIMUM,
  namedItems,
} from '../support/lesson';
import { memoryStorage } from './memoryStorage';

/** A lesson at its first question, with everything that was said to choices and every bot that was replaced. */
function begin() {
  const judged: (Fault | null)[] = [];
  const faults: string[] = [];
  const game = createLessonTable(
    {
      schedule: () => () => undefined,
      pace: () => 'instant',
      faults: ({ detail }) => void faults.push(detail),
    },
    guided,
    (fault) => void judged.push(fault),
  );
  game.getState().resume();
  return { game, judged, faults };
}

function adviceIn(game: Readable<TableStore>): Advice {
  const { view, choices } = game.getState();
  const advice = view && adviceFor(view, choices);
  if (!advice) throw new Error('Nothing is asked.');
  return advice;
}

/** A lesson in which these choices, each by its place among those offered, have been made. */
function after(path: readonly number[]) {
  const lesson = begin();
  for (const at of path) {
    const { choices, act } = lesson.game.getState();
    const choice = choices[at];
    if (choice) act(choice);
  }
  return lesson;
}

/** Every way through the hand with the choices that are made. */
function everyWay(path: readonly number[] = []): ReturnType<typeof begin>[] {
  const lesson = after(path);
  const { choices, view, screen } = lesson.game.getState();
  if (screen === 'result' || !view) return [lesson];
  const advice = adviceIn(lesson.game);
  return choices.flatMap((choice, at) => (faultOf(view, advice, choice) ? [] : everyWay([...path, at])));
}

describe('the hand of the lesson', () => {
  it('is dealt from a whole wall, with nobody but the player drawing a bonus tile', () => {
    const { deal, dealt } = lessonSession();
    const kinds = rulesOf(deal).geometry.tiles;
    const { source } = deal;
    const tiles = source.type === 'wall' ? source.tiles : [];
    expect(new Set(tiles).size).toBe(kinds.length);
    expect(dealt.map((hand) => hand.filter((tile) => isBonus(kinds[tile] ?? 0)).length)).toEqual([
      0, 1, 0, 0,
    ]);
    expect(deal.seats.map(({ bonus }) => bonus.length)).toEqual([0, 1, 0, 0]);
    // What nothing is said of is mixed, and the same every time.
    const rest = tiles.slice(-40, -20).map((tile) => kinds[tile]!);
    expect(new Set(rest).size).toBeGreaterThan(10);
    expect(tiles).toEqual(lessonTiles());
  });

  const lessonTiles = () => {
    const { source } = lessonSession().deal;
    return source.type === 'wall' ? source.tiles : [];
  };

  it('asks for what the lines beside the table speak of, in this order', () => {
    const { game, faults } = begin();
    const told: string[] = [];
    while (game.getState().screen === 'table') {
      const advice = adviceIn(game);
      told.push(advice.code);
      const { view } = game.getState();
      const tile = advice.action.type === 'discard' ? advice.action.tile : view!.pending!.tile!;
      expect(advice.kind).toBe(kindsOf(view!)[tile]);
      game.getState().act(advice.action);
    }
    const turns = [
      'first',
      'other-suit',
      'eyes',
      'pong',
      'after-pong',
      'chow',
      'after-chow',
      'useless',
      'win',
    ];
    expect(told).toEqual(turns);
    expect(faults).toEqual([]);
  });

  it('keeps a learner waiting for three seconds at most', () => {
    const due: (() => void)[] = [];
    let waited = 0;
    const schedule: Schedule = (run, delay) => {
      waited += delay;
      due.push(run);
      return () => undefined;
    };
    const faults = () => undefined;
    const game = createLessonTable({ schedule, pace: () => 'normal', faults }, guided, faults);
    const waits: number[] = [];
    game.getState().resume();
    while (game.getState().screen === 'table') {
      for (let run = due.shift(); run && game.getState().choices.length === 0; run = due.shift()) run();
      waits.push(waited);
      waited = 0;
      if (game.getState().screen === 'table') game.getState().act(adviceIn(game).action);
    }
    expect(waits).toHaveLength(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
  });

  it('stands as the lines say', () => {
    const { game } = begin();
    const at: Record<string, TableStore> = {};
    while (game.getState().screen === 'table') {
      const advice = adviceIn(game);
      at[advice.code] = game.getState();
      game.getState().act(advice.action);
    }
    const discarder = (code: string) => at[code]?.view?.pending?.from;
    expect(kindsOfText('6p')).toContain(kindsOf(at['first']!.view!)[at['first']?.view?.drawn?.tile ?? 0]);
    expect(at['other-suit']?.choices.map(({ type }) => type)).toEqual(['chow', 'pass']);
    expect([discarder('pong'), discarder('chow'), discarder('win')]).toEqual([3, 0, 2]);
    expect(at['chow']?.choices.map(({ type }) => type)).toEqual(['chow', 'chow', 'pass']);
    const { view } = at['after-chow']!;
    const discard = adviceFor(view!, at['after-chow']!.choices)?.action;
    const waits = waitsOf(view!, discard?.type === 'discard' ? discard.tile : null);
    expect(waits.map(({ kind }) => kind)).toEqual(kindsOfText('3p'));
    expect(at['win']?.view?.seats[0]?.river).toHaveLength(4);
  });

  it('ends with the same legal win whichever of the choices are made', () => {
    const ways = everyWay();
    expect(ways.length).toBeGreaterThan(10);
    for (const { game, faults } of ways) {
      const { result, humanSeat } = game.getState();
      const [win] = result?.deal.wins ?? [];
      expect(faults).toEqual([]);
      expect(win).toMatchObject({ seat: humanSeat, by: 'discard', sheet: { legal: true } });
      expect(win?.sheet.steps.find(({ id }) => id === 'faan')?.value).toBeGreaterThanOrEqual(MINIMUM);
      expect(win?.sheet.lines.map(({ id }) => id)).toEqual(['dragon-pong', 'clean-hand', 'own-flower']);
      expect(result?.gained).toEqual(ways[0]?.game.getState().result?.gained);
    }
  });

  it('makes no choice that leads nowhere', () => {
    const { game, judged } = begin();
    let refused = 0;
    while (game.getState().screen === 'table') {
      const { view, choices, act } = game.getState();
      const advice = adviceIn(game);
      const wrong = choices.filter((choice) => faultOf(view!, advice, choice));
      for (const choice of wrong) act(choice);
      expect(game.getState()).toMatchObject({ view, choices });
      expect(judged.splice(0)).not.toContain(null);
      refused += wrong.length;
      act(advice.action);
      expect(judged.splice(0)).toEqual([null]);
    }
    expect(refused).toBeGreaterThan(40);
  });

  it('says why a choice is not made', () => {
    const faultOn = (
      code: string,
      choose: (state: TableStore, kinds: readonly number[]) => Action | undefined,
    ) => {
      const { game, judged } = begin();
      while (adviceIn(game).code !== code) game.getState().act(adviceIn(game).action);
      const state = game.getState();
      const action = choose(state, kindsOf(state.view!));
      if (action) state.act(action);
      return judged.at(-1)?.code;
    };
    const discard = (tile: string) => (state: TableStore, kinds: readonly number[]) =>
      state.choices.find(
        (choice) => choice.type === 'discard' && kinds[choice.tile] === kindsOfText(tile)[0],
      );
    const nth = (type: Action['type']) => (state: TableStore) =>
      state.choices.find((choice) => choice.type === type);
    expect(faultOn('first', discard('5p'))).toBe('set');
    expect(faultOn('first', discard('7p'))).toBe('part');
    expect(faultOn('first', discard('C'))).toBe('honour');
    expect(faultOn('first', discard('8s'))).toBeUndefined();
    expect(faultOn('other-suit', nth('chow'))).toBe('claim');
    expect(faultOn('pong', nth('pass'))).toBe('claim');
    expect(faultOn('chow', nth('pass'))).toBe('claim');
    expect(faultOn('chow', nth('chow'))).toBe('claim');
    expect(faultOn('win', nth('pass'))).toBe('claim');
  });

  it('becomes what the player is told it can become', () => {
    const { game } = begin();
    while (game.getState().screen === 'table') game.getState().act(adviceIn(game).action);
    const { result, humanSeat } = game.getState();
    const seat = result!.deal.seats[humanSeat]!;
    const tiles = [...seat.hand, ...seat.melds.flatMap((meld) => meld.tiles), result!.deal.wins[0]!.tile];
    const held = [...new Set(tiles)].map((tile) => kindsOf(result!.deal)[tile] ?? 0);
    expect(held.toSorted((a, b) => a - b)).toEqual(GOAL.toSorted((a, b) => a - b));
  });
});

describe('the facts of the lesson', () => {
  it('are what the engine counts', () => {
    expect(namedItems().every(({ value }) => value > 0)).toBe(true);
    expect(exampleSheet({ tiles: '123m567p345678s99p' }).legal).toBe(false);
    expect(() => exampleSheet({ tiles: '123m' })).toThrow('not complete');
  });

  it('cover every number of faan from the minimum on', () => {
    const rows = baseRows();
    expect(rows[0]?.from).toBe(MINIMUM);
    expect(rows.at(-1)?.to).toBeNull();
    expect(rows.slice(1).map(({ from }) => from - 1)).toEqual(rows.slice(0, -1).map(({ to }) => to));
  });
});

describe('the step that was left', () => {
  it('is found again', () => {
    const storage = memoryStorage();
    expect(keptLesson.peek(storage)).toEqual({ step: 0, match: 0 });
    keptLesson.write(storage, { step: 3, match: 0 });
    expect(keptLesson.peek(storage)).toEqual({ step: 3, match: 0 });
  });

  it('may be past the last one, with the match that is next', () => {
    const storage = memoryStorage();
    keptLesson.write(storage, { step: LESSON_STEPS, match: 2 });
    expect(keptLesson.peek(storage)).toEqual({ step: LESSON_STEPS, match: 2 });
  });

  it('has a match that cannot be read as the first one', () => {
    const storage = memoryStorage({ 'hong-kong-mahjong/lesson': '{"step":2,"match":"x"}' });
    expect(keptLesson.peek(storage)).toEqual({ step: 2, match: 0 });
  });

  it.each(['', 'null', '[]', '{"step":"2"}', '{"step":-1}', `{"step":${LESSON_STEPS + 1}}`, '{"step":1.5}'])(
    'is the first one when %s was kept',
    (text) => expect(keptLesson.peek(memoryStorage({ 'hong-kong-mahjong/lesson': text })).step).toBe(0),
  );

  it('is the first one where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('No storage.');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse, keys: refuse };
    keptLesson.write(storage, { step: 2, match: 0 });
    expect(keptLesson.peek(storage).step).toBe(0);
  });
});

describe('an example hand', () => {
  const taught = { rules: taughtRules('hong-kong-old'), ...content };
  const hand = { tiles: '55p123m', pongs: 'CE' };

  it('lies from left to right, its pongs last', () => {
    expect(exampleTiles(hand)).toEqual(kindsOfText('55p123mCCCEEE'));
    expect(exampleTiles({ tiles: '55p' })).toEqual(kindsOfText('55p'));
  });

  it('is worth what is counted in faan, and what comes on top', () => {
    const sheet = exampleSheet({ tiles: '5p5p123m456m', pongs: 'CE' });
    const { counted, sum, added } = countedLines(taught, sheet);
    expect(new Set([...counted, ...added])).toEqual(new Set(sheet.lines));
    expect(counted.every(({ unit }) => unit === 'faan')).toBe(true);
    expect(added.some(({ unit }) => unit === 'faan')).toBe(false);
    expect(sum).toBe(counted.reduce((all, { value }) => all + (value ?? 0), 0));
    expect(sum).toBeGreaterThan(0);
  });

  it('has to be complete', () => {
    expect(() => exampleSheet({ tiles: '55p12m' })).toThrow('The hand 55p12m is not complete.');
  });
});

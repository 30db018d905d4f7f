import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_THEME } from '../../../src/coach/drills/drill';
import type { Drill } from '../../../src/coach/drills/drill';
import { dateAfter } from '../../../src/coach/practice/dates';
import { KEPT_SETS, NO_PROGRESS, parseProgress, type Progress } from '../../../src/coach/practice/progress';
import {
  afterAnswer,
  afterSet,
  gradeOf,
  isUnderWay,
  newSet,
  withAnswer,
  withOwn,
  withoutCard,
  type PracticeSet,
} from '../../../src/coach/practice/session';
import { drillOf, manyDrills, NOISE, someDrills, verdict } from './someDrills';

const TODAY = '2026-02-28';
const how = { rules: 'some-game', date: TODAY, seed: 'a', theme: null };

function answered(
  progress: Progress,
  drills: readonly Drill[],
  { date = TODAY, right }: { date?: string; right: boolean },
): Progress {
  return drills.reduce((kept, drill) => {
    const answer = gradeOf(drill, drill.verdicts[right ? 0 : 1]!.choice, NOISE);
    return afterAnswer(kept, { drill, answer, date });
  }, progress);
}

function found(drills: readonly Drill[], set: PracticeSet): Drill[] {
  return set.drills.map((id) => drills.find((drill) => drill.id === id)!);
}

const passesIn = (drills: readonly Drill[]): number =>
  drills.filter(({ verdicts }) => verdicts[0]!.choice === 'pass').length;

/** What was kept after some of the drills: each is new, missed or right, some days ago. */
const kept = (drills: readonly Drill[]): fc.Arbitrary<Progress> =>
  fc
    .array(fc.record({ right: fc.boolean(), isNew: fc.boolean(), ago: fc.nat({ max: 30 }) }), {
      minLength: drills.length,
      maxLength: drills.length,
    })
    .map((states) =>
      drills.reduce((progress, drill, at) => {
        const { right, isNew, ago } = states[at]!;
        return isNew ? progress : answered(progress, [drill], { right, date: dateAfter(TODAY, -ago) });
      }, NO_PROGRESS),
    );
const drillsAndProgress = someDrills.chain((drills) =>
  fc.tuple(fc.constant(drills), kept(drills), fc.string()),
);

describe('a new set', () => {
  it('has as many passes as claims, as far as there are, and ten drills where there are ten', () => {
    fc.assert(
      fc.property(drillsAndProgress, ([drills, progress, seed]) => {
        const plain = drills.map((drill) => ({ ...drill, twin: null }));
        const set = newSet(plain, progress, { ...how, seed });
        const size = Math.min(10, drills.length);
        const passes = passesIn(found(plain, set));
        const [allPasses, half] = [passesIn(plain), Math.floor(size / 2)];
        if (passes < half) expect(passes).toBe(allPasses);
        if (size - passes < half) expect(size - passes).toBe(drills.length - allPasses);
      }),
    );
  });

  it('never has twins next to each other', () => {
    fc.assert(
      fc.property(drillsAndProgress, ([drills, progress, seed]) => {
        const order = found(drills, newSet(drills, progress, { ...how, seed }));
        for (const [at, drill] of order.entries()) {
          const next = order[at + 1];
          expect(next !== undefined && (drill.twin === next.id || next.twin === drill.id)).toBe(false);
        }
      }),
    );
  });

  it('keeps twins in a set if it can', () => {
    const pairs = manyDrills(10);
    const twins = pairs.map((drill, at) => ({ ...drill, twin: at % 2 === 0 ? pairs[at + 1]!.id : null }));
    for (const seed of 'abcdefgh') {
      expect(newSet(twins, NO_PROGRESS, { ...how, seed }).drills).toHaveLength(10);
      expect(newSet(twins.slice(0, 3), NO_PROGRESS, { ...how, seed }).drills).toHaveLength(3);
      expect(newSet(twins.slice(0, 2), NO_PROGRESS, { ...how, seed }).drills).toHaveLength(1);
    }
    const star = pairs.slice(0, 5).map((drill, at) => ({ ...drill, twin: at < 3 ? pairs[3]!.id : null }));
    for (const seed of 'abcdefghijklmnop')
      expect(newSet(star, NO_PROGRESS, { ...how, seed }).drills).toHaveLength(5);
  });

  it('begins with mistakes that are due, half of it at most, and then takes what is new', () => {
    const drills = manyDrills(40);
    for (const missed of [1, 3, 5, 8]) {
      const progress = answered(NO_PROGRESS, drills.slice(0, missed), { right: false });
      const set = newSet(drills, progress, how);
      const seen = set.drills.filter((id) => progress.cards[id]);
      expect(seen).toHaveLength(Math.min(5, missed));
    }
  });

  it('is half mistakes at most wherever there is enough else', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), fc.string(), (misses, seed) => {
        const drills = manyDrills(60);
        const progress = answered(
          NO_PROGRESS,
          drills.slice(0, 40).filter((_, at) => misses[at]),
          { right: false },
        );
        const set = newSet(drills, progress, { ...how, seed });
        const old = set.drills.filter((id) => progress.cards[id]).length;
        expect(old).toBe(Math.min(5, Object.keys(progress.cards).length));
      }),
      { numRuns: 50 },
    );
  });

  it('takes what was right the longest ago when nothing is new', () => {
    const drills = manyDrills(20);
    const old = answered(NO_PROGRESS, drills.slice(0, 10), { right: true, date: '2026-02-01' });
    const progress = answered(old, drills.slice(10), { right: true, date: '2026-02-20' });
    const set = newSet(drills, progress, how);
    expect([...set.drills].toSorted()).toEqual(
      drills
        .slice(0, 10)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('prefers the twin of a missed drill', () => {
    const plain = manyDrills(60);
    const twinned = plain.map((drill, at) => {
      if (at === 0) return { ...drill, twin: plain[41]!.id };
      return at === 50 ? { ...drill, twin: plain[0]!.id } : drill;
    });
    for (const seed of 'abcdefgh') {
      const missed = answered(NO_PROGRESS, twinned.slice(0, 1), { right: false });
      const { drills } = newSet(twinned, missed, { ...how, seed });
      expect(drills).toEqual(expect.arrayContaining([plain[0]!.id, plain[41]!.id, plain[50]!.id]));
    }
  });

  it('has drills of its game and theme alone', () => {
    const drills = [...manyDrills(100), drillOf(100, { rules: 'other-game', theme: 'kong' })];
    const set = newSet(drills, NO_PROGRESS, { ...how, theme: 'kong' });
    expect(found(drills, set).map(({ rules, theme }) => `${rules} ${theme}`)).toEqual(
      set.drills.map(() => 'some-game kong'),
    );
    expect(set.drills).toHaveLength(10);
    expect(newSet(drills, NO_PROGRESS, { ...how, rules: 'other-game' }).drills).toEqual([drills[100]!.id]);
    expect(newSet([], NO_PROGRESS, how).drills).toEqual([]);
  });

  it('follows from its seed', () => {
    const drills = manyDrills(60);
    expect(newSet(drills, NO_PROGRESS, how)).toEqual(newSet(drills, NO_PROGRESS, how));
    expect(newSet(drills, NO_PROGRESS, how)).not.toEqual(newSet(drills, NO_PROGRESS, { ...how, seed: 'b' }));
  });
});

describe('a mistake', () => {
  it('is in the next set of the same day, and tomorrow if it was put right', () => {
    fc.assert(
      fc.property(fc.nat({ max: 59 }), fc.string(), (at, seed) => {
        const drills = manyDrills(60);
        const [drill] = [drills[at]!];
        const missed = answered(NO_PROGRESS, [drill], { right: false });
        expect(newSet(drills, missed, { ...how, seed }).drills).toContain(drill.id);
        const mended = answered(missed, [drill], { right: true });
        expect(newSet(drills, mended, { ...how, seed }).drills).not.toContain(drill.id);
        const tomorrow = { ...how, seed, date: dateAfter(TODAY, 1) };
        expect(newSet(drills, mended, tomorrow).drills).toContain(drill.id);
        expect(newSet(drills, missed, tomorrow).drills).toContain(drill.id);
      }),
      { numRuns: 30 },
    );
  });

  it('comes back later each time it is right, and at once when it is not', () => {
    const drill = drillOf(1);
    let progress = answered(NO_PROGRESS, [drill], { right: false });
    expect(progress.cards[drill.id]).toMatchObject({
      box: 0,
      due: TODAY,
      seen: 1,
      missed: 1,
      class: 'blunder',
    });
    const days: string[] = [];
    for (let times = 0; times < 8; times++) {
      progress = answered(progress, [drill], { right: true, date: progress.cards[drill.id]!.due });
      days.push(progress.cards[drill.id]!.due);
    }
    const gaps = [1, 3, 7, 16, 35, 80, 80, 80];
    expect(days).toEqual(
      gaps.map((_, at) =>
        dateAfter(
          TODAY,
          gaps.slice(0, at + 1).reduce((a, b) => a + b),
        ),
      ),
    );
    const again = answered(progress, [drill], { right: false, date: '2027-01-01' });
    expect(again.cards[drill.id]).toMatchObject({ box: 0, due: '2027-01-01', seen: 10, missed: 2 });
  });

  it('is not put off by a right answer before it is due', () => {
    const drill = drillOf(1);
    const missed = answered(NO_PROGRESS, [drill], { right: false });
    const once = answered(missed, [drill], { right: true });
    const twice = answered(once, [drill], { right: true });
    expect(twice.cards[drill.id]).toMatchObject({ box: 1, due: '2026-03-01', seen: 3 });
  });

  it('is not what was right at first sight', () => {
    const drill = drillOf(1);
    const progress = answered(NO_PROGRESS, [drill], { right: true });
    expect(progress.cards[drill.id]).toMatchObject({ box: 4, due: '2026-03-16', missed: 0, class: 'best' });
  });
});

it('of mistakes that are due, those not put right come first, then those due longest', () => {
  const drills = Array.from({ length: 30 }, (_, at) => drillOf(at, { best: at % 2 === 0 ? 'pass' : 'pong' }));
  const card = (box: number, due: string) =>
    ({ theme: 'general', seen: 1, missed: 1, class: 'mistake', box, due }) as const;
  const early = dateAfter(TODAY, -9);
  const late = dateAfter(TODAY, -1);
  const cards = Object.fromEntries(
    drills.map(({ id }, at) => [id, at > 25 ? card(0, late) : at > 23 ? card(1, early) : card(1, late)]),
  );
  for (const seed of ['a', 'b', 'c']) {
    const chosen = new Set(newSet(drills, { ...NO_PROGRESS, cards }, { ...how, seed }).drills);
    expect(drills.slice(26).every(({ id }) => chosen.has(id))).toBe(true);
    expect(drills.slice(24, 26).some(({ id }) => chosen.has(id))).toBe(true);
  }
});

describe('the grade of a choice', () => {
  const drill = { ...drillOf(1), verdicts: [verdict('pass', 20), verdict('pong', 17, 3), verdict('67p', 5)] };

  it('is what it lost, and its class at the noise of the table', () => {
    expect(gradeOf(drill, 'pass', NOISE)).toEqual({
      drill: drill.id,
      choice: 'pass',
      class: 'best',
      loss: 0,
    });
    expect(gradeOf(drill, '67p', NOISE)).toMatchObject({ class: 'blunder', loss: 15 });
    expect(gradeOf(drill, '67p', 200)).toMatchObject({ class: 'mistake', loss: 15 });
  });

  it('has no loss where the ranges leave none', () => {
    expect(gradeOf(drill, 'pong', NOISE)).toMatchObject({ class: 'good', loss: 0 });
  });

  it('is neither right nor wrong for "I do not know"', () => {
    const answer = gradeOf(drill, null, NOISE);
    expect(answer).toEqual({ drill: drill.id, choice: null, class: 'unknown', loss: 0 });
    const progress = afterAnswer(NO_PROGRESS, { drill, answer, date: TODAY });
    expect(progress.rating).toEqual(NO_PROGRESS.rating);
    expect(progress.cards[drill.id]).toMatchObject({ box: 0, missed: 1 });
  });

  it('is refused for what is no choice', () => {
    expect(() => gradeOf(drill, 'kong', NOISE)).toThrow('no choice "kong"');
  });
});

describe('a set', () => {
  const drills = manyDrills(30);
  const set = newSet(drills, NO_PROGRESS, how);
  const [first, second] = found(drills, set);
  const grade = (drill: Drill, at: number) => gradeOf(drill, drill.verdicts[at]!.choice, NOISE);

  it('takes the answers in order, each once', () => {
    const once = withAnswer(set, grade(first!, 1));
    expect(once.answers).toEqual([grade(first!, 1)]);
    expect(withAnswer(once, grade(first!, 0))).toBe(once);
    expect(withAnswer(once, grade(second!, 0)).answers.map(({ class: each }) => each)).toHaveLength(2);
    expect(() => withAnswer(set, grade(second!, 0))).toThrow('not the next one');
  });

  it('is kept when it is finished, and the oldest forgotten', () => {
    const done = found(drills, set).reduce((before, drill) => withAnswer(before, grade(drill, 1)), set);
    const progress = afterSet(NO_PROGRESS, done, TODAY);
    const leads = found(drills, set).map(({ verdicts }) => verdicts[0]!.points);
    expect(progress.sets).toEqual([
      {
        date: TODAY,
        rules: 'some-game',
        classes: done.answers.map((answer) => answer.class),
        loss: leads.reduce((a, b) => a + b),
        rating: NO_PROGRESS.rating,
      },
    ]);
    let full = progress;
    for (let times = 0; times < KEPT_SETS; times++) full = afterSet(full, { ...done, answers: [] }, TODAY);
    expect(full.sets).toHaveLength(KEPT_SETS);
    expect(full.sets[0]!.classes).toEqual([]);
    expect(parseProgress(JSON.parse(JSON.stringify(full)))).toEqual({ ok: true, value: full });
  });
});

describe('positions of matches', () => {
  const [drill, other] = manyDrills(2).map((each): Drill => ({ ...each, theme: OWN_THEME }));
  const taken = [{ drill: drill!, class: 'mistake' as const }];

  it('are asked from that day on, as ones that were missed, and once', () => {
    const progress = withOwn(NO_PROGRESS, taken, TODAY);
    expect(progress.cards).toEqual({
      [drill!.id]: { theme: OWN_THEME, seen: 1, missed: 1, class: 'mistake', box: 0, due: TODAY },
    });
    expect({ ...progress, cards: {} }).toEqual({ ...NO_PROGRESS, cards: {} });
    expect(withOwn(progress, taken, dateAfter(TODAY, 1))).toBe(progress);
    const both = withOwn(progress, [...taken, { drill: other!, class: 'blunder' }], dateAfter(TODAY, 1));
    expect(both.cards[drill!.id]).toBe(progress.cards[drill!.id]);
    expect(both.cards[other!.id]).toMatchObject({ class: 'blunder', due: dateAfter(TODAY, 1) });
  });

  it('do not move the rating', () => {
    const progress = withOwn(NO_PROGRESS, taken, TODAY);
    for (const right of [true, false]) {
      const after = answered(progress, [drill!], { right });
      expect(after.rating).toEqual(progress.rating);
      expect(after.cards[drill!.id]).toMatchObject({ seen: 2, missed: right ? 1 : 2 });
    }
    expect(answered(NO_PROGRESS, manyDrills(1), { right: false }).rating).not.toEqual(NO_PROGRESS.rating);
  });

  it('are gone once they are taken out', () => {
    const progress = answered(NO_PROGRESS, [drill!, other!], { right: true });
    expect(Object.keys(withoutCard(progress, drill!.id).cards)).toEqual([other!.id]);
    expect(withoutCard(progress, 'another')).toEqual(progress);
  });
});

it('a set is under way until its last position is answered', () => {
  const drills = manyDrills(2);
  const set: PracticeSet = { rules: 'some-game', drills: drills.map(({ id }) => id), answers: [] };
  const answers = drills.map((drill) => gradeOf(drill, drill.verdicts[0]!.choice, NOISE));
  expect(isUnderWay(set)).toBe(true);
  expect(isUnderWay({ ...set, answers: answers.slice(0, 1) })).toBe(true);
  expect(isUnderWay({ ...set, answers })).toBe(false);
});

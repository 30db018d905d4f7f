import { beforeAll, describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { taskOf } from '../../../src/coach/drills/task';
import { gradeOf } from '../../../src/coach/practice/answer';
import type { ReviewedDecision } from '../../../src/coach/review/review';
import { asOwnPosition } from '../../../src/store/review/forPractice';
import { momentAt } from '../../../src/store/review/reviewFacts';
import { createPracticeStore } from '../../../src/store/practice/practiceStore';
import { keptOwn, MOST_OWN } from '../../../src/store/practice/ownPositions';
import type { OwnPosition } from '../../../src/store/practice/ownPositions';
import { createOwnStore } from '../../../src/store/practice/ownStore';
import { loadAdvisor } from '../../../src/coach/advisor';
import { replayed } from '../../support/recorded';
import type { SeatView } from '../../../src/engine/view';
import { decisionsIn, judgedQuickly, someMatch } from '../../support/reviewed';
import { memoryStorage } from '../memoryStorage';
import { withoutRoomFor } from '../withoutRoomFor';

const RULES = 'hong-kong-old';
const TODAY = '2026-11-22';
const KEY = 'hong-kong-mahjong/practice-own';
const record = someMatch(RULES, 'tea');
const hand = replayed(record);
/** A turn and a claim of the first hand. */
let decisions: readonly ReviewedDecision[];
let positions: readonly OwnPosition[];

function positionOf(decision: ReviewedDecision, odd: Partial<SeatView> = {}): OwnPosition | null {
  const { view } = momentAt(hand, 0, decision.event);
  return asOwnPosition({ ...view, ...odd }, decision, { hand: hand.hand, turn: 3, today: TODAY });
}

beforeAll(() => {
  const own = decisionsIn(record)[0]!;
  const turn = own.find(({ chosen }) => chosen.type === 'discard')!;
  const claim = decisionsIn(record)[0]!.find(({ view }) => view.pending?.why === 'discard') ?? own.at(-1)!;
  decisions = judgedQuickly([turn, claim]);
  positions = decisions.map((each) => positionOf(each)!);
});

function practice(storage = memoryStorage()) {
  return createPracticeStore(
    {
      schedule: () => () => undefined,
      pace: () => 'instant',
      faults: () => undefined,
      bots: { ask: () => undefined },
      storage,
      games: { load: () => Promise.resolve() },
      today: () => TODAY,
      seed: () => 'seed',
      coach: { ask: () => undefined, cancel: () => undefined },
    },
    RULES,
  );
}

function storageWith(own: readonly OwnPosition[]) {
  const storage = memoryStorage();
  keptOwn.write(storage, own);
  return storage;
}

describe('a decision of a match in practice', () => {
  it('is graded as the review did, and knows where it is from', async () => {
    for (const [at, decision] of decisions.entries()) {
      const { drill, class: met, from } = positions[at]!;
      const { view } = taskOf(drill);
      await loadAdvisor(view);
      const choice = drill.verdicts[decision.chosen]!.choice;
      const answer = gradeOf(drill, choice, 0);
      expect([answer.class, met]).toEqual([decision.class, decision.class]);
      const made = decision.choices[decision.chosen]!;
      expect(answer.loss).toBeCloseTo(made.lossLow > 0 ? decision.loss : 0, 6);
      expect(from).toMatchObject({ round: 0, number: hand.hand.number, turn: 3, sort: decision.sort });
    }
  });

  it('is not possible where a text cannot keep it', () => {
    const [first] = decisions;
    expect(positionOf({ ...first!, choices: first!.choices.slice(0, 1) })).toBeNull();
    const robbed = { why: 'kong', from: 1, tile: 0, kong: 'added-kong' } as const;
    expect(positionOf(first!, { pending: robbed })).toBeNull();
  });

  it('is read as it was kept; what cannot be read is set aside', () => {
    const storage = storageWith(positions);
    expect(keptOwn.read(storage)).toEqual({ value: positions, isSetAside: false, isLocked: false });
    storage.setItem(KEY, storage.getItem(KEY)!.replace('"noise":', '"noise":-'));
    expect(keptOwn.read(storage)).toEqual({ value: [], isSetAside: true, isLocked: false });
    expect(storage.getItem(`${KEY}-set-aside`)).toContain('noise');
  });

  it('is added once and taken out again; too many, or a browser that keeps nothing, are said', () => {
    const storage = memoryStorage();
    const own = createOwnStore(storage);
    own.getState().add(positions[0]!);
    own.getState().add(positions[0]!);
    expect(createOwnStore(storage).getState().positions).toEqual([positions[0]]);
    own.getState().remove(positions[0]!.drill.id);
    expect(keptOwn.read(storage).value).toEqual([]);
    const many = Array.from({ length: MOST_OWN }, (_, at) => ({
      ...positions[1]!,
      added: `2026-01-${10 + (at % 20)}`,
    }));
    const full = createOwnStore(
      storageWith(many.map((each, at) => ({ ...each, drill: { ...each.drill, position: `${at}` } }))),
    );
    full.getState().add(positions[0]!);
    expect(full.getState()).toMatchObject({ failed: 'full' });
    expect(full.getState().positions).toHaveLength(MOST_OWN);
    const broken = createOwnStore(withoutRoomFor('practice-own'));
    broken.getState().add(positions[0]!);
    expect(broken.getState()).toMatchObject({ failed: 'unkept', positions: [] });
  });

  it('is asked in the next set as one that was missed, on a table, and moves no rating', async () => {
    const storage = storageWith(positions);
    const store = practice(storage);
    await store.getState().begin(null);
    const { set, progress } = store.getState();
    const ids = positions.map(({ drill }) => drill.id);
    for (const id of ids) {
      expect(set?.drills).toContain(id);
      expect(progress.cards[id]).toMatchObject({ theme: 'own', missed: 1, due: TODAY });
    }
    for (
      let asked = store.getState().asked;
      asked && !ids.includes(asked.drill.id);
      asked = store.getState().asked
    ) {
      store.getState().answer(null);
      store.getState().next();
    }
    const { asked, progress: before } = store.getState();
    store.getState().answer(asked!.task.judged[0]!.action);
    expect(store.getState().asked?.answer).toMatchObject({ class: 'best', loss: 0 });
    expect(store.getState().progress.rating).toEqual(before.rating);
    expect(store.getState().progress.cards[asked!.drill.id]).toMatchObject({ box: 1, missed: 1 });
  });

  it('can be practised alone, and is no position of the day', async () => {
    const store = practice(storageWith(positions));
    await store.getState().begin('own');
    expect(store.getState().set?.drills.toSorted()).toEqual(
      positions.map(({ drill }) => drill.id).toSorted(),
    );
    const without = practice();
    await without.getState().beginDay(TODAY);
    await store.getState().beginDay(TODAY);
    expect(store.getState().asked?.drill.id).toBe(without.getState().asked?.drill.id);
    await without.getState().begin('own');
    expect(without.getState().stage).toBe('empty');
  });

  it('taken out of practice leaves no trace', async () => {
    const storage = storageWith(positions);
    const store = practice(storage);
    await store.getState().begin(null);
    const [first] = positions;
    store.getState().remove(first!.drill.id);
    expect(store.getState().own).toEqual([positions[1]]);
    expect(store.getState().progress.cards).not.toHaveProperty(first!.drill.id);
    const again = practice(storage);
    await again.getState().begin(null);
    expect(again.getState().set?.drills).not.toContain(first!.drill.id);
  });

  it('that rules do not know any more is not asked', async () => {
    const [first, second] = positions;
    const gone = { ...first!, drill: { ...first!.drill, position: 'SE nonsense' } };
    const store = practice(storageWith([gone, second!]));
    await store.getState().begin('own');
    expect(store.getState().set?.drills).toEqual([second!.drill.id]);
    expect(store.getState().own).toHaveLength(2);
  });
});

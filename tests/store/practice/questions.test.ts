import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { rulesOf } from '../../../src/engine/knownRules';
import { loadAdvisor } from '../../../src/coach/advisor';
import { makeQuestion } from '../../../src/coach/questions/questions';
import type { QuestionKind } from '../../../src/coach/questions/questions';
import { NO_QUESTIONS, SET_SIZE } from '../../../src/coach/questions/tally';
import { keptQuestions } from '../../../src/store/practice/questions/keptQuestions';
import type { QuestionPort, QuestionWish } from '../../../src/store/practice/questions/questionPort';
import { createQuestionStore } from '../../../src/store/practice/questions/questionStore';
import { keptPractice } from '../../../src/store/practice/keptPractice';
import type { SaveStorage } from '../../../src/store/saves/save';
import { memoryStorage } from '../memoryStorage';
import { withoutRoomFor } from '../withoutRoomFor';

const RULES = 'hong-kong-old';
const KEY = 'hong-kong-mahjong/practice-questions';

function nothing(): void {
  // Nobody plays at these tables.
}

/** Makes questions in place, and keeps what was wished for. */
function inPlace(): QuestionPort & { readonly wishes: QuestionWish[] } {
  const wishes: QuestionWish[] = [];
  return {
    wishes,
    make: async (wish) => {
      wishes.push(wish);
      await loadAdvisor(wish);
      return makeQuestion(wish, wish.kind, wish.seed);
    },
    end: nothing,
  };
}

function questions(storage: SaveStorage, maker: QuestionPort = inPlace()) {
  let seeds = 0;
  return createQuestionStore({
    storage,
    maker,
    games: { load: () => Promise.resolve() },
    seed: () => `set ${seeds++}`,
    schedule: () => nothing,
    pace: () => 'instant',
    faults: nothing,
    bots: { ask: nothing },
  });
}

type Store = ReturnType<typeof questions>;

/** The question that comes next, once it is on the screen. */
async function asked(store: Store, at: number) {
  for (let tries = 0; store.getState().asked?.at !== at && tries < 1000; tries++) await Promise.resolve();
  const { asked: found } = store.getState();
  if (found?.at !== at) throw new Error(`Question ${at} did not come.`);
  return found.question;
}

async function answerRight(store: Store, at: number): Promise<void> {
  const question = await asked(store, at);
  if (question.type !== 'waits') throw new Error('That is another kind of question.');
  store.getState().answer({ type: 'waits', kinds: question.waits.map(({ kind }) => kind) });
}

describe('a set of questions', () => {
  it('has ten, counts what is right, and keeps the best', async () => {
    const storage = memoryStorage();
    const store = questions(storage);
    await store.getState().begin('waits', RULES);
    for (let at = 0; at < SET_SIZE; at++) {
      if (at === 3) {
        await asked(store, at);
        store.getState().answer(null);
      } else await answerRight(store, at);
      store.getState().answer({ type: 'waits', kinds: [] });
      store.getState().next();
    }
    expect(store.getState().stage).toBe('ended');
    const { tally } = store.getState().progress.waits;
    expect(tally).toMatchObject({ answered: 10, right: 9, best: 9 });
    expect(tally.last.filter((grade) => grade === 'unknown')).toHaveLength(1);
    await store.getState().begin('waits', RULES);
    expect(store.getState().progress.waits.set?.grades).toEqual([]);
  });

  it('goes on at the same question after the page was loaded again', async () => {
    const storage = memoryStorage();
    const first = questions(storage);
    await first.getState().begin('waits', RULES);
    await answerRight(first, 0);
    first.getState().next();
    const before = await asked(first, 1);
    const second = questions(storage);
    await second.getState().begin('waits', RULES);
    expect(await asked(second, 1)).toEqual(before);
    expect(second.getState().progress.waits.tally.right).toBe(1);
  });

  it('has the next one made while the present one is answered, and each one once', async () => {
    const maker = inPlace();
    const store = questions(memoryStorage(), maker);
    await store.getState().begin('waits', RULES);
    await asked(store, 0);
    expect(maker.wishes.map(({ seed }) => seed)).toEqual(['set 0 0', 'set 0 1']);
    await answerRight(store, 0);
    store.getState().next();
    await asked(store, 1);
    expect(maker.wishes.map(({ seed }) => seed)).toEqual(['set 0 0', 'set 0 1', 'set 0 2']);
  });

  it('says that a question could not be made, and drops what comes after the player has left', async () => {
    const failing = questions(memoryStorage(), { make: () => Promise.reject(new Error('no')), end: nothing });
    await failing.getState().begin('waits', RULES);
    expect(failing.getState().stage).toBe('failed');
    const none = questions(memoryStorage(), { make: () => Promise.resolve(null), end: nothing });
    await none.getState().begin('waits', RULES);
    expect(none.getState().stage).toBe('none');
    const left = questions(memoryStorage());
    const beginning = left.getState().begin('waits', RULES);
    left.getState().leave();
    await beginning;
    expect(left.getState()).toMatchObject({ stage: 'closed', asked: null });
  });
});

describe('the table of a question', () => {
  const first = async (kind: QuestionKind) => {
    const store = questions(memoryStorage());
    await store.getState().begin(kind, RULES);
    const question = await asked(store, 0);
    return { store, question, game: store.getState().asked!.game };
  };

  it('answers by the tile that is discarded there, where a safe one is asked for', async () => {
    const { store, question, game } = await first('safest');
    if (question.type !== 'safest') throw new Error('That is another kind of question.');
    expect(game.getState().screen).toBe('table');
    expect(game.getState().view?.hand).toEqual(question.view.hand);
    const { choices, act } = game.getState();
    const other = choices.find(({ type }) => type !== 'discard');
    if (other) act(other);
    expect(store.getState().asked?.answered).toBeNull();
    const discard = choices.find((choice) => choice.type === 'discard');
    if (discard?.type !== 'discard') throw new Error('Nothing can be discarded.');
    act(discard);
    const { kinds } = rulesOf(question.view).tiles;
    expect(store.getState().asked?.answered?.answer).toEqual({ type: 'safest', kind: kinds[discard.tile] });
    expect(game.getState().choices).toEqual(choices);
  });

  it('shows the end of a hand whose worth is asked for', async () => {
    const { question, game } = await first('worth');
    if (question.type !== 'worth') throw new Error('That is another kind of question.');
    expect(game.getState().result?.deal.wins).toEqual(question.deal.wins);
    expect(game.getState().humanSeat).toBe(question.deal.wins[0]?.seat);
  });

  it('is of a seat that sees no more than is told, and is left with the question', async () => {
    const { store, question, game } = await first('waits');
    if (question.type !== 'waits') throw new Error('That is another kind of question.');
    expect(game.getState().humanSeat).toBe(question.view.seat);
    store.getState().leave();
    expect(store.getState()).toMatchObject({ stage: 'closed', asked: null });
    expect(game.getState().screen).not.toBe('table');
  });
});

it('a question that could not be made is asked for again', async () => {
  const made = inPlace();
  let refused = 0;
  const maker: QuestionPort = {
    ...made,
    make: (wish) => (refused++ === 0 ? Promise.reject(new Error('no')) : made.make(wish)),
  };
  const store = questions(memoryStorage(), maker);
  await store.getState().begin('waits', RULES);
  expect(store.getState().stage).toBe('failed');
  await store.getState().begin('waits', RULES);
  expect(store.getState().stage).toBe('asked');
});

it('a browser that keeps no questions is told of', async () => {
  const store = questions(withoutRoomFor('practice-questions'));
  await store.getState().begin('waits', RULES);
  expect(store.getState().isUnkept).toBe(true);
  const kept = questions(memoryStorage());
  await kept.getState().begin('waits', RULES);
  expect(kept.getState().isUnkept).toBe(false);
});

describe('what is kept of questions', () => {
  const kinds = Object.keys(NO_QUESTIONS) as QuestionKind[];
  const progress = {
    ...NO_QUESTIONS,
    waits: {
      tally: { answered: 2, right: 1, last: ['right', 'partly'], best: null },
      set: { rules: RULES, seed: 'a', grades: ['right', 'partly'] },
    },
  } as const;

  it('is read back as it was', () => {
    const storage = memoryStorage();
    expect(keptQuestions.read(storage)).toEqual({ value: NO_QUESTIONS, isSetAside: false, isLocked: false });
    keptQuestions.write(storage, progress);
    expect(keptQuestions.read(storage).value).toEqual(progress);
  });

  it.each(kinds)('begins %s anew where it was kept before there were such questions', (kind) => {
    const older = { version: 1, kinds: { ...progress, [kind]: undefined } };
    const storage = memoryStorage({ [KEY]: JSON.stringify(older) });
    expect(keptQuestions.read(storage).value).toEqual({ ...progress, [kind]: NO_QUESTIONS[kind] });
  });

  it.each(['{', '{"version":2,"kinds":{}}', '{"version":1,"kinds":{"waits":{"tally":{},"set":null}}}'])(
    'is set aside where it cannot be read: %s',
    (text) => {
      const storage = memoryStorage({ [KEY]: text });
      expect(keptQuestions.read(storage)).toEqual({ value: NO_QUESTIONS, isSetAside: true, isLocked: false });
      expect(JSON.parse(storage.getItem(`${KEY}-set-aside`) ?? '')).toEqual([text]);
      expect(storage.getItem(KEY)).toBe(text);
    },
  );

  it('leaves what practice kept before as it is', () => {
    const kept = '{"progress":{"version":1},"set":null}';
    const storage = memoryStorage({ 'hong-kong-mahjong/practice': kept });
    keptQuestions.write(storage, progress);
    expect(storage.getItem('hong-kong-mahjong/practice')).toBe(kept);
    expect(keptPractice.read(storage).isSetAside).toBe(true);
    expect(keptQuestions.read(storage).value).toEqual(progress);
  });
});

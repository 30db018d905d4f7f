import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { advisorFor } from '../../../src/coach/advisor';
import { loadDrills } from '../../../src/coach/drills/loadDrills';
import type { Drill } from '../../../src/coach/drills/drill';
import { Thought } from '../../../src/coach/thought';
import type { CoachPort, CoachReply } from '../../../src/store/coach/coachPort';
import { keptOwn } from '../../../src/store/practice/ownPositions';
import type { OwnPosition } from '../../../src/store/practice/ownPositions';
import type { PracticeStore } from '../../../src/store/practice/practiceTypes';
import type { Decision } from '../../../src/coach/thought';
import { memoryStorage } from '../memoryStorage';
import { withoutRoomFor } from '../withoutRoomFor';
import { practiceWith, RULES, TODAY } from './parts';

const KEPT = 'hong-kong-mahjong/practice';

/** The first position of a set that was begun. */
async function begun(...given: Parameters<typeof practiceWith>) {
  const practice = practiceWith(...given);
  await practice.getState().begin(null);
  return practice;
}

const best = ({ asked }: PracticeStore) => asked!.task.judged[0]!.action;
const worst = ({ asked }: PracticeStore) => asked!.task.judged.at(-1)!.action;

/** A coach that answers when it is told to. */
function heldCoach() {
  const questions: { decision: Decision; hear: (reply: CoachReply) => void }[] = [];
  let cancelled = 0;
  const coach: CoachPort = {
    ask: (decision, _until, hear) => void questions.push({ decision, hear }),
    cancel: () => void cancelled++,
  };
  const reply = (at: number) => {
    const { decision, hear } = questions[at]!;
    const judgement = new Thought(decision, advisorFor(decision.view)!).think('instant');
    hear({ ok: true, finding: { judgement, reasons: [], way: null } });
  };
  return { coach, questions, reply, cancelled: () => cancelled };
}

describe('an answer', () => {
  it('is kept once, and only where it is a choice of the position', async () => {
    const storage = memoryStorage();
    const practice = await begun(storage);
    const { answer } = practice.getState();
    answer({ type: 'win', seat: 9 });
    expect(practice.getState().asked?.answer).toBeNull();
    answer(best(practice.getState()));
    answer(worst(practice.getState()));
    const { asked, set } = practice.getState();
    expect(asked?.answer).toMatchObject({ class: 'best', loss: 0 });
    expect(set?.answers).toEqual([asked?.answer]);
    expect(JSON.parse(storage.getItem(KEPT)!)).toMatchObject({ set: { answers: [asked?.answer] } });
  });

  it('may be given at the table', async () => {
    const practice = await begun();
    const { asked } = practice.getState();
    asked!.game.getState().act(best(practice.getState()));
    expect(practice.getState().asked?.answer?.class).toBe('best');
    expect(asked!.game.getState().choices.length).toBeGreaterThan(0);
  });

  it('is needed before the next position comes', async () => {
    const practice = await begun();
    const first = practice.getState().asked?.drill.id;
    practice.getState().next();
    expect(practice.getState().asked?.drill.id).toBe(first);
    practice.getState().answer(null);
    practice.getState().next();
    expect(practice.getState().asked?.drill.id).toBe(practice.getState().set?.drills[1]);
  });

  it('of a day leads back to the choice of what to practise', async () => {
    const practice = practiceWith();
    await practice.getState().beginDay(TODAY);
    expect(practice.getState().day).toBe(TODAY);
    practice.getState().answer(null);
    practice.getState().next();
    expect(practice.getState()).toMatchObject({ stage: 'choosing', asked: null, day: null });
  });
});

describe('the reasons of a position', () => {
  it('are there once it is answered and thought through, whichever comes first', async () => {
    for (const isThoughtFirst of [true, false]) {
      const { coach, reply } = heldCoach();
      const practice = await begun(memoryStorage(), [], { coach });
      const steps = [() => reply(0), () => practice.getState().answer(worst(practice.getState()))];
      const [first, second] = isThoughtFirst ? steps : steps.toReversed();
      first!();
      expect(practice.getState().asked?.reasons).toEqual([]);
      second!();
      const { asked } = practice.getState();
      const isAgreed = asked!.judgement!.choices[0]!.action === asked!.task.judged[0]!.action;
      expect(asked!.reasons.length > 0).toBe(isAgreed);
    }
  });

  it('are not those of a position that was left', async () => {
    const { coach, reply, cancelled } = heldCoach();
    const practice = await begun(memoryStorage(), [], { coach });
    practice.getState().answer(null);
    const before = cancelled();
    practice.getState().next();
    expect(cancelled()).toBeGreaterThan(before);
    reply(0);
    expect(practice.getState().asked?.judgement).toBeNull();
    reply(1);
    expect(practice.getState().asked?.judgement).not.toBeNull();
  });
});

describe('a set', () => {
  it('that was begun goes on; another theme or game begins a new one', async () => {
    const storage = memoryStorage();
    const before = await begun(storage);
    before.getState().answer(null);
    before.getState().leave();
    expect(before.getState()).toMatchObject({ stage: 'choosing', asked: null });
    const { drills } = before.getState().set!;
    const later = practiceWith(storage, [], { seed: () => 'another' });
    await later.getState().begin(null);
    expect(later.getState().set).toMatchObject({ drills, answers: [{ class: 'unknown' }] });
    expect(later.getState().asked?.drill.id).toBe(drills[1]);
    const { theme } = later.getState().asked!.drill;
    await later.getState().begin(theme);
    expect(later.getState().set?.answers).toEqual([]);
    expect(later.getState().asked?.drill.theme).toBe(theme);
  });

  it('with a position that is no longer there begins anew', async () => {
    const storage = memoryStorage();
    const before = await begun(storage);
    before.getState().answer(null);
    const kept = JSON.parse(storage.getItem(KEPT)!) as { set: { drills: string[] } };
    kept.set.drills[2] = 'gone';
    storage.setItem(KEPT, JSON.stringify(kept));
    const later = await begun(storage);
    expect(later.getState().set?.drills).not.toContain('gone');
    expect(later.getState().set?.answers).toEqual([]);
  });

  it('of a game without positions is empty, and of one that does not come fails', async () => {
    const practice = practiceWith();
    practice.getState().choose('taisen');
    await practice.getState().begin(null);
    expect(practice.getState()).toMatchObject({ stage: 'empty', set: null });
    const failing = practiceWith(memoryStorage(), [], {
      games: { load: () => Promise.reject(new Error('gone')) },
    });
    await failing.getState().begin(null);
    expect(failing.getState().stage).toBe('failed');
    await failing.getState().beginDay(TODAY);
    expect(failing.getState()).toMatchObject({ stage: 'failed', day: null });
  });

  it('without a mistake has nothing to ask anew', async () => {
    const practice = await begun();
    while (practice.getState().stage === 'asked') {
      practice.getState().answer(best(practice.getState()));
      practice.getState().next();
    }
    const ended = practice.getState();
    expect(ended).toMatchObject({ stage: 'ended', asked: null, returning: [] });
    ended.retry();
    expect(practice.getState()).toMatchObject({ stage: 'ended', set: ended.set });
    expect(ended.progress.sets).not.toEqual([]);
  });

  it('is no longer kept where the browser keeps nothing, and that is said', async () => {
    expect((await begun(withoutRoomFor('practice'))).getState().isUnkept).toBe(true);
    expect((await begun()).getState().isUnkept).toBe(false);
  });
});

describe('a position that is played on', () => {
  it('goes on from what was chosen, and answers no more', async () => {
    const practice = await begun();
    practice.getState().playOn();
    expect(practice.getState().asked?.isPlayedOn).toBe(false);
    practice.getState().answer(worst(practice.getState()));
    const { game } = practice.getState().asked!;
    const { choices } = game.getState();
    practice.getState().playOn();
    expect(practice.getState().asked?.isPlayedOn).toBe(true);
    expect(game.getState().choices).not.toEqual(choices);
  });

  it('goes on from the best choice where nothing was chosen', async () => {
    const practice = await begun();
    practice.getState().answer(null);
    practice.getState().playOn();
    expect(practice.getState().asked?.isPlayedOn).toBe(true);
  });
});

describe('a position of a match', () => {
  /** The storage of a page on which the first shipped position was taken from a match. */
  async function taken() {
    const storage = memoryStorage();
    const [first] = await loadDrills(RULES);
    const drill: Drill = {
      ...first!,
      verdicts: first!.verdicts.map((each) => ({ gap: 1, ...each })),
      noise: 1,
    };
    const from = { round: 0, number: 0, repeat: 0, turn: 3, sort: 'discard' } as const;
    keptOwn.write(storage, [{ drill, class: 'mistake', from, added: TODAY }]);
    return storage;
  }

  it('is asked as one that was missed, and can be taken out', async () => {
    const practice = practiceWith(await taken());
    const { own, isSetAside, remove } = practice.getState();
    expect(isSetAside).toBe(false);
    const [{ drill }] = own as [OwnPosition];
    await practice.getState().begin(null);
    expect(practice.getState().progress.cards[drill.id]).toMatchObject({ missed: 1, due: TODAY });
    expect(practice.getState().set?.drills).toContain(drill.id);
    expect(practice.getState().set?.drills.filter((id) => id === drill.id)).toHaveLength(1);
    remove(drill.id);
    expect(practice.getState()).toMatchObject({ own: [], set: null, isUnkept: false });
    expect(practice.getState().progress.cards).not.toHaveProperty(drill.id);
  });

  it('that is not in the set leaves it as it is', async () => {
    const storage = await taken();
    const practice = practiceWith(storage);
    practice.getState().remove(practice.getState().own[0]!.drill.id);
    await practice.getState().begin(null);
    const { set } = practice.getState();
    practice.getState().remove('another');
    expect(practice.getState().set).toBe(set);
  });

  it('stays where the browser keeps nothing', async () => {
    const practice = practiceWith(withoutRoomFor('practice', await taken()));
    practice.getState().remove(practice.getState().own[0]!.drill.id);
    expect(practice.getState()).toMatchObject({ isUnkept: true, own: [{ class: 'mistake' }] });
  });
});

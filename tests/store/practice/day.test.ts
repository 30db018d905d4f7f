import { beforeAll, describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { advisorFor, loadAdvisor } from '../../../src/coach/advisor';
import { loadDrills } from '../../../src/coach/drills/loadDrills';
import { taskOf } from '../../../src/coach/drills/task';
import { streakOf } from '../../../src/coach/practice/day';
import { dateAfter } from '../../../src/coach/practice/dates';
import type { BotRequest } from '../../../src/store/bots/botPort';
import { askBots } from '../../../src/store/practice/botAnswers';
import type { BotAnswer } from '../../../src/store/practice/botAnswers';
import { memoryStorage } from '../memoryStorage';
import type { PracticePorts } from '../../../src/store/practice/practiceTypes';
import { lastChoosers, practiceWith, RULES, TODAY } from './parts';

describe('the position of a day', () => {
  it('keeps its answer: opened again it shows the same one, and is not answered twice', async () => {
    const storage = memoryStorage();
    const practice = practiceWith(storage);
    await practice.getState().beginDay(TODAY);
    const { asked, answer } = practice.getState();
    const second = asked?.task.judged[1];
    answer(second?.action ?? null);
    const { cards } = practice.getState().progress;
    const later = practiceWith(storage);
    await later.getState().beginDay(TODAY);
    expect(later.getState().asked?.answer).toMatchObject({ drill: asked?.drill.id, choice: second?.choice });
    expect(later.getState().progress.cards).toEqual(cards);
  });

  it('is there for each game that has positions, and answered in one it is open in another', async () => {
    const practice = practiceWith();
    await practice.getState().beginDay(TODAY);
    practice.getState().answer(null);
    const first = practice.getState().progress.days[TODAY];
    practice.getState().choose('classical');
    const beginning = practice.getState().beginDay(TODAY);
    expect(practice.getState()).toMatchObject({ stage: 'loading', asked: null });
    await beginning;
    expect(practice.getState()).toMatchObject({ stage: 'asked', asked: { answer: null } });
    expect(practice.getState().asked?.drill.rules).toBe('classical');
    expect(practice.getState().progress.days[TODAY]).toEqual(first);
    practice.getState().choose('taisen');
    await practice.getState().beginDay(TODAY);
    expect(practice.getState()).toMatchObject({ stage: 'empty', asked: null });
  });

  it('that was missed is asked, and can be answered later', async () => {
    const storage = memoryStorage();
    const practice = practiceWith(storage);
    const missed = dateAfter(TODAY, -3);
    practice.getState().showDays();
    expect(practice.getState().stage).toBe('days');
    await practice.getState().beginDay(missed);
    expect(practice.getState().asked?.answer).toBeNull();
    practice.getState().answer(null);
    const kept = { class: 'unknown', choice: null, on: TODAY };
    expect(practice.getState().progress.days[missed]).toMatchObject(kept);
    const later = practiceWith(storage).getState().progress;
    expect(later.days[missed]).toMatchObject(kept);
    expect(streakOf(later.days, missed)).toBe(0);
  });

  it('counts for the day on which it was asked, though it was answered after midnight', async () => {
    let today = TODAY;
    const practice = practiceWith(memoryStorage(), [], { today: () => today });
    await practice.getState().beginDay(TODAY);
    today = dateAfter(TODAY, 1);
    practice.getState().answer(null);
    const { days } = practice.getState().progress;
    expect(days[TODAY]?.on).toBe(TODAY);
    expect(streakOf(days, today)).toBe(1);
  });

  it('asks the bots once it is answered, and not before; in a set never', async () => {
    const requests: BotRequest[] = [];
    const practice = practiceWith(memoryStorage(), requests);
    await practice.getState().begin(null);
    practice.getState().answer(null);
    await practice.getState().beginDay(TODAY);
    expect(requests).toEqual([]);
    practice.getState().answer(null);
    expect(requests.map(({ bot }) => bot)).toEqual(['gentle-2', 'routes-1', 'sharp', 'master']);
    expect(requests[0]?.view).toBe(practice.getState().asked?.task.view);
    expect(practice.getState().asked?.bots.every(({ chosen }) => chosen !== null)).toBe(true);
  });
});

describe('the end of a set', () => {
  it('says what comes back and when, and asks what was missed anew', async () => {
    const practice = practiceWith();
    await practice.getState().begin(null);
    for (let at = 0; practice.getState().stage === 'asked'; at++) {
      const judged = practice.getState().asked?.task.judged ?? [];
      practice.getState().answer(judged.at(at % 2 === 0 ? 0 : -1)?.action ?? null);
      practice.getState().next();
    }
    const { returning, set, retry } = practice.getState();
    const missed = set?.answers.flatMap((answer, at) => (answer.loss > 0 ? [at + 1] : [])) ?? [];
    expect(missed.length).toBeGreaterThan(2);
    expect(returning.map(({ place }) => place)).toEqual(missed);
    expect(returning.every(({ due }) => due === TODAY)).toBe(true);
    retry();
    expect(practice.getState()).toMatchObject({ stage: 'asked', summary: null });
    expect(practice.getState().set?.drills).toEqual(returning.map(({ answer }) => answer.drill));
  });

  it('knows how the bots of a game are rated', async () => {
    const practice = practiceWith();
    await practice.getState().compare(RULES);
    expect([...practice.getState().bots.keys()]).toEqual(['gentle', 'steady', 'sharp', 'master']);
  });
});

describe('what bots chose', () => {
  beforeAll(async () => {
    const [drill] = await loadDrills(RULES);
    if (drill) await loadAdvisor(taskOf(drill).view);
  });

  async function position() {
    const [drill] = await loadDrills(RULES);
    if (!drill) throw new Error('There is no position.');
    const task = taskOf(drill);
    return { drill, task, noise: advisorFor(task.view)?.noise ?? 0 };
  }

  it('comes in one after the other, graded as answers are', async () => {
    const told: (readonly BotAnswer[])[] = [];
    const { drill, task, noise } = await position();
    const ports = lastChoosers([]);
    askBots(ports, { drill, task, noise }, (answers) => told.push(answers) > 0);
    expect(told.map((answers) => answers.filter(({ chosen }) => chosen).length)).toEqual([0, 1, 2, 3, 4]);
    const best = task.judged[0]?.action === task.choices.at(-1);
    expect(told.at(-1)?.every(({ chosen }) => (chosen?.class === 'best') === best)).toBe(true);
  });

  it('is not asked for any more once nobody wants to know', async () => {
    const requests: BotRequest[] = [];
    let heard = 0;
    askBots(lastChoosers(requests), await position(), () => ++heard < 3);
    expect(requests.map(({ bot }) => bot)).toEqual(['gentle-2', 'routes-1']);
  });

  it('is said to be missing where a bot fails; the others are still asked', async () => {
    const told: (readonly BotAnswer[])[] = [];
    const failing: PracticePorts['bots'] = {
      ask: (request, done) =>
        request.bot === 'sharp'
          ? done({ ok: false, error: 'crashed' })
          : done({ ok: true, action: request.choices[0] ?? { type: 'pass', seat: 0 } }),
    };
    askBots(failing, await position(), (answers) => told.push(answers) > 0);
    expect(told.at(-1)?.map(({ isFailed }) => isFailed)).toEqual([false, false, true, false]);
  });
});

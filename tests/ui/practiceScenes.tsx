import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { advisorFor } from '../../src/coach/advisor';
import { loadDrills } from '../../src/coach/drills/loadDrills';
import type { Drill } from '../../src/coach/drills/drill';
import type { AnswerClass } from '../../src/coach/practice/answer';
import { dateAfter } from '../../src/coach/practice/dates';
import type { DayAnswer, FinishedSet, Progress } from '../../src/coach/practice/progress';
import type { PracticeSet } from '../../src/coach/practice/session';
import { Thought } from '../../src/coach/thought';
import { loadBot } from '../../src/bots/registry';
import type { CoachPort } from '../../src/store/coach/coachPort';
import { replyTo } from '../../src/store/bots/answer';
import type { BotPort, BotReply, BotRequest } from '../../src/store/bots/botPort';
import { createPracticeStore } from '../../src/store/practice/practiceStore';
import type { PracticeStore } from '../../src/store/practice/practiceTypes';
import { StoresContext } from '../../src/ui/context';
import type { Stores } from '../../src/ui/context';
import { LiveRegion } from '../../src/ui/live/LiveRegion';
import { Stage } from '../../src/ui/practice/PracticeScreen';
import { createQuestionStore } from '../../src/store/practice/questions/questionStore';
import { QuestionsContext } from '../../src/ui/practice/questions/useQuestions';
import { PracticeContext } from '../../src/ui/practice/usePracticeStore';
import { memoryStorage } from '../store/memoryStorage';

const TODAY = '2026-11-22';
const KEY = 'hong-kong-mahjong/practice';

type Practice = StoreApi<PracticeStore>;

/** How a screen of practice is reached, from the positions that there are. */
interface PracticeScene {
  readonly rules?: string;
  readonly kept?: (drills: readonly Drill[]) => {
    readonly progress: Progress;
    readonly set: PracticeSet | null;
  };
  readonly act?: (practice: Practice, drills: readonly Drill[]) => Promise<void> | void;
}

const CLASSES: readonly AnswerClass[] = [
  'best',
  'good',
  'best',
  'inaccuracy',
  'best',
  'unknown',
  'blunder',
  'best',
  'mistake',
  'best',
];

const days = Object.fromEntries(
  [1, 2, 3, 5, 6, 8].map((back, at): [string, DayAnswer] => [
    dateAfter(TODAY, -back),
    { rules: 'hong-kong-old', drill: '00000000', class: CLASSES[at] ?? 'best' },
  ]),
);

const sets = Array.from({ length: 9 }, (_, at): FinishedSet => ({
  date: dateAfter(TODAY, at - 9),
  rules: 'hong-kong-old',
  classes: [...CLASSES.slice(at), ...CLASSES.slice(0, at)],
  loss: 4.2,
  rating: { value: 1290 + 9 * at, deviation: 120 - 5 * at },
}));

const progress: Progress = { version: 1, rating: { value: 1316, deviation: 62 }, cards: {}, sets, days };

/** The position with the longest rivers and most melds among those with most choices. */
function worstOf(drills: readonly Drill[]): Drill {
  const many = drills.filter(({ verdicts }) => verdicts.length > 3);
  const [first, ...rest] = many.length > 0 ? many : drills;
  if (!first) throw new Error('There are no positions.');
  return rest.reduce((worst, each) => (each.position.length > worst.position.length ? each : worst), first);
}

/** A set whose first answers are given, and that asks this position next. */
function setWith(drills: readonly Drill[], next: Drill, count: number): PracticeSet {
  const others = drills.filter((each) => each !== next).slice(0, 9);
  const ids = [...others.slice(0, count), next, ...others.slice(count)].map(({ id }) => id);
  const answers = others.slice(0, count).map(({ id, verdicts }, at) => {
    const answer = CLASSES[at] ?? 'best';
    const choice = verdicts[answer === 'best' ? 0 : 1]?.choice ?? null;
    return { drill: id, choice, class: answer, loss: answer === 'best' ? 0 : 1.4 };
  });
  return { rules: next.rules, drills: ids, answers };
}

const withWorst = (drills: readonly Drill[]) => ({ progress, set: setWith(drills, worstOf(drills), 4) });

/** Answers with the choice at this place, the best first; from the end, where it is negative. */
function choose(practice: Practice, place: number): void {
  const state = practice.getState();
  state.answer(state.asked?.task.judged.at(place)?.action ?? null);
}

const begin = (practice: Practice) => practice.getState().begin(null);
const beginDay = (practice: Practice) => practice.getState().beginDay(TODAY);

const asked: PracticeScene = { kept: withWorst, act: begin };

function answered(place: number): PracticeScene {
  return {
    kept: withWorst,
    act: async (practice) => {
      await begin(practice);
      choose(practice, place);
    },
  };
}

/** Which tiles to pass. */
function firstExchange(drills: readonly Drill[]): Drill {
  return drills.find(({ theme }) => theme === 'exchange') ?? worstOf(drills);
}

const exchangeAsked: PracticeScene = {
  kept: (drills) => ({ progress, set: setWith(drills, firstExchange(drills), 4) }),
  act: begin,
};

const exchangeAnswered: PracticeScene = {
  ...exchangeAsked,
  act: async (practice) => {
    await begin(practice);
    choose(practice, -1);
  },
};

const ended: PracticeScene = {
  kept: () => ({ progress, set: null }),
  act: async (practice) => {
    await begin(practice);
    for (let at = 0; practice.getState().stage === 'asked'; at++) {
      choose(practice, at % 3 === 1 ? -1 : 0);
      practice.getState().next();
    }
  },
};

const dayAnswered: PracticeScene = {
  kept: () => ({ progress, set: null }),
  act: async (practice) => {
    await beginDay(practice);
    choose(practice, 0);
  },
};

const dayWorst: PracticeScene = {
  kept: (drills) => {
    const { id, rules, verdicts } = worstOf(drills);
    const ofDay: DayAnswer = { rules, drill: id, class: 'best', choice: verdicts[0]?.choice ?? null };
    return { progress: { ...progress, days: { ...days, [TODAY]: ofDay } }, set: null };
  },
  act: beginDay,
};

/** Screens of practice: `#scene=practice-ask`. */
const practiceScenes: Readonly<Record<string, PracticeScene>> = {
  home: { kept: (drills) => ({ progress, set: setWith(drills, worstOf(drills), 4) }) },
  new: {},
  ask: asked,
  right: answered(0),
  wrong: answered(-1),
  end: ended,
  day: { kept: () => ({ progress, set: null }), act: beginDay },
  'day-answered': dayAnswered,
  'day-worst': dayWorst,
  days: { kept: () => ({ progress, set: null }), act: (practice) => practice.getState().showDays() },
  'common-ask': { ...asked, rules: 'hong-kong-common' },
  'classical-wrong': { ...answered(-1), rules: 'classical' },
  exchange: { ...exchangeAsked, rules: 'american' },
  'exchange-wrong': { ...exchangeAnswered, rules: 'american' },
};

/** Thinks at once. */
const coach: CoachPort = {
  ask: (decision, _until, hear) => {
    const advisor = advisorFor(decision.view);
    if (!advisor) return;
    const judgement = new Thought(decision, advisor).think('quick');
    hear({ ok: true, finding: { judgement, reasons: [], way: null } });
  },
  cancel: () => undefined,
};

async function decide(request: BotRequest, done: (reply: BotReply) => void): Promise<void> {
  await loadBot(request.bot, request.view);
  done(replyTo(request));
}

const bots: BotPort = {
  ask: (request, done) => void decide(request, done),
};

/** A screen of practice with what it really says. */
export async function showPractice(name: string, stores: Stores): Promise<ReactNode> {
  const { rules = 'hong-kong-old', kept, act } = practiceScenes[name] ?? {};
  if (!(name in practiceScenes)) throw new Error('There is no such scene of practice.');
  const drills = await loadDrills(rules);
  const storage = memoryStorage(kept ? { [KEY]: JSON.stringify(kept(drills)) } : {});
  const table = {
    schedule: () => () => undefined,
    pace: () => 'instant' as const,
    bots,
    faults: ({ detail }: { detail: string }) => reportError(new Error(detail)),
  };
  const practice = createPracticeStore(
    { ...table, storage, coach, games: stores.games, today: () => TODAY, seed: () => 'scene' },
    rules,
  );
  const maker = { make: () => Promise.resolve(null), end: () => undefined };
  const questions = createQuestionStore({
    ...table,
    games: stores.games,
    maker,
    storage,
    seed: () => 'scene',
  });
  await act?.(practice, drills);
  return (
    <StoresContext value={{ ...stores, table }}>
      <LiveRegion>
        <PracticeContext value={practice}>
          <QuestionsContext value={questions}>
            <Stage onClose={() => undefined} />
          </QuestionsContext>
        </PracticeContext>
      </LiveRegion>
    </StoresContext>
  );
}

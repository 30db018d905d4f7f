import { expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { advisorFor } from '../../../src/coach/advisor';
import { loadDrills } from '../../../src/coach/drills/loadDrills';
import { judgedIn, taskOf } from '../../../src/coach/drills/task';
import { Thought } from '../../../src/coach/thought';
import { exchangesOf } from '../../../src/engine/exchange';
import { ruleSetIds, rulesOf } from '../../../src/engine/knownRules';
import type { ExchangeAction } from '../../../src/engine/types';
import type { CoachPort, CoachReply } from '../../../src/store/coach/coachPort';
import type { PracticePorts } from '../../../src/store/practice/practiceTypes';
import type { Decision } from '../../../src/coach/thought';
import { memoryStorage } from '../memoryStorage';
import { practiceWith, TODAY } from './parts';

const all = await Promise.all(ruleSetIds().map(loadDrills));
const drill = all.flat().find(({ theme }) => theme === 'exchange')!;

/** An exchange on which the position has no verdict. */
function unjudged(): ExchangeAction {
  const task = taskOf(drill);
  const offer = task.choices.flatMap((each) => (each.type === 'exchange' ? (each.offer ?? []) : []))[0]!;
  const packets = exchangesOf(offer, rulesOf(task.view).tiles.faces)
    .filter(({ length }) => length === offer.most)
    .map((tiles): ExchangeAction => ({ type: 'exchange', seat: task.view.seat, tiles }));
  return packets.find((each) => !judgedIn(task, each))!;
}

/** A coach that answers the last question when it is told to. */
function heldCoach() {
  let asked: { readonly decision: Decision; readonly hear: (reply: CoachReply) => void } | null = null;
  const coach: CoachPort = {
    ask: (decision, _until, hear) => {
      asked = { decision, hear };
    },
    cancel: () => undefined,
  };
  const reply = (depth: 'instant' | 'quick') => {
    const { decision, hear } = asked!;
    const judgement = { ...new Thought(decision, advisorFor(decision.view)!).think('instant'), depth };
    hear({ ok: true, finding: { judgement, reasons: [], way: null } });
  };
  const fail = () => asked!.hear({ ok: false, why: 'failed', detail: '' });
  return { coach, reply, fail };
}

/** Practice of the day on which this position is asked. */
async function askedWith(coach: CoachPort, storage = memoryStorage()) {
  const ports: Partial<PracticePorts> = { coach };
  const practice = practiceWith(storage, [], ports);
  practice.getState().choose(drill.rules);
  const days = { [TODAY]: { rules: drill.rules, drill: drill.id, class: 'unknown' as const } };
  practice.setState(({ progress }) => ({ progress: { ...progress, days } }));
  await practice.getState().beginDay(TODAY);
  expect(practice.getState().asked?.drill.id).toBe(drill.id);
  return practice;
}

it('an exchange without a verdict is weighed by the coach, then answered and graded', async () => {
  const { coach, reply, fail } = heldCoach();
  const practice = await askedWith(coach);
  const chosen = unjudged();
  const { answer } = practice.getState();
  answer(chosen);
  expect(practice.getState().asked).toMatchObject({ weighed: chosen, answer: null });
  answer(taskOf(drill).judged[0]!.action);
  reply('instant');
  expect(practice.getState().asked?.answer).toBeNull();
  fail();
  expect(practice.getState().asked).toMatchObject({ weighed: null, answer: null });
  answer(chosen);
  reply('quick');
  const { asked } = practice.getState();
  const verdict = judgedIn(asked!.task, chosen)!;
  expect(asked?.answer).toMatchObject({ drill: drill.id, choice: verdict.choice });
  expect(asked!.task.judged[0]!.points).toBeGreaterThanOrEqual(verdict.points);
  expect(asked!.task.judged).toHaveLength(drill.verdicts.length + 1);
});

it('an exchange that was kept without a verdict is weighed anew when its day is shown again', async () => {
  const { coach, reply } = heldCoach();
  const practice = await askedWith(coach);
  practice.getState().answer(unjudged());
  reply('quick');
  const { choice, class: answered } = practice.getState().asked!.answer!;
  const kept = { rules: drill.rules, drill: drill.id, class: answered, choice };
  practice.setState(({ progress }) => ({ progress: { ...progress, days: { [TODAY]: kept } } }));
  await practice.getState().beginDay(TODAY);
  expect(practice.getState().asked?.weighed).toMatchObject({ type: 'exchange' });
  reply('quick');
  expect(practice.getState().asked?.answer).toMatchObject({ choice, class: answered });
});

import type { Task } from '../../coach/drills/task';
import type { Judgement } from '../../coach/judgement';

/** What was checked of a position, as a judgement: its choices on one scale, the best first. */
export function drillJudgement({ judged }: Task): Judgement {
  const best = judged[0]?.points ?? 0;
  const choices = judged.map(({ action, points, low, high }) => ({
    action,
    points,
    low,
    high,
    loss: best - points,
    lossLow: best - points,
    lossHigh: best - points,
    endings: null,
    after: null,
    futures: 0,
  }));
  return { depth: 'deep', choices, close: 1 };
}

import { it } from 'vitest';
import { dateAfter } from '../../../src/coach/practice/dates';
import { NO_PROGRESS, type Progress } from '../../../src/coach/practice/progress';
import { afterAnswer, gradeOf, newSet } from '../../../src/coach/practice/session';
import { manyDrills, NOISE } from '../practice/someDrills';
import { expectRecorded } from './compare';

const TODAY = '2026-02-28';
const DAYS = 12;

it('the sets of a player who practises for days, answering every third position wrong, are what they were', async () => {
  const drills = manyDrills(60).map((drill, at, all) => ({
    ...drill,
    twin: at % 5 === 0 ? (all[at + 7]?.id ?? null) : null,
  }));
  const place = new Map(drills.map(({ id }, at) => [id, at]));
  let progress: Progress = NO_PROGRESS;
  const lines: string[] = [];
  for (let day = 0; day < DAYS; day++) {
    const date = dateAfter(TODAY, day);
    const set = newSet(drills, progress, { rules: 'some-game', date, seed: `day ${day}`, theme: null });
    const marks = set.drills.map((id) => {
      const drill = drills[place.get(id)!]!;
      const isWrong = place.get(id)! % 3 === day % 3;
      const answer = gradeOf(drill, drill.verdicts[isWrong ? 1 : 0]!.choice, NOISE);
      progress = afterAnswer(progress, { drill, answer, date });
      const { box, due, seen, missed } = progress.cards[id]!;
      return `${place.get(id)} ${answer.class} box ${box} due ${due} seen ${seen} missed ${missed}`;
    });
    const { value, deviation } = progress.rating;
    lines.push([`${date} rating ${value.toFixed(2)} ±${deviation.toFixed(2)}`, ...marks].join('\n  '));
  }
  await expectRecorded('sets', lines);
});

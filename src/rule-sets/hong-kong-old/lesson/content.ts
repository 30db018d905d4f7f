import type { LessonContent } from '../../../ui/lesson/lessonPart';
import type { OldOptions } from '../options';
import { guided } from './guided';
import { tasks } from './tasks';
import type { TaskId, WrongId } from './tasks';

/** The first lesson in the old Hong Kong game. */
export const content: LessonContent<TaskId, WrongId> = {
  tasks,
  guided,
  firstMatches: [
    {
      options: { minimumFaan: 0, lowHands: 'as-three', rounds: 1 },
      hand: { tiles: '234m678p555s345sNN' },
    },
    {
      options: { minimumFaan: 1, lowHands: 'as-three', rounds: 1 },
      hand: { tiles: '234m345678p99sCCC' },
    },
    { options: { rounds: 1 }, hand: { tiles: '123345789sNNN55s' } },
  ],
  scores: {
    minimum: ({ minimumFaan }: OldOptions) => minimumFaan,
    most: 20,
    named: [
      ['common-hand', { tiles: '123m567p345678s99p' }],
      ['dragon-pong', { tiles: '234m345678p99sCCC' }],
      ['seat-wind', { tiles: '234m345678p99sSSS' }],
      ['round-wind', { tiles: '234m345678p99sEEE' }],
      ['all-pongs', { tiles: '22m', pongs: '7p3sN8m' }],
      ['clean-hand', { tiles: '123345789sNNN55s' }],
      ['pure-hand', { tiles: '11223345678999p' }],
    ],
  },
};

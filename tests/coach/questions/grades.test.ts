import { expect, it } from 'vitest';
import { gradeOf } from '../../../src/coach/questions/questions';
import type { DrillAnswer, DrillQuestion } from '../../../src/coach/questions/questions';

const waits = { type: 'waits', waits: [{ kind: 3 }, { kind: 6 }] } as unknown as DrillQuestion;
const safest = {
  type: 'safest',
  safe: 2,
  dangers: [{ kind: 1 }, { kind: 2 }, { kind: 3 }],
} as unknown as DrillQuestion;

it.each<[DrillQuestion, DrillAnswer, string]>([
  [waits, null, 'unknown'],
  [safest, null, 'unknown'],
  [waits, { type: 'waits', kinds: [6, 3] }, 'right'],
  [waits, { type: 'waits', kinds: [3] }, 'partly'],
  [waits, { type: 'waits', kinds: [1] }, 'wrong'],
  [safest, { type: 'safest', kind: 2 }, 'right'],
  [safest, { type: 'safest', kind: 3 }, 'wrong'],
])('an answer is graded by its question: %#', (question, answer, grade) => {
  expect(gradeOf(question, answer)).toBe(grade);
});

it('an answer to another kind of question is an error', () => {
  expect(() => gradeOf(waits, { type: 'safest', kind: 3 })).toThrow('An answer about safest is none');
  expect(() => gradeOf(safest, { type: 'worth', option: 0 })).toThrow('An answer about worth is none');
});

import { expect, it } from 'vitest';
import type { SafestQuestion } from '../../../src/coach/questions/safest';
import type { WorthQuestion } from '../../../src/coach/questions/worth';
import { withOwnOptions } from '../../../src/store/practice/questions/ownOptions';

const sent = { minimumFaan: 3 };
const own = { minimumFaan: 3 };

it('a question of what a hand is worth has the own options in its deal', () => {
  const question = { type: 'worth', deal: { options: sent, wall: [] } } as unknown as WorthQuestion;
  const found = withOwnOptions(question, own) as WorthQuestion;
  expect(found).toEqual(question);
  expect(found.deal.options).toBe(own);
});

it('any other has them in its view', () => {
  const question = { type: 'safest', view: { options: sent, hand: [] } } as unknown as SafestQuestion;
  const found = withOwnOptions(question, own) as SafestQuestion;
  expect(found).toEqual(question);
  expect(found.view.options).toBe(own);
});

import { isDeepStrictEqual } from 'node:util';
import type { score } from './score';
import { parseTiles } from './text';

/** Whether an answer is what the naive scoring says; sentences of refusals are each one's own, and any form of the hand will do. */
export function agree(answer: object, naive: ReturnType<typeof score>): boolean {
  if ('error' in naive) return 'error' in answer;
  if (!naive.legal) return isDeepStrictEqual(answer, naive);
  const { form, ...rest } = { form: '', ...answer };
  const { forms, ...expected } = naive;
  const told = form.split(' ').map(parseTiles);
  const isForm = forms.some((each) =>
    isDeepStrictEqual(
      each.map(({ tiles }) => tiles),
      told,
    ),
  );
  return isForm && isDeepStrictEqual(rest, expected);
}

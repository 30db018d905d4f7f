import type { Advisor } from '../../../coach/advisor';
import { positionWords } from '../../../coach/positionWords';
import { DangerCount, discardable } from '../../../coach/questions/safest/dangers';
import { Random } from '../../../engine/random';
import { sameObject } from '../../bots/sameObject';
import type { Job } from '../../threads/serve';
import type { DangerReply, DangerWish } from './dangerPort';
import type { LoadCoach } from '../thinker';

/** So many imagined deals are told of: first figures soon, then surer ones. */
const TOLD_AT = [160, 1600];
/** Between two looks at what the page wants. */
const AT_ONCE = 20;

/** Counts how likely each discard of a turn deals in, by what its seat sees. The same position gives the same figures. */
export function weigherWith(load: LoadCoach): Job<DangerWish, DangerReply> {
  return async ({ weighed: { view: asked, choices } }, { begin, tell, pause }) => {
    const view = { ...asked, options: sameObject(asked.options) };
    const advisor: Advisor | null = await load(view);
    begin();
    if (!advisor) return tell({ dangers: null });
    const random = new Random(positionWords(view, 'danger'));
    const count = new DangerCount(view, discardable(view, choices), advisor);
    for (let deals = AT_ONCE; deals <= Math.max(...TOLD_AT); deals += AT_ONCE) {
      if (!(await pause())) return;
      count.imagine(AT_ONCE, random);
      if (TOLD_AT.includes(deals)) tell({ dangers: count.dangers() });
    }
  };
}

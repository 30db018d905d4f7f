import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import '../../support/toys/loaded';
import { advisorFor } from '../../../src/coach/advisor';
import { Reviewer } from '../../../src/store/review/inThread';
import type { ReviewNews } from '../../../src/store/review/reviewPort';
import { decisionsIn, someMatch } from '../../support/reviewed';

async function review(record: unknown, hand: number, known: number, learn = advisorFor) {
  const said: ReviewNews[] = [];
  const reviewer = new Reviewer({ load: async () => undefined, learn: async (view) => learn(view) });
  await reviewer.review({ record: JSON.stringify(record), player: 0, hand, known }, (news) =>
    said.push(news),
  );
  return said;
}

const record = someMatch('hong-kong-old', 'tea');
const count = decisionsIn(record)[0]!.length;

describe('the thread of reviews, at work', () => {
  it('goes on after what is known, and says when it is done', async () => {
    const said = await review(record, 0, count - 1);
    expect(said.map(({ type }) => type)).toEqual(['begun', 'judged', 'done']);
    expect(said[0]).toEqual({ type: 'begun', total: count });
    expect(said[1]).toMatchObject({ decision: { event: decisionsIn(record)[0]!.at(-1)?.event } });
  });

  it('says that there is no coach for a game', async () => {
    const said = await review(someMatch('toy-three', 'tea'), 0, 0);
    expect(said.at(-1)).toMatchObject({ type: 'refused', why: 'no-coach' });
  });

  it('says why a record cannot be reviewed', async () => {
    const broken = { ...record, hands: record.hands.map((hand) => ({ ...hand, events: [] })) };
    expect((await review({ ...record, rulesVersion: 99 }, 0, 0)).at(-1)).toMatchObject({ why: 'failed' });
    expect((await review({ ...record, rules: 'unheard-of' }, 0, 0)).at(-1)).toMatchObject({ why: 'failed' });
    expect((await review(null, 0, 0)).at(-1)).toMatchObject({ why: 'failed' });
    expect((await review(broken, 0, 0)).at(-1)).toMatchObject({ why: 'failed' });
    const none = { why: 'failed', detail: expect.stringContaining('There is no hand 100.') as string };
    expect((await review(record, 99, 0)).at(-1)).toMatchObject(none);
  });

  it('replays a match once for all its hands, and anew for another player', async () => {
    let loaded = 0;
    const reviewer = new Reviewer({
      load: async () => void loaded++,
      learn: async (view) => advisorFor(view),
    });
    const totals: number[] = [];
    const ask = (hand: number, player: number) =>
      reviewer.review({ record: JSON.stringify(record), player, hand, known: 999 }, (news) => {
        if (news.type === 'begun') totals.push(news.total);
      });
    await ask(0, 0);
    await ask(1, 0);
    expect(loaded).toBe(1);
    await ask(0, 1);
    expect(loaded).toBe(2);
    const [own, next] = [decisionsIn(record, 0), decisionsIn(record, 1)];
    expect(totals).toEqual([own[0]!.length, own[1]!.length, next[0]!.length]);
  });

  it('reviews the hands before one that is broken', async () => {
    const [first, ...rest] = record.hands;
    const broken = { ...record, hands: [first, ...rest.map((hand) => ({ ...hand, events: [] }))] };
    expect((await review(broken, 0, count - 1)).at(-1)).toEqual({ type: 'done' });
    expect((await review(broken, 1, 0)).at(-1)).toMatchObject({ why: 'failed' });
  });
});

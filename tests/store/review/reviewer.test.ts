import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import '../../support/toys/loaded';
import { advisorFor } from '../../../src/coach/advisor';
import { reviewerWith } from '../../../src/store/review/reviewer';
import type { ReviewNews } from '../../../src/store/review/reviewPort';
import { decisionsIn, someMatch } from '../../support/reviewed';

async function review(record: unknown, hand: number, known: number, learn = advisorFor) {
  const said: ReviewNews[] = [];
  const reviewer = reviewerWith({ load: async () => undefined, learn: async (view) => learn(view) });
  const wish = { record: JSON.stringify(record), player: 0, hand, known };
  await reviewer(wish, { ...silent, tell: (news) => said.push(news) });
  return said;
}

const silent = { begin: () => undefined, pause: () => Promise.resolve(true) };

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
    for (const bad of [{ ...record, rulesVersion: 99 }, { ...record, rules: 'unheard-of' }, null, broken])
      await expect(review(bad, 0, 0)).rejects.toBeInstanceOf(Error);
    await expect(review(record, 99, 0)).rejects.toThrow('There is no hand 100.');
  });

  it('replays a match once for all its hands, and anew for another player', async () => {
    let loaded = 0;
    const reviewer = reviewerWith({
      load: async () => void loaded++,
      learn: async (view) => advisorFor(view),
    });
    const totals: number[] = [];
    const ask = (hand: number, player: number) =>
      reviewer(
        { record: JSON.stringify(record), player, hand, known: 999 },
        {
          ...silent,
          tell: (news) => {
            if (news.type === 'begun') totals.push(news.total);
          },
        },
      );
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
    await expect(review(broken, 1, 0)).rejects.toBeInstanceOf(Error);
  });
});

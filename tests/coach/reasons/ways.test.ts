import { describe, expect, it } from 'vitest';
import { newOutlook } from '../../../src/bots/routes/outlook';
import { ROUTE_SORTS } from '../../../src/bots/routes/route';
import { advisorFor } from '../../../src/coach/advisor';
import type { Advisor } from '../../../src/coach/advisor';
import { taskOf } from '../../../src/coach/drills/task';
import { wayToMinimum } from '../../../src/coach/reasons/minimum';
import { readHand } from '../../../src/coach/reasons/reading';
import type { OpenRoute } from '../../../src/coach/reasons/reading';
import type { SeatView } from '../../../src/engine/view';
import claims from '../../../src/rule-sets/hong-kong-old/drills/claims.json';

const RULES = 'hong-kong-old';
const POSITIONS = claims.drills.slice(0, 300).map((drill) => drill.split(';').at(-1)!);

interface Told {
  readonly view: SeatView;
  readonly advisor: Advisor;
  readonly ways: NonNullable<ReturnType<typeof wayToMinimum>>['ways'];
}

/** Every position in which a way is told. */
function told(): readonly Told[] {
  return POSITIONS.flatMap((text) => {
    const { view } = taskOf({ rules: RULES, position: text, verdicts: [] });
    const way = wayToMinimum(view);
    return way ? [{ view, advisor: advisorFor(view)!, ways: way.ways }] : [];
  });
}

const asked = ({ route }: OpenRoute) =>
  route.value + Number(route.concealed) + Number(route.selfDrawn) + route.concealedPongs;

describe('the ways to the minimum', () => {
  it('are at most three sorts, the nearest first, none of them more than a tile behind', () => {
    const lengths = new Set<number>();
    for (const { ways } of told()) {
      lengths.add(ways.length);
      const missing = ways.map((way) => way.missing);
      expect(missing).toEqual(missing.toSorted((a, b) => a - b));
      expect(missing.at(-1)! - missing[0]!).toBeLessThanOrEqual(1);
      expect(new Set(ways.map(({ sort, id }) => (sort === 'other' ? id : sort))).size).toBe(ways.length);
    }
    expect(lengths).toEqual(new Set([1, 2, 3]));
  });

  it('begin with the likeliest sort of the nearest hands, and the plainest hand of it', () => {
    for (const { view, advisor, ways } of told()) {
      const hand = readHand(view, null, advisor);
      const outlook = newOutlook();
      advisor.mind.survey(view, { type: 'pass', seat: view.seat }, outlook);
      const shareOf = (sort: (typeof ROUTE_SORTS)[number]) => outlook.shares[ROUTE_SORTS.indexOf(sort)] ?? 0;
      const nearest = hand.open.filter(({ missing }) => missing === hand.missing);
      const most = Math.max(...nearest.map(({ route }) => shareOf(route.sort)));
      const likeliest = nearest.filter(({ route }) => shareOf(route.sort) === most);
      const least = Math.min(...likeliest.map(asked));
      const plainest = likeliest.filter((each) => asked(each) === least).map(({ route }) => route.id);
      expect(ways[0]?.missing).toBe(hand.missing);
      expect(plainest).toContain(ways[0]?.id);
      // Behind the first, only what is likely enough, and no limit hand.
      for (const { sort } of ways.slice(1)) {
        expect(sort).not.toBe('limit');
        expect(shareOf(sort)).toBeGreaterThanOrEqual(0.03);
      }
    }
  });

  it('leave nothing out that is near and likely', () => {
    for (const { view, advisor, ways } of told()) {
      if (ways.length === 3) continue;
      const hand = readHand(view, null, advisor);
      const outlook = newOutlook();
      advisor.mind.survey(view, { type: 'pass', seat: view.seat }, outlook);
      const near = hand.open.filter(
        ({ route, missing }) =>
          missing <= (hand.missing ?? 0) + 1 &&
          route.sort !== 'limit' &&
          route.sort !== 'other' &&
          (outlook.shares[ROUTE_SORTS.indexOf(route.sort)] ?? 0) >= 0.03,
      );
      const sorts = new Set<string>(ways.map(({ sort }) => sort));
      for (const { route } of near) expect(sorts).toContain(route.sort);
    }
  });
});

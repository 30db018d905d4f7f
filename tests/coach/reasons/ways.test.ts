import { describe, expect, it } from 'vitest';
import { newOutlook } from '../../../src/bots/targets/outlook';
import { ROUTE_SORTS } from '../../../src/bots/routes/route';
import { advisorFor } from '../../../src/coach/advisor';
import type { Advisor } from '../../../src/coach/advisor';
import { taskOf } from '../../../src/coach/drills/task';
import { wayToMinimum } from '../../../src/coach/reasons/minimum';
import { readHand, routeOf } from '../../../src/coach/reasons/reading';
import type { HandReading } from '../../../src/coach/reasons/reading';
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

const routesIn = ({ open }: HandReading) =>
  open.map(({ target, missing }) => ({ route: routeOf(target)!, missing }));

const asked = ({ route }: ReturnType<typeof routesIn>[number]) =>
  route.value + Number(route.concealed) + Number(route.selfDrawn) + route.concealedPongs;

describe('the ways to the minimum', () => {
  it('are at most three sorts, none of them more than two tiles behind the nearest hand', () => {
    const lengths = new Set<number>();
    for (const { view, advisor, ways } of told()) {
      lengths.add(ways.length);
      const { missing } = readHand(view, null, advisor);
      for (const way of ways) expect(way.missing - missing!).toBeLessThanOrEqual(2);
      expect(new Set(ways.map(({ sort, id }) => (sort === 'other' ? id : sort))).size).toBe(ways.length);
    }
    expect(lengths).toEqual(new Set([1, 2, 3]));
  });

  it('begin with the likeliest sort, and are told by the nearest and plainest hand of it', () => {
    for (const { view, advisor, ways } of told()) {
      const hand = readHand(view, null, advisor);
      const outlook = newOutlook();
      advisor.mind.survey(view, { type: 'pass', seat: view.seat }, outlook);
      // A limit hand is paid thirteen times as much: so much less likely it is than its share of the hope.
      const shareOf = (sort: (typeof ROUTE_SORTS)[number]) =>
        (outlook.shares[ROUTE_SORTS.indexOf(sort)] ?? 0) * (sort === 'limit' ? 1 / 13 : 1);
      const near = routesIn(hand).filter(({ missing }) => missing <= (hand.missing ?? 0) + 2);
      const [first, ...others] = ways;
      const most = Math.max(...near.map(({ route }) => shareOf(route.sort)));
      expect(shareOf(first!.sort)).toBe(most);
      const likeliest = near.filter(({ route }) => shareOf(route.sort) === most);
      const nearest = Math.min(...likeliest.map(({ missing }) => missing));
      expect(first!.missing).toBe(nearest);
      const plain = likeliest.filter(({ missing }) => missing === nearest);
      const least = Math.min(...plain.map(asked));
      expect(plain.filter((each) => asked(each) === least).map(({ route }) => route.id)).toContain(first!.id);
      // After the first, only what is likely enough, the likelier before, and no limit hand.
      const shares = others.map(({ sort }) => shareOf(sort));
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      for (const { sort } of others) {
        expect(sort).not.toBe('limit');
        expect(shareOf(sort)).toBeGreaterThanOrEqual(0.1);
      }
    }
  });

  it('leave nothing out that is near and likely', () => {
    for (const { view, advisor, ways } of told()) {
      if (ways.length === 3) continue;
      const hand = readHand(view, null, advisor);
      const outlook = newOutlook();
      advisor.mind.survey(view, { type: 'pass', seat: view.seat }, outlook);
      const near = routesIn(hand).filter(
        ({ route, missing }) =>
          missing <= (hand.missing ?? 0) + 2 &&
          route.sort !== 'limit' &&
          route.sort !== 'other' &&
          (outlook.shares[ROUTE_SORTS.indexOf(route.sort)] ?? 0) >= 0.1,
      );
      const sorts = new Set<string>(ways.map(({ sort }) => sort));
      for (const { route } of near) expect(sorts).toContain(route.sort);
    }
  });
});

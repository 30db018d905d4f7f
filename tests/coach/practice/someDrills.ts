import fc from 'fast-check';
import { drillId, THEMES, type Drill, type Verdict } from '../../../src/coach/drills/drill';

/** The noise of the table that the drills here are judged at, in points: a mistake loses 5.6 of it, a blunder 14. */
export const NOISE = 100;

/** A choice worth so many points, with a range of so many either side. */
export function verdict(choice: string, points: number, range = 1): Verdict {
  return { choice, points, low: points - range, high: points + range };
}

/** A drill made by hand: claiming against passing, told apart from others by its number. */
export function drillOf(number: number, { best = 'pass', lead = 20, ...rest }: DrillParts = {}): Drill {
  const position = `position ${number}`;
  return {
    id: drillId('some-game', position),
    rules: 'some-game',
    theme: 'general',
    position,
    verdicts: [verdict(best, lead), verdict(best === 'pass' ? 'pong' : 'pass', 0)],
    twin: null,
    ...rest,
  };
}

type DrillParts = Partial<Drill> & { readonly best?: 'pass' | 'pong'; readonly lead?: number };

/** Drills by number, passes and claims in turn, with four leads: an inaccuracy, a mistake, two blunders. */
export function manyDrills(count: number): Drill[] {
  return Array.from({ length: count }, (_, at) =>
    drillOf(at, {
      best: at % 2 === 0 ? 'pass' : 'pong',
      lead: [4, 10, 20, 40][at % 4]!,
      theme: THEMES[at % THEMES.length]!,
    }),
  );
}

/** Drills of one game, some of them twins of the one before. */
export const someDrills = fc
  .array(
    fc.record({
      best: fc.constantFrom('pass' as const, 'pong' as const),
      theme: fc.constantFrom(...THEMES),
      isTwin: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((parts) => {
    const drills = parts.map(({ best, theme }, at) => drillOf(at, { best, theme }));
    return drills.map((drill, at) => ({
      ...drill,
      twin: parts[at]!.isTwin ? (drills[at - 1]?.id ?? null) : null,
    }));
  });

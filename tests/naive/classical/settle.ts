/** A movement of points between two seats; null is nobody. */
export interface Movement {
  readonly from: number | null;
  readonly to: number;
  readonly amount: number;
}

const EAST_SEAT = 0;
const SEATS = [0, 1, 2, 3];

/** Each pair of seats settles the difference, twice where one is East; or each keeps its own score. */
export function settle(scores: readonly number[], way: 'fines' | 'keep'): Movement[] {
  if (way === 'keep') return scores.map((amount, to) => ({ from: null, to, amount }));
  return SEATS.flatMap((a) => SEATS.filter((b) => b > a).map((b) => betweenTwo(scores, a, b)));
}

function betweenTwo(scores: readonly number[], a: number, b: number): Movement {
  const [scoreA = 0, scoreB = 0] = [scores[a], scores[b]];
  const difference = Math.abs(scoreA - scoreB);
  const amount = a === EAST_SEAT ? 2 * difference : difference;
  return scoreA < scoreB ? { from: a, to: b, amount } : { from: b, to: a, amount };
}

/** What each seat gains or pays. */
export function gains(movements: readonly Movement[]): number[] {
  return SEATS.map((seat) =>
    movements.reduce((sum, { from, to, amount }) => {
      if (to === seat) return sum + amount;
      return from === seat ? sum - amount : sum;
    }, 0),
  );
}

import { trait } from '../../src/coach/questions/safest/dealIn';
import type { DealIn } from '../../src/bots/botPart';

/** Discards of one sort: how often a seat won in imagined deals, its place in `byMelds`, and real wins of all such. */
export interface Sort {
  readonly share: number;
  readonly melds: number;
  all: number;
  won: number;
}

const ROUNDS = 400;
/** As if half a win in a thousand discards had been seen with each number of melds. */
const SEEN = { won: 0.5, all: 1000 };

/** The numbers that make these wins likeliest, found one after the other by Newton's steps, round by round. */
export function fitOdds(sorts: readonly Sort[], sizes: number): DealIn {
  const seen = Array.from({ length: sizes }, (_, melds): Sort => ({ share: 0.01, melds, ...SEEN }));
  const all = [...sorts, ...seen];
  const byMelds = Array<number>(sizes).fill(0);
  let slope = 1;
  const chanceOf = ({ share, melds }: Sort): number =>
    1 / (1 + Math.exp(-slope * trait(share) - byMelds[melds]!));
  const step = (among: readonly Sort[], sizeOf: (sort: Sort) => number): number => {
    let [short, curve] = [0, 0];
    for (const sort of among) {
      const [chance, size] = [chanceOf(sort), sizeOf(sort)];
      short += size * (sort.won - sort.all * chance);
      curve += size * size * sort.all * chance * (1 - chance);
    }
    return short / curve;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const melds of byMelds.keys())
      byMelds[melds]! += step(
        all.filter((sort) => sort.melds === melds),
        () => 1,
      );
    slope += step(all, ({ share }) => trait(share));
  }
  return { slope: rounded(slope), byMelds: byMelds.map(rounded) };
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}

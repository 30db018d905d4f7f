import type { CommonOptions } from './options';

/** The most faan that any table tells apart. */
const MOST = 13;

/** What a blameless player pays by faan, by how payment rises. Source: `RULES.md#payment`. */
const RISES: Readonly<Record<CommonOptions['rise'], readonly number[]>> = {
  'half-spicy': [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384],
  spicy: byFaan((faan) => 2 ** faan),
  '4-7-10': byFaan(stepped(4, 7, 10)),
  '4-6-8': byFaan(stepped(4, 6, 8)),
  '5-7-9': byFaan(stepped(5, 7, 9)),
};

function byFaan(pays: (faan: number) => number): number[] {
  return Array.from({ length: MOST + 1 }, (_, faan) => pays(faan));
}

/** Doubles with each faan up to the first step, then only at steps: all hands between two of them pay alike. */
function stepped(...steps: readonly [number, number, number]): (faan: number) => number {
  const [first] = steps;
  return (faan) => 2 ** (Math.min(faan, first - 1) + steps.filter((step) => step <= faan).length);
}

/** How many parts of the base make a point. */
const PARTS = { one: 1, half: 2, quarter: 4 } as const;

/** What a blameless player pays by faan, the limit left aside. A part of a point is paid as a whole one. */
export function payTable({ rise, base = 'one' }: CommonOptions): readonly number[] {
  return RISES[rise].map((points) => Math.ceil(points / PARTS[base]));
}

/** What one hand is paid, faan above the limit left aside. */
export function paidFor(options: CommonOptions, faan: number): number {
  return payTable(options)[Math.min(faan, options.limitFaan)]!;
}

import type { Person, SheetRow } from '../../store/types';

/** A line of a chart: the points of one player before the first hand and after each. */
export type ScoreLine = readonly number[];

/**
 * The points of every player by hand.
 * @param rows every hand of the match, with what each player gained
 * @param scores points by player after the last of them
 */
export function scoreLines(rows: readonly SheetRow[], scores: readonly number[]): readonly ScoreLine[] {
  return scores.map((score, player) => {
    const gains = rows.map(({ gained }) => gained[player] ?? 0);
    const line = [score - gains.reduce((sum, gain) => sum + gain, 0)];
    for (const gain of gains) line.push((line.at(-1) ?? 0) + gain);
    return line;
  });
}

const STEPS = [1, 2, 5];
const MOST_STEPS = 5;

/** Round numbers that hold all lines between them, from the lowest to the highest: at most six. */
export function axisOf(lines: readonly ScoreLine[]): readonly number[] {
  const all = lines.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  for (let power = 1; ; power *= 10) {
    for (const each of STEPS) {
      const step = each * power;
      const first = Math.floor(low / step);
      const count = Math.max(1, Math.ceil(high / step) - first);
      if (count <= MOST_STEPS) return Array.from({ length: count + 1 }, (_, at) => (first + at) * step);
    }
  }
}

/**
 * Where labels stand that want these places, so that none touches another: as near as that allows, within 0 to 100.
 * @param wanted places from the top, in parts of a hundred
 * @param gap the least distance of two
 */
export function spreadLabels(wanted: readonly number[], gap: number): readonly number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.map(() => 0);
  order.forEach((at, rank) => {
    const above = order[rank - 1];
    placed[at] = Math.max(wanted[at] ?? 0, above === undefined ? 0 : (placed[above] ?? 0) + gap);
  });
  order.toReversed().forEach((at, rank) => {
    placed[at] = Math.min(placed[at] ?? 0, 100 - rank * gap);
  });
  return placed;
}

const OTHERS = ['dashed', 'dotted', 'mixed'] as const;
type Stroke = 'own' | 'winner' | (typeof OTHERS)[number];

/** How each line is drawn, by player: yours thick, that of the winner solid, and each of the others in a way of its own. */
export function strokesOf(people: readonly Person[], scores: readonly number[]): Stroke[] {
  const best = Math.max(...scores);
  const others = people.filter((person, player) => person !== 'you' && scores[player] !== best);
  return people.map((person) => {
    if (person === 'you') return 'own';
    return OTHERS[others.indexOf(person)] ?? 'winner';
  });
}

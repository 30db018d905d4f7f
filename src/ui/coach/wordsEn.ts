/** A choice as screen readers hear it. */
export interface SpokenOption {
  /** "Pong of 5 Dots". */
  readonly name: string;
  /** The tile that is discarded with it. */
  readonly thrown: string | null;
  /** Amounts with their signs, where it has been judged. */
  readonly worth: { readonly points: string; readonly low: string; readonly high: string } | null;
  readonly marks: readonly string[];
}

function spoken({ name, thrown, worth, marks }: SpokenOption): string {
  const first = thrown === null ? name : `${name}, then discard ${thrown}`;
  const sum = worth ? [`Expected ${worth.points} points, between ${worth.low} and ${worth.high}`] : [];
  return [first, ...sum, ...marks].map((part) => `${part}.`).join(' ');
}

/** What the coach says. */
export const wordsEn = {
  title: 'Coach',
  close: 'Close the coach',
  expected: 'Expected points',
  tooClose: 'Too close to call',
  tooCloseGroup: (count: number) => `Too close to call, ${count} options`,
  options: 'Options',
  thenDiscard: 'discard',
  fromWall: 'draw from the wall',
  mark: { best: 'Best', you: 'You' },
  spoken,
};

export type CoachWords = typeof wordsEn;

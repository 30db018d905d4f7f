/** Who can be played against. */
export const OPPONENTS = ['gentle', 'steady', 'mixed'] as const;
export type Opponents = (typeof OPPONENTS)[number];

const STANDARD = 'standard';
const GENTLE = 'gentle';

/** Bot ids by opponent; `standard` stands for the standard bot of the rule set. */
const BOTS: Readonly<Record<Opponents, readonly string[]>> = {
  gentle: [GENTLE, GENTLE, GENTLE],
  steady: [],
  mixed: [STANDARD, GENTLE, STANDARD],
};

export function botsOf(opponents: Opponents): readonly string[] {
  return BOTS[opponents];
}

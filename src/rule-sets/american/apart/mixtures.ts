import { mixtureCheck } from '../../../engine/mixtures';
import type { AmericanOptions } from '../options';

/** A card without a hand. Source: `RULES.md#impossible`. */
export const mixtures = mixtureCheck('american', ({ sections }: AmericanOptions) =>
  sections.length === 0 ? { code: 'no-hands' } : null,
);

import { mixtureCheck } from '../../../engine/mixtures';
import type { AmericanOptions } from '../options';

/** A card without a hand. Source: `RULES.md#impossible`. */
export const mixtures = mixtureCheck('american', ({ sections, card = '' }: Partial<AmericanOptions>) =>
  card === '' && sections?.length === 0 ? { code: 'no-hands' } : null,
);

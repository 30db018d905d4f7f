import type { MeldShape } from '../../rules';
import type { Forms } from '../../scoring/forms';
export function formsDeficiency(_forms: Forms, _counts: readonly number[], _melds: readonly MeldShape[]): number | null { return null; }
export function setsDeficiency(_counts: readonly number[], _melds: readonly MeldShape[], _sets: number): number | null { return null; }

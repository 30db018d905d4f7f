import type { ScoreSheet, ScoreStep } from '../../engine/types';
import type { TaiwanOptions } from './options';

/** What of a sheet follows from its tai. */
export type Counted = Pick<ScoreSheet, 'legal' | 'limit' | 'steps' | 'headline' | 'total'>;

/** What so many tai are worth, in points. Source: `RULES.md#payment`. */
export function valueOf({ limitFaan: cap, basePoints, taiPoints }: TaiwanOptions, tai: number): number {
  return basePoints + taiPoints * (cap === 0 ? tai : Math.min(tai, cap));
}

/** What so many tai come to, if a win needs so many at least. Source: `RULES.md#minimum`. */
export function countTai(options: TaiwanOptions, tai: number, needs: number): Counted {
  const { limitFaan } = options;
  const legal = tai >= needs;
  const limit = legal && limitFaan > 0 && tai > limitFaan;
  const total = legal ? valueOf(options, tai) : 0;
  const steps: ScoreStep[] = [{ id: 'tai', value: tai, unit: 'tai' }];
  if (!legal) steps.push({ id: 'minimum', value: needs, unit: 'tai' });
  if (limit) steps.push({ id: 'cap', value: limitFaan, unit: 'tai' });
  if (legal) steps.push({ id: 'value', value: total, unit: 'points' });
  return { legal, limit, steps, headline: [{ value: tai, unit: 'tai' }], total };
}

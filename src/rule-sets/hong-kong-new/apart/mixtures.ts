import { mixtureCheck } from '../../../engine/mixtures';
import { newRows } from '../items';
import type { NewOptions } from '../options';

/** Items that a hand may have several times, and no hand oftener. */
const SEVERAL: readonly string[] = ['dragon-pong', 'old-and-young', 'four-in-two', 'four-in-three'];
const MOST_TIMES = 4;

/** A minimum that all items together do not reach. Source: `RULES.md#impossible`. */
export const mixtures = mixtureCheck('hong-kong-new', (options: NewOptions) => {
  const most = newRows(options).reduce(
    (sum, { id, value }) => sum + value * (SEVERAL.includes(id) ? MOST_TIMES : 1),
    0,
  );
  const needs = options.minimumFaan;
  return most < needs ? { code: 'minimum-unreachable', figures: { most, needs } } : null;
});

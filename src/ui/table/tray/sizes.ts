import { withKeys } from './choices';
import type { TrayOption } from './choices';

/** So many options have a button each; of more one button stands for each size of group. */
const MOST = 6;

/** The options with no more groups than there is room for; `opened`: those of this size alone. */
export function withFewGroups(options: readonly TrayOption[], opened: number | null): readonly TrayOption[] {
  const ofSize = options.filter(({ group }) => group !== null && group.size === opened);
  if (ofSize.length > 0) return withKeys(ofSize.map((option) => ({ ...option, of: 'mixture' })));
  if (options.length <= MOST) return options;
  return withKeys(
    options.flatMap((option) => {
      const alike = options.filter(({ group }) => option.group && group?.size === option.group.size);
      if (alike.length < 2) return [option];
      return option === alike[0] ? [{ ...option, id: `size-${alike[0].group?.size}`, of: 'size' }] : [];
    }),
  );
}

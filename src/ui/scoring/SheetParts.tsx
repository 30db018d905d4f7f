import { BaseSteps } from './BaseSteps';
import { ItemTable } from './ItemTable';
import type { SheetProps } from './ItemTable';

/** What a hand counts, what it does not, and how that becomes its worth. */
export function SheetParts({ deal, sheet }: SheetProps) {
  return (
    <>
      <ItemTable deal={deal} sheet={sheet} />
      <BaseSteps deal={deal} sheet={sheet} />
    </>
  );
}

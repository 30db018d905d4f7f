import type { ExampleBook } from '../../../engine/example';
import type { Ids } from '../table';

/** A hand for every item. */
export const examples: ExampleBook<Ids['items']> = { examples: {} as never, units: null };
